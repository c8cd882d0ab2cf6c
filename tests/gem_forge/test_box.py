from __future__ import annotations

from typing import cast

import pytest

from motherlode.core.errors import SetupError
from motherlode.games.gem_forge import GEM_FORGE

VALUES = GEM_FORGE.box.values
RECIPES = [
    cast("tuple[int, ...]", VALUES[f"tiles.{tile}.gems"]) for tile in GEM_FORGE.names["tile"]
]


def is_brown(recipe: tuple[int, ...]) -> bool:
    return sum(holes > 0 for holes in recipe) > 1


@pytest.mark.clause("G1.1", "G13.1")
def test_there_are_17_brown_and_19_blue_tiles_and_every_colour_is_wanted_alike() -> None:
    assert sum(map(is_brown, RECIPES)) == 17
    assert sum(not is_brown(recipe) for recipe in RECIPES) == 19
    assert [sum(recipe[gem] for recipe in RECIPES) for gem in range(4)] == [28] * 4
    assert sum(map(sum, RECIPES)) == 121
    assert (
        sum(cast("int", VALUES[f"tiles.{tile}.points"]) for tile in GEM_FORGE.names["tile"]) == 150
    )


@pytest.mark.clause("G13.2", "G1.1")
def test_there_are_50_cards() -> None:
    copies = {card: VALUES[f"cards.{card}"] for card in GEM_FORGE.names["card"]}
    assert sum(cast("int", many) for many in copies.values()) == 50
    assert copies["pick_out"] == copies["draw_three"] == 2


@pytest.mark.clause("G13.1")
def test_only_blue_tiles_have_a_bonus() -> None:
    for tile, recipe in zip(GEM_FORGE.names["tile"], RECIPES, strict=True):
        assert not (is_brown(recipe) and VALUES[f"tiles.{tile}.bonus"])


@pytest.mark.parametrize(
    "house",
    [
        {"tiles.sceptre.gems": [0, 0, 0, 0, 0]},
        {"tiles.sceptre.gems": [1, 0, 0, 0, 1]},
        {f"gems.{gem}": 0 for gem in ("red", "green", "yellow", "blue")},
    ],
)
def test_a_box_that_cannot_be_played_is_refused(house: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        GEM_FORGE.table(2, None, house)


def test_the_first_player_must_be_at_the_table() -> None:
    with pytest.raises(SetupError):
        GEM_FORGE.table(2, {"first_player": "2"})


def test_house_rules_for_a_tile_are_remembered() -> None:
    state = GEM_FORGE.table(2, None, {"tiles.sceptre.gems": [2, 0, 0, 0, 0]})
    assert GEM_FORGE.house_of(state) == {"tiles.sceptre.gems": (2, 0, 0, 0, 0)}


@pytest.mark.clause("G13.2")
def test_the_table_tells_what_the_cards_of_the_house_are_good_for() -> None:
    house = {"effects.draw_three": 9, "effects.rob": 1, "game.goal": 12, "game.spaces": [2, 4, 6]}
    table = GEM_FORGE.start(2, 1, house=house).view().table
    assert table.effects == {
        "draw_three": 9,
        "tip_over": 3,
        "sift": 3,
        "rob": 1,
        "double_insert": 2,
    }
    assert (table.goal, table.spaces) == (12, [2, 4, 6])
