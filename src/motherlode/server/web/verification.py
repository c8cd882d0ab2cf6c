"""Checks that a match was played by the luck that was promised before it began.

Everything is computed anew from the log and the secret, and compared with what the record says
and with what a player has kept from the match itself. Nobody need be trusted for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from motherlode.core.errors import InvalidRecord, MotherlodeError
from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.server.log_events import AnyLogEvent, Opened, StoredEvent
from motherlode.server.tables import luck
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.tables.log_chain import first_head, next_head
from motherlode.server.terms import LuckScheme
from motherlode.server.web.open_record import open_record
from motherlode.server.web.schemas import LuckVerdict, OpenRecord

LINE: Final = msgspec.json.Decoder(tuple[int, int, AnyLogEvent])
CHANGED: Final = "the log is not the one that was played: its chain of hashes does not hold"


class Evidence(Struct, frozen=True):
    """What a player has kept from the match: nothing of it came from the record."""

    commitment: str | None = None
    shares: Sequence[str] = ()
    heads: Sequence[tuple[int, str]] = ()  # each with its step

    def __bool__(self) -> bool:
        return bool(self.commitment or self.shares or self.heads)


class Unfair(Exception):
    """What is wrong with a record."""


def read(text: bytes) -> OpenRecord:
    """A record with its luck, from JSON."""
    try:
        return msgspec.json.decode(text, type=OpenRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidRecord(f"not a record with its luck: {error}") from None


def verify(opened: OpenRecord, evidence: Evidence | None = None) -> LuckVerdict:
    """Compute everything anew: the commitment, the key, the log, the match and its end."""
    evidence = evidence or Evidence()
    secret = bytes.fromhex(opened.secret)
    schemes = [one for one in luck.SCHEMES if luck.commitment(secret, one) == opened.commitment]
    bound = bool(schemes)
    tried = schemes or luck.SCHEMES  # who is bound in one way must not draw in the other
    drawn = seed_of(opened) in keys_of(opened, tried)
    fault = fault_of(opened)
    log_fault = fault_of_log(opened) or fault_by(evidence, opened)
    if not bound:
        why = "the secret is not the one that was promised"
    elif not drawn:
        why = "the luck of the match does not follow from the secret and what the players added"
    else:
        why = fault or log_fault or praise(opened, evidence)
    fair = bound and drawn and not fault and not log_fault
    return LuckVerdict(fair, why, bound, drawn, not fault, not log_fault, fair and bool(evidence))


def praise(opened: OpenRecord, evidence: Evidence) -> str:
    """What is shown when nothing is wrong."""
    if record_of(opened).position is not None:
        return (
            "the promised luck and these moves give exactly this match from where it begins; "
            "that was not dealt by the luck of the table"
        )
    if of_another(opened):
        return (
            "these moves give exactly this match by the luck of another, which was promised there"
        )
    if evidence:
        return "the luck that you saw promised and these moves give exactly this match"
    return (
        "the promised luck and these moves give exactly this match; whether it is the promise "
        "that was made at the table only what you kept from it can show"
    )


def keys_of(opened: OpenRecord, schemes: Sequence[LuckScheme]) -> list[object]:
    """What a match may be dealt by: the luck of its table, or of another whose deal it plays."""
    secret = bytes.fromhex(opened.secret)
    again = of_another(opened)
    own = [luck.key(secret, opened.entropy, one) for one in schemes]
    return [bytes.fromhex(again)] if again else [*own]


def of_another(opened: OpenRecord) -> str:
    """The key of the match whose deal is played again, by the log; nothing if there is none."""
    try:
        first = LINE.decode(opened.log[0])[2] if opened.log else None
    except msgspec.DecodeError:
        return ""
    fork = first.fork if isinstance(first, Opened) else None
    return (fork.luck or "") if fork else ""


# -- the match ----------------------------------------------------------------------------------


def record_of(opened: OpenRecord) -> Record:
    """The moves of a match with its seed."""
    return Record.loads(bytes(opened.record).decode())


def seed_of(opened: OpenRecord) -> object:
    """What the match was dealt by."""
    return record_of(opened).seed


def fault_of(opened: OpenRecord) -> str:
    """What is wrong with the match itself, or nothing."""
    try:
        state = Match.of(record_of(opened)).state
    except MotherlodeError as error:
        return f"the match cannot be played like that: {error}"
    if ends_by_the_log(opened):
        return ""
    if not state.over:
        return "the match is not over"
    if list(state.outcome().ranks) != opened.ranks:
        return "the match ended otherwise"
    return ""


def ends_by_the_log(opened: OpenRecord) -> bool:
    """Whether somebody resigned or the match was broken off: then the log tells the result."""
    try:
        table = follow(opened).table if opened.log else None
    except Unfair:
        return False
    return table is not None and bool(table.ended or table.resigned)


# -- the log ------------------------------------------------------------------------------------


def fault_of_log(opened: OpenRecord) -> str:
    """What is wrong with the log or with anything that follows from it, or nothing."""
    if not opened.log:
        secret = bytes.fromhex(opened.secret)
        early = luck.commitment(secret, "blake2b") == opened.commitment
        return "" if early else "the log is missing"
    try:
        check_chain(opened)
        check_facts(opened)
    except Unfair as found:
        return str(found)
    return ""


def heads_of(opened: OpenRecord) -> Iterator[str]:
    """The head of the chain after each line of the log."""
    secret, head = bytes.fromhex(opened.secret), first_head(opened.code)
    for line in opened.log:
        head = next_head(secret, head, line)
        yield head


def check_chain(opened: OpenRecord) -> None:
    """The chain over the log ends where the record says."""
    *_, last = heads_of(opened)
    if last != opened.head:
        raise Unfair(CHANGED)


def check_facts(opened: OpenRecord) -> None:
    """Everything else in the record is what the log says."""
    live = follow(opened)
    bound = live.table.chairs.commitments()
    for seat, commitment in bound.items():
        if luck.share_commitment(live.table.chairs.entropy()[seat]) != commitment:
            raise Unfair(f"seat {seat} was bound to other luck than it added")
    try:
        expected = plain(open_record(live))
    except MotherlodeError as error:
        raise Unfair(f"the log is not that of a finished match: {error}") from None
    said = plain(opened)
    for name, value in expected.items():
        if said[name] != value:
            raise Unfair(f"the log says otherwise about {name}")


def follow(opened: OpenRecord) -> LiveTable:
    """The table that the log makes."""
    try:
        stored = [StoredEvent(*LINE.decode(line)) for line in opened.log]
        return LiveTable.opened(opened.code, bytes.fromhex(opened.secret), stored)
    except (MotherlodeError, AssertionError, LookupError, TypeError, ValueError) as error:
        raise Unfair(f"the log cannot be followed: {error}") from None


def plain(opened: OpenRecord) -> dict[str, object]:
    """A record as data that can be compared."""
    data: dict[str, object] = msgspec.json.decode(msgspec.json.encode(opened))
    return data


# -- what somebody has kept -----------------------------------------------------------------------


def fault_by(evidence: Evidence, opened: OpenRecord) -> str:
    """What does not agree with what a player has kept, or nothing."""
    if evidence.commitment not in (None, opened.commitment):
        return "you were promised another secret"
    if set(evidence.shares) - set(opened.entropy.values()):
        return "what you added to the luck is not in it"
    heads = dict(enumerate(heads_of(opened), 1))
    for step, head in evidence.heads:
        if heads.get(step) != head:
            return f"up to step {step} you saw something else than the log says"
    return ""
