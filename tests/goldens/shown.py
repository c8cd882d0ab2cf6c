"""A way that a match can go, and how a match that goes it is found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from benchmarks.walks import random_step
from motherlode.core.components import Value
from motherlode.core.match import Match
from motherlode.core.randomness import Seed
from motherlode.games import find
from tests.goldens.story import Player, Story, Way

MOST_MATCHES: Final = 5000  # that are looked at for one way


@dataclass(frozen=True)
class Shown:
    """A way, the table at which it is looked for, and how those at it play."""

    way: Way
    seats: int = 4
    options: Mapping[str, object] = field(default_factory=dict)
    house: Mapping[str, Value] = field(default_factory=dict)
    player: Player = random_step
    live: bool = False  # luck from a secret

    def find(self, game: str) -> Story:
        """The first match that goes this way."""
        for seed in range(MOST_MATCHES):
            luck: Seed = seed.to_bytes(32, "big") if self.live else seed
            match = Match(find(game), self.seats, luck, self.options, self.house)
            story = Story.played(match, self.player)
            if self.way(story):
                return story
        raise AssertionError(f"no match of {MOST_MATCHES} goes this way")
