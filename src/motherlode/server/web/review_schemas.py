"""What goes over HTTP about reviews, forks and records that are brought."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from motherlode.coach.review import Depth
from motherlode.server.tables.summary import Summary
from motherlode.server.terms import Hexadecimal, Level, SeatNumber
from motherlode.server.web.schemas import Body, check_added

MOST_STEPS: Final = 20_000


class WantedReview(Body, frozen=True):
    """How deep a finished match is to be looked at."""

    depth: Depth = "normal"


class PlayDeal(Body, frozen=True, kw_only=True):
    """Play a deal again, on one of its seats, against bots."""

    seat: SeatNumber
    entropy: Hexadecimal | None = None  # own luck, or what binds to it, as when one sits down
    commitment: Hexadecimal | None = None
    level: Level = "journeyman"

    def __post_init__(self) -> None:
        check_added(self.entropy, self.commitment)


class PlayOn(PlayDeal, frozen=True, kw_only=True):
    """Play on from a moment of a finished match, on one of its seats, against bots.

    What the seat could not know then is dealt anew; with `hands` everybody has what they had.
    """

    step: Annotated[int, Meta(ge=0, le=MOST_STEPS)]
    hands: bool = False


class AllowDeal(Body, frozen=True):
    """Whether others may play the deal of a match that one has played."""

    allowed: bool


class SameDeal(Struct, frozen=True):
    """Matches of one deal that are over, the first of all first.

    `awaited` are its seats whose people have not allowed others to play it; no other is shown then,
    but to the only one who has not.
    """

    awaited: list[int]
    matches: list[Summary]


class BroughtRecord(Struct, frozen=True):
    """A record that somebody brought: what it is known by here, and what is played in it."""

    name: str
    game: str
    seats: int
    moves: int
    players: list[str]  # empty if the record does not say
    house: dict[str, int | list[int]]
    ranks: list[int]
