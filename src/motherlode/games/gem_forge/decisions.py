"""What a player can be asked. Nothing is kept here: a decision reads the ints it was asked with.

The three ints after the seat are named by the decision that uses them; an unused one keeps
its letter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.decision import Decision
from motherlode.core.frames import NO_ANSWER
from motherlode.core.hands import lay_down
from motherlode.core.kinds import table
from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, NO_SEAT, Seat
from motherlode.games.gem_forge.actions import (
    act,
    is_action,
    offer_actions,
    refuse_action,
    weigh_action,
)
from motherlode.games.gem_forge.deck import drop_card, limit_hands
from motherlode.games.gem_forge.facts import (
    ANY_ORDER,
    CARD_OF,
    CHOOSE,
    DROP,
    END_TURN,
    KEEP,
    NO_MOVE,
    PASS,
    PLAY_CANCEL,
    RETURN,
    SCORE,
    THREE_PLACES,
    THROW,
    Ask,
    Card,
    Events,
    Gem,
)
from motherlode.games.gem_forge.heuristics import (
    A_LOOK,
    AN_END,
    charm,
    weigh_choice,
    weigh_return,
    weigh_score,
)
from motherlode.games.gem_forge.reactions import CARD_TABLE, IN_HAND
from motherlode.games.gem_forge.scoring import (
    offer_new_tiles,
    offer_scores,
    score,
    take_tile,
    throw_away,
)
from motherlode.games.gem_forge.slope import let_all_down, let_down, return_loose
from motherlode.games.gem_forge.tiles import owes_a_brown_one

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


class ChooseTiles(Decision):
    """The set-up: which three of the five tiles do you keep? All choose at once, in secret."""

    def moves(self, state: GemForge, me: Seat, a: int, b: int, c: int) -> None:
        """Any three."""
        for places in range(THREE_PLACES.size):
            state.offer(KEEP.at(places))

    def resume(self, state: GemForge, a: int, b: int, c: int) -> None:
        """All tiles are turned up, the market is laid out, and the first turn begins."""
        for seat in range(state.seats):
            state.lay_out(seat, state.answers[seat])
        state.open_market()

    def weigh(self, state: GemForge, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """The three that are liked best."""
        return weigh_choice(state, me, move)


class Turn(Decision):
    """Your turn: actions while there are any, finished tiles at any moment."""

    def moves(self, state: GemForge, me: Seat, a: int, b: int, c: int) -> None:
        """Drawing a card is always possible, so is one of the ways out after the last action."""
        if state.actions:
            offer_actions(state, me)
        elif not owes_a_brown_one(state, me):
            state.offer(END_TURN)
        offer_scores(state, me)

    def play(self, state: GemForge, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Scoring costs no action, everything else one."""
        if move == END_TURN:
            state.next_turn()
        elif SCORE.has(move):
            score(state, me, SCORE.slots(move))
        else:
            state.actions -= 1
            act(state, move, me)

    def weigh(self, state: GemForge, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """Score, act, or end the turn."""
        if SCORE.has(move):
            return weigh_score(state, me, SCORE.slots(move))
        return AN_END if move == END_TURN else weigh_action(state, move, me)

    @outer
    def refuse(
        self, state: GemForge, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """Scoring and the end have conditions of their own; everything else needs an action."""
        if SCORE.has(move):
            return Refusal("unfinished", "G6.1")
        if move == END_TURN:
            return self.refuse_end(state)
        if not is_action(move):
            return super().refuse(state, clause, move, me, a, b, c)
        if not state.actions:
            return Refusal("no-actions-left", "G2.2")
        return refuse_action(state, move, me)

    @outer
    def refuse_end(self, state: GemForge) -> Refusal:
        """A turn ends after its actions and after its brown tiles."""
        if state.actions:
            return Refusal("actions-left", "G2.2", {"actions": state.actions})
        return Refusal("brown-tile-left", "G6.2")


class NewTile(Decision):
    """Which tile of the market takes the place of one handed in? `left` are still to come.

    Up to `throwable` tiles may be thrown away first, once.
    """

    def moves(self, state: GemForge, me: Seat, left: int, throwable: int, c: int) -> None:
        """Any tile, or others first."""
        offer_new_tiles(state, throwable)

    def play(self, state: GemForge, move: int, me: Seat, left: int, throwable: int, c: int) -> None:
        """Take one, or throw some away and look again."""
        if THROW.has(move):
            throw_away(state, me, THROW.stalls(move))
            state.ask(Ask.NEW_TILE, me, left, 0)
        else:
            take_tile(state, me, CHOOSE.stall(move))
            if left > 1:
                state.ask(Ask.NEW_TILE, me, left - 1, 0)

    def weigh(self, state: GemForge, move: int, me: Seat, left: int, throwable: int, c: int) -> int:
        """The tile that is liked best, unless all of them are liked little."""
        return A_LOOK if THROW.has(move) else charm(state, me, state.market[CHOOSE.stall(move)])

    @outer
    def refuse(
        self, state: GemForge, clause: str, move: int, me: Seat, left: int, throwable: int, c: int
    ) -> Refusal:
        """Some may be thrown away before, as many as are new, and once."""
        if not THROW.has(move):
            return super().refuse(state, clause, move, me, left, throwable, c)
        if not throwable:
            return Refusal("thrown-already", "G6.6")
        return Refusal("thrown-too-many", "G6.6", {"most": throwable})


class Cancelling(Decision):
    """`player` has just played `card`: does anybody cancel it? `cancels` are played already.

    Everybody else is asked, with or without such a card: the asking must not tell.
    """

    def moves(self, state: GemForge, me: Seat, card: int, player: Seat, cancels: int) -> None:
        """Let it be, or cancel it."""
        state.offer(PASS)
        if state.hand[me][Card.CANCEL]:
            CARD_TABLE[Card.CANCEL].offer(state, me)

    def resume(self, state: GemForge, card: int, player: Seat, cancels: int) -> None:
        """The first who cancels, going round, does; then that card may be cancelled too."""
        for step in range(1, state.seats):
            seat = (player + step) % state.seats
            if state.answers[seat] == PLAY_CANCEL:
                lay_down(state, Card.CANCEL, seat)
                state.tell(Events.PLAYED, EVERYONE, seat, Card.CANCEL, player)
                state.ask_all(Ask.CANCELLING, state.others(seat), Card.CANCEL, seat, cancels + 1)
                return
        self.settle(state, cancels)

    def settle(self, state: GemForge, cancels: int) -> None:
        """Nobody cancels any more: an even number of cancels lets the first card work."""
        move = state.played
        state.played = NO_MOVE
        card = CARD_OF[move]
        if cancels % 2:
            state.tell(Events.CANCELLED, EVERYONE, state.player, card)
        else:
            state.discard[card] -= 1  # else it could be shuffled in and drawn by its own work
            CARD_TABLE[card].work(state, state.player, move)
            state.discard[card] += 1

    def weigh(
        self, state: GemForge, move: int, me: Seat, card: int, player: Seat, cancels: int
    ) -> int:
        """A card against me is worth stopping, and a stop of my own card is worth stopping."""
        if move == PASS:
            return 0
        saved = CARD_TABLE[Card.CANCEL].weigh(state, me, move)
        return (-saved if cancels % 2 else saved) - IN_HAND[Card.CANCEL]

    @outer
    def refuse(
        self,
        state: GemForge,
        clause: str,
        move: int,
        me: Seat,
        card: int,
        player: Seat,
        cancels: int,
    ) -> Refusal:
        """An open card may be cancelled, or let be."""
        return refuse_answer(state, clause, move, me, Card.CANCEL)


class Following(Decision):
    """`player` has taken or inserted a gem: does anybody do the same with `card`?

    Everybody else is asked. All follow cards are laid open at once and then work one after
    the other, going round; each may be cancelled.
    """

    def moves(self, state: GemForge, me: Seat, card: int, player: Seat, laid: int) -> None:
        """Let it be, or follow."""
        state.offer(PASS)
        if state.hand[me][card]:
            CARD_TABLE[card].offer(state, me)

    def resume(self, state: GemForge, card: int, player: Seat, laid: int) -> None:
        """Lay the cards open, then put the next of them forward."""
        if not laid:
            self.lay_open(state, card, player)
        for step in range(1, state.seats):
            seat = (player + step) % state.seats
            move = state.answers[seat]
            if move != NO_ANSWER:
                state.answers[seat] = NO_ANSWER
                state.then(Ask.FOLLOWING, card, player, 1)
                state.put_forward(move, seat)
                return

    def lay_open(self, state: GemForge, card: int, player: Seat) -> None:
        """Everybody who follows shows the card."""
        for step in range(1, state.seats):
            seat = (player + step) % state.seats
            if state.answers[seat] == PASS:
                state.answers[seat] = NO_ANSWER
            else:
                lay_down(state, card, seat)
                state.tell(Events.PLAYED, EVERYONE, seat, card, NO_SEAT)

    def weigh(
        self, state: GemForge, move: int, me: Seat, card: int, player: Seat, laid: int
    ) -> int:
        """A gem for a card."""
        return 0 if move == PASS else CARD_TABLE[card].weigh(state, me, move) - IN_HAND[card]

    @outer
    def refuse(
        self, state: GemForge, clause: str, move: int, me: Seat, card: int, player: Seat, laid: int
    ) -> Refusal:
        """An action may be followed, or let be."""
        return refuse_answer(state, clause, move, me, card)


class HandLimit(Decision):
    """Too many cards in your hand: which one goes? All who are asked choose at once."""

    def moves(self, state: GemForge, me: Seat, a: int, b: int, c: int) -> None:
        """Any of them."""
        for card in range(Card.size):
            if state.hand[me][card]:
                state.offer(DROP.at(card))

    def resume(self, state: GemForge, a: int, b: int, c: int) -> None:
        """Discard, and again if it is still too many."""
        for seat in range(state.seats):
            if state.answers[seat] != NO_ANSWER:
                drop_card(state, DROP.card(state.answers[seat]), seat)
        limit_hands(state)

    def weigh(self, state: GemForge, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """The one of the least worth."""
        return -IN_HAND[DROP.card(move)]

    @outer
    def refuse(
        self, state: GemForge, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """Only what is in the hand."""
        if not DROP.has(move):
            return super().refuse(state, clause, move, me, a, b, c)
        return Refusal("not-in-hand", clause, {"card": Card.names[DROP.card(move)]})


class Returning(Decision):
    """Several gems go back to the mine: which one next, or all in any order?"""

    def moves(self, state: GemForge, me: Seat, a: int, b: int, c: int) -> None:
        """Any colour among them, or whatever order."""
        state.offer(ANY_ORDER)
        for gem in range(Gem.size):
            if state.loose[gem]:
                state.offer(RETURN.at(gem))

    def play(self, state: GemForge, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """It rolls down, and so do the others."""
        if move == ANY_ORDER:
            let_all_down(state, me)
        else:
            gem = RETURN.gem(move)
            state.loose[gem] -= 1
            let_down(state, me, gem)
            return_loose(state, me)

    def weigh(self, state: GemForge, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """Where the line is short, what I can use comes first; else any order will do."""
        return 0 if move == ANY_ORDER else weigh_return(state, me, RETURN.gem(move))

    @outer
    def refuse(
        self, state: GemForge, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """Only what is loose."""
        return Refusal("not-loose" if RETURN.has(move) else "another-decision", clause)


@outer
def refuse_answer(state: GemForge, clause: str, move: int, me: Seat, card: int) -> Refusal:
    """Only one card answers, and it has to be there."""
    if CARD_OF[move] != card:
        return Refusal("wrong-answer", clause, {"card": Card.names[card]})
    if not state.hand[me][card]:
        return Refusal("not-in-hand", clause, {"card": Card.names[card]})
    return CARD_TABLE[card].refuse(state, me, move)


DECISIONS: Final[list[Decision]] = table(Ask, Decision, __name__)
