"""Random walks through every registered game: the ground that the conformance tests cover."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from motherlode.core.errors import SetupError
from motherlode.core.game import Game
from motherlode.core.match import Match
from motherlode.games import GAMES

WALKS = 3  # games a case
MOST = 40  # positions of a walk, spread over it, where a test does not want all
KEEN_BLUR = 2000  # thousandths of a point


@dataclass(frozen=True)
class Case:
    """A game with a number of seats; options are drawn anew for every walk."""

    game: Game
    seats: int

    def __str__(self) -> str:
        return f"{self.game.key}-{self.seats}"


CASES = [Case(game, seats) for game in GAMES.values() for seats in game.seats]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def start(case: Case, seed: int) -> Match:
    """A match with options that belong to the seed; the first walk has the defaults."""
    source = Random(seed)
    while True:
        options: dict[str, object] = {}
        if seed:
            options = {option.key: source.choice(option.choices) for option in case.game.options}
        try:
            return Match(case.game, case.seats, seed, options)
        except SetupError:
            continue


def walk(case: Case, seed: int) -> Iterator[Match]:
    """Play at random, interrupts included; the match is handed out before every move."""
    match = start(case, seed)
    source = Random(seed)
    while not match.state.over:
        yield match
        match.play(*choose(match, source))


def keen_walk(case: Case, seed: int) -> Iterator[Match]:
    """Play by blurred heuristics, to where chance alone hardly ever comes."""
    match = start(case, seed)
    source = Random(seed)
    while not match.state.over:
        yield match
        state = match.state
        hopes = {
            move: state.weigh(state.seat, move) + source.randrange(KEEN_BLUR)
            for move in state.moves(state.seat)
        }
        match.play(state.seat, max(hopes, key=lambda move: hopes[move]))


def choose(match: Match, source: Random) -> tuple[int, int]:
    """A random seat with a random move of its own, now and then an interrupt."""
    state = match.state
    breaks = [(seat, move) for seat in range(state.seats) for move in state.interrupts(seat)]
    if breaks and source.random() < 0.2:
        return source.choice(breaks)
    seat = source.choice(state.asked())
    return seat, source.choice(state.moves(seat))


def walks(case: Case, every: int = 1) -> Iterator[tuple[Match, Random]]:
    """Every position, or every so manieth, of a few walks, with a source of luck for the test."""
    for seed in range(WALKS):
        source = Random(f"{case} {seed}")
        stride = every if every == 1 else max(every, length(case, seed) // MOST)
        for number, match in enumerate(walk(case, seed)):
            if number % stride == seed % stride:
                yield match, source


@cache
def length(case: Case, seed: int) -> int:
    """How many positions a walk has."""
    return sum(1 for _ in walk(case, seed))


def play_out(case: Case, seed: int) -> Match:
    """A walk to its end."""
    match = start(case, seed)
    source = Random(seed)
    while not match.state.over:
        match.play(*choose(match, source))
    return match
