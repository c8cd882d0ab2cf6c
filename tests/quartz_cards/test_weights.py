"""How good moves look, to the thousandth; sets bring nothing unless a test says so."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.games.quartz_cards import QUARTZ_CARDS
from tests.quartz_cards.scene import Scene

ATTACKS = ["hand_it_over", "stop_stop_stop", "may_i_help", "little_gift", "no_longer_yours"]
DEFENCES = ["no_chance", "over_my_dead_body", "get_lost"]
MINE = ["quartz plain"] * 6 + ["quartz hire"] * 8 + ["quartz unstable_1"]  # half a helper's worth
RISKY = ["sapphire unstable_1"]  # one card of fifteen is an accident: hope 933, fear 264
OPEN = {0: ["amber", "quartz"], 1: ["sapphire"]}


def scene(**said: Any) -> Scene:
    """Three dwarves, the mine above, and no bonus for sets."""
    return Scene(**{"mine": MINE, "house": {"sets.bonus": 0}, **said})


def weights(scene: Scene, seat: int = 0) -> dict[str, int]:
    """How good each legal move looks to a seat."""
    number = QUARTZ_CARDS.catalogue.number
    return {move: scene.state.weigh(seat, number(move)) for move in scene.moves(seat)}


# -- one's own turn -----------------------------------------------------------------------------


@pytest.mark.parametrize(("waiting", "worth"), [(0, 8000), (1, 8000 // 3), (2, 0)])
def test_the_mine_is_worth_less_with_gifts_in_wait(waiting: int, worth: int) -> None:
    found = weights(scene(waiting={0: waiting}, columns={0: ["amber", "amber", "quartz"]}))
    assert found == {"explore": worth, "protect quartz": 300, "protect amber": 4800}


def test_hope_and_fear_are_counted_from_the_mine() -> None:
    assert weights(scene(line=RISKY)) == {"explore": 933 - 264, "stop": 0}
    assert weights(scene(line=["sapphire plain"])) == {"explore": 1000, "stop": 0}
    assert weights(scene(line=["sapphire plain"], gifts=1)) == {"explore": 933 - 264, "stop": 0}


def test_a_helper_is_weighed_against_the_card() -> None:
    hired = scene(line=["sapphire plain"], mine=["emerald hire"]).play("explore")
    assert weights(hired) == {"pass": 3000, "hire": 0}
    more = scene(line=[], mine=["quartz hire"] * 6).play("explore")
    assert weights(more) == {"pass": 1000, "hire": 3000 * 5 // 20}


def test_a_column_is_protected_for_half_a_helper() -> None:
    said = scene(line=["sapphire plain"], columns=OPEN, hands={0: ["what_a_beauty"]})
    assert weights(said.play("stop").attack()) == {
        "pass": 0,
        "play what_a_beauty quartz": 300 - 750,
        "play what_a_beauty sapphire": 1200 - 750,
        "play what_a_beauty amber": 2400 - 750,
    }


# -- attacks ------------------------------------------------------------------------------------


def attacks(scene: Scene) -> dict[str, int]:
    """What each attack is worth to seat 1, the card included."""
    assert weights(scene, 1)["pass"] == 0
    return {
        move.split()[1]: worth + 1500 for move, worth in weights(scene, 1).items() if move != "pass"
    }


def test_attacks_after_the_announcement() -> None:
    assert attacks(scene(columns=OPEN, hands={1: ATTACKS}).play("explore")) == {
        "stop_stop_stop": 8000 // 2,
        "may_i_help": 1500 - 500,
        "little_gift": 4000 // 2,
        "no_longer_yours": 9000 + 4500,
    }


def test_attacks_after_the_stop() -> None:
    assert attacks(scene(line=RISKY, columns=OPEN, hands={1: ATTACKS}).play("stop")) == {
        "hand_it_over": 4000 + 2000,
        "stop_stop_stop": 0,
        "may_i_help": 933 * 3 // 2 + 132 - 466,
        "little_gift": 0,
        "no_longer_yours": 9000 + 4500,
    }


def test_attacks_after_a_card() -> None:
    said = scene(line=["sapphire plain"], mine=["quartz plain"] * 6, hands={1: ATTACKS})
    found = weights(said.play("explore"), 1)
    helper = 3000 * 5 // 20
    assert found["play stop_stop_stop"] == (8000 - 5000) // 2 - helper
    assert found["play little_gift"] == (8000 - 5000) // 2 // 2 - helper


@pytest.mark.parametrize(("gifts", "worth"), [(0, 0), (1, 4000 // 2)])
def test_the_last_gift_costs_the_line(gifts: int, worth: int) -> None:
    said = scene(line=RISKY, gifts=gifts, hands={1: ["little_gift"]})
    assert attacks(said.play("stop")) == {"little_gift": worth}


def test_a_whole_column_may_be_worth_more_than_the_two_dearest_cards() -> None:
    columns = {0: ["emerald"] * 5 + ["sapphire"]}
    said = scene(columns=columns, hands={1: ["no_longer_yours"]})
    assert attacks(said.play("explore")) == {"no_longer_yours": 15000 + 7500}


# -- defences -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "answers"),
    [
        ("hand_it_over", {"no_chance": 4000 - 1500}),
        ("stop_stop_stop", {"no_chance": 933 - 264 - 1500}),
        ("may_i_help", {"no_chance": 264 - 1500}),
        ("little_gift", {"no_chance": 3000 - 1500, "get_lost": 3000 + 2000 - 750}),
        ("no_longer_yours", {"no_chance": 9000 - 1500, "over_my_dead_body": 9000 + 2000 - 750}),
    ],
)
def test_a_defence_saves_what_the_attack_would_cost(attack: str, answers: dict[str, int]) -> None:
    said = scene(line=RISKY, columns=OPEN, hands={0: DEFENCES, 1: ATTACKS})
    found = weights(said.play("stop").attack(s1=attack))
    assert found == {"pass": 0, **{f"play {card}": worth for card, worth in answers.items()}}


def test_the_last_gift_is_defended_for_the_whole_line() -> None:
    said = scene(line=RISKY, gifts=1, hands={0: ["no_chance"], 1: ["little_gift"]})
    found = weights(said.play("stop").attack(s1="little_gift"))
    assert found == {"pass": 0, "play no_chance": 4000 - 1500}


def test_a_gift_is_sent_the_other_way_for_a_helper() -> None:
    said = scene(line=RISKY, hands={0: ["get_lost"], 1: ["little_gift", "get_lost"]})
    said.play("stop").attack(s1="little_gift").play("play get_lost")
    assert weights(said, 1) == {"pass": 0, "play get_lost": 4000 - 1500}


# -- choices of cards ---------------------------------------------------------------------------


def test_stolen_cards_count_for_both_sides() -> None:
    said = scene(columns=OPEN, hands={1: ["no_longer_yours"]}).play("explore")
    said.attack(s1="no_longer_yours").play("pass")
    assert weights(said, 1) == {
        "take_column quartz": 1000 + 500,
        "take_column amber": 8000 + 4000,
        "take quartz amber": 1500 + 12000,
    }


def test_what_is_taken_back_counts_for_both_sides() -> None:
    said = scene(columns=OPEN, hands={0: DEFENCES, 1: ["no_longer_yours"]}).play("explore")
    said.attack(s1="no_longer_yours").play("play over_my_dead_body")
    assert weights(said) == {"take sapphire": 4000 + 2000}


def test_sets_made_and_broken_count() -> None:
    columns = {0: ["quartz"], 1: ["quartz"] * 3}
    said = scene(columns=columns, hands={1: ["no_longer_yours"]}, house={}).play("explore")
    said.attack(s1="no_longer_yours").play("pass")
    made, broken = 5000 - 5000 * 3 // 8, 5000 // 8
    assert weights(said, 1) == {"take_column quartz": 1000 + made + (1000 + broken) // 2}


@pytest.mark.parametrize(
    ("line", "mine", "found"),
    [
        (
            ["emerald plain"],
            ["quartz plain", "sapphire plain"],
            {"keep quartz plain": 1000 - 2000, "keep sapphire plain": 4000 - 500},
        ),
        (
            ["emerald unstable_1"],
            ["quartz plain", "amethyst unstable_1"],
            {
                "keep quartz plain": 1000 + (3000 + 2000) // 2,
                "keep amethyst unstable_1": 2000 - 500,
            },
        ),
        (["emerald plain"], ["sapphire plain"], {"keep sapphire plain": 4000, "lay": -2000}),
    ],
)
def test_a_helping_hand_keeps_one_and_lays_the_other(
    line: list[str], mine: list[str], found: dict[str, int]
) -> None:
    said = scene(line=line, mine=mine, hands={1: ["may_i_help"]}).play("stop")
    said.attack(s1="may_i_help").play("pass")
    assert weights(said, 1) == found
