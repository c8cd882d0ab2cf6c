"""What goes over HTTP: the bodies of requests and of answers, all of them JSON.

Requests refuse fields that they do not know.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from motherlode.core.views import View
from motherlode.school.progress import Answers
from motherlode.server.protocol import MOST_WHYS
from motherlode.server.tables.summary import Summary
from motherlode.server.terms import Avatar, Hexadecimal, Level, Name, SeatNumber, Terms, whole

Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=whole(r"[0-9a-z._@-]*"))]
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


class Confirmation(Body, frozen=True):
    """The password that one has, before something that only its owner may do."""

    password: Annotated[str, Meta(max_length=200)]


class Recovery(Credentials, frozen=True):
    """A new password for an account, by one of its codes."""

    code: Annotated[str, Meta(max_length=60)]


class NewBot(Body, frozen=True):
    """A bot of one's own, that will connect with a token."""

    name: Name
    avatar: Avatar = ""


def check_added(entropy: str | None, commitment: str | None) -> None:
    """Luck is shown at once or bound by a commitment."""
    if (entropy is None) == (commitment is None):
        raise ValueError("either entropy or a commitment to it is wanted")


class Sit(Body, frozen=True):
    """Take a seat, or the first free one, and add 32 bytes of own luck.

    `commitment` binds to them until the table is called, so that nobody can choose theirs by
    yours; `entropy` shows them at once. `name` is somebody else's who plays at the same screen;
    without it one's own.
    """

    entropy: Hexadecimal | None = None
    seat: SeatNumber | None = None
    name: Name | None = None
    commitment: Hexadecimal | None = None

    def __post_init__(self) -> None:
        check_added(self.entropy, self.commitment)


class FirstMatch(Body, frozen=True):
    """Begin a first match, and add own luck as when one sits down."""

    entropy: Hexadecimal | None = None
    commitment: Hexadecimal | None = None

    def __post_init__(self) -> None:
        check_added(self.entropy, self.commitment)


class Share(Body, frozen=True):
    """What the commitments of one's own seats stand for, by seat."""

    entropy: dict[SeatNumber, Hexadecimal]


class Commit(Body, frozen=True):
    """Be bound anew after a deal that came to nothing."""

    seat: SeatNumber
    commitment: Hexadecimal


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
    commitments: Annotated[list[Hexadecimal], Meta(max_length=MOST_SEATS)] = []

    def added(self) -> list[tuple[str | None, str | None]]:
        """What is added for each seat: the luck itself, or what binds to it."""
        open_ones = [(entropy, None) for entropy in self.entropy]
        return [*open_ones, *((None, commitment) for commitment in self.commitments)]


class NewTable(Body, frozen=True):
    """Open a table; sit down, seat bots and start in the same request if that is wanted.

    Several `sit` are several players at one screen. Bots take the seats that are left.
    """

    terms: Terms
    sit: Annotated[list[Sit], Meta(max_length=MOST_SEATS)] = []
    bots: Annotated[list[Level], Meta(max_length=MOST_BOTS)] = []
    start: bool = False


class ScenarioRequest(Body, frozen=True):
    """What was answered on a scenario so far, and how many of its steps are known already.

    An answer is a move, or nothing where something was only read. `why` asks for the reasons why
    some moves cannot be made now.
    """

    answers: Answers = []
    told: Annotated[int, Meta(ge=0)] = 0
    why: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=MOST_WHYS)] = []


# -- answers ----------------------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """Why a request was not carried out: a word for programs, a sentence for developers."""

    error: str
    text: str


class RecoveryCodes(Struct, frozen=True):
    """Codes that let one back into an account, each once; they are shown only now."""

    codes: list[str]


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
    """A kind of decision that a seat can be asked; a reaction answers what another does."""

    key: str
    clause: str
    roles: list[str]
    reaction: bool


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
    each a role and the thing in it. `names` has the things of each kind, in their order, and
    `clauses` the rule about each thing.
    """

    key: str
    version: int
    seats: list[int]
    minutes: tuple[int, int]
    example: bool
    catalogue: list[tuple[str, list[tuple[str, Thing]]]]
    names: dict[str, list[str]]
    clauses: dict[str, dict[str, str]]
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


class WorkedExample(Struct, frozen=True):
    """An example of the rules, carried out: the table before, what happened, the table after."""

    key: str
    section: str  # after whose clauses it stands
    seats: int
    before: dict[str, Any]
    events: list[dict[str, Any]]
    after: dict[str, Any]


class Rules(Struct, frozen=True):
    """The rules of a game in a language; the first section is its title and introduction."""

    game: str
    language: Language
    sections: list[Section]


# -- finished matches -------------------------------------------------------------------------


class OpenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match with all that its luck came from, for everybody to check.

    `commitment` was published before the first move; `secret` is what it stood for;
    `entropy` is what the players added, by seat, and `commitments` what bound them to it before.
    `log` is everything that happened at the table, a line of JSON each; `head` is the end of the
    chain over it, of which every client was told at every step.
    """

    code: str
    commitment: Hexadecimal
    secret: Hexadecimal
    entropy: dict[int, Hexadecimal]
    players: list[str]
    record: Raw  # a record as `motherlode replay` reads it
    ranks: list[int]
    commitments: dict[int, Hexadecimal] = {}
    log: list[str] = []  # matches of earlier days have none
    head: str = ""


class LuckVerdict(Struct, frozen=True):
    """Whether a match was played by the luck that was promised, and if not, why.

    `witnessed`: it agrees with what somebody has kept from the match itself. Without that a
    record can only be shown to be of one piece: a wholly invented one would be too.
    """

    fair: bool
    why: str
    commitment: bool
    key: bool
    match: bool
    log: bool = True
    witnessed: bool = False


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
