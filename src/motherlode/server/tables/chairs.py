"""Who sits where at a table."""

from __future__ import annotations

from collections.abc import Iterator

from motherlode.server.protocol import SeatFacts
from motherlode.server.terms import Level, Orders, Player


class Chair:
    """One seat: empty, a person's, or a bot's; a bot may play on for a person."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.clear()

    def clear(self) -> None:
        """Nobody sits here."""
        self.player: Player | None = None
        self.bot_name: str | None = None
        self.level: Level | None = None
        self.taken_over: Level | None = None
        self.entropy: str | None = None
        self.orders = Orders()

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


class Chairs:
    """All chairs around a table."""

    def __init__(self, seats: int) -> None:
        self.chairs = [Chair(seat) for seat in range(seats)]

    def __iter__(self) -> Iterator[Chair]:
        return iter(self.chairs)

    def __getitem__(self, seat: int) -> Chair:
        return self.chairs[seat]

    def __len__(self) -> int:
        return len(self.chairs)

    def held(self, person: str) -> list[int]:
        """The seats that a person plays for."""
        return [chair.seat for chair in self if chair.person == person]

    def free(self) -> list[int]:
        """The seats on which nobody sits."""
        return [chair.seat for chair in self if chair.free]

    def entropy(self) -> dict[int, str]:
        """What the people added to the luck."""
        return {chair.seat: chair.entropy for chair in self if chair.entropy is not None}
