"""Numbers of the box: whatever a house rule can change, a player can see."""

from __future__ import annotations

import pytest

from motherlode.core.components import Value
from motherlode.core.game import Game
from motherlode.games.gem_forge import GEM_FORGE
from motherlode.games.quartz import QUARTZ
from motherlode.games.quartz_cards import QUARTZ_CARDS

SHOWN = pytest.mark.parametrize(
    "game", [QUARTZ, QUARTZ_CARDS, GEM_FORGE], ids=lambda game: game.key
)


def other(value: Value) -> Value:
    """Another number, or a row whose first number is another."""
    return (value[0] + 1, *value[1:]) if isinstance(value, tuple) else value + 1


@SHOWN
def test_every_number_that_a_house_rule_can_change_is_in_the_view(game: Game) -> None:
    state = game.start(game.seats[0], 1)
    shown = state.view().table
    unseen = []
    for path, value in game.box.values.items():
        changed = state.copy()
        game.write_numbers(changed, {**game.box.values, path: other(value)})
        if changed.view().table == shown:
            unseen.append(path)
    assert not unseen, f"no view of {game.key} tells {', '.join(unseen)}"
