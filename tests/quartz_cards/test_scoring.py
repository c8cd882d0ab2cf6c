from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from motherlode.core.outcome import Outcome
from tests.quartz_cards.scene import Scene


def ended(
    columns: Mapping[int, list[str]], chests: Mapping[int, list[str]] | None = None, **said: Any
) -> Outcome:
    """The outcome with these collections; the last card of the mine is lost."""
    scene = Scene(
        line=["ruby unstable_2"],
        mine=["ruby unstable_2"],
        columns=columns,
        chests=chests or {},
        **said,
    )
    scene.play("explore")
    assert scene.asks == "nothing"
    return scene.state.outcome()


@pytest.mark.clause("C10.5")
def test_a_collection_is_worth_the_values_of_its_cards() -> None:
    every = ["quartz", "amethyst", "emerald", "sapphire", "ruby", "amber"]
    assert ended({0: every, 1: ["sapphire"]}).scores == (24, 4, 0)


@pytest.mark.clause("C10.5", "C5.1")
def test_protected_and_open_cards_count_together() -> None:
    assert ended({0: ["amethyst", "amethyst"]}, {0: ["amethyst", "amethyst"]}).scores[0] == 13


@pytest.mark.clause("C10.6")
@pytest.mark.parametrize(
    ("many", "points"), [(3, 6), (4, 13), (5, 15), (7, 19), (8, 26), (11, 32), (12, 39)]
)
def test_each_four_equal_cards_are_worth_five_more(many: int, points: int) -> None:
    assert ended({0: ["amethyst"] * many}).scores[0] == points


@pytest.mark.clause("C10.6")
def test_four_different_cards_are_no_set() -> None:
    assert ended({0: ["quartz", "quartz", "amethyst", "amethyst"]}).scores[0] == 6


@pytest.mark.clause("C10.6", "C12.1")
def test_a_house_may_reward_other_sets() -> None:
    house = {"sets.size": 3, "sets.bonus": 10}
    assert ended({0: ["amethyst"] * 3}, house=house).scores[0] == 16


@pytest.mark.clause("C10.7")
def test_the_highest_score_wins() -> None:
    assert ended({0: ["quartz"], 1: ["amber"], 2: ["ruby"]}).ranks == (3, 1, 2)


@pytest.mark.clause("C10.7")
def test_among_equals_more_cards_of_value_one_win() -> None:
    outcome = ended({0: ["sapphire"], 1: ["emerald", "quartz"], 2: ["amethyst", "amethyst"]})
    assert outcome.scores == (4, 4, 4)
    assert outcome.ranks == (3, 1, 2)


@pytest.mark.clause("C10.7")
def test_then_more_cards_of_value_two_and_so_on() -> None:
    two, three = ["quartz", "amethyst", "sapphire"], ["quartz", "emerald", "emerald"]
    outcome = ended({0: ["quartz", "ruby"], 1: two, 2: three})
    assert outcome.scores == (7, 7, 7)
    assert outcome.ranks == (3, 1, 2)


@pytest.mark.clause("C10.7")
def test_protected_cards_break_ties_too() -> None:
    outcome = ended({0: ["amethyst"], 1: []}, {1: ["quartz", "quartz"]})
    assert outcome.scores == (2, 2, 0)
    assert outcome.winners == (1,)


@pytest.mark.clause("C10.8")
def test_equals_in_everything_share_the_victory() -> None:
    outcome = ended({0: ["ruby"], 1: []}, {1: ["ruby"]})
    assert outcome.winners == (0, 1)
    assert outcome.ranks == (1, 1, 3)


@pytest.mark.clause("C10.6")
@pytest.mark.parametrize(
    ("size", "sets"), [(2, {"amethyst": 3, "ruby": 1}), (4, {"amethyst": 1}), (7, {})]
)
def test_the_table_tells_the_complete_sets(size: int, sets: dict[str, int]) -> None:
    columns = {0: ["amethyst"] * 4 + ["ruby"] * 2}
    scene = Scene(line=[], columns=columns, chests={0: ["amethyst"] * 2}, house={"sets.size": size})
    assert scene.state.view().table.players[0].sets == sets
