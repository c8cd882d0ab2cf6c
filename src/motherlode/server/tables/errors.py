"""What can be refused at a table."""

from __future__ import annotations

from typing import Self

from motherlode.core.errors import MotherlodeError


class TableError(MotherlodeError):
    """Refused, and nothing has changed; `error` is a word for programs."""

    def __init__(self, error: str, text: str) -> None:
        super().__init__(text)
        self.error = error

    def __reduce__(self) -> tuple[type[Self], tuple[str, str]]:
        """How it gets from one process to another."""
        return type(self), (self.error, str(self))


class NotYours(TableError):
    """Somebody tried to do what only another may do."""


class NotNow(TableError):
    """Right in itself, but the table is not there, or no longer."""
