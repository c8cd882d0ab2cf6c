"""What a table is opened for and who sits at it: the words that the log and the messages share."""

from __future__ import annotations

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
    answer a decision, such as using the token that saves the cart.
    """

    passes: Literal["ask", "forced", "always"] = "ask"
    makes: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()


class Player(Struct, frozen=True):
    """Who sits on a seat: a person, known by an id that everyone may know."""

    person: str
    name: Name
    avatar: Avatar = ""
