"""What bots are told of leaving, and of what another dwarf has drawn for them."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.games.quartz.facts import LEAVE
from tests.quartz.scene import Scene


def leaving(**said: Any) -> int:
    """How good it looks to leave, in thousandths of a coin."""
    return Scene(**said).state.weigh(0, LEAVE)


@pytest.mark.parametrize(
    ("inside", "worth"),
    [
        pytest.param((0, 1, 2, 3), 0 + 1000 + 800, id="the-first-bonus"),
        pytest.param((0, 1, 2), 1000 + 1000 + 800, id="two-stay"),
        pytest.param((0, 1), -(2000 + 1000 + 800) // 2, id="one-stays"),
    ],
)
def test_whoever_leaves_two_behind_gains_what_he_would_give_to_the_last(
    inside: tuple[int, ...], worth: int
) -> None:
    assert leaving(inside=inside) == worth


def test_a_dearer_card_makes_leaving_better() -> None:
    row = ("here_we_go", "unacceptable", "here_we_go")
    assert leaving(inside=(0, 1, 2), bonus=row) == 1000 + 3000 + 800


def test_a_bonus_without_a_card_is_worth_its_coins() -> None:
    row = ("here_we_go", None, "here_we_go")
    assert leaving(inside=(0, 1, 2), bonus=row) == 1000
    last = ("here_we_go", "here_we_go", None)
    assert leaving(inside=(0, 1), bonus=last) == -1000


def sharing(**said: Any) -> dict[str, int]:
    """How good each share looks of what the dwarf at seat 2 has drawn."""
    scene = Scene(hand={0: {"gimme_a_hand": 1}}, **said).play("play gimme_a_hand @2", "pass")
    moves = scene.state.moves(0)
    return dict(zip(scene.moves(), [scene.state.weigh(0, move) for move in moves], strict=True))


def test_the_dearer_of_two_crystals_is_taken() -> None:
    found = sharing(bag={"ruby": 1, "quartz": 1})
    assert sorted(found, key=lambda move: found[move]) == ["pass", "take quartz", "take ruby"]


def test_an_obsidian_is_left_to_the_miner_the_more_so_at_the_brink() -> None:
    bag = {"quartz": 1, "obsidian": 1}
    calm = sharing(bag=bag)
    brink = sharing(bag=bag, cart={2: {"amber": 2, "obsidian": 1}})
    assert max(calm, key=lambda move: calm[move]) == "take quartz"
    assert brink["take quartz"] > calm["take quartz"] > calm["take obsidian"]
