"""What the scenes of a test do, noted while it runs."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from motherlode.core import position
from motherlode.core.state import State
from tests.scenes import WATCHERS

MOST_SCENES: Final = 12  # of a test; some deal hundreds to count what comes


@dataclass
class Recording:
    """One scene of a test."""

    position: dict[str, Any]
    state: State  # kept, so that no other can have its place in memory
    moves: list[str] = field(default_factory=list)
    refused: list[tuple[int, str, str]] = field(default_factory=list)  # after how many moves


class Recorder:
    """A plugin of pytest that watches the scenes of tests that name clauses."""

    def __init__(self) -> None:
        self.tests: dict[str, list[Recording]] = defaultdict(list)
        self.clauses: dict[str, tuple[str, ...]] = {}
        self.test = ""
        self.open: dict[int, Recording] = {}

    # -- pytest ------------------------------------------------------------------------------

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """A test begins."""
        named = [clause for mark in item.iter_markers("clause") for clause in mark.args]
        self.test = item.nodeid.partition("[")[0]
        self.clauses[self.test] = tuple(dict.fromkeys(named))
        self.open = {}
        WATCHERS[:] = [self] if named else []

    def pytest_runtest_teardown(self) -> None:
        """It is over."""
        WATCHERS.clear()

    # -- scenes ------------------------------------------------------------------------------

    def played(self, state: State, seat: int, text: str) -> None:
        """A move is about to be made."""
        recording = self.of(state)
        if recording is not None:
            recording.moves.append(f"{seat}: {text}")

    def tried(self, state: State, seat: int, text: str, clause: str) -> None:
        """A move was refused."""
        recording = self.of(state)
        if recording is not None:
            recording.refused.append((len(recording.moves), f"{seat}: {text}", clause))

    def of(self, state: State) -> Recording | None:
        """The recording of a scene, begun when something is first done in it."""
        if id(state) not in self.open:
            if len(self.tests[self.test]) == MOST_SCENES:
                return None
            self.open[id(state)] = Recording(position.dump(state), state)
            self.tests[self.test].append(self.open[id(state)])
        return self.open[id(state)]
