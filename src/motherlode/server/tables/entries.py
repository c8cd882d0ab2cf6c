"""What can stand in the log of a table. The log is the truth; a table is its fold.

An entry says what was decided, never what followed from it: the rules know that.
"""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

# A name is one line that shows: no control characters, nothing that turns or hides letters.
UNSEEN: Final = r"\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
NAME: Final = rf"^(?![\s\S]*[{UNSEEN}])\S(.*\S)?$"
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=NAME)]
Avatar = Annotated[str, Meta(max_length=24, pattern=r"^[0-9a-z]*$")]
Hexadecimal = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
MoveId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[0-9A-Za-z_-]*$")]
Level = Literal["apprentice", "journeyman", "master"]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z_]*$")]
Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]


def snake(name: str) -> str:
    """How a class is called in JSON: BotSat is bot_sat."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think: without end, for each move, or for the whole game.

    `increment` seconds are added to the whole game's time after each answer.
    """

    kind: Literal["none", "move", "game"] = "none"
    seconds: Seconds = 0
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is opened for."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=5)]
    options: dict[str, str] = {}
    house: dict[str, int | list[int]] = {}  # numbers of the box that differ
    clock: Clock = Clock()
    listed: bool = False  # shown to everyone in the lobby
    pace: bool = True  # bots take a natural time to answer
    takeover: Level = "journeyman"  # the bot that plays on for whoever is gone
    grace: Seconds = 120  # how long somebody may be gone before that; 0 is for ever


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has told the table to do by itself.

    `passes`: ask about every reaction, pass when nothing else is possible (others may guess
    that from the time), or pass always. `makes`: kinds of moves that are made as soon as they
    answer a question, such as using the token that saves the cart.
    """

    passes: Literal["ask", "forced", "always"] = "ask"
    makes: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()


class Player(Struct, frozen=True):
    """Who sits on a seat: a person, known by an id that everyone may know."""

    person: str
    name: Name
    avatar: Avatar = ""


class Entry(Struct, frozen=True, gc=False, tag_field="entry", tag=snake):
    """The common root of everything in a log."""


class Opened(Entry, frozen=True, gc=False):
    """A table was opened; `commitment` binds the server to its secret."""

    terms: Terms
    host: Player
    commitment: Hexadecimal
    before: str | None = None  # the table that this one is the rematch of


class Sat(Entry, frozen=True, gc=False):
    """A person took a seat and added luck of their own."""

    seat: SeatNumber
    player: Player
    entropy: Hexadecimal


class BotSat(Entry, frozen=True, gc=False):
    """A bot was given a seat."""

    seat: SeatNumber
    level: Level
    name: Name


class Stood(Entry, frozen=True, gc=False):
    """A seat is free again: its player left, or the host asked them to, or the bot was removed."""

    seat: SeatNumber
    kicked: bool = False


class Started(Entry, frozen=True, gc=False):
    """The table was dealt."""


class Played(Entry, frozen=True, gc=False):
    """A seat made a move. `id` is the sender's: the same id is played once."""

    seat: SeatNumber
    move: str
    id: str
    by: Literal["person", "bot", "order"] = "person"


class UndoAsked(Entry, frozen=True, gc=False):
    """A seat asks the others to take its last move back."""

    seat: SeatNumber
    moves: int  # how many moves would stay
    id: str = ""  # the sender's: the same id is heard once


class UndoAnswered(Entry, frozen=True, gc=False):
    """Another seat agrees or not."""

    seat: SeatNumber
    agrees: bool
    id: str = ""


class Undone(Entry, frozen=True, gc=False):
    """Only the first moves stay, the later ones never happened."""

    seat: SeatNumber
    moves: int
    id: str = ""  # the sender's, if nobody had to be asked


class TakenOver(Entry, frozen=True, gc=False):
    """A bot plays on for somebody who is gone."""

    seat: SeatNumber
    level: Level
    why: Literal["clock", "absence", "left"]


class HandedBack(Entry, frozen=True, gc=False):
    """The player is there again."""

    seat: SeatNumber


class Ordered(Entry, frozen=True, gc=False):
    """A seat gave standing orders; nobody else is told."""

    seat: SeatNumber
    orders: Orders


class Revealed(Entry, frozen=True, gc=False):
    """After the end: the secret that the commitment stood for."""

    secret: Hexadecimal


class Rematched(Entry, frozen=True, gc=False):
    """The same players go on at another table."""

    code: str


AnyEntry = (
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


class Stored(Struct, frozen=True, gc=False):
    """An entry with its place in the log and its time in milliseconds since 1970."""

    seq: int
    at: int
    entry: AnyEntry
