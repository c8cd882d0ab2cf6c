"""The bravery bonus: who takes it, who loses it, who gets the last."""

from __future__ import annotations

from itertools import pairwise

import pytest

from motherlode.core import position
from motherlode.games.quartz import QUARTZ
from tests.quartz.days import OBSIDIANS, happened, keep
from tests.quartz.scene import Scene

ROW = ("eureka", "come_closer", "out_of_my_way", "what_crystal")
SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


@SEATS
@pytest.mark.clause("Q2.3", "Q2.4")
def test_a_position_has_the_spaces_that_there_are(seats: int) -> None:
    data = position.dump(QUARTZ.start(seats, 1))
    assert len(data["table"]["bonus"]) == seats - 1
    assert position.dump(position.load(data)) == data


@SEATS
@pytest.mark.clause("Q6.1", "Q6.2", "Q6.4", "Q6.5")
def test_leavers_take_from_left_to_right_and_the_last_takes_the_last(seats: int) -> None:
    scene = Scene(seats, bonus=ROW[: seats - 1], cart={seats - 1: {"ruby": 1}})
    for seat in range(seats - 2):
        scene.play("leave")
        (bonus,) = happened(scene, "bonus_taken")
        assert bonus == {"seat": seat, "card": ROW[seat], "coins": seat}
        assert scene.hand(seat) == {ROW[seat]: 1}
    scene.play("leave")
    (last,) = happened(scene, "bonus_taken")
    assert last == {"seat": seats - 1, "card": ROW[seats - 2], "coins": seats - 2}
    assert scene.hand(seats - 2) == {}
    assert scene.table["coins"] == [*range(seats - 2), 0, seats - 2]
    assert (scene.decision, scene.asked) == ("save", (seats - 1,))
    keep(scene)


@SEATS
@pytest.mark.clause("Q6.3", "Q6.4", "Q6.5")
def test_accidents_discard_from_left_to_right_and_the_last_takes_the_last(seats: int) -> None:
    carts = {seat: {"obsidian": 1} for seat in range(seats)}
    scene = Scene(seats, bonus=ROW[: seats - 1], cart=carts, bag=OBSIDIANS)
    for seat in range(seats - 2):
        scene.play("mine")
        assert happened(scene, "bonus_lost") == [{"card": ROW[seat], "coins": seat}]
        assert scene.table["discard"] == dict.fromkeys(ROW[: seat + 1], 1)
    scene.play("mine")
    assert happened(scene, "accident") == [{"seat": seats - 2}]
    assert happened(scene, "bonus_lost") == []
    (bonus,) = happened(scene, "bonus_taken")
    assert bonus == {"seat": seats - 1, "card": ROW[seats - 2], "coins": seats - 2}
    assert scene.table["coins"] == [*[0] * (seats - 1), seats - 2]


@pytest.mark.clause("Q6.1")
@pytest.mark.parametrize(("inside", "brave"), [((0, 1), False), ((0, 1, 2), True)])
def test_two_others_must_stay_inside(inside: tuple[int, ...], brave: bool) -> None:
    scene = Scene(4, inside=inside, bonus=ROW[:3]).play("leave")
    takers = [item["seat"] for item in happened(scene, "bonus_taken")]
    assert takers == ([0] if brave else [1])


@pytest.mark.clause("Q6.3")
@pytest.mark.parametrize(("inside", "lost"), [((0, 1), 0), ((0, 1, 2), 1)])
def test_an_accident_costs_a_bonus_only_while_two_others_are_inside(
    inside: tuple[int, ...], lost: int
) -> None:
    scene = Scene(4, inside=inside, bonus=ROW[:3], cart={0: {"obsidian": 1}}, bag=OBSIDIANS)
    scene.play("mine")
    assert len(happened(scene, "bonus_lost")) == lost
    assert sum(scene.table["discard"].values()) == lost


@pytest.mark.clause("Q6.3", "Q6.1")
def test_the_next_leaver_takes_what_an_accident_left() -> None:
    scene = Scene(4, bonus=ROW[:3], cart={0: {"obsidian": 1}}, bag=OBSIDIANS)
    scene.play("mine", "leave")
    assert happened(scene, "bonus_taken") == [{"seat": 1, "card": ROW[1], "coins": 1}]
    assert scene.table["coins"] == [0, 1, 0, 0]


@pytest.mark.clause("Q6.2")
def test_nobody_gets_more_than_one_a_day() -> None:
    scene = Scene(5, bonus=ROW, day=5)
    taken = []
    while not scene.state.over:
        scene.play("leave")
        taken += [item["seat"] for item in happened(scene, "bonus_taken")]
    assert taken == [0, 1, 2, 4]
    assert all(one != other for one, other in pairwise(taken))


@pytest.mark.clause("Q6.5")
def test_the_last_dwarf_does_not_act_any_more() -> None:
    scene = Scene(3, 1, inside=(1, 2), hand={2: {"here_we_go": 1}}, bonus=ROW[:2], day=1)
    scene.play("leave")
    assert scene.told()[:3] == ["left", "last_inside", "bonus_taken"]
    assert scene.table["day"] == 2
    assert (scene.decision, scene.asked) == ("turn", (2,))


@pytest.mark.clause("Q6.1", "Q2.6")
def test_a_space_without_a_card_gives_its_coins() -> None:
    scene = Scene(5, inside=(0, 1, 2, 3), bonus=("eureka", None, None, None), taken=1)
    scene.play("leave")
    assert happened(scene, "bonus_taken") == [{"seat": 0, "card": None, "coins": 1}]
    assert (scene.hand(0), scene.table["coins"][0]) == ({}, 1)


@pytest.mark.clause("Q6.3", "Q2.6")
def test_an_accident_loses_the_coins_of_a_space_without_a_card() -> None:
    row = (None, None, "eureka")
    scene = Scene(4, bonus=row, cart={0: {"obsidian": 1}}, bag=OBSIDIANS).play("mine")
    assert happened(scene, "bonus_lost") == [{"card": None, "coins": 0}]
    assert scene.table["discard"] == {}


@pytest.mark.clause("Q6.5", "Q2.6")
def test_the_last_takes_the_coins_of_a_space_without_a_card() -> None:
    scene = Scene(3, inside=(0, 1), bonus=("eureka", None), day=5).play("leave")
    assert happened(scene, "bonus_taken") == [{"seat": 1, "card": None, "coins": 1}]
    assert scene.table["coins"] == [0, 1, 0]


@pytest.mark.clause("Q6.1", "Q6.5")
@pytest.mark.parametrize(
    ("seats", "inside", "brings"),
    [(5, (0, 1, 2, 3, 4), True), (4, (0, 1, 2), True), (4, (0, 1), False), (3, (0, 1), False)],
)
def test_the_table_tells_whether_leaving_brings_a_bonus(
    seats: int, inside: tuple[int, ...], brings: bool
) -> None:
    table = Scene(seats, inside=inside).state.view().table
    assert table.bonus_for_leaving is brings
    assert table.bravery_spaces == seats - 1


@pytest.mark.clause("Q11.2")
def test_the_last_dwarf_takes_the_last_bonus_if_he_leaves() -> None:
    scene = Scene(3, inside=(0, 1), options={"thrill": "on"}).play("leave")
    assert scene.decision == "last_dwarf"
    assert scene.state.view().table.bonus_for_leaving
    scene.play("mine")
    assert not scene.state.view().table.bonus_for_leaving
