from __future__ import annotations

import pytest

from tests.quartz_cards.scene import Scene


@pytest.mark.clause("C9.1")
def test_after_collecting_a_column_can_be_protected_at_once() -> None:
    scene = Scene(line=["ruby unstable_1"], columns={0: ["ruby"]}, hands={0: ["what_a_beauty"]})
    scene.play("stop").nobody_attacks()
    assert scene.asks == "beauty @0"
    assert scene.moves() == ["pass", "play what_a_beauty ruby"]
    scene.play("play what_a_beauty ruby")
    assert scene.chest(0) == {"ruby": 2}
    assert scene.columns(0) == {}
    assert scene.discarded("what_a_beauty") == 1
    assert scene.asks == "turn @1"


@pytest.mark.clause("C9.1")
def test_the_explorer_is_asked_even_without_the_card() -> None:
    scene = Scene(line=["ruby unstable_1"]).play("stop").nobody_attacks()
    assert scene.asks == "beauty @0"
    assert scene.moves() == ["pass"]
    assert scene.why_not("play what_a_beauty ruby") == ("not-in-hand", "C9.1")
    assert scene.why_not("protect ruby") == ("only-beauty", "C9.1")


@pytest.mark.clause("C9.1")
def test_it_needs_an_open_column() -> None:
    scene = Scene(line=[], chests={0: ["ruby"]}, hands={0: ["what_a_beauty"]}).play("stop")
    assert scene.nobody_attacks().asks == "turn @1"
    scene = Scene(line=["quartz plain"], hands={0: ["what_a_beauty"]}).play("stop")
    scene.nobody_attacks()
    assert scene.why_not("play what_a_beauty ruby") == ("no-such-column", "C9.1")


@pytest.mark.clause("C9.2")
def test_each_card_protects_a_column() -> None:
    scene = Scene(
        line=["ruby unstable_1", "quartz plain", "amber unstable_3"],
        hands={0: ["what_a_beauty"] * 2},
    )
    scene.play("stop").nobody_attacks().play("play what_a_beauty ruby", "play what_a_beauty amber")
    assert scene.chest(0) == {"ruby": 1, "amber": 1}
    assert scene.asks == "beauty @0"
    assert scene.moves() == ["pass"]
    assert scene.play("pass").asks == "turn @1"


@pytest.mark.clause("C9.3")
def test_it_cannot_be_played_while_exploring() -> None:
    scene = Scene(line=["ruby unstable_1"], columns={0: ["amber"]}, hands={0: ["what_a_beauty"]})
    assert scene.moves() == ["explore", "stop"]


@pytest.mark.clause("C9.3")
def test_nor_after_an_accident() -> None:
    scene = Scene(
        line=["quartz unstable_1"],
        mine=["ruby unstable_1"] * 2,
        columns={0: ["amber"]},
        hands={0: ["what_a_beauty"]},
    )
    assert scene.play("explore").asks == "turn @1"


@pytest.mark.clause("C9.3")
def test_nor_after_the_last_card_of_the_mine() -> None:
    scene = Scene(line=[], mine=["quartz plain"], hands={0: ["what_a_beauty"]}).play("explore")
    assert scene.nobody_attacks().asks == "nothing"
