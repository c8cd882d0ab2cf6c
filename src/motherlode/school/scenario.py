"""A scenario: a position, the seat that somebody plays on it, and what the others do.

A performance plays moves on it and keeps what that seat may know of each, in the shape of a
replay, so that boards draw it as they draw any match. Nothing is kept between two performances:
the same moves on the same scenario always give the same steps, luck included, for the position has
its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct

import motherlode.games  # noqa: F401 - a position finds its game among them
from motherlode.core import position
from motherlode.core.events import Event
from motherlode.core.match import Legal, Match, Origin
from motherlode.core.refusal import Refusal
from motherlode.core.state import State
from motherlode.core.views import View
from motherlode.school.errors import Stale

PLAYERS: Final = {  # who sits on the other seats, in every language
    "en": ("Torvik", "Sigrun", "Hild", "Odda"),
    "ru": ("Торвик", "Сигрун", "Хильд", "Одда"),
    "pt": ("Torvik", "Sigrun", "Hild", "Odda"),
}
MOST_FORCED: Final = 40  # answers without a choice between two of those that are chosen


class ScenarioStep(Struct, frozen=True):
    """The beginning or one move: what the seat learnt by it, and what it sees afterwards.

    The same shape as a step of a replay; a move is known to the one who made it.
    """

    seat: int | None
    move: int | None
    events: list[dict[str, Any]]
    views: list[View]  # type: ignore[type-arg]  # of whatever game


@dataclass(frozen=True)
class Scenario:
    """Where something is to be played."""

    state: State  # never changed
    seat: int  # the one who looks and learns

    @classmethod
    def of(cls, data: Mapping[str, Any] | str, seat: int) -> Scenario:
        """The scenario that a position makes, as data or as text; refused if it cannot stand."""
        state = position.loads(data) if isinstance(data, str) else position.load(data)
        if not 0 <= seat < state.seats:
            raise Stale(f"there is no seat {seat} at a table for {state.seats}")
        return cls(state, seat)

    @property
    def players(self) -> dict[str, list[str]]:
        """Who sits where, in every language; the one who learns has no name here."""
        return {language: self.seated(names) for language, names in PLAYERS.items()}

    def seated(self, names: Iterable[str]) -> list[str]:
        """Names for the other seats, in their order."""
        others = iter(names)
        return ["" if seat == self.seat else next(others) for seat in range(self.state.seats)]


class Performance:
    """What comes of a scenario when it is played on."""

    def __init__(self, scenario: Scenario) -> None:
        state = scenario.state
        self.seat = scenario.seat
        self.match = Match.resume(0, Origin(state, 0, (None,) * state.seats, False))
        self.steps = [self.step(None, None, ())]

    # -- playing ---------------------------------------------------------------------------

    def play(self, seat: int, move: int | str) -> None:
        """One move of any seat; a refused one changes nothing."""
        events = self.match.play(seat, move)
        made = self.match.made[-1].move
        self.steps.append(self.step(seat, made if seat == self.seat else None, events))

    def follow(self, script: Iterable[str]) -> None:
        """Moves of any seats by their texts, as in `1: mine`; what is no choice needs no line."""
        for line in script:
            self.answer_for_others()
            seat, found, text = line.partition(": ")
            if not found or not seat.isdecimal():
                raise Stale(f"a move of a script reads like '1: mine', not {line!r}")
            self.play(int(seat), text)
        self.answer_for_others()

    def answer_for_others(self) -> None:
        """Make the moves of the others that are no choice, until somebody has one."""
        for _ in range(MOST_FORCED):
            forced = self.forced()
            if forced is None:
                return
            self.play(*forced)
        raise Stale("the others answer without end")

    def forced(self) -> tuple[int, int] | None:
        """A seat that another plays, and the only move it has."""
        for seat in self.match.state.asked():
            moves = self.match.legal(seat).moves
            if seat != self.seat and len(moves) == 1:
                return seat, moves[0]
        return None

    def step(self, seat: int | None, move: int | None, events: Sequence[Event]) -> ScenarioStep:
        """What the seat that learns is told."""
        told = (event.seen_by(self.seat) for event in events)
        seen = [event for event in told if event is not None]
        return ScenarioStep(seat, move, seen, [self.match.state.view(self.seat)])

    # -- what is so now ----------------------------------------------------------------------

    @property
    def asked(self) -> bool:
        """Whether the seat that learns has a move to make."""
        return self.seat in self.match.state.asked()

    def legal(self) -> Legal:
        """What the seat may do now."""
        if self.match.state.over:
            return Legal((), ())
        return self.match.legal(self.seat)

    def why_not(self, move: int) -> Refusal | None:
        """Why the seat cannot make a move now; None if it can."""
        refusal: Refusal | None = self.match.state.why_not(self.seat, move)
        return refusal
