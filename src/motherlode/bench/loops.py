"""What is measured: the loops that simulations, searches and learners spend their time in."""

from __future__ import annotations

from random import Random
from typing import Final

from motherlode.bots.tree import Tree
from motherlode.core.game import Game
from motherlode.core.playouts import playouts
from motherlode.core.state import State

BITS: Final = 20  # of chance for a move: as even as anybody needs, at little cost


def typical_seats(game: Game) -> int:
    """The number of seats that a game is measured with."""
    return game.seats[len(game.seats) // 2]


def inner(table: State, games: int) -> int:
    """Random games in one loop inside the engine; how many decisions."""
    return playouts(table, games, 1)


def driven(table: State, games: int) -> int:
    """Random games in which Python sees and makes every move; how many decisions."""
    bits = Random(1).getrandbits
    decisions = 0
    for seed in range(games):
        state = table.begun(seed)
        moves = state.moves(state.seat)
        while moves:
            moves = state.step(moves[bits(BITS) % len(moves)])
            decisions += 1
    return decisions


def copies(state: State, many: int) -> int:
    """Copies of a position, one after the other."""
    for _ in range(many):
        state.copy()
    return many


def worlds(state: State, many: int) -> int:
    """Worlds that the seat to move cannot tell from a position."""
    seat = state.seat
    for seed in range(many):
        state.determinized(seat, seed)
    return many


def searched(table: State, many: int) -> int:
    """Walks of a search from the first decision, each played on at random to the end."""
    state = table.copy()
    state.begin(1)
    tree = Tree()
    tree.reset(1)
    tree.explore = 600
    tree.noise = -1
    tree.search(state, state.seat, many)
    return tree.walk


def halfway(table: State) -> State:
    """A position from the middle of a random game."""
    states = [table.begun(1)]
    random = Random(1)
    while not states[-1].over:
        state = states[-1].copy()
        state.apply(state.seat, random.choice(state.moves(state.seat)))
        states.append(state)
    return states[len(states) // 2]


def count(table: State, games: int) -> tuple[float, float]:
    """Decisions of a random game, and real choices: those with at least two answers."""
    random = Random(1)
    decisions = choices = 0
    for seed in range(games):
        state = table.begun(seed)
        while not state.over:
            moves = state.moves(state.seat)
            state.apply(state.seat, random.choice(moves))
            decisions += 1
            choices += len(moves) > 1
    return decisions / games, choices / games
