"""Modules of bots that a test has written: imported, and forgotten again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def forget_guests(*modules: str) -> Iterator[None]:
    """What is imported in the block is imported anew the next time."""
    path = sys.path[:]
    try:
        yield
    finally:
        sys.path[:] = path
        for name in modules:
            sys.modules.pop(name, None)
