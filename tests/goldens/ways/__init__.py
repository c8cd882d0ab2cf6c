"""The ways that games can go and end, each shown by a finished match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.goldens.shown import Shown
from tests.goldens.ways import dwarves_fall, gem_forge, quartz, quartz_cards

BY_GAME: Final[Mapping[str, Mapping[str, Shown]]] = {
    "quartz": quartz.WAYS,
    "gem_forge": gem_forge.WAYS,
    "quartz_cards": quartz_cards.WAYS,
    "dwarves_fall": dwarves_fall.WAYS,
}
WAYS: Final[Mapping[str, tuple[str, Shown]]] = {
    f"{game}/{name}": (game, shown)
    for game, ways in BY_GAME.items()
    for name, shown in ways.items()
}
