"""The moves of a game, declared family by family; numbers, texts and both ways follow.

    MOVES: Final = Moves()
    MINE, LEAVE = MOVES.ones("mine", "leave")
    AIM: Final = MOVES.family("play", AIMED, target=SEAT)

`MINE` is an int. `AIM.at(card, target)` is the int of a move, `AIM.has(move)` asks whether a move
is of the family, `AIM.card(move)` and `AIM.target(move)` are its parts. The build turns each of
these into arithmetic in C.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from motherlode.core.digits import Digits, check_roles
from motherlode.core.kinds import Numbered, RoleKind, names_of
from motherlode.core.moves import Catalogue, Move
from motherlode.core.parts import NOTHING, Part, Slots, as_part
from motherlode.core.roles import own_name


class Family(Digits):
    """Moves of one kind that differ in their parts; the int of the last part changes fastest."""

    def __init__(self, first: int, kind: str, reads: Sequence[str], parts: dict[str, Part]) -> None:
        super().__init__(first, parts)
        self.kind = kind
        self.reads = reads
        check_roles(self, parts)
        self.serve(self)

    if TYPE_CHECKING:

        def __getattr__(self, role: str) -> Callable[[int], int]: ...

    def moves(self) -> list[Move]:
        """All of them, in the order of their ints."""
        return [
            Move(self.kind, self.filled(dict(zip(self.parts, chosen, strict=True))), self.many())
            for chosen in product(*self.options.values())
        ]

    def filled(self, chosen: dict[str, Slots]) -> Slots:
        """What fills the roles of a move, in the order in which it is read."""
        return tuple(slot for role in self.reads for slot in chosen[role])

    def many(self) -> frozenset[str]:
        """The roles that several things may share."""
        return frozenset(
            name for role, part in self.parts.items() if part.many for name in part.kinds(role)
        )


class Moves:
    """Every move of a game, in the order of declaration."""

    def __init__(self) -> None:
        self.families: list[Family] = []

    def __len__(self) -> int:
        return sum(family.size for family in self.families)

    def one(self, kind: str) -> int:
        """A move without parts: its int."""
        return self.family(kind).first

    def ones(self, *kinds: str) -> tuple[int, ...]:
        """Several of them."""
        return tuple(map(self.one, kinds))

    def family(
        self, kind: str, *own: RoleKind, reads: Sequence[str] = (), **parts: Part | RoleKind
    ) -> Family:
        """Moves for every combination of the parts; `reads` is their order in the text.

        The `own` parts come first and are called like their kinds.
        """
        named = {own_name(part): part for part in own} | parts
        made = {role: as_part(part) for role, part in named.items()}
        family = Family(len(self), kind, tuple(reads or made), made)
        self.families.append(family)
        return family

    def each(self, kind: str, things: Numbered) -> Callable[..., Family]:
        """What makes the family of one of the things: `play(Card.SIFT, target=SEAT)`."""

        def family(one: int, reads: Sequence[str] = (), **parts: Part | RoleKind) -> Family:
            return self.family(kind, things.only(one), reads=reads, **parts)

        return family

    @cache  # noqa: B019, a game has one and keeps it
    def catalogue(self) -> Catalogue:
        """All moves with their texts."""
        return Catalogue(move for family in self.families for move in family.moves())

    def values(self, kind: str, role: str) -> list[int]:
        """What fills a role in each move, as an int; -1 where the move is of another kind."""
        names = names_of(self.roles()[role])
        return [
            next((as_int(thing, names) for name, thing in move.slots if name == role), NOTHING)
            if move.kind == kind
            else NOTHING
            for move in self.catalogue()
        ]

    def roles(self) -> dict[str, RoleKind]:
        """The kind of every role that a move can have."""
        return {
            name: kind
            for family in self.families
            for role, part in family.parts.items()
            for name, kind in part.kinds(role).items()
        }


def as_int(thing: str | int, names: Sequence[str] | None) -> int:
    """The int of a thing that has a name, or of a seat."""
    return thing if isinstance(thing, int) else (names or ()).index(thing)
