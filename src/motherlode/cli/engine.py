"""Which form of the engine is at work: nobody shall wait for the slow one unawares."""

from __future__ import annotations

from typing import Final

import motherlode

COMPILED: Final = "engine: compiled"
REMEDY: Final = (
    "install a C compiler (gcc) and then motherlode again, not with -e, to have it compiled"
)
PLAIN: Final = f"engine: PLAIN PYTHON, about 80 times slower; {REMEDY}"


def engine() -> str:
    """The line that says it."""
    return COMPILED if motherlode.compiled else PLAIN
