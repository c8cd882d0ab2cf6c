"""What the ints of an event or of a decision stand for: each has a role and a kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from motherlode.core.kinds import NumberKind, RoleKind, names_of

Names = Mapping[str, Sequence[str]]  # role -> what its ints are called; nothing for seats


@dataclass(frozen=True, slots=True)
class Hidden:
    """A role that not everybody may know."""

    kind: RoleKind


@dataclass(frozen=True, slots=True)
class Role:
    """The place of an int, and what it counts or names."""

    name: str
    kind: RoleKind

    def read(self, value: int) -> str | int | None:
        """The name of what an int stands for; nothing for -1, unless numbers are signed."""
        names = names_of(self.kind)
        if value < 0 and not is_signed(self.kind):
            return None
        return names[value] if names else value


def is_signed(kind: RoleKind) -> bool:
    """Whether an int below 0 says something."""
    return isinstance(kind, NumberKind) and kind.signed


def roles_of(kinds: Mapping[str, RoleKind | Hidden]) -> tuple[Role, ...]:
    """The roles that were declared by name."""
    return tuple(
        Role(name, kind.kind if isinstance(kind, Hidden) else kind) for name, kind in kinds.items()
    )


def hidden_of(kinds: Mapping[str, RoleKind | Hidden]) -> tuple[str, ...]:
    """Those of them that not everybody may know."""
    return tuple(name for name, kind in kinds.items() if isinstance(kind, Hidden))
