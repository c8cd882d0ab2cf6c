"""How the outside world reads moves: an int inside, a frozen `Move` and its text outside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from motherlode.core.components import is_int
from motherlode.core.errors import InvalidMove
from motherlode.core.parts import Slots


@dataclass(frozen=True, slots=True)
class Move:
    """`play this_isnt_mine @2`, `take ruby`, `leave`."""

    kind: str
    slots: Slots = ()
    many: frozenset[str] = field(default=frozenset(), compare=False)  # roles that things may share

    def __str__(self) -> str:
        return " ".join([self.kind, *(word(thing) for _, thing in self.slots)])

    def as_data(self) -> dict[str, object]:
        """Plain data for a screen: things that share a role come as a list."""
        data: dict[str, object] = {"kind": self.kind}
        for role, thing in self.slots:
            if role in self.many:
                things = data.setdefault(role, [])
                assert isinstance(things, list)
                things.append(thing)
            else:
                data[role] = thing
        return data


def word(thing: str | int) -> str:
    """How a thing reads in the text of a move: seats are ints and come as `@2`."""
    return thing if isinstance(thing, str) else f"@{thing}"


class Catalogue:
    """Every move of a game, built once; the place of a move is the int the engine uses."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self.moves = tuple(moves)
        self.numbers = {str(move): number for number, move in enumerate(self.moves)}
        if len(self.numbers) != len(self.moves):
            raise ValueError("two moves read alike")

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __getitem__(self, number: int) -> Move:
        if not is_int(number) or not 0 <= number < len(self.moves):
            raise InvalidMove(f"moves are numbered from 0 to {len(self.moves) - 1}, not {number!r}")
        return self.moves[number]

    def number(self, move: Move | str | int) -> int:
        """The int of a move that may come as a value, as text or as the int itself."""
        if isinstance(move, int):
            self[move]
            return move
        text = " ".join(str(move).split())
        if text not in self.numbers:
            raise InvalidMove(f"no move reads {text[:80]!r}")
        return self.numbers[text]

    def text(self, number: int) -> str:
        """The text of a move."""
        return str(self[number])
