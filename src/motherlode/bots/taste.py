"""The bot that errs as people do: it is wrong about some things, and stays so for a whole match."""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Final

from motherlode.bots.heuristic import HeuristicBot
from motherlode.core.moves import Move
from motherlode.core.observation import Observation
from motherlode.core.registry import game_of

WRONG: Final = 2.0  # a thing is thought to be worth up to e to the power of this as much


class TasteBot(HeuristicBot):
    """Plays by the heuristics, but thinks too much of some things and too little of others.

    It has a taste for every kind of move and for everything that moves can name but seats, drawn
    once from its seed. No move is left to chance: whoever watches learns what it misjudges.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed
        self.tastes: dict[str, float] = {}  # for a thing, from -1 to 1

    def liking(self, observation: Observation, move: int) -> tuple[float, float]:
        """What the heuristics say, made more or less of; then the taste for the move as a whole."""
        named = game_of(observation.world).catalogue[move]
        return self.weight(observation, move) * self.share(named), self.taste(str(named))

    def share(self, move: Move) -> float:
        """How much it thinks of a move for each point that the heuristics do."""
        things = [move.kind, *(thing for _, thing in move.slots if isinstance(thing, str))]
        return exp(WRONG * sum(map(self.taste, things)) / sqrt(len(things)))

    def taste(self, thing: str) -> float:
        """How much better a thing is thought to be than it is; always the same."""
        if thing not in self.tastes:
            self.tastes[thing] = Random(f"{self.seed} {thing}").uniform(-1, 1)
        return self.tastes[thing]
