"""The parts of moves: the int of each option, and the way back."""

from __future__ import annotations

import pytest

from motherlode.core.families import Moves
from motherlode.core.kinds import Kinds, SeatKind, kind
from motherlode.core.parts import Both, Distinct, Either, Maybe, Pairs, Sets, Several


class Fruit(Kinds):
    APPLE = kind()
    PEAR = kind()
    PLUM = kind()


class Shelf(Kinds):
    TOP = kind()
    BOTTOM = kind()


SEAT = SeatKind(3)


def test_of_several_sorts_each_knows_its_own_ints() -> None:
    shop, basket = Both(shelf=Shelf), Both(owner=SEAT, fruit=Fruit)
    source = Either(shop, basket)
    assert [shop.has(number) for number in range(3)] == [True, True, False]
    for number, slots in enumerate(source.options("")):
        if shop.has(number):
            assert slots == (("shelf", Shelf.names[shop.shelf(number)]),)
            assert shop.at(shop.shelf(number)) == number
        else:
            owner, fruit = basket.owner(number), basket.fruit(number)
            assert slots == (("owner", owner), ("fruit", Fruit.names[fruit]))
            assert basket.has(number)
            assert basket.at(owner, fruit) == number


@pytest.mark.parametrize(
    "sets",
    [Several(Fruit, 0, 3), Several(Fruit, 1, 2), Distinct(Fruit, 2, 2), Pairs(Both(f=Fruit), 2)],
)
def test_a_set_is_found_by_its_members_in_any_order(sets: Sets) -> None:
    for number, chosen in enumerate(sets.sets):
        assert [sets.member(number, place) for place in range(len(chosen))] == list(chosen)
        assert sets.member(number, len(chosen)) == -1
        assert [sets.count(number, thing) for thing in range(3)] == [
            chosen.count(thing) for thing in range(3)
        ]
        if len(chosen) == 2:
            assert sets.two(chosen[1], chosen[0]) == number


def test_a_set_is_within_a_pile_that_has_all_of_it() -> None:
    sets = Several(Fruit, 0, 2)
    pile = [1, 0, 2]
    held = {chosen for number, chosen in enumerate(sets.sets) if sets.within(number, pile)}
    assert held == {(), (0,), (2,), (0, 2), (2, 2)}
    assert [sets.up_to(size) for size in range(3)] == [1, 4, 10]


def test_what_fills_a_role_is_listed_move_by_move() -> None:
    moves = Moves()
    moves.one("wait")
    moves.family("drop", fruit=Fruit)
    moves.family("give", fruit=Fruit.between(Fruit.PEAR, Fruit.PLUM), target=Maybe(SEAT))
    assert moves.values("give", "fruit") == [-1] * 4 + [Fruit.PEAR] * 4 + [Fruit.PLUM] * 4
    assert moves.values("give", "target") == [-1] * 4 + [-1, 0, 1, 2] * 2
