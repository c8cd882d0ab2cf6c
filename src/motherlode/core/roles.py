"""What the ints of an event or of a decision stand for: each has a role and a kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from motherlode.core.kinds import Hidden, NumberKind, RoleKind, kind_name, names_of

Names = Mapping[str, Sequence[str]]  # role -> what its ints are called; nothing for seats


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


def by_name(
    own: Iterable[RoleKind | Hidden], roles: Mapping[str, RoleKind | Hidden]
) -> dict[str, RoleKind | Hidden]:
    """Roles that are called like their kinds, and then those with a name of their own."""
    return {own_name(kind): kind for kind in own} | dict(roles)


def own_name(kind: RoleKind | Hidden) -> str:
    """What a role is called whose name is not said: like its kind."""
    plain = kind.kind if isinstance(kind, Hidden) else kind
    assert not isinstance(plain, NumberKind), "a number does not say what it counts"
    return kind_name(plain)


def roles_of(kinds: Mapping[str, RoleKind | Hidden]) -> tuple[Role, ...]:
    """The roles that were declared by name."""
    return tuple(
        Role(name, kind.kind if isinstance(kind, Hidden) else kind) for name, kind in kinds.items()
    )


def hidden_of(kinds: Mapping[str, RoleKind | Hidden]) -> tuple[str, ...]:
    """Those of them that not everybody may know."""
    return tuple(name for name, kind in kinds.items() if isinstance(kind, Hidden))
