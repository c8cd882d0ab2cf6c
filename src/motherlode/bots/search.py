"""The bot that searches imagined worlds."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from time import perf_counter

from motherlode.bots.tree import WHOLE, Tree
from motherlode.core.outlook import Outlook

BATCH = 16  # walks between two looks at the clock


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many playouts, and at most so many milliseconds."""

    playouts: int
    milliseconds: float | None = None


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a search thinks of a move."""

    move: int
    visits: int
    chance: float  # to win, for the seat that is asked
    error: float  # one standard error of the chance


class SearchBot:
    """Walks a tree of imagined worlds and plays the move it went to most often."""

    def __init__(
        self,
        seed: int,
        budget: Budget,
        *,
        explore: float = 0.6,
        noise: int = 1500,
        chapters: int = 1,
        scale: int = 20000,
    ) -> None:
        self.random = Random(seed)
        self.budget = budget
        self.tree = Tree()
        self.tree.explore = int(explore * 1000)
        self.tree.noise = noise
        self.tree.chapters = chapters
        self.tree.scale = scale
        self.walks = 0

    def choose(self, outlook: Outlook) -> int:
        """The move that was tried most."""
        if len(outlook.moves) == 1:
            return outlook.moves[0]
        return max(
            self.explain(outlook), key=lambda estimate: (estimate.visits, estimate.chance)
        ).move

    def explain(self, outlook: Outlook) -> list[Estimate]:
        """Search, and say for each move that was tried what came of it."""
        self.think(outlook)
        tree, found = self.tree, []
        child = tree.first_child()
        while child:
            visits = tree.visits_of(child)
            chance = tree.value_of(child) / (WHOLE * visits)
            error = sqrt(chance * (1 - chance) / visits)
            found.append(Estimate(tree.move_of(child), visits, chance, error))
            child = tree.next_child(child)
        return found

    def think(self, outlook: Outlook) -> None:
        """Walk until the budget is used up."""
        self.tree.plant(self.random.getrandbits(30))
        ends = perf_counter() + (self.budget.milliseconds or 0) / 1000
        left = self.budget.playouts
        while left > 0:
            self.tree.grow(outlook.world, outlook.seat, min(BATCH, left))
            left -= BATCH
            if self.budget.milliseconds is not None and perf_counter() > ends:
                break
        self.walks += self.tree.walk
