"""What a remote player is given when it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from motherlode.core.moves import Catalogue
from motherlode.core.views import View


@dataclass(frozen=True)
class Turn:
    """What one seat knows and may do. It holds no world to try moves in: only what was sent.

    `moves` are places in the `catalogue`; `interrupts` may be made though nobody asked.
    """

    seat: int
    view: View[Any]
    moves: Sequence[int]
    interrupts: Sequence[int]
    catalogue: Catalogue

    def text(self, move: int) -> str:
        """How a move reads."""
        return self.catalogue.text(move)
