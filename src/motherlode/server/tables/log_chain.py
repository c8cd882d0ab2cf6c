"""The hash chain over all that happened at a table, whose head every client sees at every step.

A head binds the table to everything up to its step: afterwards no name, move, undo or takeover
can be changed unnoticed. It is computed under the table's secret, so that nobody can guess a
hidden move by trying them all before the secret is open.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from motherlode.server.log_events import (
    AnyLogEvent,
    Played,
    StoredEvent,
    UndoAnswered,
    UndoAsked,
    Undone,
)

CHAIN: Final = b"motherlode log"
ENCODER: Final = msgspec.json.Encoder()
UNSAID: Final = object()  # unlike every value


def public_event(event: AnyLogEvent) -> AnyLogEvent:
    """An event without what only its sender knows: the ids of messages, who follows orders."""
    match event:
        case Played(by="order"):
            return replace(event, id="", by="person")
        case Played() | UndoAsked() | UndoAnswered() | Undone():
            return replace(event, id="")
        case _:
            return event


def line_of(step: int, stored: StoredEvent) -> str:
    """A step of the log as its one line of text: the number, the time, what happened."""
    return ENCODER.encode([step, stored.at, plain(public_event(stored.event))]).decode()


def plain(event: AnyLogEvent) -> dict[str, Any]:
    """An event as data without what goes without saying, so that a line stays the same when
    events learn to say more.
    """
    said: dict[str, Any] = msgspec.to_builtins(event)
    unsaid = defaults(type(event))
    return {name: value for name, value in said.items() if value != unsaid.get(name, UNSAID)}


@cache
def defaults(kind: type[AnyLogEvent]) -> dict[str, Any]:
    """What the fields of an event are if nothing is said."""
    return {
        field.encode_name: msgspec.to_builtins(field.default)
        for field in msgspec.structs.fields(kind)
        if field.default is not msgspec.NODEFAULT
    }


def first_head(code: str) -> str:
    """The head of a log in which nothing stands."""
    return hashlib.sha256(CHAIN + code.encode()).hexdigest()


def next_head(secret: bytes, head: str, line: str) -> str:
    """The head after one more line."""
    return hmac.digest(secret, bytes.fromhex(head) + line.encode(), "sha256").hex()
