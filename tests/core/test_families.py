"""Moves by families: an int is made of parts, and its parts are read off it again."""

from __future__ import annotations

from itertools import product

import pytest

from motherlode.core.families import Family, Moves
from motherlode.core.kinds import SeatKind, named
from motherlode.core.moves import Move
from motherlode.core.parts import Bits, Both, Distinct, Either, Maybe, Pairs, Part, Several
from motherlode.games import GAMES

GEM = named("Gem", "ruby", "opal", "jade")
SEAT = SeatKind(2)
FAMILIES = [
    pytest.param(family, game.catalogue, id=f"{key}-{family.kind}-{family.first}")
    for key, game in sorted(GAMES.items())
    for family in game.facts.MOVES.families
]


def parts_of(family: Family, move: int) -> list[int]:
    """The parts of a move, in the order of declaration."""
    return [getattr(family, role)(move) for role in family.parts]


def texts(**parts: Part) -> list[str]:
    """How the moves of a family read."""
    moves = Moves()
    moves.family("do", reads=(), **parts)
    return [str(move).removeprefix("do").strip() for move in moves.catalogue()]


# -- every move of every game -----------------------------------------------------------------


@pytest.mark.parametrize(("family", "catalogue"), FAMILIES)
def test_parts_and_moves_are_each_other_s_inverse(family: Family, catalogue: list[Move]) -> None:
    for move in range(family.first, family.first + family.size):
        assert family.at(*parts_of(family, move)) == move
    ranges = [range(part.low, part.low + part.size) for part in family.parts.values()]
    made = [family.at(*parts) for parts in product(*ranges)]
    assert made == list(range(family.first, family.first + family.size))


@pytest.mark.parametrize(("family", "catalogue"), FAMILIES)
def test_a_move_reads_as_its_parts_do(family: Family, catalogue: list[Move]) -> None:
    for move in range(family.first, family.first + family.size):
        values = dict(zip(family.parts, parts_of(family, move), strict=True))
        slots = [
            slot
            for role in family.reads
            for slot in list(family.parts[role].options(role))[
                values[role] - family.parts[role].low
            ]
        ]
        assert str(catalogue[move]) == str(Move(family.kind, tuple(slots)))


@pytest.mark.parametrize(("family", "catalogue"), FAMILIES)
def test_a_family_has_its_moves_and_no_others(family: Family, catalogue: list[Move]) -> None:
    own = [move for move in range(-1, len(catalogue) + 1) if family.has(move)]
    assert own == list(range(family.first, family.first + family.size))


@pytest.mark.parametrize("key", sorted(GAMES))
def test_families_follow_each_other_without_a_gap(key: str) -> None:
    game = GAMES[key]
    families = game.facts.MOVES.families
    ends = [0, *(family.first + family.size for family in families)]
    assert [family.first for family in families] == ends[:-1]
    assert len(game.facts.MOVES) == len(game.catalogue) == ends[-1]


def test_a_part_is_called_like_its_kind_unless_it_has_a_name() -> None:
    moves = Moves()
    family = moves.family("do", GEM.between(1, 2), target=SEAT)
    assert list(family.parts) == ["gem", "target"]
    assert list(moves.family("sit", SEAT).parts) == ["seat"]


def test_moves_without_parts_share_a_line() -> None:
    moves = Moves()
    assert moves.ones("wait", "go") == (0, 1)
    assert [str(move) for move in moves.catalogue()] == ["wait", "go"]


def test_one_of_the_things_has_a_family_of_its_own() -> None:
    moves = Moves()
    give = moves.each("give", GEM)
    family = give(2, target=SEAT)
    assert [str(move) for move in moves.catalogue()] == ["give jade @0", "give jade @1"]
    assert family.at(2, 1) == 1


# -- what cannot be declared or read ------------------------------------------------------------


@pytest.mark.parametrize("role", ["at", "has", "first", "size", "strides", "moves", "many"])
def test_the_name_of_a_role_may_mean_nothing_else(role: str) -> None:
    with pytest.raises(AssertionError, match=f"{role} is taken"):
        Moves().family("do", reads=(), **{role: GEM})


@pytest.mark.parametrize("role", ["at", "roles", "options", "low"])
def test_the_same_holds_for_roles_that_belong_together(role: str) -> None:
    with pytest.raises(AssertionError, match=f"{role} is taken"):
        Both((), **{role: GEM})


def test_a_part_that_is_not_there_is_named() -> None:
    family = Moves().family("do", gem=GEM)
    with pytest.raises(AttributeError, match="stone"):
        family.stone(0)
    with pytest.raises(AttributeError, match="stone"):
        Both(gem=GEM).stone(0)


@pytest.mark.parametrize("parts", [(), (1,), (1, 1, 1)])
def test_a_move_needs_all_of_its_parts(parts: tuple[int, ...]) -> None:
    family = Moves().family("do", gem=GEM, target=SEAT)
    with pytest.raises(TypeError, match="positional argument"):
        family.at(*parts)


@pytest.mark.parametrize("gem", [0, 3])
def test_a_thing_that_is_not_in_a_family_is_named_with_those_that_are(gem: int) -> None:
    some = GEM.between(1, 2)
    with pytest.raises(ValueError, match=f"gem {gem} is none of opal, jade"):
        Moves().family("do", gem=some).at(gem)


def test_the_text_may_have_another_order_than_the_ints() -> None:
    moves = Moves()
    moves.family("do", reads=("target", "gem"), gem=GEM, target=SEAT)
    assert [str(move) for move in moves.catalogue()][:3] == [
        "do @0 ruby",
        "do @1 ruby",
        "do @0 opal",
    ]


def test_the_roles_of_all_moves_have_their_kinds() -> None:
    moves = Moves()
    moves.one("go")
    moves.family("do", pair=Both(gem=GEM, target=SEAT), stones=Several(GEM, 1, 2))
    assert moves.roles() == {"gem": GEM, "target": SEAT, "stones": GEM}
    assert [move.many for move in moves.catalogue()][:2] == [frozenset(), frozenset({"stones"})]


def test_what_fills_a_role_is_listed_move_by_move() -> None:
    moves = Moves()
    moves.one("wait")
    moves.family("drop", gem=GEM)
    moves.family("give", gem=GEM.between(1, 2), target=Maybe(SEAT))
    assert moves.values("give", "gem") == [-1] * 4 + [1] * 3 + [2] * 3
    assert moves.values("give", "target") == [-1] * 4 + [-1, 0, 1] * 2


# -- part by part -------------------------------------------------------------------------------


def test_one_of_some_begins_where_they_begin() -> None:
    family = Moves().family("do", gem=GEM.between(1, 2))
    assert [family.gem(move) for move in range(2)] == [1, 2]
    assert [family.at(gem) for gem in (1, 2)] == [0, 1]


def test_maybe_has_nothing_before_the_rest() -> None:
    family = Moves().family("do", target=SEAT, gem=Maybe(GEM))
    assert [family.gem(move) for move in range(8)] == [-1, 0, 1, 2] * 2
    assert family.at(1, -1) == 4
    assert texts(gem=Maybe(GEM)) == ["", "ruby", "opal", "jade"]


def test_both_are_every_combination_and_an_int_of_their_own() -> None:
    pair = Both(gem=GEM.between(1, 2), target=SEAT)
    assert pair.size == 4
    assert [(pair.gem(n), pair.target(n)) for n in range(4)] == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert [pair.at(gem, target) for gem in (1, 2) for target in (0, 1)] == [0, 1, 2, 3]
    assert texts(pair=pair) == ["opal @0", "opal @1", "jade @0", "jade @1"]
    assert texts(pair=Both(("target", "gem"), gem=GEM, target=SEAT))[:2] == ["@0 ruby", "@1 ruby"]


def test_either_is_one_sort_after_the_other() -> None:
    assert texts(what=Either(Both(gem=GEM), Both(target=SEAT))) == [
        "ruby",
        "opal",
        "jade",
        "@0",
        "@1",
    ]
    assert Either(Both(gem=GEM), Both(target=SEAT)).kinds("what") == {"gem": GEM, "target": SEAT}


def test_each_sort_of_either_knows_its_own_ints() -> None:
    loose, held = Both(gem=GEM), Both(target=SEAT, gem=GEM)
    either = Either(loose, held)
    assert [loose.has(number) for number in range(4)] == [True, True, True, False]
    for number, slots in enumerate(either.options("what")):
        if loose.has(number):
            assert slots == (("gem", GEM.names[loose.gem(number)]),)
            assert loose.at(loose.gem(number)) == number
        else:
            target, gem = held.target(number), held.gem(number)
            assert slots == (("target", target), ("gem", GEM.names[gem]))
            assert held.has(number)
            assert held.at(target, gem) == number


def test_several_are_sorted_fewer_first() -> None:
    some = Several(GEM, 0, 2, none="nothing")
    assert texts(gems=some) == [
        "nothing",
        "ruby",
        "opal",
        "jade",
        "ruby ruby",
        "ruby opal",
        "ruby jade",
        "opal opal",
        "opal jade",
        "jade jade",
    ]
    assert some.none_of() == 0
    assert [some.one(gem) for gem in range(3)] == [1, 2, 3]
    assert some.two(2, 1) == some.two(1, 2) == 8
    assert [some.up_to(size) for size in range(-2, 4)] == [0, 0, 1, 4, 10, 10]


def test_several_tell_their_members() -> None:
    some = Several(GEM, 1, 3)
    number = some.three(2, 0, 2)
    assert number == some.three(0, 2, 2) == some.three(2, 2, 0)
    assert [some.member(number, place) for place in range(3)] == [0, 2, 2]
    assert [some.count(number, gem) for gem in range(3)] == [1, 0, 2]
    assert [some.member(some.one(1), place) for place in range(3)] == [1, -1, -1]


def test_several_are_within_a_pile_that_has_all_of_them() -> None:
    some = Several(GEM, 0, 2)
    held = {chosen for number, chosen in enumerate(some.sets) if some.within(number, [1, 0, 2])}
    assert held == {(), (0,), (2,), (0, 2), (2, 2)}


def test_distinct_have_nothing_twice() -> None:
    assert texts(gems=Distinct(GEM, 1, 2)) == [
        "ruby",
        "opal",
        "jade",
        "ruby opal",
        "ruby jade",
        "opal jade",
    ]
    with pytest.raises(KeyError):
        Distinct(GEM, 1, 2).two(1, 1)


def test_pairs_are_several_times_the_same_roles() -> None:
    pairs = Pairs(Both(gem=GEM.between(0, 1), target=SeatKind(1)), 2)
    assert texts(pairs=pairs) == ["ruby @0 ruby @0", "ruby @0 opal @0", "opal @0 opal @0"]
    assert pairs.size == 3
    assert pairs.two(1, 0) == 1
    assert [pairs.member(1, place) for place in range(3)] == [0, 1, -1]


def test_bits_are_a_set_without_the_empty_one() -> None:
    family = Moves().family("do", gems=Bits(GEM, last=6))
    assert [family.gems(move) for move in range(family.size)] == [1, 2, 3, 4, 5, 6]
    assert family.at(0b101) == 4
    assert texts(gems=Bits(GEM, last=6)) == [
        "ruby",
        "opal",
        "ruby opal",
        "jade",
        "ruby jade",
        "opal jade",
    ]
