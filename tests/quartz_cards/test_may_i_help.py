from __future__ import annotations

import random
from typing import Any

import pytest

from tests.quartz_cards.scene import Scene


def helped(mine: list[str], **said: Any) -> Scene:
    """Seat 1 helps after the stop, and nobody defends."""
    scene = Scene(mine=mine, hands={1: ["may_i_help"]}, **said).play("stop")
    return scene.attack(s1="may_i_help").play("pass")


@pytest.mark.clause("C7.3")
def test_one_card_is_kept_and_the_other_put_into_the_line() -> None:
    scene = helped(["ruby unstable_1", "quartz plain"], line=["amber unstable_3"])
    assert sorted(scene.moves()) == ["keep quartz plain", "keep ruby unstable_1"]
    scene.play("keep ruby unstable_1")
    assert scene.columns(1) == {"ruby": 1}
    assert scene.line == ["amber unstable_3", "quartz plain"]
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C7.3")
def test_of_two_equal_cards_there_is_one_choice() -> None:
    scene = helped(["quartz plain"] * 3, line=[])
    assert scene.moves() == ["keep quartz plain"]
    scene.play("keep quartz plain")
    assert scene.columns(1) == {"quartz": 1}
    assert scene.line == ["quartz plain"]
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C7.3")
def test_one_of_two_must_be_kept_and_only_one_of_them() -> None:
    scene = helped(["ruby unstable_1", "quartz plain"], line=[])
    assert scene.why_not("lay") == ("keep-one", "C7.3")
    assert scene.why_not("keep amber unstable_3") == ("not-drawn", "C7.3")
    assert scene.why_not("pass") == ("another-decision", "C7.3")


@pytest.mark.clause("C7.3", "C10.3")
@pytest.mark.parametrize(("move", "owner"), [("keep amber unstable_3", 1), ("lay", 0)])
def test_a_single_card_is_kept_or_put_there(move: str, owner: int) -> None:
    scene = helped(["amber unstable_3"], line=[])
    assert scene.moves() == ["keep amber unstable_3", "lay"]
    scene.play(move).nobody_attacks()
    assert scene.columns(owner) == {"amber": 1}
    assert scene.columns(1 - owner) == {}
    assert scene.asks == "nothing"


@pytest.mark.clause("C7.3")
def test_only_the_attacker_sees_the_cards_before_choosing() -> None:
    scene = helped(["ruby unstable_1", "quartz plain", "amber unstable_4"], line=[])
    assert all(scene.view(1).looked_at)
    for seat in (-1, 0, 2):
        view = scene.view(seat)
        assert view.looked_at == [None, None]
        assert view.unseen["amber"]["unstable_4"] == 1
        assert view.unseen["ruby"]["unstable_1"] == 1
    looked = [event for event in scene.events if event.kind.key == "looked"]
    assert [event.known_to(1) for event in looked] == [True, True]
    assert not any(event.known_to(seat) for event in looked for seat in (-1, 0, 2))


@pytest.mark.clause("C7.3", "C11.1")
def test_to_the_others_it_may_be_any_cards_of_the_mine() -> None:
    mine = ["ruby unstable_1", "quartz plain", "amber unstable_4"]
    scene = helped(mine, line=[])
    seen = scene.view(1).looked_at
    for seed in range(10):
        world = scene.state.determinize(1, random.Random(seed))
        assert world.view(1).table.looked_at == seen
    pairs = {
        str(scene.state.determinize(0, random.Random(seed)).view(1).table.looked_at)
        for seed in range(60)
    }
    assert len(pairs) == 6


@pytest.mark.clause("C7.3", "C4.2")
def test_the_card_in_the_line_may_be_an_accident() -> None:
    scene = helped(["ruby unstable_1"] * 2, line=["quartz unstable_1"])
    scene.play("keep ruby unstable_1")
    assert "accident @0 2" in scene.story()
    assert scene.columns(1) == {"ruby": 1}
    assert scene.asks == "nothing"


@pytest.mark.clause("C7.3")
def test_the_icon_of_the_kept_card_counts_for_nothing() -> None:
    scene = helped(["ruby unstable_1", "quartz plain"], line=["quartz unstable_1"], gifts=1)
    scene.play("keep ruby unstable_1")
    assert scene.line == ["quartz unstable_1", "quartz plain"]
    assert "accident" not in scene.told()
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C7.3")
def test_it_needs_a_mine_that_is_not_empty() -> None:
    scene = Scene(line=[], mine=["quartz plain"], hands={1: ["may_i_help"]}).play("explore")
    assert scene.why_not("play may_i_help", 1) == ("mine-is-empty", "C7.3")
    assert scene.nobody_attacks().asks == "nothing"


@pytest.mark.clause("C7.3")
def test_before_the_first_card_it_begins_the_line() -> None:
    scene = Scene(mine=["quartz plain"] * 4, hands={2: ["may_i_help"]}).play("explore")
    scene.attack(s2="may_i_help").play("pass", "keep quartz plain")
    assert scene.line == ["quartz plain"]
    scene.attack()
    assert scene.line == ["quartz plain", "quartz plain"]
    assert scene.asks == "window @1 @2"
