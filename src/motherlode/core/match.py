"""A match: a state, the moves that led to it, and what happened on the way.

Whoever plays goes through here: a live table, a replay, bots among themselves. What lies further
back than its origin a match does not know: the origin is the deal, or a position later on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Self

from motherlode.core.errors import InvalidRecord, MotherlodeError, OutOfHistory
from motherlode.core.events import Event
from motherlode.core.game import Game
from motherlode.core.listeners import EventInts, listening
from motherlode.core.moves import Move
from motherlode.core.position import answers_given, load
from motherlode.core.randomness import Seed, Unhashed
from motherlode.core.record import Record
from motherlode.core.registry import find
from motherlode.core.seats import EVERYONE
from motherlode.core.state import State


class Made(NamedTuple):
    """A move that was made, whether anybody learnt something by it, whether the seat chose it."""

    seat: int
    move: int
    revealed: bool
    chosen: bool


class Legal(NamedTuple):
    """What a seat may do now: answers if it is asked, and interrupts."""

    moves: tuple[int, ...]
    interrupts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the moves that a match knows begin."""

    state: State
    moves: int  # how many were made before
    last: tuple[int | None, ...]  # by seat: the number of its last move
    revealed: bool  # whether the last of them told anybody something


def opens_answers(state: State, seat: int) -> bool:
    """Whether a seat is the last that a window waits for: its answer opens those of others."""
    return state.asked() == (seat,) and bool(answers_given(state).keys() - {seat})


def luck_of(seed: Seed) -> dict[str, Any]:
    """The luck of a position from which a seed is drawn."""
    if isinstance(seed, bytes):
        return {"secret": seed.hex(), "drawn": 0}
    return {"seed": seed.number if isinstance(seed, Unhashed) else seed}


class Match:
    """Plays moves on a state, keeps the record and hands out the events."""

    position: Mapping[str, Any] | None = None  # in which it began; None if it was dealt

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: Seed,
        options: Mapping[str, object] | None = None,
        house: Mapping[str, object] | None = None,
    ) -> None:
        state: State = game.table(seats, options, house)
        with listening(state) as told:
            game.deal(state, seed)
        self.begin(game, seed, Origin(state, 0, (None,) * seats, False), tuple(told))

    def begin(self, game: Game, seed: Seed, origin: Origin, dealt: tuple[EventInts, ...]) -> None:
        """Stand at the origin."""
        self.game = game
        self.seed = seed
        self.origin = origin
        self.dealt = dealt  # what the deal told
        self.state = origin.state.copy()
        self.last = list(origin.last)  # by seat: how many moves had been made before its last
        self.made: list[Made] = []  # since the origin
        self.listed: dict[int, Legal] = {}  # by seat, for the position of now

    @classmethod
    def resume(cls, seed: Seed, origin: Origin) -> Self:
        """A match that goes on from a position."""
        match = cls.__new__(cls)
        match.begin(find(origin.state.game), seed, origin, ())
        return match

    @classmethod
    def begun_at(cls, position: Mapping[str, Any], seed: Seed) -> Self:
        """A match that begins in a position; whatever its luck was, the seed's takes its place."""
        state = load({**position, "luck": luck_of(seed)})
        match = cls.resume(seed, Origin(state, 0, (None,) * state.seats, False))
        match.position = position
        return match

    def copy(self) -> Self:
        """A twin that lives its own life."""
        match = type(self).__new__(type(self))
        match.__dict__ |= self.__dict__
        match.state = self.state.copy()
        match.last, match.made, match.listed = [*self.last], [*self.made], {**self.listed}
        return match

    def rebased(self) -> Self:
        """The same match, knowing nothing of how it came to its position."""
        origin = Origin(self.state.copy(), self.count, tuple(self.last), self.last_revealed)
        match = type(self).resume(self.seed, origin)
        match.position = self.position
        return match

    # -- what is so now --------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many moves were made since the deal."""
        return self.origin.moves + len(self.made)

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The seats and the texts of their moves, since the origin."""
        return [(made.seat, self.game.catalogue.text(made.move)) for made in self.made]

    @property
    def opening(self) -> list[Event]:
        """What the deal told."""
        return self.events(self.dealt)

    @property
    def options(self) -> dict[str, str]:
        """The options that it is played with."""
        return self.game.chosen(self.state)

    @property
    def last_revealed(self) -> bool:
        """Whether anybody learnt something by the last move."""
        return self.made[-1].revealed if self.made else self.origin.revealed

    def legal(self, seat: int) -> Legal:
        """What a seat may do, listed once for a position."""
        if seat not in self.listed:
            moves, interrupts = self.state.moves(seat), self.state.interrupts(seat)
            self.listed[seat] = Legal(tuple(moves), tuple(interrupts))
        return self.listed[seat]

    def events(self, told: Sequence[EventInts]) -> list[Event]:
        """What a state told, as events."""
        return [Event.of(item, self.game.events) for item in told]

    # -- moves -----------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str | int) -> list[Event]:
        """Play a move and tell what happened; a refused move changes nothing."""
        return self.events(self.advance(seat, self.game.catalogue.number(move)))

    def advance(self, seat: int, move: int, chosen: bool = True) -> list[EventInts]:
        """Play a move by its number and tell what happened, in ints; or refuse it.

        `chosen` is false if it was made for the seat, because there was nothing to choose.
        """
        state, drawn = self.state, self.state.drawn
        move = self.game.legal_name(state, seat, move)
        answers = move in self.legal(seat).moves
        opens = opens_answers(state, seat)
        with listening(state) as told:
            if answers:
                state.apply(seat, move)
            else:
                state.play(seat, move)
        secret = any(who != EVERYONE for _, who, *_ in told)
        self.note(Made(seat, move, opens or secret or state.drawn != drawn, chosen))
        return told

    def note(self, made: Made) -> None:
        """Remember a move."""
        self.last[made.seat] = self.count
        self.made.append(made)
        self.listed.clear()

    def go_back(self, moves: int) -> None:
        """Only the first moves stay; `OutOfHistory` if that is before the origin."""
        stay = moves - self.origin.moves
        if stay < 0:
            raise OutOfHistory("what lies before the origin of a match is not known to it")
        made = self.made[:stay]
        self.begin(self.game, self.seed, self.origin, self.dealt)
        for one in made:
            self.state.play(one.seat, one.move)
            self.note(one)

    def last_by(self, seat: int) -> int | None:
        """How many moves stay if a seat takes its last one back; None if it made none."""
        return self.last[seat]

    def last_choice_by(self, seat: int) -> int | None:
        """How many moves stay if a seat takes back the last one that it chose itself."""
        for place in reversed(range(len(self.made))):
            if self.made[place].seat == seat and self.made[place].chosen:
                return self.origin.moves + place
        if self.origin.last[seat] is not None:
            raise OutOfHistory("what lies before the origin of a match is not known to it")
        return None

    def obstacle(self, moves: int) -> Literal["revealed", "acted"] | None:
        """Why a seat cannot just take its last move back: what came of it, or who came after."""
        if moves + 1 < self.count:
            return "acted"
        return "revealed" if self.last_revealed else None

    # -- records -----------------------------------------------------------------------------

    def record(self) -> Record:
        """The match so far."""
        if self.origin.moves:
            raise OutOfHistory("what lies before the origin of a match is not known to it")
        return Record(
            game=self.game.key,
            version=self.game.version,
            seats=self.state.seats,
            options=self.options,
            house=self.game.house_of(self.state),
            seed=self.seed,
            moves=tuple(self.moves),
            position=self.position,
        )

    @classmethod
    def deal(cls, record: Record) -> Self:
        """The match that a record describes, before its first move."""
        game = find(record.game)
        if record.version != game.version:
            raise InvalidRecord(f"version {record.version} of the rules, not {game.version}")
        try:
            if record.position is not None:
                rules = {"seats": record.seats, "options": record.options, "house": record.house}
                return cls.begun_at({**record.position, **rules}, record.seed)
            return cls(game, record.seats, record.seed, record.options, record.house)
        except MotherlodeError as error:
            raise InvalidRecord(f"cannot be set up: {error}") from error

    def follow(self, moves: Sequence[tuple[int, str]]) -> Iterator[list[Event]]:
        """Play the moves of a record one by one, and tell what happens."""
        for number, (seat, text) in enumerate(moves):
            try:
                yield self.play(seat, text)
            except MotherlodeError as error:
                raise InvalidRecord(f"move {number}, {text!r} by seat {seat}: {error}") from error

    @classmethod
    def of(cls, record: Record, moves: int | None = None) -> Self:
        """The match that a record describes, or its first moves, ready to be played on."""
        match = cls.deal(record)
        for _ in match.follow(record.moves[:moves]):
            pass
        return match

    # -- a match among Python's values ---------------------------------------------------------

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.known() == other.known()

    def __hash__(self) -> int:
        """By the position, as a state: whoever keeps matches in a set plays them no further."""
        return hash(self.state)

    def known(self) -> tuple[object, ...]:
        """All that tells two matches apart."""
        return self.seed, self.count, self.made, self.last, self.state
