"""Which levels of bots find the best move of a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

from motherlode.bots.levels import bot
from motherlode.core.observation import Observation
from motherlode.core.registry import game_of
from motherlode.core.state import State
from motherlode.school.puzzles.puzzle import Puzzle

TRIES: Final = {"apprentice": 24, "heuristic": 6, "journeyman": 12, "master": 4}
CHEAP: Final = ("apprentice", "heuristic")
USUALLY: Final = 2 / 3  # whoever finds a move as often as this finds it
SELDOM: Final = 1 / 2  # whoever finds it less often misses it


def finds(level: str, world: State, seat: int, best: int, seeds: Random) -> float:
    """How often a level chooses the best move."""
    tries = TRIES[level]
    hits = sum(
        bot(level, seeds.getrandbits(30), timed=False).choose(Observation(world, seat, seeds))
        == best
        for _ in range(tries)
    )
    return hits / tries


def is_trivial(found: Mapping[str, float]) -> bool:
    """Whether neither the apprentice nor the heuristics miss it."""
    return all(found[level] >= SELDOM for level in CHEAP)


def difficulty(found: Mapping[str, float]) -> str:
    """The lowest level that usually finds the best move."""
    levels = ("heuristic", "journeyman", "master")
    return next((level for level in levels if found[level] >= USUALLY), "nobody")


def asked_again(puzzle: Puzzle, level: str) -> Puzzle:
    """A puzzle with how often a level finds it now; the same seeds every time."""
    state, seeds = puzzle.state(), Random(f"{puzzle.key} {level}")
    best = game_of(state).catalogue.number(puzzle.best.move)
    share = finds(level, state, puzzle.seat, best, seeds)
    found = {**puzzle.found, level: round(share, 2)}
    return replace(puzzle, found=found, difficulty=difficulty(found))
