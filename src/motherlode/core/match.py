"""A match: a state, the moves that led to it, and what happened on the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from motherlode.core.events import Event
from motherlode.core.game import Game
from motherlode.core.listeners import listening
from motherlode.core.moves import Move
from motherlode.core.randomness import Seed
from motherlode.core.record import Record
from motherlode.core.registry import find
from motherlode.core.state import State


class Match:
    """Plays moves on a state, keeps the record and hands out the events."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: Seed,
        options: Mapping[str, object] | None = None,
        house: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.state: State = game.table(seats, options, house)
        self.options = game.chosen(self.state)
        self.house = game.house_of(self.state)
        self.moves: list[tuple[int, str]] = []
        with listening(self.state) as told:
            game.deal(self.state, seed)
        self.opening = self.events(told)

    def play(self, seat: int, move: Move | str | int) -> list[Event]:
        """Play a move and tell what happened; a refused move changes nothing."""
        number = self.game.catalogue.number(move)
        with listening(self.state) as told:
            self.state.play(seat, number)
        self.moves.append((seat, self.game.catalogue.text(number)))
        return self.events(told)

    def events(self, told: list[tuple[int, ...]]) -> list[Event]:
        """What a state told, as events."""
        return [Event.of(item, self.game.events) for item in told]

    def copy(self) -> Self:
        """A match of its own from here on."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.state = self.state.copy()
        other.moves = self.moves.copy()
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether the same moves led to the same position."""
        if not isinstance(other, Match):
            return NotImplemented
        return self.record() == other.record() and self.state == other.state

    def __hash__(self) -> int:
        """By the position, like a state."""
        return hash(self.state)

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle is the record: the match is played again, and refused under other rules."""
        return type(self).of, (self.record(),)

    def record(self) -> Record:
        """The match so far."""
        return Record(
            game=self.game.key,
            version=self.game.version,
            seats=self.state.seats,
            options=self.options,
            house=self.house,
            seed=self.seed,
            moves=tuple(self.moves),
        )

    @classmethod
    def of(cls, record: Record) -> Self:
        """The match that a record describes, ready to be played on."""
        record.replay()
        match = cls(find(record.game), record.seats, record.seed, record.options, record.house)
        for seat, text in record.moves:
            match.play(seat, text)
        return match
