"""Why a move is refused: the clause it breaks and the words to say it with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """`reason` is a key of the game's words, `clause` a number of its rules."""

    reason: str
    clause: str
    details: Mapping[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.details.items())
        return f"{self.reason.replace('-', ' ')} ({self.clause}{': ' + details if details else ''})"
