"""Records that somebody brings along: read, checked by playing them, known by what is in them."""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

import motherlode.games  # noqa: F401 - a record finds its game among them
from motherlode.core.errors import InvalidRecord
from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.server.tables.lengths import MOST_MOVES
from motherlode.server.terms import Name
from motherlode.server.web.schemas import MOST_SEATS

PREFIX: Final = "record-"
DIGEST: Final = 12  # bytes


class Import(Struct, frozen=True):
    """A record as it is kept, with the names of the players if they were in it."""

    record: str
    players: Annotated[list[Name], Meta(max_length=MOST_SEATS)] = []


class Outer(Struct, frozen=True):
    """What else is wanted of a record with its luck, as a server gives it."""

    record: msgspec.Raw
    players: list[str] = []


def is_import(subject: str) -> bool:
    """Whether something is the name of a record that was brought, not the code of a table."""
    return subject.startswith(PREFIX)


def name_of(brought: Import) -> str:
    """What a record is known by: nobody who has not got it can guess that."""
    return PREFIX + blake2b(encode(brought).encode(), digest_size=DIGEST).hexdigest()


def encode(brought: Import) -> str:
    """A record as text."""
    return msgspec.json.encode(brought).decode()


def decode(text: str) -> Import:
    """A record that was kept."""
    return msgspec.json.decode(text, type=Import)


def record_in(text: str) -> Record:
    """The match of a record that was kept."""
    return Record.loads(decode(text).record)


def read(body: bytes) -> Import:
    """What somebody brings: the record of a match, or one with its luck as a server gives it."""
    try:
        outer = msgspec.json.decode(body, type=Outer)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return checked(text_of(body), [])
    return checked(text_of(bytes(outer.record)), outer.players)


def text_of(body: bytes) -> str:
    """Bytes as text."""
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise InvalidRecord("a record is text in UTF-8") from None


def checked(text: str, players: list[str]) -> Import:
    """A record whose match was played again to its end; each in the same words is the same."""
    record = Record.loads(text)
    if len(record.moves) > MOST_MOVES:
        raise InvalidRecord(f"a match of {len(record.moves)} moves; at most {MOST_MOVES} can be")
    if not Match.of(record).state.over:
        raise InvalidRecord("the match in this record is not over")
    return Import(record.dumps(), known(players, record.seats))


def known(players: list[str], seats: int) -> list[str]:
    """The names of all players, or none if one of them can be no name."""
    try:
        names = msgspec.convert(players, list[Name])
    except msgspec.ValidationError:
        return []
    return names if len(names) == seats else []
