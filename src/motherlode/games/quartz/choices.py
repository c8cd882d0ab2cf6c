"""The decisions that choose crystals: from the table, from a cart, for the chest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.decision import Decision
from motherlode.core.frames import NO_ANSWER
from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import Seat
from motherlode.games.quartz.carts import retaliate, steal, swap
from motherlode.games.quartz.facts import (
    KEEP,
    PASS,
    SWAP,
    TAKE,
    TAKE_OBSIDIAN,
    UP_TO_THREE,
    Crystal,
)
from motherlode.games.quartz.heuristics import (
    sale_without,
    weigh_keeping,
    weigh_sharing,
    weigh_taking,
)
from motherlode.games.quartz.offers import (
    kept,
    offer_pairs,
    offer_sets,
    offer_singles,
    offer_swaps,
    shared,
    taken,
)
from motherlode.games.quartz.scoring import gather_goods, sell

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


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

    def weigh(self, state: Quartz, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """All of them."""
        return weigh_keeping(state, move)

    @outer
    def refuse(
        self, state: Quartz, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """Only what was drawn."""
        return not_there(clause, KEEP.has(move))


class Swap(Decision):
    """Eureka!: which crystal of the cart for which of the drawn ones?"""

    def moves(self, state: Quartz, me: Seat, a: int, b: int, c: int) -> None:
        """Any exchange, or none."""
        state.offer(PASS)
        offer_swaps(state, me)

    def play(self, state: Quartz, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """One comes, everything else goes."""
        if move != PASS:
            swap(state, me, SWAP.given(move), SWAP.taken(move))
        state.put_all_back()

    def weigh(self, state: Quartz, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """The rise in price."""
        if move == PASS:
            return 0
        return 1000 * (state.price[SWAP.taken(move)] - state.price[SWAP.given(move)])

    @outer
    def refuse(
        self, state: Quartz, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """Only crystals that are there."""
        return not_there(clause, SWAP.has(move))


class Share(Decision):
    """Gimme A Hand Here: which of the two do you take, if any? `miner` gets the rest."""

    def moves(self, state: Quartz, me: Seat, miner: Seat, b: int, c: int) -> None:
        """Any one of them, even an Obsidian, or none."""
        state.offer(PASS)
        offer_singles(state, state.drawn_out)
        if state.drawn_out[Crystal.OBSIDIAN]:
            state.offer(TAKE_OBSIDIAN)

    def play(self, state: Quartz, move: int, me: Seat, miner: Seat, b: int, c: int) -> None:
        """The rest is the miner's; an Obsidian comes last, for it may cost him the whole cart."""
        if move != PASS:
            state.place(shared(move), me)
        for crystal in range(Crystal.size):
            for _ in range(state.drawn_out[crystal]):
                state.place(crystal, miner)

    def weigh(self, state: Quartz, move: int, me: Seat, miner: Seat, b: int, c: int) -> int:
        """What comes to me, and what the miner is left with."""
        return weigh_sharing(state, shared(move), me, miner)

    @outer
    def refuse(
        self, state: Quartz, clause: str, move: int, me: Seat, miner: Seat, b: int, c: int
    ) -> Refusal:
        """One of those that are there."""
        if TAKE.has(move) and taken(move, 1) >= 0:
            return Refusal("only-one", clause)
        return not_there(clause, TAKE.has(move) or move == TAKE_OBSIDIAN)


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

    def weigh(self, state: Quartz, move: int, me: Seat, victim: Seat, b: int, c: int) -> int:
        """The dearer the better."""
        return weigh_taking(state, move)

    @outer
    def refuse(
        self, state: Quartz, clause: str, move: int, me: Seat, victim: Seat, b: int, c: int
    ) -> Refusal:
        """Two valuable ones of those that are there."""
        if move == TAKE_OBSIDIAN:
            return Refusal("not-an-obsidian", clause)
        if TAKE.has(move) and taken(move, 1) < 0 and state.valuables(victim) > 1:
            return Refusal("take-two", clause)
        return not_there(clause, TAKE.has(move))


class Retaliate(Decision):
    """Thievery? Unacceptable!: which crystal do you take from the `thief`?"""

    def moves(self, state: Quartz, me: Seat, thief: Seat, b: int, c: int) -> None:
        """A valuable one."""
        offer_singles(state, state.cart[thief])

    def play(self, state: Quartz, move: int, me: Seat, thief: Seat, b: int, c: int) -> None:
        """From cart to cart."""
        retaliate(state, taken(move, 0), thief, me)

    def weigh(self, state: Quartz, move: int, me: Seat, thief: Seat, b: int, c: int) -> int:
        """The dearer the better."""
        return weigh_taking(state, move)

    @outer
    def refuse(
        self, state: Quartz, clause: str, move: int, me: Seat, thief: Seat, b: int, c: int
    ) -> Refusal:
        """One valuable one of those that are there."""
        if move == TAKE_OBSIDIAN:
            return Refusal("not-an-obsidian", clause)
        if TAKE.has(move) and taken(move, 1) >= 0:
            return Refusal("only-one", clause)
        return not_there(clause, TAKE.has(move))


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
                sell(state, seat, KEEP.at(UP_TO_THREE.none_of()))
            else:
                sell(state, seat, state.answers[seat])
        state.end_day()

    def weigh(self, state: Quartz, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """What is worth most tonight and tomorrow."""
        return weigh_keeping(state, move) + sale_without(state, me, move)

    @outer
    def refuse(
        self, state: Quartz, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """Only what is there, and as much as the chest holds."""
        many = sum(kept(move, place) >= 0 for place in range(3)) if KEEP.has(move) else 0
        if many > state.chest_room:
            return Refusal("chest-too-small", clause, {"most": state.chest_room})
        return not_there(clause, KEEP.has(move))


@outer
def not_there(clause: str, fits: bool) -> Refusal:
    """A choice of crystals: crystals that are not there, or the wrong sort of answer."""
    return Refusal("crystals-not-there" if fits else "another-decision", clause)
