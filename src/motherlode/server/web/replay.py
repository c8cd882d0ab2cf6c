"""A finished match, step by step. It knows no framework: it is made in a process of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

import motherlode.games  # noqa: F401 - a record finds its game among them
from motherlode.core.events import Event
from motherlode.core.match import Made, Match
from motherlode.core.record import Record
from motherlode.core.seats import EVERYONE, ONLOOKER


def replay(code: str, record: Record, seat: int | None, is_open: bool) -> Iterator[bytes]:
    """A match as one seat or everybody saw it, or with everything on the table, in parts."""
    head = {"code": code, "game": record.game, "seat": seat, "open": is_open}
    yield msgspec.json.encode(head)[:-1] + b',"steps":['
    reader = ONLOOKER if seat is None else seat
    for number, step in enumerate(steps(record, reader, is_open)):
        yield (b"," if number else b"") + msgspec.json.encode(step)
    yield b"]}"


def steps(record: Record, reader: int, is_open: bool) -> Iterator[dict[str, object]]:
    """The deal, then every move; the match is played once."""
    match = Match.deal(record)
    readers = range(record.seats) if is_open else (reader,)

    def step(made: Made | None, events: Sequence[Event]) -> dict[str, object]:
        seen = [laid_open(event) if is_open else event for event in events]
        told = (event.seen_by(reader) for event in seen)
        shown = made is not None and (is_open or made.seat == reader)
        return {
            "seat": made.seat if made else None,
            "move": made.move if made and shown else None,
            "events": [event for event in told if event is not None],
            "views": [match.state.view(one) for one in readers],
        }

    yield step(None, match.opening)
    for events in match.follow(record.moves):
        yield step(match.made[-1], events)


def laid_open(event: Event) -> Event:
    """An event that everybody may know."""
    return Event(event.kind, EVERYONE, event.values)
