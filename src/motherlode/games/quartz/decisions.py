"""What a dwarf can be asked. Nothing is kept here: a decision reads the ints it was asked with.

The three ints after the seat are named by the decision that uses them; an unused one keeps
its letter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.frames import NO_ANSWER
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.quartz.bravery import forfeit_bonus, take_bonus
from motherlode.games.quartz.cards import ACTIONS, ANSWER, reaction
from motherlode.games.quartz.carts import retaliate, steal, swap
from motherlode.games.quartz.deck import play_card
from motherlode.games.quartz.names import (
    ACTION_CARDS,
    ALONE,
    CRYSTALS,
    KEEP_NONE,
    LEAVE,
    LET_HAPPEN,
    MINE,
    PASS,
    TAKE,
    TURN,
    USE_TOKEN,
)
from motherlode.games.quartz.numbering import card_of, given_of, taken_of
from motherlode.games.quartz.offering import offer_pairs, offer_sets, offer_singles, offer_swaps
from motherlode.games.quartz.selling import gather_goods, sell
from motherlode.games.quartz.sets import kept, taken

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


class Decision:
    """A question to `me`: the moves that answer it, and what each of them does."""

    def moves(self, state: Quartz, me: Seat, a: int, b: int, c: int) -> None:
        """Offer the answers."""
        raise NotImplementedError

    def play(self, state: Quartz, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def resume(self, state: Quartz, a: int, b: int, c: int) -> None:
        """Go on when all answers of a window have come, or when the way is clear."""
        raise NotImplementedError


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
                ACTIONS[card].offer(state, me)

    def play(self, state: Quartz, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """One action and the turn is over; a token is not an action."""
        if move == LEAVE:
            state.leave(me)
        elif move == MINE:
            state.mine(me)
        elif move == USE_TOKEN:
            state.use_token(me)
            state.ask(TURN, me)
        else:
            card = card_of(move)
            play_card(state, card, me, move)
            ACTIONS[card].play(state, me, move)


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
            state.tell(LET_HAPPEN, EVERYONE, me, card)
            ACTIONS[card].hit(state, attacker, me)
        else:
            play_card(state, ANSWER[card], me, move)
            reaction(ANSWER[card]).play(state, me, attacker, move)


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


class Keep(Decision):
    """Here We Go: which of the drawn crystals do you keep?"""

    def moves(self, state: Quartz, me: Seat, a: int, b: int, c: int) -> None:
        """Any of them."""
        offer_sets(state, state.drawn_out, 3)

    def play(self, state: Quartz, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Into the cart with them, and the rest into the bag."""
        for place in range(3):
            if kept(move, place) >= 0:
                state.place(kept(move, place), me)
        state.put_all_back()


class Swap(Decision):
    """Eureka!: which crystal of the cart for which of the drawn ones?"""

    def moves(self, state: Quartz, me: Seat, a: int, b: int, c: int) -> None:
        """Any exchange, or none."""
        state.offer(PASS)
        offer_swaps(state, me)

    def play(self, state: Quartz, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """One comes, everything else goes."""
        if move != PASS:
            swap(state, me, given_of(move), taken_of(move))
        state.put_all_back()


class Share(Decision):
    """Gimme A Hand Here: which of the two do you take? `miner` gets the other."""

    def moves(self, state: Quartz, me: Seat, miner: Seat, b: int, c: int) -> None:
        """A valuable one."""
        offer_singles(state, state.drawn_out)

    def play(self, state: Quartz, move: int, me: Seat, miner: Seat, b: int, c: int) -> None:
        """The other one is the miner's, even an Obsidian."""
        state.place(move - TAKE, me)
        for crystal in range(CRYSTALS):
            if state.drawn_out[crystal]:
                state.place(crystal, miner)


class Steal(Decision):
    """These Don't Belong To You: which two crystals of `victim` do you take?"""

    def moves(self, state: Quartz, me: Seat, victim: Seat, b: int, c: int) -> None:
        """Two, or the only one."""
        if state.valuables(victim) > 1:
            offer_pairs(state, state.cart[victim])
        else:
            offer_singles(state, state.cart[victim])

    def play(self, state: Quartz, move: int, me: Seat, victim: Seat, b: int, c: int) -> None:
        """From cart to cart."""
        for place in range(2):
            if taken(move, place) >= 0:
                steal(state, taken(move, place), victim, me)


class Retaliate(Decision):
    """Thievery? Unacceptable!: which crystal do you take from the `thief`?"""

    def moves(self, state: Quartz, me: Seat, thief: Seat, b: int, c: int) -> None:
        """A valuable one."""
        offer_singles(state, state.cart[thief])

    def play(self, state: Quartz, move: int, me: Seat, thief: Seat, b: int, c: int) -> None:
        """From cart to cart."""
        retaliate(state, move - TAKE, thief, me)


class Save(Decision):
    """The evening: what goes into the chest? All choose at once; the rest is sold."""

    def moves(self, state: Quartz, me: Seat, a: int, b: int, c: int) -> None:
        """Anything out of cart and chest, as much as the chest holds."""
        gather_goods(state, me)
        offer_sets(state, state.goods, state.chest_room)

    def resume(self, state: Quartz, a: int, b: int, c: int) -> None:
        """Everybody has chosen: sell, one after the other."""
        for seat in range(state.seats):
            gather_goods(state, seat)
            if state.answers[seat] == NO_ANSWER:
                sell(state, seat, KEEP_NONE)
            else:
                sell(state, seat, state.answers[seat])
        state.end_day()


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
            state.then(ALONE, me, 1)
            state.mine(me)


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
            state.then(ALONE, me, drawn + 1)
            state.mine(me)

    def resume(self, state: Quartz, me: Seat, drawn: int, c: int) -> None:
        """After each crystal: an accident or the last allowed draw ends the day."""
        if not state.is_inside(me):
            state.evening()
        elif drawn >= state.thrill_draws:
            state.walk_out(me)
            state.evening()
        else:
            state.ask(ALONE, me, me, drawn)


DECISIONS: Final[list[Decision]] = [
    Turn(),
    Aimed(),
    SecondObsidian(),
    Keep(),
    Swap(),
    Share(),
    Steal(),
    Retaliate(),
    Save(),
    LastDwarf(),
    Alone(),
]
