"""When each decision of Quartz can be open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from motherlode.core.kinds import table
from motherlode.core.preconditions import (
    TO_ONE,
    TO_ONE_OR_NOBODY,
    TO_SEVERAL,
    OpenDecision,
    Precondition,
    PutTo,
)
from motherlode.core.seats import is_in
from motherlode.games.quartz.cards import ANSWER
from motherlode.games.quartz.facts import ACTION_CARDS, NO_CARD, VALUABLE, Ask, Card, Crystal

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz

HANDED_OUT: Final = 2  # crystals that Gimme A Hand Here draws


class OfOne(Precondition):
    """A decision of a dwarf who is inside, with others; nothing else is open."""

    put_to = TO_ONE

    def violations(self, state: Quartz, asked: OpenDecision) -> Iterator[str]:
        """A dwarf alone is asked otherwise."""
        if not is_in(asked.seat, state.inside):
            yield "a dwarf is asked who is not inside"
        elif state.inside.bit_count() < 2:
            yield "a dwarf alone is asked otherwise than dwarves together"
        elif asked.above:
            yield "these decisions cannot be open together"
        else:
            yield from self.violations_of(state, asked)

    def violations_of(self, state: Quartz, asked: OpenDecision) -> Iterator[str]:
        """What else must be so."""
        yield from on_turn(state, asked.seat)


class Turn(OfOne):
    """Asked of the dwarf whose turn it is."""


class Keep(OfOne):
    """Crystals lie on the table, no Obsidian among them."""

    def violations_of(self, state: Quartz, asked: OpenDecision) -> Iterator[str]:
        """As many as the card draws."""
        yield from on_turn(state, asked.seat)
        yield from drawn(state, state.here_we_go_draws)
        if state.drawn_out[Crystal.OBSIDIAN]:
            yield "an obsidian lies among crystals to keep"


class Swap(OfOne):
    """Crystals lie on the table, and one of the cart can be given for one of them."""

    def violations_of(self, state: Quartz, asked: OpenDecision) -> Iterator[str]:
        """As many as the card draws."""
        yield from on_turn(state, asked.seat)
        yield from drawn(state, state.eureka_draws)
        yield from owning(state, asked.seat)


class Share(OfOne):
    """The two crystals that another dwarf has drawn lie on the table."""

    def violations_of(self, state: Quartz, asked: OpenDecision) -> Iterator[str]:
        """The miner is somebody else inside."""
        yield from on_turn(state, asked.seat)
        yield from between(state, asked.seat, asked.a)
        if state.drawn_out[Crystal.OBSIDIAN] > 1:
            yield "of two obsidians there is nothing to choose"
        elif not is_one_obsidian(state):
            yield from drawn(state, HANDED_OUT)


class Steal(OfOne):
    """Another dwarf inside has something to be taken."""

    def violations_of(self, state: Quartz, asked: OpenDecision) -> Iterator[str]:
        """The thief is the one whose turn it is."""
        yield from on_turn(state, asked.seat)
        yield from between(state, asked.seat, asked.a)
        yield from owning(state, asked.a)


class Retaliate(OfOne):
    """The thief has something to be taken."""

    def violations_of(self, state: Quartz, asked: OpenDecision) -> Iterator[str]:
        """The thief is the one whose turn it is."""
        yield from on_turn(state, asked.a)
        yield from between(state, asked.seat, asked.a)
        yield from owning(state, asked.a)


class Aimed(OfOne):
    """A card that can be answered was played at another dwarf, and has something to work on."""

    def violations_of(self, state: Quartz, asked: OpenDecision) -> Iterator[str]:
        """An Obsidian may have been sent on; everything else comes from whose turn it is."""
        card, attacker = asked.a, asked.b
        if not (card < ACTION_CARDS and ANSWER[card] != NO_CARD):
            yield "no dwarf can answer that card"
            return
        yield from between(state, asked.seat, attacker)
        if card != Card.THIS_ISNT_MINE or state.chain:
            yield from on_turn(state, attacker)
        if card == Card.THESE_DONT_BELONG:
            yield from owning(state, asked.seat)
        if card == Card.THIS_ISNT_MINE and not is_one_obsidian(state):
            yield "the obsidian that is given must lie on the table, and nothing else"


class SecondObsidian(Precondition):
    """A cart is full of Obsidian, and its owner has a token; perhaps alone in the mine."""

    put_to = TO_ONE

    def violations(self, state: Quartz, asked: OpenDecision) -> Iterator[str]:
        """Once more, and the cart is lost."""
        if not is_in(asked.seat, state.inside):
            yield "a dwarf is asked who is not inside"
        if not state.token[asked.seat]:
            yield f"seat {asked.seat} has no token to use"
        if state.cart[asked.seat][Crystal.OBSIDIAN] != state.accident_at:
            yield f"seat {asked.seat} has no obsidian too many"
        if any(above != Ask.SECOND_OBSIDIAN for above in asked.above):
            yield "these decisions cannot be open together"
        if state.inside.bit_count() == 1 and state.frames[0][0] != Ask.ALONE:
            yield "a dwarf alone is asked otherwise than dwarves together"


class LastDwarf(Precondition):
    """One is left inside, and the thrill tempts him."""

    put_to = TO_ONE

    def violations(self, state: Quartz, asked: OpenDecision) -> Iterator[str]:
        """With the variant, and if there is a choice."""
        yield from alone(state, asked, asked.seat)
        if state.must_forfeit():
            yield "the last dwarf has no choice but to mine"


class Alone(Precondition):
    """One is left inside, and has given up the bonus."""

    put_to = TO_ONE_OR_NOBODY

    def violations(self, state: Quartz, asked: OpenDecision) -> Iterator[str]:
        """Between two crystals, or while a token is asked for."""
        dwarf, draws = asked.a, asked.b
        yield from alone(state, asked, dwarf)
        if asked.put_to == PutTo.ONE and asked.seat != dwarf:
            yield "another dwarf mines alone"
        if draws > state.thrill_draws or (
            asked.put_to == PutTo.ONE and draws == state.thrill_draws
        ):
            yield f"{draws} crystals are drawn alone, of {state.thrill_draws}"
        if not draws and not state.must_forfeit():
            yield "whoever mines on alone draws at once"


class Save(Precondition):
    """The evening: everybody with crystals chooses what to keep."""

    put_to = TO_SEVERAL

    def violations(self, state: Quartz, asked: OpenDecision) -> Iterator[str]:
        """All are out, and all who have anything are asked, but not on the last day."""
        if state.inside or asked.above or state.day == state.days:
            yield "the chests are asked about in the evening, all at once"
        elif asked.waiting & asked.answered or asked.waiting | asked.answered != savers(state):
            yield "everybody is asked who has crystals to keep, and nobody else"


# -- what several have in common ------------------------------------------------------------------


def on_turn(state: Quartz, seat: int) -> Iterator[str]:
    """Whoever acts has the turn."""
    if seat != state.turn:
        yield f"it is the turn of seat {state.turn}, not of {seat}"


def between(state: Quartz, seat: int, other: int) -> Iterator[str]:
    """A card is played by a dwarf inside at another."""
    if other == seat or not is_in(other, state.inside):
        yield "a card needs two dwarves inside"


def owning(state: Quartz, seat: int) -> Iterator[str]:
    """Something valuable is in a cart."""
    if not any(state.cart[seat][:VALUABLE]):
        yield f"seat {seat} has nothing in the cart"


def drawn(state: Quartz, most: int) -> Iterator[str]:
    """Something valuable lies on the table, and no more than a card draws."""
    if not any(state.drawn_out[:VALUABLE]):
        yield "no crystals lie on the table"
    if sum(state.drawn_out) > most:
        yield f"{sum(state.drawn_out)} crystals lie on the table, where {most} are drawn"


def alone(state: Quartz, asked: OpenDecision, dwarf: int) -> Iterator[str]:
    """Nobody but the one dwarf is inside, by the variant."""
    if not state.thrill:
        yield "nobody mines on alone without the thrill"
    if state.inside != 1 << dwarf:
        yield "a dwarf alone is asked otherwise than dwarves together"
    if asked.above and (asked.above != (Ask.SECOND_OBSIDIAN,) or asked.put_to == PutTo.ONE):
        yield "these decisions cannot be open together"


def is_one_obsidian(state: Quartz) -> bool:
    """Whether one Obsidian lies on the table and nothing else."""
    return sum(state.drawn_out) == 1 and state.drawn_out[Crystal.OBSIDIAN] == 1


def savers(state: Quartz) -> int:
    """The seats that have something to keep."""
    if not state.chest_room:
        return 0
    seats = range(state.seats)
    return sum(1 << s for s in seats if any(state.cart[s][:VALUABLE]) or any(state.chest[s]))


PRECONDITIONS: Final[list[Precondition]] = table(Ask, Precondition, __name__)
