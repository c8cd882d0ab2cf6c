"""What a table is opened for and who sits at it: the words that the log and the messages share."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType


def whole(pattern: str) -> str:
    r"""A pattern for a whole text, as Python and JavaScript read it.

    In Python `$` alone would let a newline at the end through.
    """
    return rf"^(?:{pattern})$(?!\n)"


# A name is one line that shows: no control characters, nothing that turns or hides letters.
UNSEEN: Final = (
    r"\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    r"\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
)
Name = Annotated[
    str,
    Meta(min_length=1, max_length=24, pattern=whole(rf"(?![\s\S]*[{UNSEEN}])\S(?:.*\S)?")),
]
Avatar = Annotated[str, Meta(max_length=24, pattern=whole(r"[0-9a-z]*"))]
Hexadecimal = Annotated[str, Meta(min_length=64, max_length=64, pattern=whole(r"[0-9a-f]*"))]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
MoveId = Annotated[str, Meta(min_length=1, max_length=40, pattern=whole(r"[0-9A-Za-z_-]*"))]
Level = Literal["apprentice", "journeyman", "master", "grandmaster"]
LuckScheme = Literal["blake2b", "sha256"]  # how a table is bound to its secret
TakeoverReason = Literal["clock", "absence", "left"]
Speed = Literal["calm", "normal", "quick", "at_once"]
Phrase = Literal[
    "hello", "good_luck", "well_played", "thanks", "wow", "sorry", "one_moment", "go_on"
]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=whole(r"[a-z_]*"))]
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
    hints: bool | UnsetType = UNSET  # everybody may ask for hints; unsaid, so that old logs stay


class Ruleset(Struct, frozen=True):
    """The rules that a table was opened with: their version, every option, every number of the box.

    House rules of the terms go before the numbers.
    """

    version: int
    options: dict[str, str]
    numbers: dict[str, int | list[int]]


class Fork(Struct, frozen=True):
    """What a match begins with instead of a deal: a moment of another, or a prepared position."""

    position: dict[str, Any]  # without its luck; empty if the deal of another is played again
    of: str  # the table, or the record, of that match; empty if there is none
    step: int  # how many of its moves had been made
    seat: SeatNumber | None = None  # for whom what it could not know was dealt anew
    luck: Hexadecimal | UnsetType = UNSET  # the key of that match, if its deal is played again


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has told the table to do by itself.

    `passes`: ask about everything, answer when there is nothing to choose, pass all reactions that
    are not aimed at the seat, until its own turn, as long as `actor` acts, or always. `makes`:
    kinds of moves that are made as soon as they answer a decision, such as using the token that
    saves the cart. `speed`: how quickly bots answer, where nobody else plays with them.
    """

    passes: Literal["ask", "forced", "unless_aimed", "until_turn", "while_acting", "always"] = (
        "forced"
    )
    makes: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()
    actor: SeatNumber | None = None  # for `while_acting`
    speed: Speed = "normal"


class Player(Struct, frozen=True):
    """Who sits on a seat: a person, known by an id that everyone may know.

    What may be a name is checked when it is given: logs keep those that once might be one.
    """

    person: str
    name: str
    avatar: str = ""
