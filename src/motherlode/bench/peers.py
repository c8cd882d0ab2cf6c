"""Leduc poker here and in OpenSpiel: the same random games, in one process.

Both deal, list the legal moves of every decision and play one of them at random.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from motherlode.bench.loops import BITS, driven, inner
from motherlode.bench.rates import Rate, rates
from motherlode.core.state import State
from motherlode.games.leduc import LEDUC

PEER: Final = "open_spiel==2.0.2"
NO_PEER: Final = f"OpenSpiel: not measured; it needs `pip install {PEER}`"
COUNTED_GAMES: Final = 20_000
ROLLOUTS: Final = 2000  # random games that OpenSpiel plays for one call of its evaluator

NOTES: Final = (
    "Documented: each side as its own documents play it, with the same generator. OpenSpiel samples"
    " its chance nodes by their odds and asks whether the game is over and whose turn it is.",
    "Driven: the leanest loop of each side: a fresh position, then one of the legal moves at random"
    " until none is left. Here `step` plays a move and returns the next ones, there `apply_action`"
    " and `legal_actions` are two calls (asking `is_terminal` would cost OpenSpiel more).",
    "OpenSpiel deals in chance nodes: three more turns of the Python loop for a game that reaches"
    " its second round. Motherlode deals inside the engine, as part of the move before.",
    "OpenSpiel keeps the history of actions in its state. Motherlode keeps none: a Match does,"
    " for whoever wants a record.",
    "Neither loop asks for observations, views or events; Motherlode collects events only while"
    " somebody listens.",
    "Motherlode starts from a table that is set (`begun`); OpenSpiel from `new_initial_state`.",
    "Bulk: Motherlode plays whole games in `playouts`, deals included. OpenSpiel's only bulk loop"
    " that Python can reach is the rollouts of its MCTS bot: cloned after the deal of both cards,"
    " played at random in C++.",
)


@dataclass(frozen=True, slots=True)
class Peer:
    """Games a second of both, by loop."""

    decisions: Mapping[str, float]  # of a random game, by side: equal if the rules are
    documented: Mapping[str, Rate]
    driven: Mapping[str, Rate]
    bulk: Mapping[str, Rate]


def pyspiel() -> Any:
    """OpenSpiel, or None where it is not installed."""
    try:
        return importlib.import_module("pyspiel")
    except ImportError:
        return None


def compare(spiel: Any, seconds: float) -> Peer:
    """Measure both sides, in turns."""
    game = spiel.load_game("leduc_poker")
    table = LEDUC.table(2)
    ours = driven(table, COUNTED_GAMES) / COUNTED_GAMES
    theirs = count_decisions(game, COUNTED_GAMES) / COUNTED_GAMES
    loops = {
        "documented": {
            "motherlode": lambda games: play(table, games),
            "open_spiel": lambda games: play_peer(game, games),
        },
        "driven": {
            "motherlode": lambda games: drive(table, games),
            "open_spiel": lambda games: drive_peer(game, games),
        },
        "bulk": {
            "motherlode": lambda games: bulk(table, games),
            "open_spiel": lambda turns: rollouts(spiel, game, turns),
        },
    }
    return Peer(
        {"motherlode": ours, "open_spiel": theirs},
        rates(loops["documented"], seconds),
        rates(loops["driven"], seconds),
        rates(loops["bulk"], seconds),
    )


def play(table: State, games: int) -> int:
    """Random games as our own documents play them; how many games."""
    choice = Random(1).choice
    for seed in range(games):
        state = table.begun(seed)
        while not state.over:
            seat = state.seat
            state.apply(seat, choice(state.moves(seat)))
    return games


def play_peer(game: Any, games: int) -> int:
    """Random games as the documents of OpenSpiel play them; how many games."""
    random = Random(1)
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions(state.current_player())))
    return games


def drive(table: State, games: int) -> int:
    """Random games in which Python sees and makes every move; how many games."""
    driven(table, games)
    return games


def bulk(table: State, games: int) -> int:
    """Random games inside the engine; how many games."""
    inner(table, games)
    return games


def drive_peer(game: Any, games: int) -> int:
    """The same with OpenSpiel."""
    bits = Random(1).getrandbits
    for _ in range(games):
        state = game.new_initial_state()
        while actions := state.legal_actions():
            state.apply_action(actions[bits(BITS) % len(actions)])
    return games


def count_decisions(game: Any, games: int) -> int:
    """The decisions of players in such games; the deals do not count."""
    bits = Random(1).getrandbits
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[bits(BITS) % len(actions)])
    return decisions


def rollouts(spiel: Any, game: Any, turns: int) -> int:
    """Random games in OpenSpiel's own loop; how many games."""
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = spiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for _ in range(turns):
        bot.mcts_search(state)
    return turns * ROLLOUTS
