"""What each reason of a refusal says is in the way: how to remove it, or see that it is true.

Obstacles that lie on the table are removed from a copy of it. Those that lie in the move itself or
in who is asked cannot be: of them a test sees whether they are there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from motherlode.core.frames import ANSWERS, DECISION, FIRST, NO_ANSWER, WAITING
from motherlode.core.game import Game
from motherlode.core.moves import Move
from motherlode.core.refusal import Refusal


@dataclass(frozen=True)
class Try:
    """A seat tries a move and is refused."""

    game: Game
    state: Any
    seat: int
    move: Move
    refusal: Refusal

    def named(self, role: str) -> Any:
        """What the move names in a role, as an int; -1 if nothing."""
        thing = dict(self.move.slots).get(role, -1)
        return self.game.names[role].index(thing) if isinstance(thing, str) else thing

    def all_named(self, role: str) -> Counter[int]:
        """How often the move names each thing in a role, as ints."""
        things = [str(thing) for name, thing in self.move.slots if name == role]
        return Counter(self.game.names[role].index(thing) for thing in things)

    def detail(self, role: str) -> int:
        """What the refusal names in a role, as an int."""
        thing = self.refusal.details[role]
        return self.game.names[role].index(thing) if isinstance(thing, str) else thing

    @property
    def frame(self) -> list[int]:
        """The decision that is open."""
        frame: list[int] = self.state.frames[self.state.depth - 1]
        return frame

    @property
    def decision(self) -> str:
        """What is asked."""
        return self.game.decisions[self.frame[DECISION]].key

    def asked_with(self, place: int) -> int:
        """An int that the decision came with."""
        return self.frame[FIRST + place]

    def change(self, field: str, *path: int, to: Any) -> None:
        """Lay something else onto the table."""
        value = getattr(self.state, field)
        row = value
        for step in path[:-1]:
            row = row[step]
        if path:
            row[path[-1]] = to
        setattr(self.state, field, value if path else to)

    def add(self, field: str, *path: int, many: int = 1) -> None:
        """Lay more of something onto the table."""
        value = getattr(self.state, field)
        for step in path:
            value = value[step]
        self.change(field, *path, to=value + many)


Remover = Callable[[Try], None]
Witness = Callable[[Try], bool]


@dataclass(frozen=True)
class Obstacles:
    """Of a game: what can be removed, and what can be seen."""

    removed: Mapping[str, Remover]
    seen: Mapping[str, Witness]
    tidy: Callable[[Any], None] = lambda state: None  # make room for what was laid out


def hold_card(tried: Try) -> None:
    """The card that is missing comes into the hand."""
    tried.add("hand", tried.seat, tried.detail("card"))


def is_not_asked(tried: Try) -> bool:
    """Somebody else is asked."""
    return tried.seat not in tried.state.asked()


def has_answered(tried: Try) -> bool:
    """The seat has answered, and others have not."""
    answered: bool = tried.frame[ANSWERS + tried.seat] != NO_ANSWER
    return answered and tried.frame[WAITING] != 0


def is_of_another_decision(tried: Try) -> bool:
    """The seat is asked; that no such move ever answers this decision is seen over all walks."""
    return tried.seat in tried.state.asked()


def is_yourself(tried: Try) -> bool:
    """The move is aimed at its player."""
    return bool(tried.named("target") == tried.seat)


def is_nobody(tried: Try) -> bool:
    """The move is aimed at a seat that is not at the table."""
    return bool(tried.named("target") >= tried.state.seats)


WHO_IS_ASKED: dict[str, Witness] = {
    "not-asked": is_not_asked,
    "answered": has_answered,
    "another-decision": is_of_another_decision,
    "not-yourself": is_yourself,
    "no-such-seat": is_nobody,
}
