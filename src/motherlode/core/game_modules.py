"""What the modules of a game have to bring: each is handed to its `Game` as a whole."""

from __future__ import annotations

from typing import Any, Protocol

from motherlode.core.conservation import Checks, Counts
from motherlode.core.decisions import DecisionKinds
from motherlode.core.events import EventKinds
from motherlode.core.families import Moves
from motherlode.core.outcome import Outcome
from motherlode.core.views import TableViewer


class Facts(Protocol):
    """`facts.py`: what is in the box and what can be said; `components.toml` lies beside it."""

    __name__: str

    @property
    def MOVES(self) -> Moves:  # noqa: N802, as the module calls it
        """Everything that a player can do."""

    @property
    def Ask(self) -> type[DecisionKinds]:  # noqa: N802
        """Everything that a player can be asked."""

    @property
    def Events(self) -> type[EventKinds]:  # noqa: N802
        """Everything that can happen."""


class TableView(Protocol):
    """`view.py`: what a seat may know of the table."""

    @property
    def view_table(self) -> TableViewer:
        """The table as a seat sees it."""

    def outcome(self, state: Any, /) -> Outcome:
        """How the game has ended."""


class Invariants(Protocol):
    """`invariants.py`: what must be so at every table, in parts that look at little each."""

    @property
    def COUNTS(self) -> Counts:  # noqa: N802, as the module calls it
        """Everything of the box is somewhere."""

    @property
    def CHECKS(self) -> Checks:  # noqa: N802
        """What no course of play can lead to, whatever is asked."""

    def setup_errors(self, state: Any, /) -> list[str]:
        """Why a table cannot be played at, though each number and option is allowed."""
