from __future__ import annotations

import pytest

from motherlode.games.gem_forge import GEM_FORGE
from tests.gem_forge.scenes import HOLES, act, reason, say, scene, settled, table, texts


@pytest.mark.clause("G11.2")
def test_after_three_rounds_without_a_gem_moved_a_tile_may_be_emptied() -> None:
    inlaid = {(0, 0): "rr", (0, 2): "rg"}
    fresh = scene(inlaid=inlaid, still=9)
    assert reason(fresh, 0, "withdraw right") == ("not-stuck", "G11.2")
    stuck = scene(inlaid=inlaid, still=10, options=HOLES)
    assert {text for text in texts(stuck) if "withdraw" in text} == {"withdraw right"}
    assert reason(stuck, 0, "withdraw middle") == ("nothing-to-withdraw", "G11.2")
    assert reason(stuck, 0, "withdraw left") == ("tile-finished", "G11.2")
    say(stuck, 0, "withdraw right")
    assert table(stuck)["inlaid"][2] == {}
    assert table(stuck)["slope"][-2:] == ["red", "green"]
    assert stuck.actions == 1
    assert reason(stuck, 0, "withdraw right") == ("not-stuck", "G11.2")
    assert settled(stuck)


@pytest.mark.clause("G11.2")
def test_turns_are_counted_and_any_gem_moved_begins_the_count_anew() -> None:
    state = scene(2)
    for turn in range(4):
        act(state, "draw", turn % 2)
        while state.asked() and not settled(state, turn % 2):
            say(state, turn % 2, sorted(texts(state, turn % 2))[0])
        act(state, "draw", turn % 2)
        while not settled(state, (turn + 1) % 2):
            say(state, turn % 2, sorted(texts(state, turn % 2))[0])
    assert state.still == 4
    act(state, "take")
    assert state.still == 0


@pytest.mark.clause("G11.2")
@pytest.mark.parametrize(
    "text",
    [
        "swap_tiles left first blue",
        "swap_gems blue @1 green",
        "pick_out @1 left green",
        "tip_over @1 green",
        "sift three red",
        "rob @1 green",
        "double_insert red right",
    ],
)
def test_a_card_that_moves_a_gem_begins_the_count_anew(text: str) -> None:
    card = text.split(maxsplit=1)[0]
    state = scene(hands=[card], carts=["br", "g"], inlaid={(1, 0): "g"}, slope="rrr", still=5)
    act(state, f"play {text}")
    assert state.still == 0


@pytest.mark.clause("G11.2")
@pytest.mark.parametrize("text", ["swap_tiles left first", "draw_three"])
def test_a_card_that_moves_no_gem_does_not(text: str) -> None:
    state = scene(hands=[text.split(maxsplit=1)[0]], still=5)
    act(state, f"play {text}")
    assert state.still == 5


@pytest.mark.clause("G11.3")
def test_fifty_rounds_without_a_point_end_the_game() -> None:
    state = scene(2, quiet=99, actions=1, points=[3, 7])
    act(state, "take")
    assert settled(state, 1)
    state = scene(2, quiet=100, actions=1, points=[3, 7])
    act(state, "take")
    assert state.over
    assert state.outcome().reason == "stalemate"
    assert state.outcome().winners == (1,)


@pytest.mark.clause("G11.3")
def test_a_point_begins_the_count_anew() -> None:
    state = scene(2, quiet=90, inlaid={(0, 0): "rr"})
    say(state, 0, "score left")
    assert state.quiet == 0


@pytest.mark.clause("G11.1", "G11.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_even_players_who_only_ever_do_the_first_thing_come_to_an_end(seats: int) -> None:
    state = GEM_FORGE.start(seats, 1)
    while not state.over:
        seat = state.asked()[0]
        assert state.moves(seat)
        state.apply(seat, state.moves(seat)[0])
    assert state.outcome().reason in ("goal", "stalemate")
