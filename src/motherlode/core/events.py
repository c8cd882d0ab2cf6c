"""What happened, and who may know it. Events are collected only while somebody listens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from motherlode.core.kinds import Entry, Hidden, Numbered, RoleKind
from motherlode.core.listeners import EventInts
from motherlode.core.roles import Role, by_name, hidden_of, roles_of
from motherlode.core.seats import EVERYONE, ONLOOKER, is_in


@dataclass(frozen=True)
class EventEntry(Entry):
    """What a game says of an event."""

    clause: str
    key: str
    kinds: dict[str, RoleKind | Hidden]


def event(clause: str, *own: RoleKind | Hidden, key: str = "", **roles: RoleKind | Hidden) -> int:
    """The next event of a game: the clause that makes it happen, and the roles of its ints.

    The `own` ones come first and are called like their kinds. What happens by one clause or by
    another is declared for each, with the same `key` and roles. Whoever may not know an event
    learns of it without its `Hidden` roles; if there are none, the event is secret as a whole and
    is not shown to them at all.
    """
    return cast(int, EventEntry(clause, key, by_name(own, roles)))


def events(*said: str | RoleKind | Hidden, **roles: RoleKind | Hidden) -> tuple[int, ...]:
    """The next events, which are alike but for their clauses: `events("Q9.4", "Q9.5", SEAT)`."""
    own = [kind for kind in said if not isinstance(kind, str)]
    clauses = [clause for clause in said if isinstance(clause, str)]
    return tuple(event(clause, *own, key="", **roles) for clause in clauses)


@dataclass(frozen=True, slots=True)
class EventKind:
    """The name of an event, the roles of its ints, and the clause that makes it happen."""

    key: str
    clause: str
    roles: tuple[Role, ...] = ()
    secret: tuple[str, ...] = ()


class NumberedEvents(Numbered):
    """What a class of events becomes."""

    def kinds(self) -> tuple[EventKind, ...]:
        """All of them, in the order of their ints."""
        return tuple(
            EventKind(
                entry.key or name, entry.clause, roles_of(entry.kinds), hidden_of(entry.kinds)
            )
            for name, entry in zip(self.names, self.entries, strict=True)
        )


class EventKinds(metaclass=NumberedEvents):
    """Base of a game's events: `state.tell(Events.MINED, EVERYONE, me, crystal)`."""


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
        return self.who == EVERYONE if seat == ONLOOKER else is_in(seat, self.who)

    def seen_by(self, seat: int) -> dict[str, object] | None:
        """The event as plain data for a seat, or None if that seat learns nothing of it."""
        known = self.known_to(seat)
        if not known and not self.kind.secret:
            return None
        data: dict[str, object] = {"event": self.kind.key, "clause": self.kind.clause}
        for role, value in zip(self.kind.roles, self.values, strict=True):
            hidden = not known and role.name in self.kind.secret
            data[role.name] = None if hidden else role.read(value)
        return data
