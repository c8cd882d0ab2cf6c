"""How long each seat may still think. Time passes only by what the log says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from motherlode.server.protocol import ClockFacts
from motherlode.server.terms import Clock

SECOND = 1000  # milliseconds
ON_RETURN = 30 * SECOND  # what somebody who comes back has at least


class Clocks(Struct, frozen=True):
    """One clock a seat; it runs while the seat is asked."""

    clock: Clock
    left: tuple[int, ...]  # milliseconds, when the clock was last stopped
    since: tuple[int | None, ...]  # when it was started, if it runs

    @classmethod
    def full(cls, clock: Clock, seats: int) -> Self:
        """Clocks that nobody has used."""
        return cls(clock, (clock.seconds * SECOND,) * seats, (None,) * seats)

    def turned(self, now: int, asked: Iterable[int], answered: int | None) -> Self:
        """Somebody answered or was asked: the clocks of the others stop, the new ones start."""
        if self.clock.kind == "none":
            return self
        thinking = set(asked)
        left, since = list(self.left), list(self.since)
        for seat, started in enumerate(self.since):
            if started is not None and (seat == answered or seat not in thinking):
                left[seat], since[seat] = self.after_answer(seat, now), None
            if seat in thinking and since[seat] is None:
                since[seat] = now
        return replace(self, left=tuple(left), since=tuple(since))

    def after_answer(self, seat: int, now: int) -> int:
        """What a seat has for the next time when it has answered, or is asked no longer."""
        if self.clock.kind == "move":
            return self.clock.seconds * SECOND
        return self.left_at(seat, now) + self.clock.increment * SECOND

    def refilled(self, seat: int, now: int) -> Self:
        """Somebody is back and gets time to look."""
        whole = self.clock.seconds * SECOND if self.clock.kind == "move" else ON_RETURN
        left, since = list(self.left), list(self.since)
        left[seat] = max(self.left_at(seat, now), whole)
        if since[seat] is not None:
            since[seat] = now
        return replace(self, left=tuple(left), since=tuple(since))

    def left_at(self, seat: int, now: int) -> int:
        """What is left to a seat."""
        since = self.since[seat]
        return max(0, self.left[seat] - (0 if since is None else now - since))

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat runs out, if its clock runs."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def facts(self, now: int) -> dict[int, ClockFacts]:
        """All clocks; none if nobody counts the time."""
        if self.clock.kind == "none":
            return {}
        return {
            seat: ClockFacts(self.left_at(seat, now), since is not None)
            for seat, since in enumerate(self.since)
        }
