"""The questions of a game as the outside world reads them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from motherlode.core.events import Names, named
from motherlode.core.frames import ASKED, FIRST


@dataclass(frozen=True, slots=True)
class DecisionKind:
    """The name of a decision, its clause, and the roles of the ints in its frame.

    A `reaction` is asked because of what somebody else does and can be passed: whoever is
    asked may have told the table beforehand to do so.
    """

    key: str
    clause: str
    roles: tuple[str, ...] = ()
    reaction: bool = False

    def as_data(self, frame: Sequence[int], names: Names) -> dict[str, object]:
        """A frame as plain data."""
        data: dict[str, object] = {"question": self.key, "clause": self.clause}
        if frame[ASKED] >= 0:
            data["seat"] = frame[ASKED]
        for place, role in enumerate(self.roles):
            data[role] = named(role, frame[FIRST + place], names)
        return data
