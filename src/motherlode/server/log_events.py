"""What can stand in the log of a table. The log is the truth; a table is its fold.

An event says what was decided, never what followed from it: the rules know that.
"""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from motherlode.server.terms import Hexadecimal, Level, Name, Orders, Player, SeatNumber, Terms


def snake(name: str) -> str:
    """How a class is called in JSON: BotSat is bot_sat."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class LogEvent(Struct, frozen=True, gc=False, tag_field="entry", tag=snake):
    """The common root of everything in a log."""


class Opened(LogEvent, frozen=True, gc=False):
    """A table was opened; `commitment` binds the server to its secret."""

    terms: Terms
    host: Player
    commitment: Hexadecimal
    before: str | None = None  # the table that this one is the rematch of


class Sat(LogEvent, frozen=True, gc=False):
    """A person took a seat and added luck of their own."""

    seat: SeatNumber
    player: Player
    entropy: Hexadecimal


class BotSat(LogEvent, frozen=True, gc=False):
    """A bot was given a seat."""

    seat: SeatNumber
    level: Level
    name: Name


class Stood(LogEvent, frozen=True, gc=False):
    """A seat is free again: its player left, or the host asked them to, or the bot was removed."""

    seat: SeatNumber
    kicked: bool = False


class Started(LogEvent, frozen=True, gc=False):
    """The table was dealt."""


class Played(LogEvent, frozen=True, gc=False):
    """A seat made a move. `id` is the sender's: the same id is played once."""

    seat: SeatNumber
    move: str
    id: str
    by: Literal["person", "bot", "order"] = "person"


class UndoAsked(LogEvent, frozen=True, gc=False):
    """A seat asks the others to take its last move back."""

    seat: SeatNumber
    moves: int  # how many moves would stay
    id: str = ""  # the sender's: the same id is heard once


class UndoAnswered(LogEvent, frozen=True, gc=False):
    """Another seat agrees or not."""

    seat: SeatNumber
    agrees: bool
    id: str = ""


class Undone(LogEvent, frozen=True, gc=False):
    """Only the first moves stay, the later ones never happened."""

    seat: SeatNumber
    moves: int
    id: str = ""  # the sender's, if nobody had to be asked


class TakenOver(LogEvent, frozen=True, gc=False):
    """A bot plays on for somebody who is gone."""

    seat: SeatNumber
    level: Level
    why: Literal["clock", "absence", "left"]


class HandedBack(LogEvent, frozen=True, gc=False):
    """The player is there again."""

    seat: SeatNumber


class Ordered(LogEvent, frozen=True, gc=False):
    """A seat gave standing orders; nobody else is told."""

    seat: SeatNumber
    orders: Orders


class Revealed(LogEvent, frozen=True, gc=False):
    """After the end: the secret that the commitment stood for."""

    secret: Hexadecimal


class Rematched(LogEvent, frozen=True, gc=False):
    """The same players go on at another table."""

    code: str


AnyLogEvent = (
    Opened
    | Sat
    | BotSat
    | Stood
    | Started
    | Played
    | UndoAsked
    | UndoAnswered
    | Undone
    | TakenOver
    | HandedBack
    | Ordered
    | Revealed
    | Rematched
)


class StoredEvent(Struct, frozen=True, gc=False):
    """An event with its place in the log and its time in milliseconds since 1970."""

    seq: int
    at: int
    event: AnyLogEvent
