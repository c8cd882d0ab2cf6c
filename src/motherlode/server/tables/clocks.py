"""How long each seat may still think. Time passes only by what the log says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from motherlode.server.protocol import ClockFacts
from motherlode.server.terms import Clock

SECOND = 1000  # milliseconds


class ClockMark(Struct, frozen=True, gc=False):
    """All clocks as they were when a move was made, for whoever takes it back."""

    at: int
    left: tuple[int, ...]
    used: tuple[int, ...]


class Clocks(Struct, frozen=True):
    """One clock a seat; it runs while the seat is asked."""

    clock: Clock
    left: tuple[int, ...]  # milliseconds, when the clock was last stopped
    since: tuple[int | None, ...]  # when it was started, if it runs
    used: tuple[int, ...]  # milliseconds for which it has ever run, until it was last stopped

    @classmethod
    def full(cls, clock: Clock, seats: int) -> Self:
        """Clocks that nobody has used."""
        return cls(clock, (clock.seconds * SECOND,) * seats, (None,) * seats, (0,) * seats)

    def turned(
        self, now: int, asked: Iterable[int], answered: int | None, earns: bool = True
    ) -> Self:
        """Somebody answered or was asked: the clocks of the others stop, the new ones start."""
        if self.clock.kind == "none":
            return self
        thinking = set(asked)
        left, since, used = list(self.left), list(self.since), list(self.used)
        for seat, started in enumerate(self.since):
            if started is not None and (seat == answered or seat not in thinking):
                left[seat] = self.next_time(seat, now, seat == answered and earns)
                since[seat] = None
                used[seat] = self.used_at(seat, now)
            if seat in thinking and since[seat] is None:
                since[seat] = now
        return replace(self, left=tuple(left), since=tuple(since), used=tuple(used))

    def next_time(self, seat: int, now: int, answered: bool) -> int:
        """What a seat has for the next time when it has answered, or is asked no longer."""
        if self.clock.kind == "move":
            return self.clock.seconds * SECOND
        return self.left_at(seat, now) + (self.clock.increment * SECOND if answered else 0)

    # -- taking back -----------------------------------------------------------------------

    def mark(self, now: int) -> ClockMark:
        """All clocks as they are."""
        seats = range(len(self.left))
        return ClockMark(
            now,
            tuple(self.left_at(seat, now) for seat in seats),
            tuple(self.used_at(seat, now) for seat in seats),
        )

    def restored(self, mark: ClockMark, now: int, asked: Iterable[int], agreed: bool) -> Self:
        """The clocks as they were, less the time that has passed.

        Whoever took a move back unasked pays for all of it, as if the move had not been made;
        if all agreed everybody pays for what they used themselves.
        """
        thinking = set(asked)
        seats = range(len(self.left))
        charged = [self.charge(seat, mark, now, seat in thinking, agreed) for seat in seats]
        return replace(
            self,
            left=tuple(max(0, mark.left[seat] - charged[seat]) for seat in seats),
            since=tuple(now if seat in thinking else None for seat in seats),
            used=tuple(self.used_at(seat, now) for seat in seats),
        )

    def charge(self, seat: int, mark: ClockMark, now: int, asked: bool, agreed: bool) -> int:
        """What a seat pays for an undo; who is not asked then has its next move's time whole."""
        if not asked and (self.clock.kind == "move" or not agreed):
            return 0
        return self.used_at(seat, now) - mark.used[seat] if agreed else now - mark.at

    # -- what is so now --------------------------------------------------------------------

    def running(self, seat: int, now: int) -> int:
        """For how long the clock of a seat runs by now."""
        since = self.since[seat]
        return 0 if since is None else now - since

    def left_at(self, seat: int, now: int) -> int:
        """What is left to a seat."""
        return max(0, self.left[seat] - self.running(seat, now))

    def used_at(self, seat: int, now: int) -> int:
        """For how long the clock of a seat has ever run."""
        return self.used[seat] + self.running(seat, now)

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
