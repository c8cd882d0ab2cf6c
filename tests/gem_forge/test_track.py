from __future__ import annotations

import pytest

from motherlode.core.match import Match
from motherlode.games.gem_forge import GEM_FORGE
from tests.gem_forge.scenes import act, reason, say, scene, settled


def held(state: object) -> list[int]:
    return [sum(hand) for hand in state.hand[:3]]  # type: ignore[attr-defined]


@pytest.mark.clause("G7.1")
def test_points_move_the_token() -> None:
    state = scene(points=[6], inlaid={(0, 0): "rr"})
    say(state, 0, "score left")
    assert list(state.points)[:3] == [8, 0, 0]


@pytest.mark.clause("G7.2", "G7.3")
@pytest.mark.parametrize(
    ("before", "cards"), [(2, [0, 0, 0]), (3, [0, 1, 0]), (4, [0, 1, 0]), (5, [0, 0, 0])]
)
def test_whoever_is_before_a_space_that_is_reached_or_passed_draws(
    before: int, cards: list[int]
) -> None:
    state = scene(points=[before, 4, 5], inlaid={(0, 0): "rr"})
    say(state, 0, "score left")
    assert held(state) == cards
    say(state, 0, "choose first")
    assert settled(state)


@pytest.mark.clause("G7.3")
def test_two_spaces_passed_in_one_go_give_two_cards() -> None:
    state = scene(
        points=[4, 4, 7],
        tiles={(0, 2): "tiara_red"},
        inlaid={(0, 0): "rr", (0, 2): "rrrr"},
    )
    say(state, 0, "score left right")
    assert state.points[0] == 14
    assert held(state) == [0, 2, 1]


@pytest.mark.clause("G7.3")
def test_a_space_works_for_the_second_who_comes_to_it() -> None:
    state = scene(points=[4, 9, 0], inlaid={(0, 0): "rr"})
    say(state, 0, "score left")
    assert held(state) == [0, 0, 1]


@pytest.mark.clause("G7.4", "G8.9")
def test_the_point_of_a_victim_reaches_a_space_too() -> None:
    state = scene(carts=["", "r"], points=[0, 9, 10], hands=["rob"])
    act(state, "play rob @1 red")
    assert state.points[1] == 10
    assert held(state) == [1, 0, 0]
    assert settled(state)


@pytest.mark.clause("G7.5")
def test_twenty_points_win_at_once_and_nineteen_do_not() -> None:
    state = scene(points=[17], inlaid={(0, 0): "rr"})
    say(state, 0, "score left")
    assert not state.over
    state = scene(points=[18, 19], inlaid={(0, 0): "rr"})
    say(state, 0, "score left")
    assert state.over
    assert state.asked() == ()
    assert state.outcome().winners == (0,)
    assert state.outcome().reason == "goal"
    assert reason(state, 0, "draw") == ("game-over", "G7.5")


@pytest.mark.clause("G7.4", "G7.5")
def test_a_victim_wins_in_the_turn_of_another() -> None:
    state = scene(carts=["", "r"], points=[0, 19, 0], hands=["rob"])
    act(state, "play rob @1 red")
    assert state.over
    assert state.outcome().winners == (1,)


@pytest.mark.clause("G7.5")
def test_the_goal_is_a_number_of_the_box() -> None:
    state = scene(points=[1], inlaid={(0, 0): "rr"}, house={"game.goal": 3})
    say(state, 0, "score left")
    assert state.over


@pytest.mark.clause("G7.2")
def test_the_spaces_are_numbers_of_the_box() -> None:
    state = scene(inlaid={(0, 0): "rr"}, house={"game.spaces": [1, 2, 15]})
    say(state, 0, "score left")
    assert held(state) == [0, 2, 2]


def test_a_random_match_tells_who_won() -> None:
    match = Match(GEM_FORGE, 2, 3)
    told: list[str] = []
    while not match.state.over:
        seat = match.state.asked()[0]
        events = match.play(seat, match.state.moves(seat)[-1 if len(told) % 3 else 0])
        told += [event.kind.key for event in events]
    assert told[-1] in ("won", "stalemate")
