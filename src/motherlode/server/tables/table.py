"""A table: the fold of its log. It decides nothing; `acts` says what may be done at it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from msgspec import Struct

from motherlode.core.frames import FIRST
from motherlode.core.game import Game
from motherlode.core.listeners import EventInts
from motherlode.core.record import Record
from motherlode.games import find
from motherlode.server.protocol import Phase, TableFacts
from motherlode.server.storage.contract import Agenda, Sitting
from motherlode.server.tables.clocks import Clocks
from motherlode.server.tables.course import Course
from motherlode.server.tables.duties import duties
from motherlode.server.tables.entries import (
    Ordered,
    Played,
    Player,
    Started,
    Stored,
    Terms,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from motherlode.server.tables.errors import Forgotten
from motherlode.server.tables.happening import happen
from motherlode.server.tables.seating import Seating
from motherlode.server.tables.wish import Wish


class Told(Struct, frozen=True, gc=False):
    """An entry that was applied, its number for clients, and what the rules told of it.

    `moves` is how many stand after it.
    """

    stored: Stored
    step: int
    events: tuple[EventInts, ...] = ()
    moves: int = 0


class Table:
    """Everything that is so at a table, from its opening to its end.

    Clients count steps, not entries: what only one seat may know takes no number, or the others
    would see the gap. A table that was kept remembers only what came afterwards; `first` is the
    entry after which its memory begins.
    """

    terms: Terms
    host: Player
    commitment: str
    seating: Seating
    clocks: Clocks

    def __init__(self, code: str, secret: bytes) -> None:
        self.code = code
        self.secret = secret
        self.seq = 0  # of the last entry
        self.step = 0  # of the last that everyone is told of
        self.first = 0
        self.first_step = 0
        self.opened = 0
        self.latest = 0  # when the last entry was written
        self.changed = 0  # when something changed that everyone may know
        self.course: Course | None = None
        self.wish: Wish | None = None
        self.before: str | None = None
        self.rematch: str | None = None
        self.revealed: str | None = None
        self.heard: set[tuple[int, str]] = set()  # who asked about an undo, under which ids
        self.told: list[Told] = []
        self.asked_since: list[int] = []  # the step that brought a seat its question

    # -- the fold ------------------------------------------------------------------------

    def apply(self, stored: Stored) -> Told:
        """Let an entry happen; entries come in their order and were checked before."""
        assert stored.seq == self.seq + 1, "the log has no gaps"
        self.seq, self.latest = stored.seq, stored.at
        if not isinstance(stored.entry, Ordered):
            self.step += 1
            self.changed = stored.at
        before, question = self.asked, self.question
        events = happen(stored.entry, self, stored)
        if isinstance(stored.entry, UndoAsked | UndoAnswered | Undone) and stored.entry.id:
            self.heard.add((stored.entry.seat, stored.entry.id))
        self.note_questions(stored, before if self.question == question else ())
        told = Told(stored, self.step, tuple(events or ()), self.moves)
        self.told.append(told)
        return told

    def told_after(self, seq: int) -> Sequence[Told]:
        """The entries after one, as they were told."""
        if seq < self.first:
            raise Forgotten
        return self.told[seq - self.first :]

    def steps_after(self, step: int) -> Sequence[Told]:
        """The entries after a step, as they were told."""
        if self.first and step < self.first_step:
            raise Forgotten
        return self.told[bisect_right(self.told, step, key=lambda told: told.step) :]

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
        mine = self.seating[seat].person
        return [
            chair.seat
            for chair in self.seating
            if chair.person not in (None, mine) and chair.thinker is None
        ]

    def awaited(self) -> list[int]:
        """The seats whose players have still to answer a wish."""
        wish = self.wish
        if wish is None:
            return []
        return [seat for seat in self.consenting(wish.seat) if seat not in wish.agreed]

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

    def summary(self) -> Agenda:
        """The table in a list."""
        ranks = self.played.state.outcome().ranks if self.over else None
        return Agenda(
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
