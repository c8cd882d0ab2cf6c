"""A refusal names what is really in the way: without it the move is legal, or meets another."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import pytest

from motherlode.core.refusal import Refusal
from motherlode.core.state import State
from motherlode.games import GAMES
from tests.conformance.obstacles import Obstacles, Try
from tests.conformance.obstacles.dwarves_fall import DWARVES_FALL
from tests.conformance.obstacles.gem_forge import GEM_FORGE
from tests.conformance.obstacles.quartz import QUARTZ
from tests.conformance.obstacles.quartz_cards import QUARTZ_CARDS
from tests.conformance.walks import Case, keen_walk, walk

OBSTACLES: dict[str, Obstacles] = {
    "quartz": QUARTZ,
    "quartz_cards": QUARTZ_CARDS,
    "dwarves_fall": DWARVES_FALL,
    "gem_forge": GEM_FORGE,
}
MOST_OBSTACLES = 8  # of one move
POSITIONS = 60  # of a walk, spread over it


@dataclass
class Trials:
    """Refused moves of one game, each tried again without what was in its way."""

    case: Case
    answers: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    strangers: set[tuple[str, str]] = field(default_factory=set)
    at_oneself: set[object] = field(default_factory=set)
    never_at_oneself: set[object] = field(default_factory=set)
    met: set[str] = field(default_factory=set)

    def at(self, state: State, source: Random) -> None:
        """Note what answers the decision, and try one move of each sort for every seat."""
        for seat in range(state.seats):
            for move in map(self.case.game.catalogue.__getitem__, state.moves(seat)):
                self.answers[self.decision(state)].add(move.kind)
                if dict(move.slots).get("target") == seat:
                    self.at_oneself.add(move.slots[0])
            for number in self.sample(source):
                self.clear(state.copy(), seat, number)

    def decision(self, state: State) -> str:
        """What is asked."""
        frame = state.frames[state.depth - 1]
        return self.case.game.decisions[frame[0]].key

    def sample(self, source: Random) -> Iterator[int]:
        """A move of each sort: each kind, and each card that is played."""
        sorts: dict[tuple[object, ...], list[int]] = defaultdict(list)
        for number, move in enumerate(self.case.game.catalogue):
            sorts[move.kind, *(thing for role, thing in move.slots if role == "card")].append(
                number
            )
        yield from (source.choice(numbers) for numbers in sorts.values())

    def clear(self, state: State, seat: int, move: int) -> None:
        """Remove one obstacle after the other until the move is legal, and play it."""
        found: list[Refusal] = []
        while refusal := state.why_not(seat, move):
            text = f"{self.case}: {self.case.game.catalogue.text(move)}: {refusal}, after {found}"
            assert refusal.reason not in {old.reason for old in found}, text
            assert len(found) < MOST_OBSTACLES, text
            found.append(refusal)
            self.met.add(refusal.reason)
            made = self.case.game.catalogue[move]
            if not self.remove(Try(self.case.game, state, seat, made, refusal), text):
                return
        OBSTACLES[self.case.game.key].tidy(state)
        state.play(seat, move)

    def remove(self, tried: Try, text: str) -> bool:
        """Remove what is in the way; if it lies in the move itself, see that it is there."""
        obstacles = OBSTACLES[self.case.game.key]
        reason = tried.refusal.reason
        if reason in obstacles.removed:
            obstacles.removed[reason](tried)
            return True
        assert reason in obstacles.seen, f"{text}: nobody says how to see that"
        if reason == "another-decision":
            self.strangers.add((tried.decision, tried.move.kind))
        if reason == "not-yourself":
            self.never_at_oneself.add(tried.move.slots[0])
        assert obstacles.seen[reason](tried), f"{text}: that is not so"
        return False


@pytest.mark.parametrize("key", OBSTACLES)
def test_without_what_a_refusal_names_the_move_is_legal_or_meets_something_else(key: str) -> None:
    game = GAMES[key]
    trials = Trials(Case(game, game.seats[0]))
    for seats in (game.seats[0], game.seats[-1]):
        trials.case = Case(game, seats)
        for seed, walked in enumerate((walk, keen_walk)):
            source = Random(f"{key} {seats} {seed}")
            positions = [match.state.copy() for match in walked(trials.case, seed)]
            for state in source.sample(positions, min(POSITIONS, len(positions))):
                trials.at(state, source)
    wrong = {(asked, kind) for asked, kind in trials.strangers if kind in trials.answers[asked]}
    assert not wrong, f"refused as no answer at all, though it can be one: {wrong}"
    assert not trials.at_oneself & trials.never_at_oneself, "it can be played at oneself"
    known = {*OBSTACLES[key].removed, *OBSTACLES[key].seen}
    assert len(trials.met) > len(known) * 2 // 3, f"never met: {sorted(known - trials.met)}"
