"""Tables for tests: opened, filled and played by commands, with a log beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from motherlode.server.log_events import AnyLogEvent, Opened, StoredEvent
from motherlode.server.tables import commands, luck
from motherlode.server.tables.table import Table
from motherlode.server.terms import Clock, Player, Terms

SECRET = bytes(range(32))
ENTROPY = "ab" * 32
HOST = "host"
NOON = 1_800_000_000_000


class Sitting:
    """A table, its log, and a clock that moves when the test says so."""

    def __init__(self, terms: Terms) -> None:
        self.table = Table("TABLE1", SECRET)
        self.log: list[StoredEvent] = []
        self.now = NOON
        self.write([Opened(terms, Player(HOST, "Odda"), luck.commitment(SECRET))])

    def write(self, events: Sequence[AnyLogEvent]) -> None:
        for event in events:
            stored = StoredEvent(self.table.seq + 1, self.now, event)
            self.table.apply(stored)
            self.log.append(stored)

    def do(self, act: Callable[..., Sequence[AnyLogEvent]], *given: Any) -> None:
        self.write(act(self.table, *given))

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
            self.play(seat, luck.choice(self.table.played.state.moves(seat)))

    def again(self) -> Table:
        """The same table, folded anew from its log."""
        table = Table("TABLE1", SECRET)
        for stored in self.log:
            table.apply(stored)
        return table


def three(game: str = "quartz", clock: Clock | None = None, seats: int = 3) -> Sitting:
    """A table at which three people have begun."""
    sitting = Sitting(Terms(game, seats, clock=clock or Clock()))
    sitting.fill(*["host", "torvik", "sigrun"][:seats])
    sitting.do(commands.start, HOST)
    return sitting
