"""The messages between a client and the server: one WebSocket, JSON, `kind` tells which.

A client connects to `/ws/tables/{code}?since={step}` and is answered with a `Welcome` that
brings the `Step`s it has missed, then with everything that happens. What it sends is answered
by `Done` or `Refused` with the same `id`; a message sent twice does its work once.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct

from motherlode.server.log_events import snake
from motherlode.server.terms import (
    Avatar,
    Hexadecimal,
    Level,
    MoveId,
    Orders,
    Phrase,
    SeatNumber,
    Terms,
)

VERSION: Final = 2
LARGEST_MESSAGE: Final = 16 * 1024  # bytes that a client may send at once
MOST_WHYS: Final = 64

Phase = Literal["open", "playing", "over"]
Ended = Literal["resigned", "aborted", "closed"]
Unread = Literal["version", "numbers", "moves"]  # what of a stored match today's rules refuse


# -- from the client --------------------------------------------------------------------------


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=snake):
    """Something that a client asks for; the answer carries the same id."""

    id: MoveId


class SeatRequest(Request, frozen=True):
    """Something that only whoever plays a seat may ask for."""

    seat: SeatNumber


class Play(SeatRequest, frozen=True):
    """Make a move. `after` is the last step that the client had seen."""

    move: Annotated[int, Meta(ge=0)] | Annotated[str, Meta(max_length=200)]
    after: Annotated[int, Meta(ge=0)]


class Why(SeatRequest, frozen=True):
    """Why can these moves not be made now? Answered by `Reasons`."""

    moves: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=MOST_WHYS)]


class Undo(SeatRequest, frozen=True):
    """Take the last move back: at once where that is free, else the others are asked."""


class Consent(SeatRequest, frozen=True):
    """Answer somebody who wants to take a move back."""

    agrees: bool


class Order(SeatRequest, frozen=True):
    """Give standing orders."""

    orders: Orders


class AskHint(SeatRequest, frozen=True):
    """What would you do? Answered by `HintFacts`, at tables that give hints."""


class Say(SeatRequest, frozen=True):
    """Say a phrase to everybody; each hears it in their own language."""

    phrase: Phrase


class Return(SeatRequest, frozen=True):
    """I am here again: give my seat back."""


class Resign(SeatRequest, frozen=True):
    """Give up for good; where others play on a bot takes the seat."""


class OfferAbort(SeatRequest, frozen=True):
    """Ask the others to break the match off."""


class AnswerAbort(SeatRequest, frozen=True):
    """Agree to break the match off, or not; whoever offered it withdraws."""

    agrees: bool


class Ping(Request, frozen=True):
    """Are you there? Answered by `Done`."""


AnyRequest = (
    Play
    | Why
    | Undo
    | Consent
    | Order
    | AskHint
    | Say
    | Return
    | Resign
    | OfferAbort
    | AnswerAbort
    | Ping
)


# -- facts ------------------------------------------------------------------------------------


class SeatFacts(Struct, frozen=True):
    """A seat as everyone may know it."""

    seat: int
    sitter: Literal["nobody", "person", "bot"]
    person: str | None = None
    name: str | None = None
    avatar: Avatar = ""
    level: Level | None = None  # of the bot that sits here
    taken_over: Level | None = None  # of the bot that plays on for the person


class TableFacts(Struct, frozen=True):
    """A table as everyone may know it."""

    code: str
    phase: Phase
    terms: Terms
    host: str  # the person's id
    seats: list[SeatFacts]
    commitment: Hexadecimal
    entropy: dict[int, Hexadecimal]  # what each person added to the luck
    commitments: dict[int, Hexadecimal] = {}  # to what each will show when the table is called
    called: bool = False  # the host wants to begin: now everyone shows what they add
    secret: Hexadecimal | None = None  # once the match is over
    before: str | None = None
    rematch: str | None = None
    moves: int = 0
    unread: Unread | None = None  # why the match cannot be shown; None if it can
    ended: Ended | None = None  # how, if before the end that the rules have
    resigned: list[int] = []  # the seats that gave up
    ranks: list[int] | None = None  # by seat, once there is a result
    abort: AbortFacts | None = None
    fork: ForkFacts | None = None  # if the match was not dealt by the table's luck
    gives_hints: bool = False  # those who play may ask for hints
    hinted: bool = False  # and somebody has


class ForkFacts(Struct, frozen=True):
    """The moment of another match from which this one goes on, or a prepared position.

    `of` is the table or the record, empty if there is none; what `seat` could not know there was
    dealt anew, without it everything lies as it lay. `same`: it is the deal, played again with all
    its luck.
    """

    of: str
    step: int
    seat: int | None
    same: bool = False


class AbortFacts(Struct, frozen=True):
    """An offer to break the match off: the seat that made it, who agrees, who is still asked."""

    by: int
    agreed: list[int]
    waiting: list[int]


class ClockFacts(Struct, frozen=True):
    """What is left to a seat, in milliseconds, and whether its clock runs."""

    left: int
    running: bool


class UndoFacts(Struct, frozen=True):
    """Whether a seat may take its last move back, and an open request for it.

    `state`: nothing to take back; free; by consent (`reason` says why: something was revealed,
    or another player has acted); asked for and not yet answered by all.
    """

    state: Literal["none", "free", "consent", "asked"]
    reason: Literal["revealed", "acted"] | None = None
    by: int | None = None  # the seat that asks
    agreed: list[int] = []
    waiting: list[int] = []


class Perspective(Struct, frozen=True):
    """What one seat sees and may do; `seat` is None for an onlooker."""

    seat: int | None
    view: Raw  # the game's own view: plain JSON
    moves: list[int]  # places in the game's catalogue
    interrupts: list[int]
    undo: UndoFacts
    orders: Orders | None = None
    forced: bool = False  # there is nothing to choose: the table answers by itself


class SeatEvents(Struct, frozen=True):
    """What one seat learns of a step: the events that it may know."""

    seat: int | None
    events: list[dict[str, Any]]


# -- from the server --------------------------------------------------------------------------


class Message(Struct, frozen=True, tag_field="kind", tag=snake):
    """Something that the server says."""


class Welcome(Message, frozen=True):
    """The first message: where the table stands now and who the client is at it.

    `steps` follow from `since` on, `perspectives` are those of now.
    """

    version: int
    step: int
    now: int  # the server's time in milliseconds
    head: str  # of the chain over everything that happened, see `Step`
    table: TableFacts
    person: str
    held: list[int]  # the seats that this client plays for
    perspectives: list[Perspective]
    steps: list[Step]
    clocks: dict[int, ClockFacts]
    present: list[int]
    onlookers: int


class Step(Message, frozen=True):
    """One thing that happened at the table, as far as this client may know it.

    Steps are counted without gaps; standing orders of one's own take no number. `what` is the
    kind of the event. `table` comes when something of it has changed,
    `perspectives` always but in the steps of a `Welcome`. `head` binds the server to everything
    up to this step: whoever keeps it finds out later what was changed.
    """

    step: int
    at: int
    what: str
    head: str = ""
    seat: int | None = None
    bot: bool = False  # a bot made this move
    agrees: bool | None = None
    moves: int | None = None  # how many have been made with this one, or stay after an undo
    why: str | None = None  # of a takeover; the phrase that was said
    events: list[SeatEvents] = []
    table: TableFacts | None = None
    perspectives: list[Perspective] = []
    clocks: dict[int, ClockFacts] = {}


class Present(Message, frozen=True):
    """Who is there: the seats whose players are connected, and how many look on."""

    seats: list[int]
    onlookers: int


class Done(Message, frozen=True):
    """A request was carried out; the table stands at `step`."""

    id: str
    step: int


class Reason(Struct, frozen=True):
    """Why a move cannot be made: words of the game, a clause of its rules."""

    move: int
    reason: str
    clause: str
    details: dict[str, int | str]


class Reasons(Message, frozen=True):
    """The answer to `Why`; a move that may be made has no reason."""

    id: str
    reasons: list[Reason]


class HintOption(Struct, frozen=True):
    """A move, and the chance to win with it as the bot sees it, with its error."""

    move: int
    chance: float
    error: float


class HintFacts(Message, frozen=True):
    """The answer to `AskHint`: what a bot of the table's level thinks.

    `step` is the one at which it was asked. `best` are the few moves that are about as good as the
    first. `reason` is a message of the words with its `details`; `move` and `best` among them are
    places in the catalogue.
    """

    id: str
    step: int
    seat: int
    level: Level
    options: list[HintOption]  # the best first
    best: list[int]
    reason: str
    details: dict[str, str | int | float]
    clause: str | None


class Refused(Message, frozen=True):
    """A request was not carried out and has changed nothing.

    `error` is a word for programs: illegal, stale, not_your_seat, not_host, too_fast, ...;
    `text` a sentence for developers; `reason` belongs to an illegal move.
    """

    id: str | None
    error: str
    text: str
    reason: Reason | None = None


class Closing(Message, frozen=True):
    """The last word before the connection ends."""

    why: Literal["shutdown", "slow", "signed_out"]


AnyMessage = Welcome | Step | Present | Done | Reasons | HintFacts | Refused | Closing
