"""A table: the fold of its log. It decides nothing; `acts` says what may be done at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import singledispatchmethod

from motherlode.core.events import Event
from motherlode.core.frames import FIRST
from motherlode.core.game import Game
from motherlode.core.record import Record
from motherlode.games import find
from motherlode.server.protocol import Phase, TableFacts
from motherlode.server.storage.contract import Sitting, Summary
from motherlode.server.tables import luck
from motherlode.server.tables.clocks import Clocks
from motherlode.server.tables.course import Course
from motherlode.server.tables.duties import duties
from motherlode.server.tables.entries import (
    AnyEntry,
    BotSat,
    HandedBack,
    Opened,
    Ordered,
    Played,
    Player,
    Rematched,
    Revealed,
    Sat,
    Started,
    Stood,
    Stored,
    TakenOver,
    Terms,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from motherlode.server.tables.seating import Seating


@dataclass(frozen=True, slots=True)
class Told:
    """An entry that was applied, and the events that the rules told of it."""

    stored: Stored
    events: list[Event] = field(default_factory=list)


@dataclass(slots=True)
class Wish:
    """Somebody wants to take a move back and needs the others' consent."""

    seat: int
    moves: int  # how many would stay
    agreed: set[int] = field(default_factory=set)


class Table:
    """Everything that is so at a table, from its opening to its end."""

    terms: Terms
    host: Player
    commitment: str
    seating: Seating
    clocks: Clocks

    def __init__(self, code: str, secret: bytes) -> None:
        self.code = code
        self.secret = secret
        self.seq = 0
        self.opened = 0
        self.changed = 0
        self.course: Course | None = None
        self.wish: Wish | None = None
        self.before: str | None = None
        self.rematch: str | None = None
        self.revealed: str | None = None
        self.told: list[Told] = []
        self.asked_since: list[int] = []  # the sequence number that brought a seat its question

    # -- the fold ------------------------------------------------------------------------

    def apply(self, stored: Stored) -> Told:
        """Let an entry happen; entries come in their order and were checked before."""
        assert stored.seq == self.seq + 1, "the log has no gaps"
        self.seq, self.changed = stored.seq, stored.at
        before, question = self.asked, self.question
        events = self.happen(stored.entry, stored)
        self.note_questions(stored, before if self.question == question else ())
        told = Told(stored, events or [])
        self.told.append(told)
        return told

    def note_questions(self, stored: Stored, before: tuple[int, ...]) -> None:
        """Remember since when each seat is asked what it is asked, and set the clocks.

        `before` are those who were asked the same already.
        """
        if self.course is None:
            return
        entry = stored.entry
        acted = isinstance(entry, Played | Undone | Started)
        answered = entry.seat if isinstance(entry, Played) else None
        for seat in self.asked:
            if seat not in before or seat == answered or isinstance(entry, Undone):
                self.asked_since[seat] = stored.seq
        if acted:
            self.clocks.turn(stored.at, self.asked, answered)

    @singledispatchmethod
    def happen(self, entry: AnyEntry, stored: Stored) -> list[Event] | None:
        """What an entry changes; the events that it tells, if it is about the match."""
        raise NotImplementedError(type(entry).__name__)

    @happen.register
    def _(self, entry: Opened, stored: Stored) -> None:
        self.terms, self.host, self.commitment = entry.terms, entry.host, entry.commitment
        self.before = entry.before
        self.opened = stored.at
        self.seating = Seating(entry.terms.seats)
        self.clocks = Clocks(entry.terms.clock, entry.terms.seats)
        self.asked_since = [0] * entry.terms.seats

    @happen.register
    def _(self, entry: Sat, stored: Stored) -> None:
        chair = self.seating[entry.seat]
        chair.player, chair.entropy = entry.player, entry.entropy

    @happen.register
    def _(self, entry: BotSat, stored: Stored) -> None:
        chair = self.seating[entry.seat]
        chair.level, chair.bot_name = entry.level, entry.name

    @happen.register
    def _(self, entry: Stood, stored: Stored) -> None:
        self.seating[entry.seat].clear()

    @happen.register
    def _(self, entry: Started, stored: Stored) -> list[Event]:
        self.course = Course(self.terms, luck.key(self.secret, self.seating.entropy()))
        return self.course.match.opening

    @happen.register
    def _(self, entry: Played, stored: Stored) -> list[Event]:
        events = self.played.play(entry, stored.seq)
        if entry.by != "bot" or self.over:
            self.wish = None  # what a bot does meanwhile goes back with the rest
        return events

    @happen.register
    def _(self, entry: UndoAsked, stored: Stored) -> None:
        self.wish = Wish(entry.seat, entry.moves)

    @happen.register
    def _(self, entry: UndoAnswered, stored: Stored) -> None:
        if self.wish and entry.agrees:
            self.wish.agreed.add(entry.seat)
        else:
            self.wish = None

    @happen.register
    def _(self, entry: Undone, stored: Stored) -> None:
        self.wish = None
        self.played.go_back(entry.moves)

    @happen.register
    def _(self, entry: TakenOver, stored: Stored) -> None:
        self.seating[entry.seat].taken_over = entry.level

    @happen.register
    def _(self, entry: HandedBack, stored: Stored) -> None:
        self.seating[entry.seat].taken_over = None
        self.clocks.refill(entry.seat, stored.at)

    @happen.register
    def _(self, entry: Ordered, stored: Stored) -> None:
        self.seating[entry.seat].orders = entry.orders

    @happen.register
    def _(self, entry: Revealed, stored: Stored) -> None:
        self.revealed = entry.secret

    @happen.register
    def _(self, entry: Rematched, stored: Stored) -> None:
        self.rematch = entry.code

    # -- what is so now ---------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return find(self.terms.game)

    @property
    def played(self) -> Course:
        """The course of the match, which has begun."""
        assert self.course is not None, "the match has not begun"
        return self.course

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.course is not None and bool(self.course.state.over)

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.course is None:
            return "open"
        return "over" if self.over else "playing"

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats with an open question."""
        return self.course.state.asked() if self.course and not self.over else ()

    @property
    def question(self) -> tuple[int, ...]:
        """What is asked, in the ints of the rules: where on the stack, which, about whom."""
        if self.course is None or self.over:
            return ()
        state = self.course.state
        frame = state.frames[state.depth - 1]
        return state.depth, frame[0], *frame[FIRST : FIRST + 3]

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self.course.made) if self.course else 0

    def consenting(self, seat: int) -> list[int]:
        """The seats whose players must agree before another takes a move back."""
        mine = self.seating[seat].person
        return [
            chair.seat
            for chair in self.seating
            if chair.person not in (None, mine) and chair.thinker is None
        ]

    def facts(self) -> TableFacts:
        """The table as everyone may know it."""
        return TableFacts(
            code=self.code,
            phase=self.phase,
            terms=self.terms,
            host=self.host.person,
            seats=[chair.facts() for chair in self.seating],
            commitment=self.commitment,
            entropy=self.seating.entropy(),
            secret=self.revealed,
            before=self.before,
            rematch=self.rematch,
            moves=self.moves,
        )

    def summary(self) -> Summary:
        """The table in a list."""
        ranks = self.played.state.outcome().ranks if self.over else None
        return Summary(
            code=self.code,
            game=self.terms.game,
            phase=self.phase,
            listed=self.terms.listed,
            host=self.host.person,
            seats=self.terms.seats,
            sittings=[
                Sitting(
                    chair.seat,
                    chair.person,
                    chair.name or "",
                    chair.player.avatar if chair.player else "",
                    ranks[chair.seat] if ranks else None,
                )
                for chair in self.seating
                if not chair.free
            ],
            asked=list(self.asked),
            moves=self.moves,
            opened=self.opened,
            changed=self.changed,
            wake=min((duty.due for duty in duties(self, {})), default=None),
        )

    def record(self) -> Record | None:
        """The match, once it is over and nothing about it is secret any more."""
        return self.course.record() if self.course and self.over else None
