"""How long each seat may still think. Time passes only by what the log says."""

from __future__ import annotations

from collections.abc import Iterable

from motherlode.server.protocol import ClockFacts
from motherlode.server.terms import Clock

SECOND = 1000  # milliseconds
ON_RETURN = 30 * SECOND  # what somebody who comes back has at least


class Clocks:
    """One clock a seat; it runs while the seat is asked."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * SECOND] * seats
        self.since: list[int | None] = [None] * seats

    def turn(self, now: int, asked: Iterable[int], answered: int | None) -> None:
        """Somebody answered or was asked: stop the clocks of the others, start the new ones."""
        if self.clock.kind == "none":
            return
        thinking = set(asked)
        for seat, since in enumerate(self.since):
            if since is not None and (seat == answered or seat not in thinking):
                self.stop(seat, now)
            if seat in thinking and self.since[seat] is None:
                self.since[seat] = now

    def stop(self, seat: int, now: int) -> None:
        """A seat has answered, or is asked no longer."""
        if self.clock.kind == "move":
            self.left[seat] = self.clock.seconds * SECOND
        else:
            self.left[seat] = self.left_at(seat, now) + self.clock.increment * SECOND
        self.since[seat] = None

    def refill(self, seat: int, now: int) -> None:
        """Somebody is back and gets time to look."""
        whole = self.clock.seconds * SECOND if self.clock.kind == "move" else ON_RETURN
        self.left[seat] = max(self.left_at(seat, now), whole)
        if self.since[seat] is not None:
            self.since[seat] = now

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
