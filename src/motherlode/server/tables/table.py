"""A table: everything that is so at it, as one value. It decides nothing and never changes:
`commands` says what may be done at it, `reducer` makes the next table from it and an event.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

from motherlode.core.frames import FIRST
from motherlode.core.game import Game
from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.games import find
from motherlode.server.protocol import AbortFacts, Ended, ForkFacts, Phase, TableFacts
from motherlode.server.tables import luck
from motherlode.server.tables.chairs import Chairs
from motherlode.server.tables.clocks import ClockMark, Clocks
from motherlode.server.tables.deal_plays import DealPlays
from motherlode.server.tables.due_work import DueWork, due_work
from motherlode.server.tables.undo_request import AbortOffer, UndoRequest
from motherlode.server.tables.unread_match import UnreadMatch
from motherlode.server.terms import Fork, LuckScheme, Player, Ruleset, Terms


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
    rules: Ruleset | None  # that it was opened with; None is today's
    opened: int
    seq: int  # of the last event
    step: int  # of the last that everyone is told of
    latest: int  # when the last event was written
    changed: int  # when something changed that everyone may know
    chairs: Chairs
    clocks: Clocks
    asked_since: tuple[int, ...]  # by seat: the step that brought it its decision
    asked_at: tuple[int, ...]  # by seat: when that was
    head: str  # of the chain over everything that everyone is told of
    luck: LuckScheme = "blake2b"
    called: int | None = None  # when the host wanted to begin, while shares are awaited
    dealt: Match | None = None
    unread: UnreadMatch | None = None  # in place of a match that today's rules cannot play
    ids_since: int = 0  # the step since which the ids of moves are known
    move_ids: tuple[str, ...] = ()  # of the moves that the match knows
    clock_marks: tuple[ClockMark, ...] = ()  # when each of them was made; none without clocks
    undo_ids: frozenset[tuple[int, str]] = frozenset()  # who asked about an undo, under which ids
    undo_request: UndoRequest | None = None
    revealed: str | None = None
    rematch: str | None = None
    ended: Ended | None = None  # how, if before the end that the rules have
    resigned: tuple[int, ...] = ()  # the seats that gave up, in their order
    abort_offer: AbortOffer | None = None
    abort_refused: int | None = None  # how many moves had been made when that was last refused
    kicked: frozenset[str] = frozenset()  # the people whom the host has sent away
    fork: Fork | None = None  # where the match begins, if it is not dealt
    hinted: bool = False  # somebody has asked for a hint
    deal: DealPlays = DealPlays()  # again, at other tables

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
    def key(self) -> bytes:
        """All luck of the match: of its table, or of the one whose deal is played again."""
        if self.fork and self.fork.luck:
            return bytes.fromhex(self.fork.luck)
        return luck.key(self.secret, self.chairs.entropy(), self.luck)

    @property
    def over(self) -> bool:
        """Whether the match has ended; of one that is not understood its last event tells."""
        if self.ended:
            return True
        if self.unread:
            return self.revealed is not None
        return self.dealt is not None and bool(self.dealt.state.over)

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.dealt is None and self.unread is None:
            return "open"
        return "over" if self.over else "playing"

    @cached_property
    def asked(self) -> tuple[int, ...]:
        """The seats with an open decision."""
        return self.dealt.state.asked() if self.dealt and not self.over else ()

    @property
    def lone(self) -> bool:
        """Whether one person plays among bots, on one seat: nobody else could learn anything."""
        return sum(chair.player is not None for chair in self.chairs) == 1

    @property
    def gives_hints(self) -> bool:
        """Whether those who play may ask for hints: all agreed to it, or one plays among bots."""
        return bool(self.terms.hints) or self.lone

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
        if self.unread:
            return len(self.unread.moves)
        return self.dealt.count if self.dealt else 0

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Who came in where, once there is a result; whoever resigned is behind all others."""
        if not self.dealt or not self.over or self.ended in ("aborted", "closed"):
            return None
        ended = self.ended is not None
        played = (1,) * len(self.chairs) if ended else self.dealt.state.outcome().ranks
        return placed(played, self.resigned)

    @property
    def scores(self) -> tuple[int, ...] | None:
        """What everyone has in the end, if the match was played to its end."""
        if not self.dealt or not self.over or self.ended:
            return None
        return tuple(self.dealt.state.outcome().scores)

    def is_decided_without(self, seat: int) -> bool:
        """Whether the match is over when one more seat resigns: one is left, or bots alone."""
        left = [chair for chair in self.chairs if chair.seat not in (seat, *self.resigned)]
        return len(left) <= 1 or all(chair.person is None for chair in left)

    def deciding(self) -> list[int]:
        """The seats of people who have a say: whoever only has a bad line, or ran out of time, too.

        Whoever left or resigned has given it up.
        """
        return [
            chair.seat
            for chair in self.chairs
            if chair.person and chair.taken_over_why != "left" and chair.seat not in self.resigned
        ]

    def abort_awaited(self) -> list[int]:
        """The seats whose people have still to say whether the match is broken off."""
        offer = self.abort_offer
        if offer is None:
            return []
        mine = self.chairs.held(self.chairs[offer.seat].person or "")
        return [seat for seat in self.deciding() if seat not in (*mine, *offer.agreed)]

    def was_sent(self, seat: int, sent: str) -> bool:
        """Whether a seat made one of the moves that stand under an id."""
        moves = zip(self.match.made, self.move_ids, strict=True)
        return any(made.seat == seat and known == sent for made, known in moves)

    def undoable_by(self, seat: int) -> int | None:
        """How many moves stay if a seat takes its last one back; None if it has none.

        Where somebody could learn from it which moves were ordered, those count too.
        """
        match = self.match
        return match.last_choice_by(seat) if self.lone else match.last_by(seat)

    def consenting(self, seat: int, stays: int) -> list[int]:
        """The seats whose players must agree before another takes all but some moves back.

        Somebody for whom a bot plays on has still a say in what happened while they were there.
        """
        mine = self.chairs[seat].person
        return [
            chair.seat
            for chair in self.chairs
            if chair.person not in (None, mine)
            if chair.bot_level is None or stays < chair.taken_over_at
        ]

    def awaited(self) -> list[int]:
        """The seats whose players have still to answer an undo request."""
        request = self.undo_request
        if request is None:
            return []
        return [
            seat
            for seat in self.consenting(request.seat, request.moves)
            if seat not in request.agreed
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
            commitments=self.chairs.commitments(),
            called=self.called is not None,
            secret=self.revealed,
            before=self.before,
            rematch=self.rematch,
            moves=self.moves,
            unread=self.unread.why if self.unread else None,
            ended=self.ended,
            resigned=list(self.resigned),
            ranks=list(self.ranks) if self.ranks else None,
            abort=self.abort_facts(),
            fork=self.fork_facts(),
            gives_hints=self.gives_hints,
            hinted=self.hinted,
        )

    def fork_facts(self) -> ForkFacts | None:
        """Where the match comes from, as everyone may know it: never its luck."""
        fork = self.fork
        return ForkFacts(fork.of, fork.step, fork.seat, bool(fork.luck)) if fork else None

    def abort_facts(self) -> AbortFacts | None:
        """The offer to break the match off, as everyone may know it."""
        offer = self.abort_offer
        if offer is None:
            return None
        return AbortFacts(offer.seat, sorted(offer.agreed), self.abort_awaited())

    def record(self) -> Record | None:
        """The match, once it is over and nothing about it is secret any more."""
        if self.unread and self.over:
            return self.kept_record(self.unread)
        return self.dealt.record() if self.dealt and self.over else None

    def kept_record(self, unread: UnreadMatch) -> Record:
        """The record of a match that today's rules cannot play, as the log has it."""
        terms, rules = self.terms, self.rules
        return Record(
            game=terms.game,
            version=rules.version if rules else 0,
            seats=terms.seats,
            options=rules.options if rules else terms.options,
            house={p: tuple(n) if isinstance(n, list) else n for p, n in terms.house.items()},
            seed=self.key,
            moves=unread.moves,
            position=(self.fork.position or None) if self.fork else None,
        )


def placed(ranks: Sequence[int], resigned: Sequence[int]) -> tuple[int, ...]:
    """The ranks when those who resigned come in behind the others, the first of them last."""
    stayed = [seat for seat in range(len(ranks)) if seat not in resigned]
    found = {seat: 1 + sum(ranks[other] < ranks[seat] for other in stayed) for seat in stayed}
    found |= {seat: len(ranks) - place for place, seat in enumerate(resigned)}
    return tuple(found[seat] for seat in range(len(ranks)))
