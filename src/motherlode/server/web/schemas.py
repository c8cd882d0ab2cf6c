"""What goes over HTTP: the bodies of requests and of answers, all of them JSON.

Requests refuse fields that they do not know.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from motherlode.core.views import View
from motherlode.server.tables.summary import Summary
from motherlode.server.terms import Avatar, Hexadecimal, Level, Name, SeatNumber, Terms

Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[0-9a-z._@-]*$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Literal["en", "ru", "pt"]
Thing = str | int  # a seat is an int

MOST_BOTS: Final = 4
MOST_SEATS: Final = 5


# -- requests ---------------------------------------------------------------------------------


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The root of everything that a client sends."""


class Appearance(Body, frozen=True):
    """How somebody wants to be seen; what is not named stays."""

    name: Name | UnsetType = UNSET
    avatar: Avatar | UnsetType = UNSET


class Credentials(Body, frozen=True):
    """What opens an account on any device."""

    login: Login
    password: Password


class NewPassword(Credentials, frozen=True):
    """What will open the account; whoever has a password already must know it."""

    old: Annotated[str, Meta(max_length=200)] | None = None


class NewBot(Body, frozen=True):
    """A bot of one's own, that will connect with a token."""

    name: Name
    avatar: Avatar = ""


class Sit(Body, frozen=True):
    """Take a seat, or the first free one, and add 32 bytes of own luck.

    `name` is somebody else's who plays at the same screen; without it one's own.
    """

    entropy: Hexadecimal
    seat: SeatNumber | None = None
    name: Name | None = None

    def __post_init__(self) -> None:
        if self.entropy.strip() != self.entropy:
            raise ValueError("entropy is 64 hexadecimal digits")


class SeatBot(Body, frozen=True):
    """Give a seat, or the first free one, to a bot."""

    level: Level
    seat: SeatNumber | None = None


class Stand(Body, frozen=True):
    """Leave a seat."""

    seat: SeatNumber


class Again(Body, frozen=True):
    """Play on at the next table; whoever adds luck for their seats sits down there at once."""

    entropy: Annotated[list[Hexadecimal], Meta(max_length=MOST_SEATS)] = []


class NewTable(Body, frozen=True):
    """Open a table; sit down, seat bots and start in the same request if that is wanted.

    Several `sit` are several players at one screen. Bots take the seats that are left.
    """

    terms: Terms
    sit: Annotated[list[Sit], Meta(max_length=MOST_SEATS)] = []
    bots: Annotated[list[Level], Meta(max_length=MOST_BOTS)] = []
    start: bool = False


# -- answers ----------------------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """Why a request was not carried out: a word for programs, a sentence for developers."""

    error: str
    text: str


class BotToken(Struct, frozen=True):
    """A bot that was made, and its token; the token is shown only once."""

    id: str
    name: str
    token: str


class Tables(Struct, frozen=True):
    """Tables, the latest change first.

    `before` and `before_code` ask for the next ones; None is the end.
    """

    tables: list[Summary]
    before: int | None = None
    before_code: str | None = None


class NextTable(Struct, frozen=True):
    """The table at which the same players go on."""

    code: str


class Health(Struct, frozen=True):
    """Whether the server can work."""

    status: Literal["ok", "unavailable"]
    version: str
    compiled: bool


# -- games ------------------------------------------------------------------------------------


class EventFacts(Struct, frozen=True):
    """A kind of event: the roles of its things, and those that not everybody may learn."""

    key: str
    clause: str
    roles: list[str]
    secret: list[str]


class DecisionFacts(Struct, frozen=True):
    """A kind of decision that a seat can be asked."""

    key: str
    clause: str
    roles: list[str]


class OptionFacts(Struct, frozen=True):
    """A choice that a table makes before it starts; the first one is the default."""

    key: str
    choices: list[str]
    clause: str


class RoleFacts(Struct, frozen=True):
    """What fills a role: things of a kind, a `seat` or a `number`; in a move perhaps several."""

    kind: str
    many: bool


class GameCard(Struct, frozen=True):
    """A game on the shelf, its title and pitch in every language."""

    key: str
    version: int
    seats: list[int]
    minutes: tuple[int, int]
    example: bool
    title: dict[Language, str]
    pitch: dict[Language, str]


class GameFacts(Struct, frozen=True):
    """All that does not change while a game is played.

    A move is an int: its place in the `catalogue`, where it stands as its kind and its parts,
    each a role and the thing in it. `names` has the things of each kind, in their order.
    """

    key: str
    version: int
    seats: list[int]
    minutes: tuple[int, int]
    example: bool
    catalogue: list[tuple[str, list[tuple[str, Thing]]]]
    names: dict[str, list[str]]
    roles: dict[str, RoleFacts]
    events: list[EventFacts]
    decisions: list[DecisionFacts]
    options: list[OptionFacts]


class Component(Struct, frozen=True):
    """A number of the box, within what the rules can bear, and where it comes from."""

    path: str
    value: int | list[int]
    least: int
    most: int
    source: Literal["rulebook", "public source", "reconstruction"]


class Components(Struct, frozen=True):
    """All numbers of a box; house rules give other values by path."""

    game: str
    numbers: list[Component]


class Clause(Struct, frozen=True):
    """A numbered clause of the rules."""

    number: str
    text: str


class Section(Struct, frozen=True):
    """A section of the rules: heading, paragraphs, clauses."""

    number: str
    heading: str
    prose: list[str]
    clauses: list[Clause]


class Rules(Struct, frozen=True):
    """The rules of a game in a language; the first section is its title and introduction."""

    game: str
    language: Language
    sections: list[Section]


# -- finished matches -------------------------------------------------------------------------


class OpenRecord(Struct, frozen=True):
    """A finished match with all that its luck came from, for everybody to check.

    `commitment` was published before the first move; `secret` is what it stood for;
    `entropy` is what the players added, by seat.
    """

    code: str
    commitment: Hexadecimal
    secret: Hexadecimal
    entropy: dict[int, Hexadecimal]
    players: list[str]
    record: Raw  # a record as `motherlode replay` reads it
    ranks: list[int]


class Verdict(Struct, frozen=True):
    """Whether a match was played by the luck that was promised, and if not, why."""

    fair: bool
    why: str
    commitment: bool
    key: bool
    match: bool


class ReplayStep(Struct, frozen=True):
    """The deal or one move: what became known, and the views afterwards.

    A move is known to who made it and when all is open. There is one view, or when all is open
    one for each seat.
    """

    seat: int | None
    move: int | None
    events: list[dict[str, Any]]
    views: list[View]  # type: ignore[type-arg]  # of whatever game


class Replay(Struct, frozen=True):
    """A finished match, step by step."""

    code: str
    game: str
    seat: int | None
    open: bool
    steps: list[ReplayStep]
