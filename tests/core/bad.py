"""Bad input: something is refused with a reason, and nothing has changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from motherlode.core import position
from motherlode.core.errors import MotherlodeError
from motherlode.core.state import State

NO_INTS: Final[list[Any]] = [None, True, "0", 0.0, 1.5, [], (0,), {}, b"\x00"]
HUGE: Final = 10**30


@contextmanager
def refused(kind: type[MotherlodeError], *words: str) -> Iterator[None]:
    """Expect an error of that kind that says all of the words."""
    with pytest.raises(kind) as caught:
        yield
    for word in words:
        assert word in str(caught.value)


@contextmanager
def unchanged(state: State) -> Iterator[None]:
    """Nothing about the state changes."""
    before = position.dumps(state)
    yield
    assert position.dumps(state) == before
