"""A little of what `python -m benchmarks.positions` does at length."""

from __future__ import annotations

from random import Random

from benchmarks.mutations import mutated
from benchmarks.positions import Tally, source, try_mutant
from motherlode.core.game import Game
from tests.conformance.walks import every_game

SOURCES = 3
MUTANTS = 12


@every_game
def test_a_changed_position_is_refused_or_can_be_played_to_its_end(game: Game) -> None:
    tally = Tally()
    for seed in range(SOURCES):
        luck = Random(f"{game.key} {seed}")
        original = source(game, luck)
        for number in range(MUTANTS):
            name = f"{seed}/{number}"
            try_mutant(game, mutated(game, original, luck), luck, tally, name)
    assert tally.failures == []
    assert 0 < tally.accepted < tally.tried
