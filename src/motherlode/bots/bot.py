"""What every bot can do."""

from __future__ import annotations

from typing import Protocol

from motherlode.core.outlook import Outlook


class Bot(Protocol):
    """Chooses one of the moves of an Outlook."""

    def choose(self, outlook: Outlook) -> int:
        """The move to play."""
