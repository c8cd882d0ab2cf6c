"""A table encoded beside its log, so that a long log need not be reduced from its start.

It is a cache: whatever is damaged, of another table or of another version is nothing.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import motherlode
from motherlode.core.errors import MotherlodeError
from motherlode.core.match import Match, Origin
from motherlode.core.position import dumps, loads
from motherlode.server.tables.table import Table

FORM: Final = f"3 of {motherlode.__version__}"  # another form is not understood
DIGEST: Final = 16  # bytes


class EncodedMatch(Struct, frozen=True):
    """A match: its position, and what taking a move back needs to know."""

    position: str
    seed: bytes
    moves: int
    last: tuple[int | None, ...]
    revealed: bool


class Snapshot(Struct, frozen=True):
    """A table under the name of its form."""

    form: str
    table: msgspec.Raw


def encode_match(value: Any) -> EncodedMatch:
    """A match as data; only what it knows of its own past is left out."""
    assert isinstance(value, Match), "all else in a table is data"
    assert isinstance(value.seed, bytes), "a table is dealt by a secret"
    last, revealed = tuple(value.last), value.last_revealed
    return EncodedMatch(dumps(value.state), value.seed, value.count, last, revealed)


def decode_match(kind: type, data: Any) -> Match:
    """A match that goes on from where it was encoded."""
    assert kind is Match, "all else in a table is data"
    found = msgspec.convert(data, EncodedMatch)
    origin = Origin(loads(found.position), found.moves, found.last, found.revealed)
    return Match.resume(found.seed, origin)


ENCODER: Final = msgspec.msgpack.Encoder(enc_hook=encode_match, order="deterministic")
DECODER: Final = msgspec.msgpack.Decoder(Table, dec_hook=decode_match)
FORM_DECODER: Final = msgspec.msgpack.Decoder(Snapshot)


def encode_snapshot(table: Table) -> bytes:
    """A table as bytes that tell whether they are whole."""
    based = replace(table, ids_since=table.step, move_ids=())
    snapshot = Snapshot(FORM, msgspec.Raw(ENCODER.encode(based)))
    encoded = ENCODER.encode(snapshot)
    return digest(table.code, encoded) + encoded


def decode_snapshot(code: str, secret: bytes, encoded: bytes) -> Table | None:
    """The table in some bytes; None if they are not whole or not understood."""
    if encoded[:DIGEST] != digest(code, encoded[DIGEST:]):
        return None
    try:
        snapshot = FORM_DECODER.decode(encoded[DIGEST:])
        if snapshot.form != FORM:
            return None
        table = DECODER.decode(snapshot.table)
    except (msgspec.DecodeError, MotherlodeError):
        return None
    return table if (table.code, table.secret) == (code, secret) else None


def digest(code: str, encoded: bytes) -> bytes:
    """What binds bytes to their table."""
    return hashlib.blake2b(encoded, digest_size=DIGEST, key=code.encode()[:64]).digest()
