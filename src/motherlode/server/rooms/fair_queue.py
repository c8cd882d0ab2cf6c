"""Whose turn it is when many wait for few: everybody gets the same share of the time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

MOST_KNOWN: Final = 10_000

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Those who have had the least time come first; what one of them wants keeps its order.

    Whoever comes after a silence begins where the others are: nobody saves time up.
    """

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, list[T]] = OrderedDict()
        self.had: OrderedDict[str, float] = OrderedDict()  # time, for each who asked lately
        self.now = 0.0  # what whoever had the last turn had had

    def put(self, who: str, item: T) -> None:
        """Somebody wants something."""
        if who not in self.waiting:
            self.waiting[who] = []
            self.charge(who, 0.0)
        self.waiting[who].append(item)

    def take(self, may: Callable[[str], bool]) -> T | None:
        """What is next for whoever has had the least of those who may have a turn now."""
        who = min(filter(may, self.waiting), key=lambda one: self.had[one], default=None)
        if who is None:
            return None
        self.now = max(self.now, self.had[who])
        item = self.waiting[who][0]
        self.discard(who, item)
        return item

    def discard(self, who: str, item: T) -> None:
        """Nobody wants it any more."""
        items = self.waiting.get(who, [])
        if item in items:
            items.remove(item)
        if not items:
            self.waiting.pop(who, None)

    def charge(self, who: str, seconds: float) -> None:
        """Somebody has had so much time."""
        self.had[who] = max(self.had.pop(who, 0.0), self.now) + seconds
        while len(self.had) > MOST_KNOWN:
            oldest = next((one for one in self.had if one not in self.waiting), None)
            if oldest is None:
                return
            del self.had[oldest]
