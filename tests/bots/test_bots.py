"""Bots play legal moves by what their seat knows, and the same ones for the same seed."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from motherlode.bots.bot import Bot, stepping_in
from motherlode.bots.heuristic import HeuristicBot
from motherlode.bots.levels import LEVELS, UnknownBot, bot
from motherlode.bots.random import RandomBot
from motherlode.bots.search import Budget, SearchBot
from motherlode.core.game import Game
from motherlode.core.outcome import Outcome
from motherlode.core.playouts import playouts
from motherlode.core.state import State
from motherlode.games import GAMES, find
from motherlode.lab.arena import next_move
from tests.dwarves_fall.scene import Scene as DwarvesScene
from tests.quartz.scene import Scene as QuartzScene

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def made(state: State, bots: list[Bot], seed: int) -> Iterator[tuple[int, int]]:
    """The moves of a match among bots, as they are made."""
    source = Random(seed)
    while not state.over:
        seat, move = next_move(state, dict(enumerate(bots)), source)
        state.play(seat, move)
        yield seat, move


def play(game: Game, bots: list[Bot], seed: int) -> Outcome:
    """A match among bots."""
    state = game.start(len(bots), seed)
    deque(made(state, bots, seed), maxlen=0)
    return state.outcome()


@every_game
@pytest.mark.parametrize("level", [level for level in LEVELS if "master" not in level])
def test_every_level_plays_to_the_end(game: Game, level: str) -> None:
    seats = game.seats[0]
    others: list[Bot] = [RandomBot(seat) for seat in range(seats - 1)]
    mine = SearchBot(1, Budget(8)) if level == "journeyman" else bot(level, 1)
    assert play(game, [mine, *others], 3).winners


@every_game
def test_the_same_seed_and_budget_play_the_same_moves(game: Game) -> None:
    runs = []
    for _ in range(2):
        state = game.start(game.seats[0], 5)
        bots: list[Bot] = [SearchBot(seat, Budget(6)) for seat in range(state.seats)]
        runs.append(list(islice(made(state, bots, 5), 30)))
    assert runs[0] == runs[1]
    assert runs[0]


def test_every_level_has_a_limit_and_masters_need_no_third_of_a_second() -> None:
    limits = [level.milliseconds for level in LEVELS.values()]
    assert limits == sorted(limits)
    assert LEVELS["master"].milliseconds <= LEVELS["grandmaster"].milliseconds <= 300


def test_the_heuristics_of_quartz_beat_chance() -> None:
    game = find("quartz")
    wins = 0
    for seed in range(40):
        bots: list[Bot] = [RandomBot(seed + seat) for seat in range(4)]
        bots[seed % 4] = HeuristicBot(seed)
        wins += seed % 4 in play(game, bots, seed).winners
    assert wins >= 25


def test_unknown_bots_are_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match="wizard"):
        bot("wizard", 1)


@every_game
def test_playouts_count_their_decisions(game: Game) -> None:
    assert playouts(game.table(game.seats[0]), 3, 7) > 3


# -- interrupts -----------------------------------------------------------------------------------


@pytest.mark.parametrize("mine", [HeuristicBot(1), SearchBot(1, Budget(200))])
def test_a_goal_that_is_true_is_revealed_in_the_turn_of_another(mine: Bot) -> None:
    gems = {1: {"emerald": 1, "diamond": 1, "ruby": 1, "topaz": 1}}
    ogres = {0: {"thief": 3}}  # whoever waits may be robbed of the goal
    scene = DwarvesScene("C0^", gems=gems, ogres=ogres, secrets=("king", "jeweller"))
    bots = {0: HeuristicBot(2), 1: mine}
    found = stepping_in(scene.state, bots, Random(1))
    assert found is not None
    assert (found[0], scene.interrupts(1)) == (1, ["reveal"])
    scene.state.play(*found)
    assert stepping_in(scene.state, bots, Random(1)) is None


def test_a_token_that_can_wait_is_kept() -> None:
    scene = QuartzScene(cart={0: {"obsidian": 1}}, token=(0,), bag={"quartz": 3}).play("mine")
    assert scene.interrupts(0) == ["use_token"]
    assert stepping_in(scene.state, {0: HeuristicBot(1)}, Random(1)) is None


def test_chance_steps_in_now_and_then() -> None:
    scene = QuartzScene(cart={0: {"obsidian": 1}}, token=(0,), bag={"quartz": 3}).play("mine")
    found = [stepping_in(scene.state, {0: RandomBot(seed)}, Random(1)) for seed in range(20)]
    assert None in found
    assert any(found)


def test_nobody_who_is_asked_steps_in() -> None:
    scene = DwarvesScene(slain={"D0": 0, "D1": 0}, secrets=("hunter", "king"))
    bots: dict[int, Bot] = {seat: HeuristicBot(seat) for seat in range(2)}
    assert stepping_in(scene.state, bots, Random(1)) is None
