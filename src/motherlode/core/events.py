"""What happened, and who may know it. Events are collected only while somebody listens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.core.listeners import EventInts
from motherlode.core.seats import EVERYONE, ONLOOKER

Names = Mapping[str, Sequence[str]]  # role -> the names of what its ints stand for
A_SEAT: Final[Sequence[str]] = ()  # instead of names: the ints of that role are seats


@dataclass(frozen=True, slots=True)
class EventKind:
    """The name of an event, the roles of its ints, and the clause that makes it happen.

    What happens by one clause or by another has a kind for each, with the same name and roles.
    Whoever may not know an event learns of it without its `secret` roles; if there are none,
    the event is secret as a whole and is not shown to them at all.
    """

    key: str
    clause: str
    roles: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as the rules told it."""

    kind: EventKind
    who: int  # the set of seats that may know all of it
    values: tuple[int, ...]

    @classmethod
    def of(cls, told: EventInts, kinds: Sequence[EventKind]) -> Event:
        """What a state told, with its kind looked up."""
        kind = kinds[told[0]]
        return cls(kind, told[1], told[2 : 2 + len(kind.roles)])

    def known_to(self, seat: int) -> bool:
        """Whether a seat may know all of it; an onlooker only what everyone may know."""
        return self.who == EVERYONE if seat == ONLOOKER else bool(self.who >> seat & 1)

    def seen_by(self, seat: int, names: Names) -> dict[str, object] | None:
        """The event as plain data for a seat, or None if that seat learns nothing of it."""
        known = self.known_to(seat)
        if not known and not self.kind.secret:
            return None
        data: dict[str, object] = {"event": self.kind.key, "clause": self.kind.clause}
        for role, value in zip(self.kind.roles, self.values, strict=True):
            hidden = not known and role in self.kind.secret
            data[role] = None if hidden else named(role, value, names)
        return data


def named(role: str, value: int, names: Names) -> str | int | None:
    """The name of what an int stands for in its role; nothing for -1."""
    if value < 0:
        return None
    return names[role][value] if names.get(role) else value
