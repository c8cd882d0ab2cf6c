"""What the school refuses."""

from __future__ import annotations

from motherlode.core.errors import MotherlodeError


class SchoolError(MotherlodeError):
    """Something cannot be taught or answered like that."""


class NoLesson(SchoolError):
    """There is no such lesson."""


class Stale(SchoolError):
    """A lesson that does not agree with the rules any more, or was never right."""
