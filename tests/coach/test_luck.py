"""On every game: luck has mean zero within its error, and stronger players lose less."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from motherlode.bots.levels import bot
from motherlode.coach.fork import with_new_luck
from motherlode.coach.history import Step, luck_of, steps_of
from motherlode.coach.judgement import Opinion
from motherlode.coach.values import Surveyor
from motherlode.core.match import Match
from motherlode.core.observation import Observation
from motherlode.games import find

GAMES = ("quartz", "quartz_cards", "dwarves_fall", "gem_forge")
LEVELS = ("random", "heuristic", "search:150")
QUICK = LEVELS[:2]  # positions of theirs are as good, and soon there
PLAYOUTS = 30
WORLDS = 30
FAR = 4  # standard errors

# So many that the levels differ by more than chance: positions in which they agree are many.
MATCHES = {"quartz": 30, "quartz_cards": 14, "dwarves_fall": 6, "gem_forge": 12}


@cache
def match_of(game: str, seed: int = 3, levels: Sequence[str] = LEVELS) -> list[Step]:
    """A match among levels that sit in turn."""
    seats = min(3, find(game).seats[-1])
    bots = [bot(levels[seat % len(levels)], seat + 1) for seat in range(seats)]
    match, source = Match(find(game), seats, seed), Random(seed)
    while not match.state.over:
        seat = match.state.seat
        moves = match.state.moves(seat)
        seen = Observation(match.state, seat, source)
        match.play(seat, moves[0] if len(moves) == 1 else bots[seat].choose(seen))
    return steps_of(match.record())


def mean_is(values: list[float], expected: float, error: float) -> bool:
    """Whether a mean is what it should be, as far as can be seen."""
    own = stdev(values) / sqrt(len(values))
    return abs(fmean(values) - expected) <= FAR * sqrt(own**2 + error**2) + 1e-3


@pytest.mark.parametrize("game", GAMES)
def test_what_could_be_drawn_is_worth_as_much_as_was_expected(game: str) -> None:
    surveyor = Surveyor(game, 1)
    drew = [step for step in match_of(game) if step.drew and not step.after.over]
    for step in drew[:: max(1, len(drew) // 2)]:
        found = []
        for luck in range(WORLDS):
            world = with_new_luck(step.before, Random(luck))
            world.play(step.seat, step.move)
            found.append(surveyor.follow(world, PLAYOUTS, luck).mean[step.seat][0])
        expected = surveyor.follow_move(step, PLAYOUTS * WORLDS)
        error = sqrt(expected.variance[step.seat][0])
        assert mean_is(found, expected.mean[step.seat][0], error)
    assert drew


@pytest.mark.parametrize("game", GAMES)
def test_what_others_may_hold_makes_nothing_of_a_move_on_average(game: str) -> None:
    surveyor = Surveyor(game, 1)
    chosen = [step for step in match_of(game) if not step.forced]
    for step in chosen[:: max(1, len(chosen) // 2)]:
        found = []
        for luck in range(WORLDS):
            world = step.before.determinize(step.seat, Random(luck))
            imagined = step._replace(before=world, number=luck)
            found.append(surveyor.compare_here(imagined, PLAYOUTS).mean[step.seat][0])
        gain = surveyor.compare(step, PLAYOUTS * WORLDS)
        error = sqrt(gain.variance[step.seat][0])
        assert mean_is(found, gain.mean[step.seat][0], error)
    assert chosen


@pytest.mark.parametrize("game", GAMES)
def test_stronger_players_lose_less_in_the_same_positions(game: str) -> None:
    lost: dict[str, list[float]] = {level: [] for level in LEVELS}
    for seed in range(MATCHES[game]):
        steps = [step for step in match_of(game, seed, QUICK) if not step.forced]
        for step in steps[:: max(1, len(steps) // 16)]:
            thought = Opinion(step, 400, 1)
            for level in LEVELS:
                move = bot(level, step.number).choose(thought.seen)
                lost[level].append(thought.loss(find(game).catalogue.text(move)).value)
    assert fmean(lost["search:150"]) < fmean(lost["heuristic"]) < fmean(lost["random"])


def test_a_draw_is_noticed() -> None:
    for step in match_of("quartz"):
        assert step.drew == (luck_of(step.before) != luck_of(step.after))
        if "mined" in step.told:
            assert step.drew
