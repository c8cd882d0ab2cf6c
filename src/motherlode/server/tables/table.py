"""A table: everything that is so at it, as one value. It decides nothing and never changes:
`commands` says what may be done at it, `reducer` makes the next table from it and an event.
"""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from motherlode.core.frames import FIRST
from motherlode.core.game import Game
from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.games import find
from motherlode.server.protocol import Phase, TableFacts
from motherlode.server.tables.chairs import Chairs
from motherlode.server.tables.clocks import Clocks
from motherlode.server.tables.due_work import DueWork, due_work
from motherlode.server.tables.undo_request import UndoRequest
from motherlode.server.terms import Player, Terms


class Table(Struct, frozen=True, dict=True, kw_only=True):
    """A table after an event of its log, from its opening to its end.

    Clients count steps, not events: what only one seat may know takes no number, or the others
    would see the gap. Its snapshot is this structure, encoded.
    """

    code: str
    secret: bytes
    commitment: str
    terms: Terms
    host: Player
    before: str | None  # the table that this one is the rematch of
    opened: int
    seq: int  # of the last event
    step: int  # of the last that everyone is told of
    latest: int  # when the last event was written
    changed: int  # when something changed that everyone may know
    chairs: Chairs
    clocks: Clocks
    asked_since: tuple[int, ...]  # by seat: the step that brought it its decision
    dealt: Match | None = None
    ids_since: int = 0  # the step since which the ids of moves are known
    move_ids: tuple[str, ...] = ()  # of the moves that the match knows
    undo_ids: frozenset[tuple[int, str]] = frozenset()  # who asked about an undo, under which ids
    undo_request: UndoRequest | None = None
    revealed: str | None = None
    rematch: str | None = None

    def __repr__(self) -> str:
        return f"Table({self.code} after {self.seq})"  # its secret must not get into a log

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return find(self.terms.game)

    @property
    def match(self) -> Match:
        """The match, which has begun."""
        assert self.dealt is not None, "the match has not begun"
        return self.dealt

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.dealt is not None and bool(self.dealt.state.over)

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.dealt is None:
            return "open"
        return "over" if self.over else "playing"

    @cached_property
    def asked(self) -> tuple[int, ...]:
        """The seats with an open decision."""
        return self.dealt.state.asked() if self.dealt and not self.over else ()

    @cached_property
    def decision(self) -> tuple[int, ...]:
        """What is asked, in the ints of the rules: where on the stack, which, about whom."""
        if self.dealt is None or self.over:
            return ()
        state = self.dealt.state
        frame = state.frames[state.depth - 1]
        return state.depth, frame[0], *frame[FIRST : FIRST + 3]

    @cached_property
    def due_work(self) -> tuple[DueWork, ...]:
        """What the table has to do by itself now, whoever is here."""
        return tuple(due_work(self))

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return self.dealt.count if self.dealt else 0

    def was_sent(self, seat: int, sent: str) -> bool:
        """Whether a seat made one of the moves that stand under an id."""
        moves = zip(self.match.made, self.move_ids, strict=True)
        return any(made.seat == seat and known == sent for made, known in moves)

    def consenting(self, seat: int) -> list[int]:
        """The seats whose players must agree before another takes a move back."""
        mine = self.chairs[seat].person
        return [
            chair.seat
            for chair in self.chairs
            if chair.person not in (None, mine) and chair.bot_level is None
        ]

    def awaited(self) -> list[int]:
        """The seats whose players have still to answer an undo request."""
        request = self.undo_request
        if request is None:
            return []
        return [seat for seat in self.consenting(request.seat) if seat not in request.agreed]

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

    def record(self) -> Record | None:
        """The match, once it is over and nothing about it is secret any more."""
        return self.dealt.record() if self.dealt and self.over else None
