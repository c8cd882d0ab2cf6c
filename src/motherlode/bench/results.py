"""Everything that one run has measured, as data."""

from __future__ import annotations

import platform
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import motherlode
from motherlode.bench.peers import NOTES, Peer
from motherlode.bench.speeds import Speed


@dataclass(frozen=True, slots=True)
class Results:
    """The figures of the engine that is imported, of the plain one, and of a peer."""

    speeds: list[Speed]
    plain: list[Speed] | None
    peer: Peer | None

    def as_data(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            **machine(),
            "speeds": [asdict(speed) for speed in self.speeds],
            "plain": None if self.plain is None else [asdict(speed) for speed in self.plain],
            "peer": None if self.peer is None else {**asdict(self.peer), "notes": NOTES},
        }

    def ratio(self, game: str, name: str) -> float | None:
        """How much faster than the plain engine."""
        if self.plain is None:
            return None
        return rate_of(self.speeds, game, name) / rate_of(self.plain, game, name)


def rate_of(speeds: list[Speed], game: str, name: str) -> float:
    """A figure of a game."""
    return next(speed for speed in speeds if speed.game == game).rates[name].median


def machine() -> dict[str, Any]:
    """What was measured, and on what."""
    return {
        "motherlode": motherlode.__version__,
        "compiled": motherlode.compiled,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processor": processor(),
    }


def processor() -> str:
    """The name of the processor, as far as the system tells."""
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text(encoding="utf-8").splitlines() if facts.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or "unknown"
