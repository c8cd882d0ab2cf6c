"""Apprentices err as people do: in the same things for a whole match, and never by a coin."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.bots.heuristic import HeuristicBot
from motherlode.bots.levels import bot
from motherlode.bots.random import RandomBot
from motherlode.bots.taste import TasteBot
from motherlode.core.game import Game
from motherlode.core.moves import Move
from motherlode.core.observation import Observation
from tests.conformance.walks import every_game

CHOICES = 60


def choices(game: Game, seed: int) -> list[Observation]:
    """What some seats are asked in a match by chance."""
    state, source = game.table(game.seats[0]).begun(seed), Random(seed)
    found: list[Observation] = []
    while not state.over and len(found) < CHOICES:
        observation = Observation(state.copy(), state.seat, source)
        if len(observation.moves) > 1:
            found.append(observation)
        state.play(state.seat, RandomBot(seed + len(found)).choose(observation))
    return found


@every_game
def test_an_apprentice_does_the_same_whenever_it_is_asked(game: Game) -> None:
    asked = choices(game, 3)
    first = [bot("apprentice", 7).choose(one) for one in asked]
    old = bot("apprentice", 7)
    backwards = [old.choose(one) for one in reversed(asked)]
    assert first == backwards[::-1], "whatever it was asked before"
    assert first == [old.choose(one) for one in asked], "and as often as it is asked"


@every_game
def test_apprentices_differ_in_what_they_misjudge(game: Game) -> None:
    asked = [one for seed in range(4) for one in choices(game, seed)]
    answers = {tuple(bot("apprentice", seed).choose(one) for one in asked) for seed in range(8)}
    assert len(answers) > 1


@every_game
def test_who_misjudges_nothing_plays_by_the_heuristics(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TasteBot, "taste", lambda self, thing: 0)
    for one in choices(game, 5):
        tasteless, knowing = TasteBot(1), HeuristicBot(1)
        chosen, best = tasteless.choose(one), knowing.choose(one)
        assert knowing.weight(one, chosen) == knowing.weight(one, best)


def test_no_seat_is_liked_less_than_another() -> None:
    share = TasteBot(1).share
    robbed = [share(Move("rob", (("target", seat), ("gem", "red")))) for seat in (0, 1)]
    assert robbed[0] == robbed[1] != share(Move("rob", (("target", 0), ("gem", "green"))))


def test_a_thing_is_misjudged_either_way_and_within_bounds() -> None:
    tastes = [TasteBot(seed).taste("ruby") for seed in range(400)]
    assert -1 <= min(tastes) < -0.9 < 0.9 < max(tastes) <= 1
    assert abs(sum(tastes)) < 400 * 0.1, "no thing is liked too much on average"
