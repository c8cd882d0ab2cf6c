"""From events to messages, made once for all clients that look from the same seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from motherlode.server.protocol import VERSION, Perspective, Present, Step, Welcome
from motherlode.server.rooms.client import ENCODER
from motherlode.server.tables.history import AppliedEvent
from motherlode.server.tables.messages import Viewer, changes_table, is_told, perspective, step
from motherlode.server.tables.table import Table

Viewers = tuple[Viewer, ...]


class Broadcast:
    """Some events that happened together, for whoever looks from wherever.

    The last step carries the perspectives of now, and the facts of the table if they changed.
    """

    def __init__(self, table: Table, applied: Sequence[AppliedEvent], now: int) -> None:
        self.table = table
        self.applied = applied
        self.now = now
        self.perspectives: dict[Viewer, Perspective | None] = {}
        self.messages: dict[Viewers, list[bytes]] = {}

    def to(self, viewers: Viewers) -> list[bytes]:
        """The messages for those who look from some seats."""
        if viewers not in self.messages:
            self.messages[viewers] = [ENCODER.encode(one) for one in self.steps(viewers)]
        return self.messages[viewers]

    def steps(self, viewers: Viewers) -> list[Step]:
        """The steps that some viewers are told."""
        shown = [one for one in self.applied if is_told(one, viewers)]
        steps = [step(self.table, one, viewers) for one in shown]
        if steps:
            steps[-1] = msgspec.structs.replace(
                steps[-1],
                table=self.table.facts() if any(map(changes_table, shown)) else None,
                perspectives=self.seen(viewers),
                clocks=self.table.clocks.facts(self.now),
            )
        return steps

    def seen(self, viewers: Iterable[Viewer]) -> list[Perspective]:
        """What some viewers see now."""
        for viewer in viewers:
            if viewer not in self.perspectives:
                self.perspectives[viewer] = perspective(self.table, viewer)
        found = (self.perspectives[viewer] for viewer in viewers)
        return [one for one in found if one is not None]


def welcome(table: Table, person: str, steps: list[Step], now: int, present: Present) -> Welcome:
    """Where the table stands, for one who comes or comes back and has missed some steps."""
    held = table.chairs.held(person)
    viewers: Viewers = tuple(held) or (None,)
    return Welcome(
        version=VERSION,
        step=table.step,
        now=now,
        head=table.head,
        table=table.facts(),
        person=person,
        held=held,
        perspectives=Broadcast(table, (), now).seen(viewers),
        steps=steps,
        clocks=table.clocks.facts(now),
        present=present.seats,
        onlookers=present.onlookers,
    )
