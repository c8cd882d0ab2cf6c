"""What can stand in the log of a table. The log is the truth; a table is its fold.

An event says what was decided, never what followed from it: the rules know that.
"""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from motherlode.server.terms import (
    Fork,
    Hexadecimal,
    Level,
    LuckScheme,
    Orders,
    Phrase,
    Player,
    Ruleset,
    SeatNumber,
    TakeoverReason,
    Terms,
)


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
    luck: LuckScheme = "blake2b"
    rules: Ruleset | None = None  # None if today's are to be taken
    fork: Fork | None = None  # None if the table is dealt by its luck


class Sat(LogEvent, frozen=True, gc=False):
    """A person took a seat and added luck of their own, openly or bound by a commitment."""

    seat: SeatNumber
    player: Player
    entropy: str | None = None
    commitment: Hexadecimal | None = None


class BotSat(LogEvent, frozen=True, gc=False):
    """A bot was given a seat."""

    seat: SeatNumber
    level: Level
    name: str


class Stood(LogEvent, frozen=True, gc=False):
    """A seat is free again: its player left, or the host asked them to, or the bot was removed."""

    seat: SeatNumber
    kicked: bool = False


class Called(LogEvent, frozen=True, gc=False):
    """The host wants to begin: whoever is bound by a commitment shows what it stands for."""


class Shared(LogEvent, frozen=True, gc=False):
    """A person showed what they add to the luck."""

    seat: SeatNumber
    entropy: Hexadecimal


class Committed(LogEvent, frozen=True, gc=False):
    """A person is bound anew, after a deal that came to nothing."""

    seat: SeatNumber
    commitment: Hexadecimal


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
    why: TakeoverReason


class HandedBack(LogEvent, frozen=True, gc=False):
    """The player is there again."""

    seat: SeatNumber


class Ordered(LogEvent, frozen=True, gc=False):
    """A seat gave standing orders; nobody else is told."""

    seat: SeatNumber
    orders: Orders


class Hinted(LogEvent, frozen=True, gc=False):
    """A seat asked for its first hint."""

    seat: SeatNumber


class Resigned(LogEvent, frozen=True, gc=False):
    """A seat gave up for good."""

    seat: SeatNumber


class AbortOffered(LogEvent, frozen=True, gc=False):
    """A seat asks the others to break the match off."""

    seat: SeatNumber


class AbortAnswered(LogEvent, frozen=True, gc=False):
    """Another seat agrees or not, or whoever asked does not want it any more."""

    seat: SeatNumber
    agrees: bool


class Aborted(LogEvent, frozen=True, gc=False):
    """All agreed: the match is over without a result."""


class Closed(LogEvent, frozen=True, gc=False):
    """Those who run the server have ended the match."""


class Said(LogEvent, frozen=True, gc=False):
    """A seat said one of the phrases that everybody hears in their own language."""

    seat: SeatNumber
    phrase: Phrase


class Revealed(LogEvent, frozen=True, gc=False):
    """After the end: the secret that the commitment stood for, and who came in where."""

    secret: Hexadecimal
    ranks: tuple[int, ...] | None = None  # None without a result, and in logs of earlier days


class Rematched(LogEvent, frozen=True, gc=False):
    """The same players go on at another table."""

    code: str


class DealAllowed(LogEvent, frozen=True, gc=False):
    """After the end: a seat lets others play the same deal, or not any more."""

    seat: SeatNumber
    allowed: bool = True


class DealPlayed(LogEvent, frozen=True, gc=False):
    """Somebody plays the same deal at another table."""

    code: str


AnyLogEvent = (
    Opened
    | Sat
    | BotSat
    | Stood
    | Called
    | Shared
    | Committed
    | Started
    | Played
    | UndoAsked
    | UndoAnswered
    | Undone
    | TakenOver
    | HandedBack
    | Ordered
    | Hinted
    | Resigned
    | AbortOffered
    | AbortAnswered
    | Aborted
    | Closed
    | Said
    | Revealed
    | Rematched
    | DealAllowed
    | DealPlayed
)


class StoredEvent(Struct, frozen=True, gc=False):
    """An event with its place in the log and its time in milliseconds since 1970."""

    seq: int
    at: int
    event: AnyLogEvent
