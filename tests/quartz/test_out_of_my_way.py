"""Out of My Waaaaay: all the others lose a crystal."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode.games.quartz import QUARTZ
from motherlode.games.quartz.facts import Crystal
from motherlode.games.quartz.state import Quartz
from tests.quartz.scene import Scene

CARD = {"out_of_my_way": 1}
HAND = {0: CARD}
PLAY = "play out_of_my_way"


def losses(cart: dict[int, dict[str, int]], victims: tuple[int, ...]) -> Counter[tuple[str, ...]]:
    """What each of the victims loses, over two thousand throws of the dice."""
    before = Scene(hand=HAND, cart=cart).state
    assert isinstance(before, Quartz)
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(2000):
        twin = before.copy()
        twin.shuffle_dice(seed)
        twin.play(0, QUARTZ.catalogue.number(PLAY))
        found[tuple(missing(before, twin, seat) for seat in victims)] += 1
    return found


def missing(before: Quartz, after: Quartz, seat: int) -> str:
    """The one crystal that a cart has lost."""
    rows = zip(before.cart[seat], after.cart[seat], strict=True)
    lost = [name for name, (old, new) in zip(Crystal.names, rows, strict=True) if old - new == 1]
    assert len(lost) == 1
    return lost[0]


@pytest.mark.clause("Q9.4", "Q3.4")
def test_every_other_dwarf_inside_loses_one() -> None:
    cart = {0: {"ruby": 1}, 1: {"quartz": 2}, 2: {"amber": 1}, 3: {"emerald": 3}}
    scene = Scene(hand=HAND, cart=cart).play(PLAY)
    assert [scene.cart(seat) for seat in range(4)] == [
        {"ruby": 1},
        {"quartz": 1},
        {},
        {"emerald": 2},
    ]
    assert [scene.came_back(name) for name in ("ruby", "quartz", "amber", "emerald")] == [
        0,
        1,
        1,
        1,
    ]
    assert scene.changed == {"hand @0", "discard", "bag", "cart @1", "cart @2", "cart @3"}
    assert scene.table["discard"] == CARD
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.4", "Q3.6")
def test_whoever_left_keeps_what_he_has() -> None:
    cart = {1: {"quartz": 2}, 2: {"amber": 1}, 4: {"ruby": 1}}
    scene = Scene(5, hand=HAND, cart=cart, inside=(0, 1, 4)).play(PLAY)
    assert scene.changed == {"hand @0", "discard", "bag", "cart @1", "cart @4"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.4")
def test_obsidian_stays_in_the_cart() -> None:
    cart = {1: {"obsidian": 1}, 2: {"obsidian": 1, "quartz": 1}}
    scene = Scene(hand=HAND, cart=cart).play(PLAY)
    assert (scene.cart(1), scene.cart(2)) == ({"obsidian": 1}, {"obsidian": 1})
    assert scene.came_back("obsidian") == 0
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.4", "Q4.5")
def test_protected_crystals_and_chests_are_out_of_reach() -> None:
    cart = {2: {"quartz": 1}}
    hidden = {1: {"amber": 1}, 2: {"ruby": 1}}
    scene = Scene(hand=HAND, cart=cart, hidden=hidden, chest={1: {"ruby": 2}, 2: {"emerald": 1}})
    scene.play(PLAY)
    assert scene.changed == {"hand @0", "discard", "bag", "cart @2"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.4", "Q3.5")
def test_it_may_be_played_though_nobody_has_anything() -> None:
    scene = Scene(hand=HAND, cart={0: {"ruby": 1}, 1: {"obsidian": 1}}).play(PLAY)
    assert scene.changed == {"hand @0", "discard"}
    assert scene.told() == ["played"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.4", "Q3.4")
def test_it_must_be_in_the_hand() -> None:
    scene = Scene(hand={1: CARD}, cart={1: {"ruby": 1}})
    assert scene.why_not(PLAY) == ("not-in-hand", "Q3.4")
    assert scene.asks == "turn @0"


@pytest.mark.clause("Q9.4")
def test_nobody_may_answer() -> None:
    reactions = {"not_mine_either": 1, "unacceptable": 1, "on_my_break": 1}
    scene = Scene(hand={**HAND, 1: reactions}, cart={1: {"ruby": 1}}).play(PLAY)
    assert scene.hand(1) == reactions
    assert scene.cart(1) == {}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.4")
def test_each_crystal_is_equally_likely_not_each_kind() -> None:
    found = losses({1: {"quartz": 6, "ruby": 3, "amber": 1, "obsidian": 1}}, (1,))
    assert 1100 < found["quartz",] < 1300  # 1200 expected
    assert 520 < found["ruby",] < 680  # 600
    assert 140 < found["amber",] < 260  # 200
    assert found.total() == 2000


@pytest.mark.clause("Q9.4")
def test_what_one_loses_says_nothing_about_another() -> None:
    cart = {1: {"quartz": 1, "ruby": 1}, 3: {"quartz": 1, "ruby": 3}}
    found = losses(cart, (1, 3))
    assert 190 < found["quartz", "quartz"] < 310  # 250 expected
    assert 190 < found["ruby", "quartz"] < 310
    assert 670 < found["quartz", "ruby"] < 830  # 750
    assert 670 < found["ruby", "ruby"] < 830


@pytest.mark.clause("Q9.4", "Q12.1")
def test_everybody_is_told_who_lost_what() -> None:
    cart = {1: {"quartz": 2}, 3: {"amber": 1}}
    scene = Scene(hand=HAND, cart=cart).play(PLAY)
    assert scene.story() == ["played @0 out_of_my_way none", "lost @1 quartz", "lost @3 amber"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.4")
def test_of_the_last_two_the_other_loses_one_and_the_day_goes_on() -> None:
    scene = Scene(3, seat=2, hand={2: CARD}, cart={1: {"ruby": 1}}, inside=(1, 2)).play(PLAY)
    assert scene.cart(1) == {}
    assert scene.asks == "turn @1"
