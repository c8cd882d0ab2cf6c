"""Priors: what is likely beforehand is tried more, and what nobody finds likely may never be."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from random import Random

import pytest

from motherlode.bots.search import Budget, SearchBot
from motherlode.core.game import Game
from motherlode.core.observation import Observation
from motherlode.core.search_settings import SearchSettings
from motherlode.core.state import State
from motherlode.games import GAMES, find

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
DWARVES = find("dwarves_fall")


def with_priors(game: Game, **changes: float) -> SearchSettings:
    """How a game is searched, but by what the heuristics find likely."""
    return replace(game.search_settings, **{"trust": 1.0, "noise": 0, **changes})  # type: ignore[arg-type]


def observation(state: State) -> Observation:
    return Observation(state, state.seat, Random(0))


def first_choice(game: Game, moves: int = 2) -> State:
    """The first position in which there are so many moves to choose from."""
    state, source = game.start(game.seats[0], 1), Random(1)
    while len(state.moves(state.seat)) < moves:
        state.play(state.seat, source.choice(state.moves(state.seat)))
    return state


def visits(state: State, settings: SearchSettings, playouts: int) -> dict[int, int]:
    """How often a search tries each move."""
    thought = SearchBot(2, Budget(playouts), settings).think(observation(state))
    return {item.move: item.visits for item in thought.estimates}


@every_game
def test_every_game_can_be_searched_by_priors(game: Game) -> None:
    state = first_choice(game)
    found = visits(state, with_priors(game), 120)
    assert sum(found.values()) == 120
    assert set(found) == set(state.moves(state.seat))


@every_game
def test_whoever_explains_tries_every_move_whatever_is_likely(game: Game) -> None:
    state = first_choice(game)
    bot = SearchBot(2, Budget(400), with_priors(game, temper=10))
    assert all(item.visits for item in bot.explain(observation(state)).estimates)


def test_what_the_heuristics_like_best_is_tried_first() -> None:
    state = first_choice(DWARVES)
    weights = {move: state.weigh(state.seat, move) for move in state.moves(state.seat)}
    ((first, _),) = [item for item in visits(state, with_priors(DWARVES), 1).items() if item[1]]
    assert weights[first] == max(weights.values())


def test_priors_are_a_fair_share_of_what_is_liked() -> None:
    state = first_choice(DWARVES)
    bot = SearchBot(2, Budget(1), with_priors(DWARVES, temper=500))
    bot.think(observation(state))
    weights = sorted((state.weigh(state.seat, move) for move in state.moves(state.seat)), key=int)
    whole = sum(exp((weight - weights[-1]) / 500) for weight in weights)
    assert bot.tree.first_prior == 1 + int(1000 / whole)
    assert bot.tree.second_prior == 1 + int(1000 * exp((weights[-2] - weights[-1]) / 500) / whole)


def tried(settings: SearchSettings) -> int:
    """How many of many moves a search tries."""
    state = first_choice(DWARVES, moves=20)
    return sum(many > 0 for many in visits(state, settings, 60).values())


def test_little_temper_tries_little_else_and_much_temper_tries_much() -> None:
    few, more, most = (tried(with_priors(DWARVES, temper=temper)) for temper in (50, 1000, 20000))
    assert few < more < most


def test_the_more_trust_the_less_what_was_tried_first_counts() -> None:
    flat = with_priors(DWARVES, temper=20000)
    few, many = (tried(replace(flat, trust=trust)) for trust in (0.05, 10.0))
    assert few < many


def test_a_kept_tree_keeps_its_priors() -> None:
    state = first_choice(DWARVES)
    bot = SearchBot(2, Budget(300), with_priors(DWARVES))
    move = bot.choose(observation(state))
    assert bot.foreseen is not None
    state.play(state.seat, move)
    while len(state.moves(state.seat)) == 1:
        state.play(state.seat, state.moves(state.seat)[0])
    bot.think(observation(state))
    assert bot.tree.visits_of(0) > 300  # what was tried before still counts
