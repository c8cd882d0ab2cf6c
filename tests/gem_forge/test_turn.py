from __future__ import annotations

import pytest

from tests.gem_forge.scenes import act, asked_for, reason, say, scene, settled, texts


@pytest.mark.clause("G2.1")
def test_all_five_actions_are_offered() -> None:
    state = scene(carts=["r"], hands=["draw_three"])
    kinds = {text.split()[0] for text in texts(state)}
    assert kinds == {"take", "insert", "discard", "draw", "play"}
    assert reason(state, 1, "take") == ("not-asked", "G2.1")
    assert reason(state, 0, "pass") == ("another-decision", "G2.1")


@pytest.mark.clause("G2.2")
def test_a_turn_is_two_actions_alike_or_not() -> None:
    state = scene()
    act(state, "take")
    assert settled(state, 0)
    assert reason(state, 0, "end_turn") == ("actions-left", "G2.2")
    act(state, "take")
    assert settled(state, 1)


@pytest.mark.clause("G2.2")
def test_the_number_of_actions_is_a_number_of_the_box() -> None:
    state = scene(house={"game.actions": 1}, actions=1)
    act(state, "draw")
    assert settled(state, 1)
    assert state.actions == 1


@pytest.mark.clause("G2.2")
def test_after_the_last_action_no_other_is_possible() -> None:
    state = scene(actions=0, inlaid={(0, 0): "rr"}, carts=["r"])
    assert texts(state) == {"end_turn", "score left"}
    assert reason(state, 0, "draw") == ("no-actions-left", "G2.2")


@pytest.mark.clause("G2.3")
def test_a_tile_scored_between_the_actions_makes_room_for_one_that_is_used_at_once() -> None:
    state = scene(carts=["rb"], inlaid={(0, 0): "r"})
    act(state, "insert red left")
    say(state, 0, "score left")
    say(state, 0, "choose first")
    assert state.actions == 1
    assert "insert blue left" in texts(state)
    assert settled(state, 0)


@pytest.mark.clause("G2.3")
def test_a_tile_may_be_scored_before_the_first_action() -> None:
    state = scene(inlaid={(0, 0): "rr"})
    say(state, 0, "score left")
    say(state, 0, "choose first")
    assert state.actions == 2
    assert settled(state, 0)


@pytest.mark.clause("G2.4")
def test_a_turn_ends_by_itself_unless_a_tile_is_finished() -> None:
    plain = scene(actions=1)
    act(plain, "draw")
    assert settled(plain, 1)
    kept = scene(actions=1, inlaid={(0, 0): "rr"})
    act(kept, "draw")
    assert settled(kept, 0)
    say(kept, 0, "end_turn")
    assert settled(kept, 1)


@pytest.mark.clause("G2.5", "G11.1")
def test_with_nothing_anywhere_a_card_can_still_be_drawn() -> None:
    state = scene(deck="", copies=1, inlaid={(1, 1): "rgyb"})
    assert texts(state) == {"draw"}
    act(state, "draw")
    assert asked_for(state) == "turn"


@pytest.mark.clause("G2.6")
def test_everyone_else_is_asked_and_nothing_happens_before_the_last_answer() -> None:
    state = scene(4, hands=["draw_three", "cancel"])
    say(state, 0, "play draw_three")
    assert state.asked() == (1, 2, 3)
    say(state, 3, "pass")
    say(state, 1, "pass")
    assert sum(state.hand[0]) == 0
    assert reason(state, 1, "play cancel") == ("answered", "G2.6")
    assert reason(state, 0, "play cancel") == ("not-asked", "G9.2")
    assert reason(state, 0, "draw") == ("not-asked", "G2.6")
    say(state, 2, "pass")
    assert sum(state.hand[0]) == 3
    assert settled(state)
