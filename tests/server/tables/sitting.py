"""Tables for tests: opened, filled and played by acts, with a log beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from motherlode.server.tables import acts, luck
from motherlode.server.tables.entries import AnyEntry, Clock, Opened, Player, Stored, Terms
from motherlode.server.tables.table import Table

SECRET = bytes(range(32))
ENTROPY = "ab" * 32
HOST = "host"
NOON = 1_800_000_000_000


class Sitting:
    """A table, its log, and a clock that moves when the test says so."""

    def __init__(self, terms: Terms) -> None:
        self.table = Table("TABLE1", SECRET)
        self.log: list[Stored] = []
        self.now = NOON
        self.write([Opened(terms, Player(HOST, "Odda"), luck.commitment(SECRET))])

    def write(self, entries: Sequence[AnyEntry]) -> None:
        for entry in entries:
            stored = Stored(self.table.seq + 1, self.now, entry)
            self.table.apply(stored)
            self.log.append(stored)

    def do(self, act: Callable[..., Sequence[AnyEntry]], *given: Any) -> None:
        self.write(act(self.table, *given))

    def fill(self, *people: str, bots: int = 0) -> None:
        for person in people:
            self.do(acts.sit, Player(person, person.title()), None, ENTROPY)
        for _ in range(bots):
            self.do(acts.seat_bot, HOST, None, "apprentice")

    def play(self, seat: int, move: str | int, sent: str | None = None) -> None:
        sent = sent or f"m{self.table.seq}"
        self.do(acts.play, seat, move, sent, self.table.seq)

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
    sitting.do(acts.start, HOST)
    return sitting
