"""A finished match with everything that happened in it, move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Final

from benchmarks.walks import Step, random_step
from motherlode.core.events import Event
from motherlode.core.match import Match
from motherlode.core.outcome import Outcome
from motherlode.core.randomness import Unhashed
from motherlode.core.record import Record
from motherlode.core.state import State
from motherlode.games import find

Batch = Sequence[Event]  # what one move led to
Keys = Sequence[str]
Player = Callable[[State, Random], Step]  # what is played next
NOTHING: Final = ""  # what an interrupt answers
BLUR: Final = 2000  # thousandths of a point by which a move may be misjudged


def hinted_step(state: State, luck: Random) -> Step:
    """An interrupt at random; else the answer that looks about best by the heuristics."""
    seat, move = random_step(state, luck)
    if seat not in state.asked():
        return seat, move
    return seat, max(
        state.moves(seat), key=lambda each: state.weigh(seat, each) + luck.random() * BLUR
    )


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
        question = self.match.game.decision(self.match.state)
        assert question is not None
        asked = seat in self.match.state.asked()
        self.answered.append(str(question["question"]) if asked else NOTHING)
        self.batches.append(self.match.play(seat, move))

    @classmethod
    def played(cls, match: Match, player: Player) -> Story:
        """The match when all its seats are played in the same settings."""
        story = cls.opened(match)
        assert not isinstance(match.seed, Unhashed), "new matches are dealt in the new way"
        luck = Random(match.seed)
        while not match.state.over:
            story.play(*player(match.state, luck))
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

    def parts(self, beginning: str) -> list[list[str]]:
        """The names of the events, parted at each that is a beginning."""
        parts: list[list[str]] = [[]]
        for keys in self.moves:
            for key in keys:
                if key == beginning:
                    parts.append([])
                parts[-1].append(key)
        return parts

    def events(self, key: str) -> Iterator[dict[str, object]]:
        """Every event of a kind, as one who knows everything sees it."""
        for batch in self.batches:
            for event in batch:
                if event.kind.key == key:
                    roles = (role.name for role in event.kind.roles)
                    yield dict(zip(roles, event.values, strict=True))


Way = Callable[[Story], bool]


def in_order(keys: Keys, *wanted: str) -> bool:
    """Whether the wanted events come in this order, others perhaps between them."""
    rest = iter(keys)
    return all(key in rest for key in wanted)


def by_one_move(*wanted: str) -> Way:
    """Some move led to these events, in this order."""
    return lambda story: any(in_order(keys, *wanted) for keys in story.moves)
