from __future__ import annotations

import pytest

from tests.quartz_cards.scene import Scene


@pytest.mark.clause("C2.1")
def test_a_turn_is_exploring_or_protecting_any_open_column() -> None:
    scene = Scene(columns={0: ["ruby", "quartz", "quartz"]}, chests={0: ["amber"]})
    assert scene.moves() == ["explore", "protect quartz", "protect ruby"]


@pytest.mark.clause("C2.1")
def test_nothing_else_is_a_turn() -> None:
    scene = Scene(hands={0: ["what_a_beauty", "hand_it_over"]}, columns={0: ["ruby"]})
    for move in ("pass", "stop", "hire", "play hand_it_over", "play what_a_beauty ruby"):
        assert scene.why_not(move) == ("explore-or-protect", "C2.1")


@pytest.mark.clause("C2.1")
def test_nobody_else_is_asked() -> None:
    scene = Scene(columns={1: ["ruby"]})
    assert scene.moves(1) == []
    assert scene.why_not("protect ruby", 1) == ("not-asked", "C2.1")


@pytest.mark.clause("C2.2", "C2.5")
def test_protecting_puts_a_whole_column_under_the_chest() -> None:
    scene = Scene(columns={0: ["ruby", "ruby", "ruby", "quartz"]}).play("protect ruby")
    assert scene.columns(0) == {"quartz": 1}
    assert scene.chest(0) == {"ruby": 3}
    assert scene.changed == {"column @0", "chest @0"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("C2.2")
def test_one_cannot_protect_what_is_not_there() -> None:
    scene = Scene(columns={0: ["ruby"], 1: ["amber"]})
    assert scene.why_not("protect amber") == ("no-such-column", "C2.2")


@pytest.mark.clause("C2.3")
def test_nobody_can_attack_whoever_protects() -> None:
    attacks = ["stop_stop_stop", "little_gift", "no_longer_yours"]
    scene = Scene(columns={0: ["ruby", "quartz"]}, hands={1: attacks, 2: attacks})
    scene.play("protect ruby")
    assert scene.asks == "turn @1"
    assert scene.told() == ["protected", "turn_began"]


@pytest.mark.clause("C2.4")
def test_without_an_open_column_there_is_only_the_mine() -> None:
    assert Scene(chests={0: ["ruby"]}).moves() == ["explore"]


@pytest.mark.clause("C2.5")
def test_turns_go_round() -> None:
    scene = Scene(columns={seat: ["quartz"] for seat in range(3)})
    scene.play("protect quartz", "protect quartz", "protect quartz")
    assert scene.asks == "turn @0"


@pytest.mark.clause("C5.1")
def test_a_chest_holds_any_number_of_columns_and_more_of_the_same() -> None:
    scene = Scene(seats=2, columns={0: ["ruby"]}, chests={0: ["ruby", "amber", "quartz"]})
    scene.play("protect ruby")
    assert scene.chest(0) == {"ruby": 2, "amber": 1, "quartz": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("C5.3")
def test_everybody_knows_what_is_under_a_chest() -> None:
    scene = Scene(chests={0: ["ruby", "ruby"]})
    for seat in (-1, 1, 2):
        assert scene.view(seat).players[0].chest == {"ruby": 2}
    assert scene.asks == "turn @0"
