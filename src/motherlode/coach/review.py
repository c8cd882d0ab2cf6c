"""What a review says: the contract between whoever computes it and whoever shows it.

Chances and shares of a win go from 0 to 1. Seats count from 0. A step is the number of moves made
so far: point 0 is the deal, point n stands after move n. `docs/coach.md` explains every field.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from motherlode.core.story import Unit

VERSION: Final = 2  # of the structures below

Depth = Literal["quick", "normal"]
Argument = str | int | float


class Figure(Struct, frozen=True):
    """A number that was estimated."""

    value: float
    error: float  # one standard error; 0 where nothing was estimated


class Message(Struct, frozen=True):
    """A sentence in no language yet: a message of the words and its arguments."""

    id: str
    arguments: dict[str, Argument] = {}


class Places(Struct, frozen=True):
    """The chance of each seat to come first, second, third, from one point of view."""

    chances: list[list[float]]  # [seat][place]; the rows and the columns sum to 1
    errors: list[list[float]]  # one standard error of each


class Change(Struct, frozen=True):
    """What the move before a point changed in each seat's share of a win, as in the split."""

    decision: list[float]  # by seat: what its choice was worth, by the knowledge of who chose
    hidden: list[float]  # by seat: what the others happened to hold made of it
    drawn: list[float]  # by seat: what was drawn, against what could have been drawn
    rest: list[float]  # by seat: what was seen only when playouts reached further
    source: str | None  # what was drawn: a name of a `Source`


class Point(Struct, frozen=True):
    """A point of the curve."""

    step: int
    mark: int  # the day, the round
    seat: int | None  # who moved; nobody for the deal
    move: str | None  # in the words of the catalogue
    public: Places  # by what everybody could know
    own: list[Places]  # by what each seat knew
    change: Change | None  # nothing for the deal


class Source(Struct, frozen=True):
    """Luck of one kind."""

    name: str  # the message `luck-<name>` says it
    luck: Figure


class Split(Struct, frozen=True):
    """Where a seat's result comes from: `result` is the sum of `fair` and the figures below."""

    seat: int
    result: float  # the share of the win
    fair: float  # one share among all seats, before anything was dealt
    deal: Figure  # what the deal gave
    luck: Figure  # all sources together
    sources: list[Source]
    own: Figure  # own decisions
    others: Figure  # decisions of the others


class Option(Struct, frozen=True):
    """A move that could be made, and the chance to win with it."""

    move: str
    chance: Figure
    visits: int  # playouts that began with it


class Decision(Struct, frozen=True):
    """A choice, judged by what the seat knew when it made it."""

    seat: int
    step: int  # the moves made before it
    kind: str  # what was asked: the message `decision-<kind>` of the game
    move: str  # what was played
    best: str  # what would have been best
    loss: Figure  # chance of the best less that of what was played; 0 within one error
    trivial: bool  # nothing hung on it: all options are as good as each other
    options: list[Option]  # the best first, the rest left out but what was played


class Moment(Struct, frozen=True):
    """A decision that mattered, and why something else would have been better."""

    seat: int
    step: int
    move: str
    best: str
    loss: Figure
    reason: Message
    clause: str | None


class Verdict(Struct, frozen=True):
    """A word for the whole, by seat."""

    seat: int
    decisions: int  # those that were not trivial
    error: Figure  # mean loss a decision over these
    adjusted: Figure  # the result without what deal and luck brought
    level: str  # the bot whose decisions cost about as much
    levels: dict[str, float]  # what a decision of each level costs on average
    words: list[Message]


class Review(Struct, frozen=True):
    """All that can be said about a finished match."""

    version: int
    game: str
    rules: int  # version of the rules
    seats: int
    depth: Depth
    unit: Unit  # of the marks
    scores: list[int]
    ranks: list[int]
    points: list[Point]
    splits: list[Split]  # by seat
    decisions: list[Decision]
    moments: list[list[Moment]]  # by seat, what mattered most first
    verdicts: list[Verdict]  # by seat


class Hint(Struct, frozen=True):
    """What a bot would say to a seat that is stuck."""

    seat: int
    level: str
    options: list[Option]  # the best first
    best: list[str]  # the few that are about as good as the first
    reason: Message
    clause: str | None
