"""What a dwarf can be asked. Nothing is kept here: a decision reads the ints it was asked with.

The three ints after the seat are named by the decision that uses them; an unused one keeps
its letter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.decision import Decision
from motherlode.core.kinds import table
from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.quartz.bravery import forfeit_bonus, take_bonus
from motherlode.games.quartz.cards import ACTION_TABLE, ANSWER
from motherlode.games.quartz.choices import Keep
from motherlode.games.quartz.deck import play_card
from motherlode.games.quartz.facts import (
    ACTION_CARDS,
    LEAVE,
    MINE,
    PASS,
    USE_TOKEN,
    Ask,
    Card,
    Events,
)
from motherlode.games.quartz.heuristics import (
    load,
    next_bonus,
    patience,
    weigh_leaving,
    weigh_mining,
)
from motherlode.games.quartz.offers import (
    card_of,
    is_play,
    played_at,
)
from motherlode.games.quartz.reactions import reaction

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


class Turn(Decision):
    """Leave, mine one crystal or play one action; a token may be spent before that."""

    def moves(self, state: Quartz, me: Seat, a: int, b: int, c: int) -> None:
        """There is always one way: out."""
        state.offer(LEAVE)
        if not state.is_bag_empty():
            state.offer(MINE)
        if state.can_use_token(me):
            state.offer(USE_TOKEN)
        for card in range(ACTION_CARDS):
            if state.hand[me][card]:
                ACTION_TABLE[card].offer(state, me)

    def play(self, state: Quartz, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """One action and the turn is over; a token is not an action."""
        if move == LEAVE:
            state.leave(me)
        elif move == MINE:
            state.mine(me)
        elif move == USE_TOKEN:
            state.use_token(me)
            state.ask(Ask.TURN, me)
        else:
            card = card_of(move)
            play_card(state, card, me, move)
            ACTION_TABLE[card].play(state, me, move)

    def weigh(self, state: Quartz, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """Mine, leave, or play a card; a token can still be used when it is needed."""
        if move == MINE:
            return weigh_mining(state, me) + patience(state, me)
        if move == LEAVE:
            return weigh_leaving(state)
        card = card_of(move)
        return ACTION_TABLE[card].weigh(state, me, move) - 1000 * state.card_price[card]

    @outer
    def refuse(
        self, state: Quartz, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """In one's own turn: mine, play a blue card or leave."""
        if move == MINE:
            return Refusal("bag-empty", "Q3.3")
        if not is_play(move):
            return Refusal("not-in-a-turn", "Q3.7")
        card = card_of(move)
        if card >= ACTION_CARDS:
            return Refusal("reaction-in-own-turn", "Q10.1", {"card": Card.names[card]})
        if not state.hand[me][card]:
            return Refusal("not-in-hand", "Q3.4", {"card": Card.names[card]})
        return ACTION_TABLE[card].refuse(state, me, card, played_at(move))


class Aimed(Decision):
    """`me` is the target of `card` and may answer it with the card that defends against it.

    Everybody is asked, with or without such a card: the asking must not tell.
    """

    def moves(self, state: Quartz, me: Seat, card: int, attacker: Seat, c: int) -> None:
        """Let it happen, or answer."""
        state.offer(PASS)
        if state.hand[me][ANSWER[card]]:
            reaction(ANSWER[card]).offer(state, me, attacker)

    def play(self, state: Quartz, move: int, me: Seat, card: int, attacker: Seat, c: int) -> None:
        """The action hits, or the answer counts instead."""
        if move == PASS:
            state.tell(Events.LET_HAPPEN, EVERYONE, me, card)
            ACTION_TABLE[card].hit(state, attacker, me)
        else:
            play_card(state, ANSWER[card], me, move)
            reaction(ANSWER[card]).play(state, me, attacker, move)

    def weigh(self, state: Quartz, move: int, me: Seat, card: int, attacker: Seat, c: int) -> int:
        """Let it happen, or spend the card that prevents it."""
        if move == PASS:
            return 0
        answer = ANSWER[card]
        return reaction(answer).weigh(state, me, move) - 1000 * state.card_price[answer]

    @outer
    def refuse(
        self, state: Quartz, clause: str, move: int, me: Seat, card: int, attacker: Seat, c: int
    ) -> Refusal:
        """A target may let it happen or answer with one kind of card."""
        answer = ANSWER[card]
        if not is_play(move) or card_of(move) != answer:
            return Refusal("wrong-answer", clause, {"card": Card.names[answer]})
        if not state.hand[me][answer]:
            return Refusal("not-in-hand", clause, {"card": Card.names[answer]})
        return reaction(answer).refuse(state, me, attacker, played_at(move))


class SecondObsidian(Decision):
    """`me` has one Obsidian too many and a token that would take it away."""

    def moves(self, state: Quartz, me: Seat, a: int, b: int, c: int) -> None:
        """The accident, or the token."""
        state.offer(PASS)
        state.offer(USE_TOKEN)

    def play(self, state: Quartz, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Now or never."""
        if move == USE_TOKEN:
            state.use_token(me)
        else:
            state.accident(me)

    def weigh(self, state: Quartz, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """The cart against the token."""
        return load(state, me) - 1000 * state.token_price if move == USE_TOKEN else 0


class LastDwarf(Decision):
    """What a Thrill: take the bonus and go, or give it up and mine on?"""

    def moves(self, state: Quartz, me: Seat, a: int, b: int, c: int) -> None:
        """Out or on."""
        state.offer(LEAVE)
        if not state.is_bag_empty():
            state.offer(MINE)

    def play(self, state: Quartz, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """The bonus, or the first crystal instead of it."""
        if move == LEAVE:
            take_bonus(state, me)
            state.evening()
        else:
            forfeit_bonus(state, me)
            state.then(Ask.ALONE, me, 1)
            state.mine(me)

    def weigh(self, state: Quartz, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """The crystal against the last bonus."""
        return weigh_mining(state, me) if move == MINE else next_bonus(state)

    @outer
    def refuse(
        self, state: Quartz, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """Out or on."""
        return not_mined(clause, move)


class Alone(Decision):
    """What a Thrill: the bonus is gone, `drawn` crystals are drawn; stop or mine another?"""

    def moves(self, state: Quartz, me: Seat, dwarf: Seat, drawn: int, c: int) -> None:
        """Out or on."""
        state.offer(LEAVE)
        if not state.is_bag_empty():
            state.offer(MINE)

    def play(self, state: Quartz, move: int, me: Seat, dwarf: Seat, drawn: int, c: int) -> None:
        """Home, or one more."""
        if move == LEAVE:
            state.walk_out(me)
            state.evening()
        else:
            state.then(Ask.ALONE, me, drawn + 1)
            state.mine(me)

    def resume(self, state: Quartz, me: Seat, drawn: int, c: int) -> None:
        """After each crystal: an accident or the last allowed draw ends the day."""
        if not state.is_inside(me):
            state.evening()
        elif drawn >= state.thrill_draws:
            state.walk_out(me)
            state.evening()
        else:
            state.ask(Ask.ALONE, me, me, drawn)

    def weigh(self, state: Quartz, move: int, me: Seat, dwarf: Seat, drawn: int, c: int) -> int:
        """There is nothing to lose but the cart."""
        return weigh_mining(state, me) if move == MINE else 0

    @outer
    def refuse(
        self, state: Quartz, clause: str, move: int, me: Seat, dwarf: Seat, drawn: int, c: int
    ) -> Refusal:
        """Out or on."""
        return not_mined(clause, move)


@outer
def not_mined(clause: str, move: int) -> Refusal:
    """Out or on: nothing to mine, or the wrong sort of answer."""
    return Refusal("bag-empty", "Q3.3") if move == MINE else Refusal("another-question", clause)


DECISIONS: Final[list[Decision]] = table(Ask, Decision, __name__, Keep.__module__)
