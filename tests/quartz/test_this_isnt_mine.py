"""The card This Isn't Mine: an obsidian for somebody else."""

from __future__ import annotations

import pytest

from tests.quartz.scene import Scene

CARD = {"this_isnt_mine": 1}


@pytest.mark.clause("Q9.8")
def test_it_is_aimed_at_any_other_dwarf_inside() -> None:
    scene = Scene(5, hand={0: CARD}, cart={0: {"obsidian": 1}}, inside=(0, 1, 2, 4))
    aims = [move for move in scene.moves() if move.startswith("play")]
    assert aims == [f"play this_isnt_mine @{seat}" for seat in (1, 2, 4)]
    assert scene.why_not("play this_isnt_mine @3") == ("target-outside", "Q9.8")
    assert scene.why_not("play this_isnt_mine @0") == ("not-yourself", "Q9.8")


@pytest.mark.clause("Q9.8")
def test_it_needs_an_obsidian() -> None:
    scene = Scene(hand={0: CARD}, cart={0: {"ruby": 1}})
    assert scene.moves() == ["leave", "mine"]
    assert scene.why_not("play this_isnt_mine @1") == ("no-obsidian-to-give", "Q9.8")


@pytest.mark.clause("Q9.8", "Q4.1")
def test_the_first_obsidian_does_no_harm() -> None:
    scene = Scene(hand={0: CARD}, cart={0: {"obsidian": 1, "ruby": 1}, 2: {"amber": 1}})
    scene.play("play this_isnt_mine @2", "pass")
    assert scene.cart(0) == {"ruby": 1}
    assert scene.cart(2) == {"amber": 1, "obsidian": 1}
    assert scene.table["discard"] == CARD
    assert (scene.question, scene.asked) == ("turn", (1,))


@pytest.mark.clause("Q9.8", "Q4.2", "Q4.3")
def test_the_second_one_is_an_accident_in_somebody_elses_turn() -> None:
    scene = Scene(hand={0: CARD}, cart={0: {"obsidian": 1}, 2: {"obsidian": 1, "ruby": 1}})
    scene.play("play this_isnt_mine @2", "pass")
    assert scene.cart(2) == {}
    assert scene.table["inside"] == [0, 1, 3]
    assert scene.table["token"] == [0, 0, 1, 0]
    assert (scene.question, scene.asked) == ("turn", (1,))


@pytest.mark.clause("Q10.1")
def test_the_target_is_asked_with_or_without_an_answer() -> None:
    scene = Scene(hand={0: CARD}, cart={0: {"obsidian": 1}})
    scene.play("play this_isnt_mine @2")
    assert (scene.question, scene.asked, scene.moves()) == ("aimed", (2,), ["pass"])
