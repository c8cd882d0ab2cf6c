"""The numbers of Leduc poker by name."""

from __future__ import annotations

from typing import Final

JACK: Final = 0
QUEEN: Final = 1
KING: Final = 2
RANKS: Final = 3
NO_CARD: Final = -1

BET: Final = 0  # the only decision

FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2

DEALT: Final = 0
FOLDED: Final = 1
CALLED: Final = 2
RAISED: Final = 3
OPENED: Final = 4
WON: Final = 5
