"""Searches as they were: `--bots search:100,benchmarks.ladder.rivals:SoftGemForge` in an arena."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

from motherlode.bots.search import Budget, SearchBot
from motherlode.core.search_settings import SearchSettings
from motherlode.core.state import State
from motherlode.games import find

PLAYOUTS = 100
SOFT = 20_000  # the lead that was worth three quarters of a win


class SoftGemForge(SearchBot):
    """Gem Forge before its scale was fitted to self-play."""

    def __init__(self, seed: int) -> None:
        settings = replace(find("gem_forge").search_settings, scale=SOFT)
        super().__init__(seed, Budget(PLAYOUTS), settings)


class SoftDwarvesFall(SearchBot):
    """Dwar7s Fall before that: a lead counts the same whatever remains when it begins to think."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget(PLAYOUTS), find("dwarves_fall").search_settings)

    def settings_at(self, world: State) -> SearchSettings:
        """A scale that makes up for what remains."""
        scale = int(SOFT / sqrt(world.remaining() / 1000))
        return replace(super().settings_at(world), scale=scale)
