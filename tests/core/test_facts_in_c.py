"""What the build makes of facts counts as the plain facts do; its C is read as Python here."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import product
from types import ModuleType
from typing import Any, Final

import pytest

from engine_build.facts import Facts
from motherlode.core.families import Family, Moves
from motherlode.core.kinds import SeatKind, named
from motherlode.core.parts import Bits, Both, Distinct, Either, Maybe, Pairs, Sets, Several
from motherlode.games import GAMES

GEM = named("Gem", "ruby", "opal", "jade")
SEAT = SeatKind(2)
TRIED: Final[
    dict[str, dict[str, Any]]
] = {  # every kind of part, alone and beside others, whole and in part
    "GO": {},
    "ONE": {"gem": GEM.between(1, 2)},
    "ONLY": {"gem": GEM.only(2), "target": SEAT},
    "MAYBE": {"target": SEAT, "gem": Maybe(GEM)},
    "MAYBE_FIRST": {"gem": Maybe(GEM), "target": SEAT},
    "BOTH": {"pair": Both(gem=GEM, target=SEAT), "other": GEM},
    "EITHER": {"what": Either(Both(gem=GEM), Both(target=SEAT)), "other": GEM},
    "SEVERAL": {"gems": Several(GEM, 1, 2), "target": SEAT},
    "DISTINCT": {"target": SEAT, "gems": Distinct(GEM, 2, 2)},
    "PAIRS": {"pairs": Pairs(Both(gem=GEM, target=SEAT), 2)},
    "BITS": {"target": SEAT, "gems": Bits(GEM, last=6)},
}


def tried() -> Iterator[Any]:
    """Families of every kind of part, one after the other."""
    moves = Moves()
    for name, parts in TRIED.items():
        yield pytest.param(moves.family("do", **parts), id=name)


def of_games(sort: type | tuple[type, ...]) -> Iterator[Any]:
    """The facts of a sort that the games declare by name."""
    for key in sorted(GAMES):
        for name, fact in vars(import_module(f"motherlode.games.{key}.facts")).items():
            if isinstance(fact, sort):
                yield pytest.param(fact, id=f"{key}-{name}")


def with_repetition() -> list[Any]:
    """The sets of the games that may have a thing twice: any things make one."""
    return [case for case in of_games(Sets) if not isinstance(case.values[0], Distinct)]


def compiled(fact: object, method: str) -> Callable[..., int]:
    """A method as the build writes it, read as Python."""
    facts = Facts()
    name = facts.member("FACT", fact, method)
    assert name == f"FACT_{method}"
    head, *body = facts.declared[name]
    parts = re.fullmatch(r"cdef inline b?int (\w+)\((.*)\) noexcept:", head)
    assert parts is not None
    plain = re.sub(r"\bint\*? ", "", parts[2])
    space: dict[str, Any] = dict(facts.tables)
    exec("\n".join([f"def {parts[1]}({plain}):", *body]), space)
    made: Callable[..., int] = space[name]
    return made


# -- families -------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", [*tried(), *of_games(Family)])
def test_a_family_counts_alike(family: Family) -> None:
    numbers = range(family.first, family.first + family.size)
    for role in family.parts:
        reader, plain = compiled(family, role), getattr(family, role)
        assert [reader(move) for move in numbers] == [plain(move) for move in numbers]
    ranges = [range(part.low, part.low + part.size) for part in family.parts.values()]
    at = compiled(family, "at")
    assert [at(*parts) for parts in product(*ranges)] == list(numbers)
    has = compiled(family, "has")
    around = range(family.first - 2, family.first + family.size + 2)
    assert [has(move) for move in around] == [family.has(move) for move in around]


@pytest.mark.parametrize(
    "both", [pytest.param(Both(gem=GEM, target=SEAT), id="tried"), *of_games(Both)]
)
def test_roles_that_belong_together_count_alike(both: Both) -> None:
    at, has = compiled(both, "at"), compiled(both, "has")
    readers = [(compiled(both, role), getattr(both, role)) for role in both.roles]
    first, after = both.digits.first, both.digits.first + both.size
    for number in range(first - 1, after + 1):
        assert has(number) == both.has(number) == (first <= number < after)
    for number in range(first, after):
        parts = [reader(number) for reader, _ in readers]
        assert parts == [plain(number) for _, plain in readers]
        assert at(*parts) == both.at(*parts) == number


# -- sets -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("fact", [*of_games(Sets), Several(GEM, 0, 3), Distinct(GEM, 1, 2)])
def test_a_set_tells_its_members_alike(fact: Sets) -> None:
    member, count = compiled(fact, "member"), compiled(fact, "count")
    for number in range(fact.size):
        places, things = range(fact.most), range(fact.width)
        assert [member(number, n) for n in places] == [fact.member(number, n) for n in places]
        assert [count(number, n) for n in things] == [fact.count(number, n) for n in things]
    sizes = range(-3, fact.most + 3)
    up_to = compiled(fact, "up_to")
    assert [up_to(size) for size in sizes] == [fact.up_to(size) for size in sizes]


@pytest.mark.parametrize("fact", [*with_repetition(), Several(GEM, 0, 3)])
def test_a_set_is_found_alike(fact: Sets) -> None:
    sizes = {len(chosen) for chosen in fact.sets}
    for size, method in enumerate(("none_of", "one", "two", "three")):
        if size in sizes:
            found, plain = compiled(fact, method), getattr(fact, method)
            for chosen in product(range(fact.width), repeat=size):
                assert found(*chosen) == plain(*chosen)


def test_a_set_is_within_a_pile_alike() -> None:
    fact = Several(GEM, 0, 3)
    within = compiled(fact, "within")
    for pile in product(range(4), repeat=fact.width):
        for number in range(fact.size):
            assert within(number, pile) == fact.within(number, pile)


# -- sources --------------------------------------------------------------------------------------


def module_of_facts() -> ModuleType:
    """A module of rules that has imported some facts."""
    module = ModuleType("rules")
    moves = Moves()
    moves.one("go")
    vars(module).update(GEM=GEM, SEAT=SEAT, DO=moves.family("do", gem=GEM, target=SEAT))
    return module


def test_a_source_speaks_of_facts_by_their_names_in_c() -> None:
    facts = Facts()
    source = "def f(move):\n    return DO.at(DO.gem(move), SEAT.size) + GEM.JADE + DO.first\n"
    assert facts.translate(source, module_of_facts()) == (
        "def f(move):\n    return DO_at(DO_gem(move), SEAT_size) + GEM_JADE + DO_first\n"
    )
    said = facts.pxd()
    for constant in ("SEAT_size = 2", "GEM_JADE = 2", "DO_first = 1"):
        assert f"    {constant}" in said
    assert {"DO_at", "DO_gem"} <= facts.safe


def test_what_is_left_to_python_stays_as_it_is() -> None:
    source = "@outer\ndef f(move):\n    return DO.gem(move)\n\nLEFT = GEM.JADE\n"
    assert Facts().translate(source, module_of_facts()) == source


def test_a_part_that_is_not_there_stops_the_build() -> None:
    with pytest.raises(AttributeError, match="DO has no part 'stone'"):
        Facts().translate("def f(move):\n    return DO.stone(move)\n", module_of_facts())
    module = module_of_facts()
    vars(module).update(SOME=Several(GEM, 1, 2))
    with pytest.raises(AttributeError, match="SOME has no method 'four' in compiled rules"):
        Facts().translate("def f():\n    return SOME.four()\n", module)
