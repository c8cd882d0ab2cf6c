"""The deal of a finished match, played again at other tables."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from motherlode.server.log_events import DealAllowed, DealPlayed


class DealPlays(Struct, frozen=True):
    """Which seats let others play their deal, and at which tables that was done."""

    allowed: frozenset[int] = frozenset()
    codes: tuple[str, ...] = ()

    def after(self, event: DealAllowed | DealPlayed) -> DealPlays:
        """What one more event makes of it."""
        if isinstance(event, DealPlayed):
            return replace(self, codes=(*self.codes, event.code))
        seat = frozenset({event.seat})
        return replace(self, allowed=self.allowed | seat if event.allowed else self.allowed - seat)
