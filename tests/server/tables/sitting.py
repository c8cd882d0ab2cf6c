"""Tables for tests: opened, filled and played by commands, with a log beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from motherlode.core.state import State
from motherlode.server.log_events import AnyLogEvent, Opened, StoredEvent
from motherlode.server.tables import commands, luck
from motherlode.server.tables.history import AppliedEvent
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.tables.table import Table
from motherlode.server.terms import Clock, Fork, Player, Ruleset, Terms

SECRET = bytes(range(32))
ENTROPY = "ab" * 32
HOST = "host"
NOON = 1_800_000_000_000


class Sitting:
    """A table, its log, and a clock that moves when the test says so."""

    def __init__(
        self, terms: Terms, rules: Ruleset | None = None, fork: Fork | None = None
    ) -> None:
        commitment = luck.commitment(SECRET)
        host = Player(HOST, "Odda")
        opened = Opened(terms, host, commitment, luck=luck.SCHEME, rules=rules, fork=fork)
        self.now = NOON
        self.log = [StoredEvent(1, self.now, opened)]
        self.live = self.again()

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def history(self) -> list[AppliedEvent]:
        return self.live.history.applied

    def write(self, events: Sequence[AnyLogEvent]) -> None:
        for event in events:
            stored = StoredEvent(self.table.seq + 1, self.now, event)
            self.live.follow([stored])
            self.log.append(stored)

    def do(self, command: Callable[..., Sequence[AnyLogEvent]], *given: Any) -> None:
        self.write(command(self.table, *given))

    def fill(self, *accounts: str, bots: int = 0) -> None:
        for person in accounts:
            self.do(commands.sit, Player(person, person.title()), None, ENTROPY)
        for _ in range(bots):
            self.do(commands.seat_bot, HOST, None, "apprentice")

    def play(self, seat: int, move: str | int, sent: str | None = None) -> None:
        sent = sent or f"m{self.table.seq}"
        self.do(commands.play, seat, move, sent, self.table.seq)

    def play_on(self, moves: int, seed: int = 1) -> None:
        luck = Random(seed)
        for _ in range(moves):
            if self.table.over:
                return
            seat = luck.choice(self.table.asked)
            self.play(seat, luck.choice(self.table.match.state.moves(seat)))

    def again(self) -> LiveTable:
        """The same table, reduced anew from its log."""
        return LiveTable.opened("TABLE1", SECRET, self.log)


def with_state(table: Table, state: State) -> Table:
    """The same table with another position."""
    match = table.match.copy()
    match.state = state
    match.listed.clear()
    return replace(table, dealt=match)


def three(game: str = "quartz", clock: Clock | None = None, seats: int = 3) -> Sitting:
    """A table at which three people have begun."""
    sitting = Sitting(Terms(game, seats, clock=clock or Clock()))
    sitting.fill(*["host", "torvik", "sigrun"][:seats])
    sitting.do(commands.start, HOST)
    return sitting
