"""How long bots take: as long for an answer without a choice as for one with a choice."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from motherlode.bots.levels import longest_thought

INTERRUPTING: Final = -1  # in the place of a seat: all who may step in
SHARE: Final = 4  # bots think so much shorter about stepping in


class Pace:
    """Whatever a bot does takes as long as the longest of its kind so far, or as its level may."""

    def __init__(
        self,
        longest: Mapping[int, float],
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.longest = dict(longest)
        self.clock = clock
        self.sleep = sleep

    @contextmanager
    def even(self, who: int) -> Iterator[None]:
        """What happens inside takes its whole time."""
        begun = self.clock()
        yield
        spent = self.clock() - begun
        self.longest[who] = max(spent, self.longest.get(who, 0.0))
        self.sleep(self.longest[who] - spent)


class Hurry(Pace):
    """Nobody is there to be told anything by the time."""

    def __init__(self) -> None:
        super().__init__({})

    @contextmanager
    def even(self, who: int) -> Iterator[None]:
        """As long as it takes."""
        yield


def pace_of(levels: Mapping[int, str], people: int) -> Pace:
    """The pace of a table with people, or of one without."""
    if not people:
        return Hurry()
    longest = {seat: longest_thought(level) for seat, level in levels.items()}
    return Pace({**longest, INTERRUPTING: max(longest.values(), default=0.0) / SHARE})
