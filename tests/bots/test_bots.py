"""Bots play legal moves by what their seat knows, and the same ones for the same seed."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.bots.bot import Bot
from motherlode.bots.heuristic import HeuristicBot
from motherlode.bots.levels import LEVELS, UnknownBot, bot
from motherlode.bots.random import RandomBot
from motherlode.bots.search import Budget, SearchBot
from motherlode.core.game import Game
from motherlode.core.outcome import Outcome
from motherlode.core.outlook import Outlook
from motherlode.core.playouts import playouts
from motherlode.games import GAMES, find

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def play(game: Game, bots: list[Bot], seed: int) -> tuple[Outcome, list[int]]:
    """A match among bots, and its moves."""
    state = game.start(len(bots), seed)
    source = Random(seed)
    moves = []
    while not state.over:
        seat = state.seat
        move = bots[seat].choose(Outlook(state, seat, source))
        state.play(seat, move)
        moves.append(move)
    return state.outcome(), moves


@every_game
@pytest.mark.parametrize("level", [level for level in LEVELS if level != "master"])
def test_every_level_plays_to_the_end(game: Game, level: str) -> None:
    seats = game.seats[0]
    others: list[Bot] = [RandomBot(seat) for seat in range(seats - 1)]
    mine = SearchBot(1, Budget(20)) if level == "journeyman" else bot(level, 1)
    outcome, moves = play(game, [mine, *others], 3)
    assert outcome.winners
    assert moves


@every_game
def test_the_same_seed_and_budget_play_the_same_moves(game: Game) -> None:
    seats = game.seats[0]
    runs = [play(game, [SearchBot(seat, Budget(30)) for seat in range(seats)], 5) for _ in range(2)]
    assert runs[0] == runs[1]


@every_game
def test_a_search_uses_its_whole_budget_and_explains_itself(game: Game) -> None:
    state = game.start(game.seats[0], 1)
    while len(state.moves(state.seat)) < 2:
        state.play(state.seat, state.moves(state.seat)[0])
    seat = state.seat
    searcher = SearchBot(2, Budget(200))
    estimates = searcher.explain(Outlook(state, seat, Random(0)))
    assert sum(estimate.visits for estimate in estimates) == 200
    assert {estimate.move for estimate in estimates} <= set(state.moves(seat))
    assert all(0 <= estimate.chance <= 1 for estimate in estimates)
    assert all(estimate.error >= 0 for estimate in estimates)


def test_the_hints_of_quartz_beat_chance() -> None:
    game = find("quartz")
    wins = 0
    for seed in range(40):
        bots: list[Bot] = [RandomBot(seed + seat) for seat in range(4)]
        bots[seed % 4] = HeuristicBot(seed)
        wins += seed % 4 in play(game, bots, seed)[0].winners
    assert wins >= 25


def test_unknown_bots_are_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match="grandmaster"):
        bot("grandmaster", 1)


@every_game
def test_playouts_count_their_decisions(game: Game) -> None:
    assert playouts(game.table(game.seats[0]), 3, 7) > 3
