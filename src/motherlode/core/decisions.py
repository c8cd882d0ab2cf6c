"""The decisions of a game as the outside world reads them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from motherlode.core.frames import ASKED, FIRST
from motherlode.core.kinds import Entry, Hidden, Numbered, RoleKind
from motherlode.core.roles import Role, by_name, roles_of


@dataclass(frozen=True)
class DecisionEntry(Entry):
    """What a game says of a decision."""

    clause: str
    reaction: bool
    kinds: dict[str, RoleKind | Hidden]


def decision(clause: str, *own: RoleKind, reaction: bool = False, **roles: RoleKind) -> int:
    """The next decision of a game: its clause, and the roles of the ints in its frame.

    The `own` ones come first and are called like their kinds. A `reaction` is asked because of
    what somebody else does and can be passed: whoever is asked may have told the table beforehand
    to do so.
    """
    return cast(int, DecisionEntry(clause, reaction, by_name(own, roles)))


def decisions(*clauses: str) -> tuple[int, ...]:
    """The next decisions, none of which has a role."""
    return tuple(map(decision, clauses))


@dataclass(frozen=True, slots=True)
class DecisionKind:
    """The name of a decision, its clause, and the roles of the ints in its frame."""

    key: str
    clause: str
    roles: tuple[Role, ...] = ()
    reaction: bool = False

    def as_data(self, frame: Sequence[int]) -> dict[str, str | int | None]:
        """A frame as plain data."""
        data: dict[str, str | int | None] = {"decision": self.key, "clause": self.clause}
        if frame[ASKED] >= 0:
            data["seat"] = frame[ASKED]
        for place, role in enumerate(self.roles):
            data[role.name] = role.read(frame[FIRST + place])
        return data


class NumberedDecisions(Numbered):
    """What a class of decisions becomes."""

    def kinds(self) -> tuple[DecisionKind, ...]:
        """All of them, in the order of their ints."""
        return tuple(
            DecisionKind(name, entry.clause, roles_of(entry.kinds), entry.reaction)
            for name, entry in zip(self.names, self.entries, strict=True)
        )


class DecisionKinds(metaclass=NumberedDecisions):
    """Base of a game's decisions: `state.ask(Ask.KEEP, me)`."""
