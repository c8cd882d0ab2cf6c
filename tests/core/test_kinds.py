"""Kinds: each has a name and a number, and a class that stands for it."""

from __future__ import annotations

from typing import ClassVar

import pytest

from motherlode.core.kinds import (
    NUMBER,
    Kinds,
    SeatKind,
    kind,
    kind_name,
    kinds,
    named,
    names_of,
    size_of,
    table,
    whole,
)
from motherlode.core.roles import Role


class RareGem(Kinds):
    """Three of them, and something that is none."""

    RUBY = kind()
    TIGER_EYE = kind()
    PALE = 7
    OPAL = kind()


# -- numbers and names --------------------------------------------------------------------------


def test_kinds_are_numbered_in_their_order() -> None:
    assert (RareGem.RUBY, RareGem.TIGER_EYE, RareGem.OPAL) == (0, 1, 2)
    assert RareGem.names == ("ruby", "tiger_eye", "opal")
    assert RareGem.size == 3
    assert RareGem.PALE == 7


def test_several_kinds_share_a_line() -> None:
    class Side(Kinds):
        """Four, then one."""

        NORTH, EAST, SOUTH, WEST = kinds(4)
        ABOVE = kind()

    assert Side.names == ("north", "east", "south", "west", "above")
    assert (Side.WEST, Side.ABOVE) == (3, 4)
    with pytest.raises(ValueError, match="unpack"):
        _north, _east, _south = kinds(2)


def test_there_may_be_no_kind_at_all() -> None:
    class Nothing(Kinds):
        """No kind at all."""

    assert Nothing.size == 0


def test_names_that_are_made_count_as_if_they_were_written() -> None:
    made = named("RareGem", "ruby", "tiger_eye", "opal")
    assert made.names == RareGem.names
    assert vars(made)["TIGER_EYE"] == 1
    assert kind_name(made) == "rare_gem"


def test_some_kinds_know_which_they_are() -> None:
    last = RareGem.between(RareGem.TIGER_EYE, RareGem.OPAL)
    assert (last.names, last.size) == (("tiger_eye", "opal"), 2)
    only = RareGem.only(RareGem.TIGER_EYE)
    assert (only.names, only.size) == (("tiger_eye",), 1)
    assert whole(last) is whole(only) is whole(RareGem) is RareGem
    assert kind_name(last) == kind_name(RareGem) == "rare_gem"


def test_the_ints_of_some_kinds_go_by_the_names_of_all() -> None:
    last = RareGem.between(RareGem.TIGER_EYE, RareGem.OPAL)
    assert names_of(last) == RareGem.names
    assert Role("gem", last).read(RareGem.OPAL) == "opal"


def test_seats_and_numbers_have_no_names() -> None:
    assert names_of(SeatKind(4)) == ()
    assert names_of(NUMBER) is None
    assert Role("seat", SeatKind(4)).read(3) == 3
    assert Role("coins", NUMBER).read(12) == 12
    assert Role("seat", SeatKind(4)).read(-1) is None


def test_a_table_is_as_long_as_what_lies_there() -> None:
    assert (size_of(5), size_of(SeatKind(4))) == (5, 4)
    assert (size_of(RareGem), size_of(RareGem.only(RareGem.OPAL))) == (3, 1)


# -- an object for each kind --------------------------------------------------------------------


class Stone:
    """What each class has to bring: a price and a way to shine."""

    facts = ("price",)
    verbs = ("shine",)
    price: ClassVar[int]

    def shine(self) -> str:
        """How it looks."""
        raise NotImplementedError


class Polished(Stone):
    """Between the base and the classes that stand for kinds."""

    price = 1

    def shine(self) -> str:
        """Like all of them."""
        return "bright"


def mine(module: str, *names: str, base: type[Stone] = Polished, **space: object) -> list[type]:
    """Classes of a module that exists only here; they live as long as they are held."""
    return [type(name, (base,), {"__module__": module, **space}) for name in names]


def test_each_kind_has_an_object_of_the_class_of_its_name() -> None:
    held = mine("a.whole", "Opal", "Ruby", "TigerEye")
    made = table(RareGem, Stone, "a.whole")
    assert [type(stone).__name__ for stone in made] == ["Ruby", "TigerEye", "Opal"]
    assert {type(stone) for stone in made} == set(held)
    assert made[1].shine() == "bright"


def test_some_kinds_have_only_their_objects() -> None:
    held = mine("a.part", "Opal", "TigerEye")
    made = table(RareGem.between(RareGem.TIGER_EYE, RareGem.OPAL), Stone, "a.part")
    assert [type(stone) for stone in made] == held[::-1]


def test_classes_may_stand_in_several_modules() -> None:
    held = [*mine("a.one", "Ruby", "TigerEye"), *mine("a.two", "Opal")]
    made = table(RareGem, Stone, "a.one", "a.two")
    assert [type(stone) for stone in made] == held
    with pytest.raises(TypeError, match=r"^a/one\.py has no class Opal for 'opal'$"):
        table(RareGem, Stone, "a.one")


def test_a_class_of_another_module_does_not_count() -> None:
    held = [*mine("a.lacking", "Ruby", "Opal"), *mine("a.elsewhere", "TigerEye")]
    with pytest.raises(TypeError, match=r"^a/lacking\.py has no class TigerEye for 'tiger_eye'$"):
        table(RareGem, Stone, "a.lacking")
    assert len(held) == 3


def test_a_class_that_stands_for_nothing_is_named() -> None:
    held = mine("a.more", "Ruby", "TigerEye", "Opal", "Glass")
    with pytest.raises(TypeError, match=r"^a/more\.py has a class Glass that facts\.py does not"):
        table(RareGem, Stone, "a.more")
    assert held


def test_a_class_that_others_derive_from_need_not_stand_for_anything() -> None:
    between = mine("a.between", "Precious")
    held = mine("a.between", "Ruby", "TigerEye", "Opal", base=between[0])
    assert [type(stone) for stone in table(RareGem, Stone, "a.between")] == held


@pytest.mark.parametrize(
    ("space", "forgotten"),
    [({"shine": lambda self: "dull"}, "price"), ({"price": 3}, "shine")],
)
def test_a_class_that_forgets_something_is_named(space: dict[str, object], forgotten: str) -> None:
    module = f"a.forgets_{forgotten}"
    held = mine(module, "Ruby", "TigerEye", "Opal", base=Stone, **space)
    with pytest.raises(
        TypeError, match=rf"^a/forgets_{forgotten}\.py: Ruby does not say its '{forgotten}'$"
    ):
        table(RareGem, Stone, module)
    assert held
