"""A finished match with everything that happened in it, move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Final

from benchmarks.walks import random_step
from motherlode.core.components import Value
from motherlode.core.events import Event
from motherlode.core.game import Seed
from motherlode.core.match import Match
from motherlode.core.outcome import Outcome
from motherlode.core.record import Record
from motherlode.games import find

Batch = Sequence[Event]  # what one move led to
Keys = Sequence[str]
NOTHING: Final = ""  # what an interrupt answers


@dataclass(frozen=True)
class Story:
    """The match; the events of the opening and of every move, and what each move answered."""

    match: Match
    batches: list[Batch] = field(default_factory=list)
    answered: list[str] = field(default_factory=list)

    @classmethod
    def opened(cls, match: Match) -> Story:
        """A match that has just been dealt."""
        return cls(match, [match.opening], [NOTHING])

    def play(self, seat: int, move: str | int) -> None:
        """Play a move and remember what came of it."""
        question = self.match.game.question(self.match.state)
        assert question is not None
        asked = seat in self.match.state.asked()
        self.answered.append(str(question["question"]) if asked else NOTHING)
        self.batches.append(self.match.play(seat, move))

    @classmethod
    def at_random(
        cls,
        key: str,
        seats: int,
        seed: Seed,
        options: Mapping[str, object],
        house: Mapping[str, Value],
    ) -> Story:
        """A random match."""
        story = cls.opened(Match(find(key), seats, seed, options, house))
        luck = Random(seed)
        while not story.match.state.over:
            story.play(*random_step(story.match.state, luck))
        return story

    @classmethod
    def of(cls, record: Record) -> Story:
        """The match that a record describes."""
        game = find(record.game)
        story = cls.opened(Match(game, record.seats, record.seed, record.options, record.house))
        for seat, text in record.moves:
            story.play(seat, text)
        return story

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        return self.match.state.outcome()

    @cached_property
    def moves(self) -> list[list[str]]:
        """The names of the events of each move."""
        return [[event.kind.key for event in batch] for batch in self.batches]

    @cached_property
    def days(self) -> list[list[str]]:
        """The names of the events of each day."""
        days: list[list[str]] = [[]]
        for keys in self.moves:
            for key in keys:
                if key == "day_began":
                    days.append([])
                days[-1].append(key)
        return days

    def events(self, key: str) -> Iterator[dict[str, object]]:
        """Every event of a kind, as one who knows everything sees it."""
        for batch in self.batches:
            for event in batch:
                if event.kind.key == key:
                    yield dict(zip(event.kind.roles, event.values, strict=True))


Way = Callable[[Story], bool]


def in_order(keys: Keys, *wanted: str) -> bool:
    """Whether the wanted events come in this order, others perhaps between them."""
    rest = iter(keys)
    return all(key in rest for key in wanted)


def by_one_move(*wanted: str) -> Way:
    """Some move led to these events, in this order."""
    return lambda story: any(in_order(keys, *wanted) for keys in story.moves)


def on_one_day(*wanted: str) -> Way:
    """Some day had these events, in this order."""
    return lambda story: any(in_order(day, *wanted) for day in story.days)
