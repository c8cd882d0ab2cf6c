"""Who sits where at a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from motherlode.server.protocol import SeatFacts
from motherlode.server.terms import Level, Orders, Player, TakeoverReason


class Chair(Struct, frozen=True):
    """One seat: empty, a person's, or a bot's; a bot may play on for a person."""

    seat: int
    player: Player | None = None
    bot_name: str | None = None
    level: Level | None = None
    taken_over: Level | None = None
    commitment: str | None = None  # to what the person will add to the luck
    entropy: str | None = None  # what they add, once it is shown
    taken_over_at: int = 0  # how many moves had been made
    taken_over_why: TakeoverReason | None = None
    bot_must_move: bool = False  # the person's time ran out and that move is still to be made
    returns: int = 0  # how often the person came back after running out of time or leaving
    orders: Orders = Orders()
    said_at: int = 0  # when the last phrase was said
    wishes: int = 0  # how much the seat has asked for beside its moves

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

    def recalled(self) -> Chair:
        """The same chair; whoever had shown what they were bound to has to be bound anew."""
        if self.commitment is None or self.entropy is None:
            return self
        return replace(self, commitment=None, entropy=None)

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

    def after_undo(self, moves: int) -> Self:
        """The chairs when only some moves stay: a bot has played on from there at the latest."""
        return type(self)(
            tuple(replace(chair, taken_over_at=min(chair.taken_over_at, moves)) for chair in self)
        )

    def held(self, person: str) -> list[int]:
        """The seats that a person plays for."""
        return [chair.seat for chair in self if chair.person == person]

    def free(self) -> list[int]:
        """The seats on which nobody sits."""
        return [chair.seat for chair in self if chair.free]

    def names(self) -> list[str]:
        """What those who sit here are called."""
        return [chair.name for chair in self if chair.name is not None]

    @property
    def are_bots(self) -> bool:
        """Whether bots move for all seats."""
        return all(chair.bot_level is not None for chair in self)

    def entropy(self) -> dict[int, str]:
        """What the people added to the luck."""
        return {chair.seat: chair.entropy for chair in self if chair.entropy is not None}

    def commitments(self) -> dict[int, str]:
        """What binds the people who have not shown, or had not at first, what they add."""
        return {chair.seat: chair.commitment for chair in self if chair.commitment is not None}

    def unshared(self) -> list[int]:
        """The seats whose people have still to show what they add to the luck."""
        return [chair.seat for chair in self if chair.player and chair.entropy is None]

    def unbound(self) -> list[int]:
        """The seats whose people have added nothing and are bound to nothing."""
        return [seat for seat in self.unshared() if self[seat].commitment is None]

    def recalled(self) -> Self:
        """The same chairs after a deal that came to nothing: what was shown counts no more."""
        return type(self)(tuple(chair.recalled() for chair in self))
