"""What can go wrong, as a small tree: everything the engine refuses is a `MotherlodeError`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from motherlode.core.refusal import Refusal


class MotherlodeError(ValueError):
    """Something was refused; nothing has changed."""


class UnknownGame(MotherlodeError):
    """No game is registered under that name."""


class SetupError(MotherlodeError):
    """A game cannot be started like that."""


class InvalidSeats(SetupError):
    """Too few or too many seats."""


class InvalidSeed(SetupError):
    """Neither a seed for simulation nor a key for a live table."""


class InvalidOption(SetupError):
    """No such option, or no such choice."""


class InvalidComponents(SetupError):
    """A components file that cannot be played with."""


class MoveError(MotherlodeError):
    """A move was refused."""


class InvalidMove(MoveError):
    """Not understood: no move of this game reads like that."""


class WrongSeat(MoveError):
    """There is no such seat at the table."""


class IllegalMove(MoveError):
    """Understood, but not allowed now; `refusal` cites the clause."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class NotOver(MotherlodeError):
    """The match has no outcome yet."""


class InvalidPosition(MotherlodeError):
    """A position that cannot stand on a table."""


class InvalidBuffer(MotherlodeError):
    """An observation cannot be written there."""


class InvalidRecord(MotherlodeError):
    """A record that cannot be replayed."""


class OutOfHistory(MotherlodeError):
    """What is asked for lies before what is known here: only the whole record tells it."""
