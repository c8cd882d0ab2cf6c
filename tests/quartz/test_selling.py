"""Selling: prices, and the one combination that pays best."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.games.quartz.facts import VALUABLES
from tests.quartz.days import doubled, evening, keep, last_two, sale
from tests.quartz.scene import Kinds


def sold(cart: Kinds, chest: Kinds | None = None, **options: str) -> tuple[int, str, int]:
    """What a cart and a chest bring if nothing is kept."""
    return sale(keep(evening(cart={0: cart}, chest={0: chest or {}}, options=options)), 0)


# -- the examples of the rulebook -----------------------------------------------------------


@pytest.mark.clause("Q7.5")
def test_three_quartz_double_two_sapphires() -> None:
    scene = keep(evening(cart={0: {"quartz": 3, "sapphire": 2}}))
    assert sale(scene, 0) == (19, "small_set", 8)
    assert doubled(scene, 0) == [("quartz", "sapphire")]


@pytest.mark.clause("Q7.6")
def test_four_emeralds_double_sapphires_and_a_quartz() -> None:
    scene = keep(evening(cart={0: {"emerald": 4, "sapphire": 2, "quartz": 1}}))
    assert sale(scene, 0) == (30, "large_set", 9)
    assert doubled(scene, 0) == [("emerald", "sapphire"), ("emerald", "quartz")]


@pytest.mark.clause("Q7.7")
def test_five_kinds_bring_eight_more() -> None:
    assert sold(dict.fromkeys(VALUABLES.names[:5], 1)) == (24, "five_kinds", 8)


@pytest.mark.clause("Q7.8")
def test_six_kinds_bring_twelve_more() -> None:
    assert sold(dict.fromkeys(VALUABLES.names, 1)) == (36, "six_kinds", 12)


# -- both sides of every number ---------------------------------------------------------------


@pytest.mark.clause("Q7.5")
@pytest.mark.parametrize(("quartz", "result"), [(2, (6, "none", 0)), (3, (11, "small_set", 4))])
def test_a_small_set_needs_three(quartz: int, result: tuple[int, str, int]) -> None:
    assert sold({"quartz": quartz, "sapphire": 1}) == result


@pytest.mark.clause("Q7.6")
@pytest.mark.parametrize(
    ("quartz", "result"), [(3, (12 + 6, "small_set", 6)), (4, (13 + 9, "large_set", 9))]
)
def test_a_large_set_needs_four(quartz: int, result: tuple[int, str, int]) -> None:
    assert sold({"quartz": quartz, "ruby": 1, "emerald": 1}) == result


@pytest.mark.clause("Q7.7")
def test_four_kinds_bring_nothing_more() -> None:
    assert sold(dict.fromkeys(VALUABLES.names[:4], 1)) == (10, "none", 0)


@pytest.mark.clause("Q7.5")
def test_the_three_keep_their_price() -> None:
    assert sold({"amber": 2, "ruby": 3}) == (16 + 18 + 16, "small_set", 16)
    assert sold({"ruby": 3}) == (18, "none", 0)  # no other kind to double


@pytest.mark.clause("Q7.6")
def test_four_of_a_kind_may_double_a_single_kind() -> None:
    scene = keep(evening(cart={0: {"quartz": 4, "ruby": 1}}))
    assert sale(scene, 0)[0] == 4 + 12
    assert doubled(scene, 0) == [("quartz", "ruby")]


@pytest.mark.clause("Q7.6", "Q7.9")
def test_a_second_kind_that_gains_nothing_is_not_doubled() -> None:
    cart, chest, mined = {0: {"quartz": 4}}, {0: {"ruby": 1}}, {"doubling": "mined"}
    scene = keep(evening(cart=cart, chest=chest, options=mined))
    assert sale(scene, 0) == (4 + 6 + 6, "large_set", 6)
    assert doubled(scene, 0) == [("quartz", "ruby")]


# -- only one, the best ------------------------------------------------------------------------


@pytest.mark.clause("Q7.4")
def test_only_one_combination_counts() -> None:
    goods = {"quartz": 3, "amethyst": 1, "emerald": 1, "sapphire": 1, "ruby": 1}
    assert sold(goods) == (3 + 2 + 3 + 4 + 6 + 8, "five_kinds", 8)
    assert sold({"quartz": 3, "amethyst": 3}) == (9 + 6, "small_set", 6)


@pytest.mark.clause("Q7.4")
def test_a_set_beats_five_kinds_where_it_pays_more() -> None:
    goods = {"quartz": 3, "amethyst": 1, "emerald": 1, "sapphire": 1, "ruby": 2}
    assert sold(goods) == (3 + 2 + 3 + 4 + 12 + 12, "small_set", 12)


@pytest.mark.clause("Q7.4")
@pytest.mark.parametrize(
    ("goods", "combination", "doubles"),
    [
        pytest.param({"quartz": 3}, "none", [], id="nothing-and-an-empty-set"),
        pytest.param(
            {"quartz": 3, "amethyst": 1, "emerald": 1, "sapphire": 2, "ruby": 1},
            "five_kinds",
            [],
            id="five-kinds-and-a-set",
        ),
        pytest.param(
            {"quartz": 4, "ruby": 1}, "small_set", [("quartz", "ruby")], id="small-and-large"
        ),
        pytest.param(
            {"quartz": 3, "amethyst": 3, "amber": 1},
            "small_set",
            [("quartz", "amber")],
            id="two-sets",
        ),
    ],
)
def test_of_combinations_that_pay_alike_the_first_is_taken(
    goods: Kinds, combination: str, doubles: list[tuple[str, str]]
) -> None:
    scene = keep(evening(cart={0: goods}))
    assert sale(scene, 0)[1] == combination
    assert doubled(scene, 0) == doubles


@pytest.mark.clause("Q7.5", "Q7.6")
@pytest.mark.parametrize(
    ("quartz", "doubles"),
    [
        (3, [("quartz", "emerald")]),
        (4, [("quartz", "emerald"), ("quartz", "ruby")]),
    ],
)
def test_of_kinds_that_gain_alike_the_first_is_doubled(
    quartz: int, doubles: list[tuple[str, str]]
) -> None:
    scene = keep(evening(cart={0: {"quartz": quartz, "emerald": 2, "ruby": 1}}))
    assert doubled(scene, 0) == doubles


@pytest.mark.clause("Q7.4")
def test_nothing_is_said_of_doubling_without_a_set() -> None:
    scene = keep(evening(cart={0: dict.fromkeys(VALUABLES.names, 1)}))
    assert doubled(scene, 0) == []


@pytest.mark.clause("Q7.4", "Q7.2")
def test_what_is_kept_counts_for_no_combination() -> None:
    scene = evening(cart={0: {"quartz": 3, "sapphire": 2}})
    keep(scene, {0: "quartz"})
    assert sale(scene, 0) == (10, "none", 0)


# -- crystals out of the chest -------------------------------------------------------------------


@pytest.mark.clause("Q7.9")
@pytest.mark.parametrize(
    ("options", "bonus"),
    [
        ({}, 12),
        ({"edition": "ru"}, 6),
        ({"edition": "en", "doubling": "mined"}, 6),
        ({"edition": "ru", "doubling": "sold"}, 12),
        ({"edition": "ru", "doubling": "edition"}, 6),
        ({"edition": "en", "doubling": "edition"}, 12),
    ],
)
def test_three_double_chest_crystals_or_only_those_mined(
    options: dict[str, str], bonus: int
) -> None:
    result = sold({"quartz": 3, "ruby": 1}, {"ruby": 1}, **options)
    assert result == (15 + bonus, "small_set", bonus)


@pytest.mark.clause("Q7.9")
@pytest.mark.parametrize("edition", ["en", "ru"])
def test_four_always_double_all_that_are_sold(edition: str) -> None:
    goods = {"quartz": 4}, {"ruby": 1, "amber": 1}
    assert sold(*goods, edition=edition) == (18 + 14, "large_set", 14)


@pytest.mark.clause("Q7.9")
@pytest.mark.parametrize("edition", ["en", "ru"])
def test_crystals_of_the_chest_make_up_the_set(edition: str) -> None:
    goods = {"quartz": 1, "ruby": 1}, {"quartz": 2}
    assert sold(*goods, edition=edition) == (9 + 6, "small_set", 6)


@pytest.mark.clause("Q7.9")
def test_of_equal_crystals_the_one_from_the_chest_is_kept() -> None:
    options = {"doubling": "mined"}
    scene = evening(cart={0: {"quartz": 3, "ruby": 1}}, chest={0: {"ruby": 1}}, options=options)
    keep(scene, {0: "ruby"})
    assert sale(scene, 0) == (9 + 6, "small_set", 6)


@pytest.mark.clause("Q7.9")
def test_a_stolen_crystal_counts_as_mined_today() -> None:
    scene = last_two(
        hand={0: {"these_dont_belong": 1}},
        cart={0: {"quartz": 3}, 1: {"ruby": 1}},
        options={"edition": "ru"},
    )
    scene.play("play these_dont_belong @1", "pass", "take ruby", "leave")
    assert scene.asked == (0,)  # seat 1 has left as the second-last, and has nothing
    assert sale(keep(scene), 0) == (9 + 6, "small_set", 6)


@pytest.mark.clause("Q7.9", "Q7.1")
def test_a_protected_crystal_was_mined_today() -> None:
    scene = evening(
        cart={0: {"quartz": 3}},
        hidden={0: {"ruby": 1}},
        laid_out={"what_crystal": 1},
        options={"edition": "ru"},
    )
    assert sale(keep(scene), 0) == (9 + 6, "small_set", 6)


# -- against every other choice -----------------------------------------------------------


def best_bonus(
    cart: Kinds, chest: Kinds, kept: list[str], mined_only: bool, house: dict[str, int]
) -> int:
    """The most that any combination and any doubling can bring, by trying all of them."""
    goods = {name: cart[name] + chest[name] - kept.count(name) for name in VALUABLES.names}
    worth = {name: goods[name] * house[f"crystals.{name}.price"] for name in VALUABLES.names}
    kinds = sum(1 for name in VALUABLES.names if goods[name])
    bonuses = [0]
    if kinds >= 5:
        bonuses.append(house["combinations.five"])
    if kinds >= 6:
        bonuses.append(house["combinations.six"])
    for trio in VALUABLES.names:
        others = [name for name in VALUABLES.names if name != trio]
        if goods[trio] >= house["combinations.large"]:
            bonuses += [worth[one] + worth[two] for one, two in combinations(others, 2)]
        if goods[trio] >= house["combinations.small"]:
            for other in others:
                most = min(goods[other], cart[other]) if mined_only else goods[other]
                bonuses.append(most * house[f"crystals.{other}.price"])
    return max(bonuses)


MOST = {"quartz": 15, "amethyst": 12, "emerald": 10, "sapphire": 7, "ruby": 4, "amber": 2}
counts = st.fixed_dictionaries(
    {name: st.integers(0, min(5, MOST[name] // 2)) for name in VALUABLES.names}
)
chests = st.lists(st.sampled_from(VALUABLES.names), max_size=3)
houses = st.fixed_dictionaries(
    {
        "combinations.small": st.integers(2, 3),
        "combinations.large": st.integers(4, 5),
        "combinations.five": st.integers(0, 20),
        "combinations.six": st.integers(0, 30),
        **{f"crystals.{name}.price": st.integers(0, 12) for name in VALUABLES.names},
    }
)


@pytest.mark.clause("Q7.4")
@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(
    cart=counts,
    saved=chests,
    house=houses,
    edition=st.sampled_from(["en", "ru"]),
    choice=st.integers(0, 999),
)
def test_no_other_choice_would_pay_more(
    cart: dict[str, int], saved: list[str], house: dict[str, int], edition: str, choice: int
) -> None:
    chest = {name: saved.count(name) for name in VALUABLES.names}
    room = {"crystals.ruby.count": 9, "crystals.amber.count": 9, "game.chest": 3}
    scene = evening(
        cart={0: cart}, chest={0: chest}, options={"edition": edition}, house={**house, **room}
    )
    kept = "nothing"
    if scene.asked == (0,) and scene.decision == "save":
        ways = scene.moves(0)
        kept = ways[choice % len(ways)].removeprefix("keep ")
        keep(scene, {0: kept})
    coins, _, bonus = sale(scene, 0)
    held = [name for name in kept.split() if name != "nothing"]
    goods = {name: cart[name] + chest[name] - held.count(name) for name in VALUABLES.names}
    plain = sum(goods[name] * house[f"crystals.{name}.price"] for name in VALUABLES.names)
    assert bonus == best_bonus(cart, chest, held, edition == "ru", house)
    assert coins == plain + bonus
    doubles = doubled(scene, 0)
    if doubles and edition == "en":
        assert bonus == sum(goods[name] * house[f"crystals.{name}.price"] for _, name in doubles)
        assert all(trio != name and goods[trio] >= 2 for trio, name in doubles)
