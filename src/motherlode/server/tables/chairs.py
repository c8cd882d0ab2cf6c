"""Who sits where at a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from motherlode.server.protocol import SeatFacts
from motherlode.server.terms import Level, Orders, Player


class Chair(Struct, frozen=True):
    """One seat: empty, a person's, or a bot's; a bot may play on for a person."""

    seat: int
    player: Player | None = None
    bot_name: str | None = None
    level: Level | None = None
    taken_over: Level | None = None
    entropy: str | None = None
    orders: Orders = Orders()

    @property
    def free(self) -> bool:
        """Whether anyone may sit down here."""
        return self.player is None and self.level is None

    @property
    def name(self) -> str | None:
        """What the one who sits here is called."""
        return self.player.name if self.player else self.bot_name

    @property
    def person(self) -> str | None:
        """The id of the person who sits here."""
        return self.player.person if self.player else None

    @property
    def bot_level(self) -> Level | None:
        """The level of the bot that moves for this seat, None if a person does."""
        return self.level or self.taken_over

    def facts(self) -> SeatFacts:
        """The seat as everyone may know it."""
        return SeatFacts(
            seat=self.seat,
            sitter="nobody" if self.free else "person" if self.player else "bot",
            person=self.person,
            name=self.name,
            avatar=self.player.avatar if self.player else "",
            level=self.level,
            taken_over=self.taken_over,
        )


class Chairs(Struct, frozen=True):
    """All chairs around a table."""

    all: tuple[Chair, ...]

    @classmethod
    def empty(cls, seats: int) -> Self:
        """Chairs on which nobody sits."""
        return cls(tuple(Chair(seat) for seat in range(seats)))

    def __iter__(self) -> Iterator[Chair]:
        return iter(self.all)

    def __getitem__(self, seat: int) -> Chair:
        return self.all[seat]

    def __len__(self) -> int:
        return len(self.all)

    def changed(self, seat: int, **changes: object) -> Self:
        """The same chairs but for one."""
        changed = replace(self.all[seat], **changes)
        return type(self)((*self.all[:seat], changed, *self.all[seat + 1 :]))

    def held(self, person: str) -> list[int]:
        """The seats that a person plays for."""
        return [chair.seat for chair in self if chair.person == person]

    def free(self) -> list[int]:
        """The seats on which nobody sits."""
        return [chair.seat for chair in self if chair.free]

    def entropy(self) -> dict[int, str]:
        """What the people added to the luck."""
        return {chair.seat: chair.entropy for chair in self if chair.entropy is not None}
