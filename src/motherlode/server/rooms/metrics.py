"""What a process can tell about itself; the web layer makes metrics of it."""

from __future__ import annotations


class Metrics:
    """Counts nothing by itself: whoever wants to know overrides what interests them."""

    def moved(self, seconds: float) -> None:
        """A move was asked for, written and told to everyone within so many seconds."""

    def thought(self, seconds: float) -> None:
        """A bot thought so long."""

    def refused(self, error: str) -> None:
        """A request was refused."""

    def failed(self, error: Exception) -> None:
        """Something went wrong that should not."""
