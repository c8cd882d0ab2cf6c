"""A bot that sees everything: what it wins is the ceiling of what guessing better can bring.

Nobody can play like that, so it is no level: only an arena, which has the true position, seats it.
"""

from __future__ import annotations

from motherlode.bots.levels import SEER, playouts_of
from motherlode.bots.search import Budget, SearchBot
from motherlode.core.observation import Observation
from motherlode.core.search_settings import SearchSettings
from motherlode.core.state import State


class Seer(SearchBot):
    """Searches the true position; luck that is still to be drawn is all it does not know."""

    def __init__(self, name: str, seed: int, truth: State) -> None:
        super().__init__(seed, Budget(playouts_of(name, SEER)[0]))
        self.truth = truth

    def begin(self, observation: Observation, settings: SearchSettings, wide: bool) -> None:
        """Look at the table itself; a tree that was kept may know hands that others have now."""
        self.foreseen = None
        super().begin(observation, settings, wide)
        observation.world = self.truth
        self.tree.open = 1


def is_seer(name: str) -> bool:
    """Whether a name is that of a seer."""
    return name.startswith(SEER)
