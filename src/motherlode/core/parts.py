"""The parts of a move: each is a list of options, and an option fills some roles with things.

A part says which int stands for which option. Kinds and seats are parts as they are; the parts
here are made of kinds: some of them at once, one or none, one of several sorts, several together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations, product
from typing import TYPE_CHECKING, Final

from motherlode.core.digits import Digits, check_roles
from motherlode.core.kinds import NumberKind, RoleKind, SeatKind, Subset

Slot = tuple[str, str | int]  # the role of a part of a move, and the thing in that role
Slots = tuple[Slot, ...]

NOTHING: Final = -1


class Part:
    """Options in the order of their ints; the first int is `low`."""

    low = 0
    many = False  # whether several things share one role

    def options(self, role: str) -> Iterator[Slots]:
        """What each int fills in."""
        raise NotImplementedError

    def kinds(self, role: str) -> dict[str, RoleKind]:
        """The kind of every role that an option may fill."""
        raise NotImplementedError

    @cached_property
    def size(self) -> int:
        """How many options there are."""
        return sum(1 for _ in self.options(""))


class One(Part):
    """One of the things of a kind."""

    def __init__(self, kind: RoleKind) -> None:
        assert not isinstance(kind, NumberKind), "a move names things, not numbers"
        self.kind = kind
        self.low = kind.first if isinstance(kind, Subset) else 0

    def options(self, role: str) -> Iterator[Slots]:
        """Each of them."""
        for thing in things(self.kind):
            yield ((role, thing),)

    def kinds(self, role: str) -> dict[str, RoleKind]:
        return {role: self.kind}


class Maybe(One):
    """One of the things of a kind, or nothing, which is -1."""

    def __init__(self, kind: RoleKind) -> None:
        super().__init__(kind)
        self.low = NOTHING

    def options(self, role: str) -> Iterator[Slots]:
        """Nothing first."""
        yield ()
        yield from super().options(role)


class Both(Part):
    """Several roles that belong together: the int of the last changes fastest.

    `reads` is the order of the roles in the text of a move. With `CARD = Both(crystal=Crystal,
    icon=Icon)` the int of a combination is `CARD.at(crystal, icon)`, and `CARD.icon(card)` is the
    icon in it.
    """

    at: Callable[..., int]  # the int of a combination
    has: Callable[[int], bool]  # whether an int is one of these; it may be of another sort
    digits: Digits

    def __init__(self, reads: Sequence[str] = (), **kinds: RoleKind) -> None:
        self.roles = kinds
        self.reads = tuple(reads or kinds)
        check_roles(self, kinds)
        self.count_from(0)

    if TYPE_CHECKING:

        def __getattr__(self, role: str) -> Callable[[int], int]: ...

    def count_from(self, first: int) -> None:
        """Give each combination its int."""
        self.digits = Digits(first, {role: One(kind) for role, kind in self.roles.items()})
        self.digits.serve(self)

    def options(self, role: str) -> Iterator[Slots]:
        """Every combination."""
        for chosen in product(*(things(kind) for kind in self.roles.values())):
            by_role = dict(zip(self.roles, chosen, strict=True))
            yield tuple((name, by_role[name]) for name in self.reads)

    def kinds(self, role: str) -> dict[str, RoleKind]:
        """Those of its roles."""
        return self.roles


class Either(Part):
    """One of several sorts of things; the sorts follow each other.

    `SORT.at(...)`, `SORT.has(number)` and the readers of each sort speak of the ints of this part.
    """

    def __init__(self, *sorts: Both) -> None:
        self.sorts = sorts
        first = 0
        for sort in sorts:
            sort.count_from(first)
            first += sort.size

    def options(self, role: str) -> Iterator[Slots]:
        """Sort by sort."""
        for sort in self.sorts:
            yield from sort.options(role)

    def kinds(self, role: str) -> dict[str, RoleKind]:
        """Those of all sorts."""
        return {name: kind for sort in self.sorts for name, kind in sort.roles.items()}


class Sets(Part):
    """Several things together; `sets` has them by their ints, each sorted."""

    many = True

    def __init__(self, width: int, sets: Iterable[tuple[int, ...]]) -> None:
        self.width = width  # how many different things there are
        self.sets = tuple(sets)
        self.most = max(map(len, self.sets))
        self.numbers = {
            order: number
            for number, chosen in enumerate(self.sets)
            for order in permutations(chosen)
        }
        self.padded = tuple(chosen + (NOTHING,) * self.most for chosen in self.sets)
        self.counts = tuple(tuple(map(chosen.count, range(width))) for chosen in self.sets)
        self.needs = tuple(tuple(Counter(chosen).items()) for chosen in self.sets)
        self.growth = tuple(
            sum(len(chosen) <= size for chosen in self.sets) for size in range(-1, self.most + 1)
        )

    def none_of(self) -> int:
        """The int of nothing at all."""
        return self.numbers[()]

    def one(self, first: int) -> int:
        """The int of one thing."""
        return self.numbers[first,]

    def two(self, first: int, second: int) -> int:
        """The int of two things, in any order."""
        return self.numbers[first, second]

    def three(self, first: int, second: int, third: int) -> int:
        """The int of three things, in any order."""
        return self.numbers[first, second, third]

    def member(self, number: int, place: int) -> int:
        """The thing at a place of a set; -1 if the set is smaller."""
        return self.padded[number][place]

    def count(self, number: int, thing: int) -> int:
        """How many of a thing are in a set."""
        return self.counts[number][thing]

    def within(self, number: int, pile: Sequence[int]) -> bool:
        """Whether a set can be taken out of a pile."""
        for thing, many in self.needs[number]:
            if pile[thing] < many:
                return False
        return True

    def up_to(self, size: int) -> int:
        """How many sets have at most so many things; a cart that is too full has room for less."""
        return self.growth[min(max(size, -1), self.most) + 1]


class Several(Sets):
    """Several things of one kind: fewer before more, each number in order of kinds.

    `none` is how the text of a move says that there are none of them.
    """

    def __init__(self, kind: RoleKind, least: int, most: int, none: str = "") -> None:
        self.kind = kind
        self.none = none
        width = len(things(kind))
        super().__init__(
            width, (chosen for size in range(least, most + 1) for chosen in self.of(width, size))
        )

    def of(self, width: int, size: int) -> Iterator[tuple[int, ...]]:
        """Every set of a size."""
        yield from combinations_with_replacement(range(width), size)

    def options(self, role: str) -> Iterator[Slots]:
        """Set by set."""
        names = tuple(things(self.kind))
        for chosen in self.sets:
            empty = ((self.none, self.none),) if self.none else ()
            yield tuple((role, names[thing]) for thing in chosen) or empty

    def kinds(self, role: str) -> dict[str, RoleKind]:
        return {role: self.kind}


class Distinct(Several):
    """Several different things of one kind."""

    def of(self, width: int, size: int) -> Iterator[tuple[int, ...]]:
        """Every set of a size, nothing twice."""
        yield from combinations(range(width), size)


class Pairs(Sets):
    """Several times the same roles together: every pair, triple... of the options."""

    def __init__(self, part: Both, size: int) -> None:
        self.part = part
        width = part.size
        super().__init__(width, combinations_with_replacement(range(width), size))

    def options(self, role: str) -> Iterator[Slots]:
        """Set by set, the roles of each option one after the other."""
        filled = tuple(self.part.options(role))
        for chosen in self.sets:
            yield tuple(slot for number in chosen for slot in filled[number])

    def kinds(self, role: str) -> dict[str, RoleKind]:
        """Those of the roles."""
        return self.part.roles


class Bits(Part):
    """Different things of one kind as a set of bits, from 1 up to `last`."""

    many = True
    low = 1

    def __init__(self, kind: RoleKind, last: int) -> None:
        self.kind = kind
        self.last = last

    def options(self, role: str) -> Iterator[Slots]:
        """Set by set."""
        names = tuple(things(self.kind))
        for bits in range(1, self.last + 1):
            yield tuple((role, name) for place, name in enumerate(names) if bits >> place & 1)

    def kinds(self, role: str) -> dict[str, RoleKind]:
        return {role: self.kind}


def things(kind: RoleKind) -> Sequence[str | int]:
    """What can fill a role: names, or seats."""
    assert not isinstance(kind, NumberKind)
    return range(kind.size) if isinstance(kind, SeatKind) else kind.names


def as_part(part: Part | RoleKind) -> Part:
    """A kind as the part that names one of it."""
    return part if isinstance(part, Part) else One(part)
