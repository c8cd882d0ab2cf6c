"""What a search thinks of each move, as data for hints and analysis."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from motherlode.bots.net import WHOLE
from motherlode.bots.rollouts import WAIT
from motherlode.bots.tree import NO_NODE, PART, Tree
from motherlode.core.observation import Observation
from motherlode.core.registry import game_of


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a search thinks of a move; a move that was never tried has only its name."""

    move: int
    text: str  # of the catalogue; "wait" for not interrupting
    visits: int  # playouts that began with this move
    chance: float | None  # to win, from 0 to 1; a shared win counts in part
    error: float | None  # one standard error of the chance
    result: float | None  # the points that the seat may expect, as far as was looked

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of a search: every legal move and interrupt, the most tried first."""

    seat: int
    playouts: int
    seconds: float
    estimates: tuple[Estimate, ...]

    @property
    def best(self) -> Estimate:
        """The move to play."""
        return self.estimates[0]

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def read(tree: Tree, observation: Observation, seconds: float) -> Thought:
    """Read the estimates off the root of a tree."""
    waiting = () if observation.moves else (WAIT,)
    moves = (*observation.moves, *observation.interrupts, *waiting)
    estimates = [estimate(tree, observation, move) for move in moves]
    estimates.sort(key=lambda item: (-item.visits, -(item.chance or 0)))
    return Thought(observation.seat, tree.walk, seconds, tuple(estimates))


def estimate(tree: Tree, observation: Observation, move: int) -> Estimate:
    """What a tree says of one move of its root."""
    text = "wait" if move == WAIT else game_of(observation.world).catalogue.text(move)
    node = tree.find(move)
    if node == NO_NODE:
        return Estimate(move, text, 0, None, None, None)
    visits = tree.visits_of(node)
    chance = tree.value_of(node) / (WHOLE * visits)
    spread = tree.squares_of(node) / (PART * PART * visits) - chance * chance
    error = sqrt(max(spread, 0.0) / visits)
    return Estimate(move, text, visits, chance, error, tree.result_of(node) / (1000 * visits))
