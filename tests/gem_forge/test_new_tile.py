from __future__ import annotations

import pytest

from tests.gem_forge.scenes import MARKET, reason, say, scene, settled, table, texts


@pytest.mark.clause("G6.5")
def test_a_tile_of_the_market_takes_the_place_and_the_market_is_filled() -> None:
    state = scene(inlaid={(0, 0): "rr"})
    say(state, 0, "score left")
    say(state, 0, "choose third")
    after = table(state)
    assert after["tiles"][0] == [MARKET[2], "bracelet_red", "brooch_rgy"]
    assert after["market"][2] not in (None, MARKET[2])
    assert [after["market"][stall] for stall in (0, 1, 3)] == [MARKET[0], MARKET[1], MARKET[3]]
    assert settled(state)


@pytest.mark.clause("G6.5")
def test_a_set_of_two_is_replaced_one_by_one() -> None:
    state = scene(inlaid={(0, 0): "rr", (0, 1): "rr"}, pile=["ring_green"])
    say(state, 0, "score left middle")
    say(state, 0, "choose first")
    assert table(state)["market"][0] == "ring_green"
    say(state, 0, "choose first")
    assert table(state)["tiles"][0] == ["ring_blue", "ring_green", "brooch_rgy"]
    assert settled(state)


@pytest.mark.clause("G6.6")
def test_as_many_may_be_thrown_away_as_will_be_taken_and_no_more() -> None:
    one = scene(inlaid={(0, 0): "rr"})
    say(one, 0, "score left")
    assert {text for text in texts(one) if text.startswith("throw")} == {
        f"throw {stall}" for stall in ("first", "second", "third", "fourth")
    }
    assert reason(one, 0, "throw first second") == ("thrown-too-many", "G6.6")
    two = scene(inlaid={(0, 0): "rr", (0, 1): "rr"})
    say(two, 0, "score left middle")
    assert sum(text.startswith("throw") for text in texts(two)) == 10
    assert reason(two, 0, "throw first second third") == ("thrown-too-many", "G6.6")


@pytest.mark.clause("G6.6")
def test_tiles_are_thrown_away_once_and_before_the_first_is_taken() -> None:
    state = scene(inlaid={(0, 0): "rr", (0, 1): "rr"})
    say(state, 0, "score left middle")
    say(state, 0, "throw first fourth")
    after = table(state)
    assert {MARKET[0], MARKET[3]} <= set(after["thrown"])
    assert after["market"][1:3] == list(MARKET[1:3])
    assert None not in after["market"]
    assert reason(state, 0, "throw first") == ("thrown-already", "G6.6")
    assert reason(state, 0, "take") == ("another-decision", "G6.5")
    say(state, 0, "choose first")
    assert reason(state, 0, "throw first") == ("thrown-already", "G6.6")
    say(state, 0, "choose second")
    assert settled(state)


@pytest.mark.clause("G6.7")
def test_an_empty_pile_is_made_anew_of_the_discarded_tiles() -> None:
    state = scene(inlaid={(0, 0): "rr"}, pile=[])
    say(state, 0, "score left")
    say(state, 0, "choose first")
    assert sum(state.thrown) == 0
    assert sum(state.pile) == 36 - 9 - 4
    assert settled(state)
