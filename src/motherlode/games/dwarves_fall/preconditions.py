"""When each decision of Dwar7s Fall can be open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from motherlode.core.kinds import table
from motherlode.core.preconditions import TO_ONE, TO_SEVERAL, OpenDecision, Precondition
from motherlode.games.dwarves_fall.facts import PLACE, Ask, Phase

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


class OfTurn(Precondition):
    """A decision of the player whose turn it is, in a certain part of it; nothing else is open."""

    put_to = TO_ONE
    phase: ClassVar[int] = Phase.ACTING

    def violations(self, state: DwarvesFall, asked: OpenDecision) -> Iterator[str]:
        """Whose turn, which part of it, and what else must be so."""
        if asked.above:
            yield f"{1 + len(asked.above)} decisions are open at once"
        if asked.seat != state.turn:
            yield f"seat {asked.seat} is asked in the turn of {state.turn}"
        if state.phase != self.phase:
            yield f"{Ask.names[asked.decision]} is asked while {Phase.names[self.phase]}"
        yield from self.violations_of(state, asked)

    def violations_of(self, state: DwarvesFall, asked: OpenDecision) -> Iterator[str]:
        """What else must be so; most decisions need no more than an answer."""
        yield from ()


class Act(OfTurn):
    """There is always a way: being done."""


class Spot(OfTurn):
    """A card has left the hand, and there are others to lay it at."""


class Rotate(OfTurn):
    """A card was just laid: it lies on top, and nobody stands on it."""

    def violations_of(self, state: DwarvesFall, asked: OpenDecision) -> Iterator[str]:
        """One of one's own."""
        card = PLACE.at(asked.seat, asked.a)
        if not state.top[card] or any(state.dwarves[card]):
            yield "a card is being turned that does not lie on the table, or not alone"


class Swap(OfTurn):
    """A dwarf was chosen that stands on a card."""

    def violations_of(self, state: DwarvesFall, asked: OpenDecision) -> Iterator[str]:
        """One that is there."""
        if not state.dwarves[PLACE.at(asked.c, asked.b)][asked.a]:
            yield "a dwarf is being swapped that is not there"


class Work(OfTurn):
    """Dwarves are ready somewhere."""

    phase = Phase.WORKING


class Dig(OfTurn):
    """There is a stack to dig."""

    phase = Phase.WORKING


class Buy(OfTurn):
    """There is always a way: buying nothing."""

    phase = Phase.WORKING


class Discard(OfTurn):
    """The hand is too large."""

    phase = Phase.DISCARDING

    def violations_of(self, state: DwarvesFall, asked: OpenDecision) -> Iterator[str]:
        """There is something to discard."""
        if not state.must_discard(asked.seat):
            yield f"seat {asked.seat} has no cards too many"


class ToKeepers(Precondition):
    """A decision of everybody whose goal is still secret, each on their own."""

    put_to = TO_SEVERAL

    def violations(self, state: DwarvesFall, asked: OpenDecision) -> Iterator[str]:
        """Nothing else is open, and nobody else is asked."""
        if asked.above:
            yield f"{1 + len(asked.above)} decisions are open at once"
        if asked.waiting & asked.answered or asked.waiting | asked.answered != state.keepers():
            yield "everybody is asked whose goal is secret, and nobody else"
        yield from self.violations_of(state)

    def violations_of(self, state: DwarvesFall) -> Iterator[str]:
        """When the moment has come."""
        raise NotImplementedError


class AfterWork(ToKeepers):
    """The last work of a turn is done."""

    def violations_of(self, state: DwarvesFall) -> Iterator[str]:
        """In the part of the turn in which dwarves work."""
        if state.phase != Phase.WORKING:
            yield "nobody has worked"


class LastReveal(ToKeepers):
    """The last turn is done."""

    def violations_of(self, state: DwarvesFall) -> Iterator[str]:
        """After the last turns, or because nothing moves."""
        is_stalled = state.quiet > state.quiet_rounds * state.seats
        if not (state.closing and not state.last_turns) and not is_stalled:
            yield "the last turn is not done"


PRECONDITIONS: Final[list[Precondition]] = table(Ask, Precondition, __name__)
