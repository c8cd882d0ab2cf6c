"""A table: the fold of its log. It decides nothing; `commands` says what may be done at it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from msgspec import Struct

from motherlode.core.frames import FIRST
from motherlode.core.game import Game
from motherlode.core.listeners import EventInts
from motherlode.core.record import Record
from motherlode.games import find
from motherlode.server.log_events import (
    Ordered,
    Played,
    Started,
    StoredEvent,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from motherlode.server.protocol import Phase, TableFacts
from motherlode.server.storage.interfaces import PrivateSummary, Sitting
from motherlode.server.tables.chairs import Chairs
from motherlode.server.tables.clocks import Clocks
from motherlode.server.tables.course import Course
from motherlode.server.tables.due_work import due_work
from motherlode.server.tables.errors import OutOfHistory
from motherlode.server.tables.reducer import reduce
from motherlode.server.tables.undo_request import UndoRequest
from motherlode.server.terms import Player, Terms


class AppliedEvent(Struct, frozen=True, gc=False):
    """An event that was applied, its number for clients, and what the rules told of it.

    `moves` is how many stand after it.
    """

    stored: StoredEvent
    step: int
    events: tuple[EventInts, ...] = ()
    moves: int = 0


class Table:
    """Everything that is so at a table, from its opening to its end.

    Clients count steps, not events: what only one seat may know takes no number, or the others
    would see the gap. A table that was kept remembers only what came afterwards; `base_seq` is the
    event after which its memory begins.
    """

    terms: Terms
    host: Player
    commitment: str
    chairs: Chairs
    clocks: Clocks

    def __init__(self, code: str, secret: bytes) -> None:
        self.code = code
        self.secret = secret
        self.seq = 0  # of the last event
        self.step = 0  # of the last that everyone is told of
        self.base_seq = 0
        self.base_step = 0
        self.opened = 0
        self.latest = 0  # when the last event was written
        self.changed = 0  # when something changed that everyone may know
        self.course: Course | None = None
        self.undo_request: UndoRequest | None = None
        self.before: str | None = None
        self.rematch: str | None = None
        self.revealed: str | None = None
        self.undo_ids: set[tuple[int, str]] = set()  # who asked about an undo, under which ids
        self.history: list[AppliedEvent] = []
        self.asked_since: list[int] = []  # the step that brought a seat its question

    # -- the fold ------------------------------------------------------------------------

    def apply(self, stored: StoredEvent) -> AppliedEvent:
        """Let an event happen; events come in their order and were checked before."""
        assert stored.seq == self.seq + 1, "the log has no gaps"
        self.seq, self.latest = stored.seq, stored.at
        if not isinstance(stored.event, Ordered):
            self.step += 1
            self.changed = stored.at
        before, question = self.asked, self.question
        events = reduce(stored.event, self, stored)
        if isinstance(stored.event, UndoAsked | UndoAnswered | Undone) and stored.event.id:
            self.undo_ids.add((stored.event.seat, stored.event.id))
        self.note_decisions(stored, before if self.question == question else ())
        applied = AppliedEvent(stored, self.step, tuple(events or ()), self.moves)
        self.history.append(applied)
        return applied

    def history_after(self, seq: int) -> Sequence[AppliedEvent]:
        """The events after one, as they were told."""
        if seq < self.base_seq:
            raise OutOfHistory
        return self.history[seq - self.base_seq :]

    def steps_after(self, step: int) -> Sequence[AppliedEvent]:
        """The events after a step, as they were told."""
        if self.base_seq and step < self.base_step:
            raise OutOfHistory
        return self.history[bisect_right(self.history, step, key=lambda one: one.step) :]

    def note_decisions(self, stored: StoredEvent, before: tuple[int, ...]) -> None:
        """Remember since when each seat is asked what it is asked, and set the clocks.

        `before` are those who were asked the same already.
        """
        if self.course is None:
            return
        event = stored.event
        acted = isinstance(event, Played | Undone | Started)
        answered = event.seat if isinstance(event, Played) else None
        for seat in self.asked:
            if seat not in before or seat == answered or isinstance(event, Undone):
                self.asked_since[seat] = self.step
        if acted:
            self.clocks.turn(stored.at, self.asked, answered)

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
        return self.course.moves if self.course else 0

    def consenting(self, seat: int) -> list[int]:
        """The seats whose players must agree before another takes a move back."""
        mine = self.chairs[seat].person
        return [
            chair.seat
            for chair in self.chairs
            if chair.person not in (None, mine) and chair.bot_level is None
        ]

    def awaited(self) -> list[int]:
        """The seats whose players have still to answer a request."""
        undo_request = self.undo_request
        if undo_request is None:
            return []
        return [
            seat for seat in self.consenting(undo_request.seat) if seat not in undo_request.agreed
        ]

    def facts(self) -> TableFacts:
        """The table as everyone may know it."""
        return TableFacts(
            code=self.code,
            phase=self.phase,
            terms=self.terms,
            host=self.host.person,
            seats=[chair.facts() for chair in self.chairs],
            commitment=self.commitment,
            entropy=self.chairs.entropy(),
            secret=self.revealed,
            before=self.before,
            rematch=self.rematch,
            moves=self.moves,
        )

    def summary(self) -> PrivateSummary:
        """The table in a list."""
        ranks = self.played.state.outcome().ranks if self.over else None
        return PrivateSummary(
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
                for chair in self.chairs
                if not chair.free
            ],
            asked=list(self.asked),
            moves=self.moves,
            opened=self.opened,
            changed=self.changed,
            wake=min((work.due for work in due_work(self, {})), default=None),
        )

    def record(self) -> Record | None:
        """The match, once it is over and nothing about it is secret any more."""
        return self.course.record() if self.course and self.over else None
