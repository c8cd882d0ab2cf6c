"""Somebody who uses no mouse plays whole matches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Visitors
from tests.browser.typist import Typist

FEW_CARDS = {
    f"crystals.{crystal}.cards": [2, 2, 1, 1, 1, 0, 0, 0]
    for crystal in ("quartz", "amethyst", "emerald", "sapphire", "ruby", "amber")
}
SHORT: dict[str, dict[str, Any]] = {  # a match that takes a few minutes at a table
    "quartz": {},
    "quartz_cards": FEW_CARDS,
    "dwarves_fall": {"game.goals": 1, "game.quiet_rounds": 2},
    "gem_forge": {"game.goal": 8, "game.spaces": [2, 4, 6]},
}


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_by_keys_alone(game: str, visitors: Visitors) -> None:
    player = Typist(visitors.come().page)
    player.open_table(game, house=SHORT[game])
    player.play_to_the_end()
