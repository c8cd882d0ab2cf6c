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
from motherlode.core.game import Game
from motherlode.core.match import Match, Origin
from motherlode.core.position import dumps, loads
from motherlode.games import find
from motherlode.server.tables.table import Table

DIGEST: Final = 16  # bytes


class EncodedMatch(Struct, frozen=True):
    """A match: its position, and what taking a move back needs to know."""

    position: str
    seed: bytes
    moves: int
    last: tuple[int | None, ...]
    revealed: bool
    start: dict[str, Any] | None = None  # the position in which it began


class Snapshot(Struct, frozen=True):
    """A table under the names of its form and its game."""

    form: str
    game: str
    table: msgspec.Raw


def encode_match(value: Any) -> EncodedMatch:
    """A match as data; only what it knows of its own past is left out."""
    assert isinstance(value, Match), "all else in a table is data"
    assert isinstance(value.seed, bytes), "a table is dealt by a secret"
    last, revealed = tuple(value.last), value.last_revealed
    start = None if value.position is None else dict(value.position)
    return EncodedMatch(dumps(value.state), value.seed, value.count, last, revealed, start)


def decode_match(kind: type, data: Any) -> Match:
    """A match that goes on from where it was encoded."""
    assert kind is Match, "all else in a table is data"
    found = msgspec.convert(data, EncodedMatch)
    origin = Origin(loads(found.position), found.moves, found.last, found.revealed)
    match = Match.resume(found.seed, origin)
    match.position = found.start
    return match


ENCODER: Final = msgspec.msgpack.Encoder(enc_hook=encode_match, order="deterministic")
DECODER: Final = msgspec.msgpack.Decoder(Table, dec_hook=decode_match)
FORM_DECODER: Final = msgspec.msgpack.Decoder(Snapshot)


def form(game: Game) -> str:
    """How tables of a game are encoded: a position is told by what differs from the box."""
    box = hashlib.blake2b(repr(sorted(game.box.values.items())).encode(), digest_size=DIGEST)
    return f"7 of {motherlode.__version__}, {game.key} {game.version} {box.hexdigest()}"


def encode_snapshot(table: Table) -> bytes:
    """A table as bytes that tell whether they are whole."""
    based = replace(table, ids_since=table.step, move_ids=(), clock_marks=())
    snapshot = Snapshot(form(table.game), table.terms.game, msgspec.Raw(ENCODER.encode(based)))
    encoded = ENCODER.encode(snapshot)
    return digest(table.code, encoded) + encoded


def decode_snapshot(code: str, secret: bytes, encoded: bytes) -> Table | None:
    """The table in some bytes; None if they are not whole or not understood."""
    if encoded[:DIGEST] != digest(code, encoded[DIGEST:]):
        return None
    try:
        snapshot = FORM_DECODER.decode(encoded[DIGEST:])
        if snapshot.form != form(find(snapshot.game)):
            return None
        table = DECODER.decode(snapshot.table)
    except (msgspec.DecodeError, MotherlodeError):
        return None
    return table if (table.code, table.secret) == (code, secret) else None


def digest(code: str, encoded: bytes) -> bytes:
    """What binds bytes to their table."""
    return hashlib.blake2b(encoded, digest_size=DIGEST, key=code.encode()[:64]).digest()
