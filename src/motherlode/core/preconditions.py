"""When a decision can be open: what must be so on the table, and whom it is put to.

A game has a precondition for each of its decisions, of the class that is called like the decision.
They hold after every move of every match, and a position that breaks one is refused: what is
asked can always be answered, and the answer always carried out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import Any, ClassVar, NamedTuple

from motherlode.core.frames import ANSWERS, ASKED, DECISION, FIRST, FRAME, NO_ANSWER, WAITING
from motherlode.core.state import State


class PutTo(Enum):
    """Whom a decision is put to."""

    ONE = "one seat"
    SEVERAL = "several seats at once"
    NOBODY = "nobody"


class OpenDecision(NamedTuple):
    """A frame of the stack, for whoever looks at it from outside."""

    decision: int
    seat: int  # NO_SEAT unless it is put to one
    a: int
    b: int
    c: int
    waiting: int  # the seats that a window still waits for
    answers: tuple[int, ...]
    above: tuple[int, ...]  # the decisions that lie on top of it, the lowest first

    @property
    def put_to(self) -> PutTo:
        """Whom it is put to."""
        if self.seat >= 0:
            return PutTo.ONE
        return PutTo.SEVERAL if self.waiting else PutTo.NOBODY

    @property
    def answered(self) -> int:
        """The seats that have answered a window."""
        return sum(1 << seat for seat, move in enumerate(self.answers) if move != NO_ANSWER)


class Precondition:
    """What must be so while a decision is open."""

    facts = ("put_to",)
    verbs = ("violations",)
    put_to: ClassVar[frozenset[PutTo]]

    def violations(self, state: Any, asked: OpenDecision) -> Iterator[str]:
        """Why it cannot be open at this table."""
        raise NotImplementedError


TO_ONE = frozenset({PutTo.ONE})
TO_SEVERAL = frozenset({PutTo.SEVERAL})
TO_SEVERAL_OR_NOBODY = frozenset({PutTo.SEVERAL, PutTo.NOBODY})
TO_ONE_OR_NOBODY = frozenset({PutTo.ONE, PutTo.NOBODY})


def open_decisions(state: State) -> list[OpenDecision]:
    """The stack, the lowest first."""
    return decisions_of(state.frames[: state.depth], state.seats)


def decisions_of(frames: list[list[int]], seats: int) -> list[OpenDecision]:
    """Frames as decisions, the lowest first."""
    kinds = tuple([frame[DECISION] for frame in frames])
    return [open_decision(frame, seats, kinds[n + 1 :]) for n, frame in enumerate(frames)]


def open_decision(frame: list[int], seats: int, above: tuple[int, ...]) -> OpenDecision:
    """A frame, and what lies on it."""
    a, b, c = frame[FIRST : FIRST + 3]
    answers = tuple(frame[ANSWERS : ANSWERS + seats])
    return OpenDecision(frame[DECISION], frame[ASKED], a, b, c, frame[WAITING], answers, above)


def moves_if_asked(state: State, decision: int, seat: int, about: int = 0) -> list[int]:
    """The moves that would answer a decision, were it put to a seat and nothing else open."""
    other = state.copy()
    frames = other.frames
    frames[0] = [decision, seat, about, *[0] * (FRAME - FIRST - 1)]
    other.frames = frames
    other.depth = 1
    return other.moves(seat)


def broken_preconditions(
    state: State, preconditions: Sequence[Precondition], names: Sequence[str]
) -> Iterator[str]:
    """What is asked although it cannot be."""
    decisions = open_decisions(state)
    if found := [*misput(decisions, preconditions, names)]:
        yield from found
        return
    for asked in decisions:
        yield from preconditions[asked.decision].violations(state, asked)


def misput(
    decisions: Iterable[OpenDecision], preconditions: Sequence[Precondition], names: Sequence[str]
) -> Iterator[str]:
    """Those of some decisions that are put to others than they can be."""
    for asked in decisions:
        whom = preconditions[asked.decision].put_to
        if asked.put_to not in whom:
            others = " or ".join(sorted(one.value for one in whom))
            yield f"{names[asked.decision]} is put to {others}, not to {asked.put_to.value}"
