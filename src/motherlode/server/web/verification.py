"""Checks that a match was played by the luck that was promised before it began."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from motherlode.core.errors import InvalidRecord, MotherlodeError
from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.server.tables import luck
from motherlode.server.web.schemas import OpenRecord, Verdict


def read(text: bytes) -> OpenRecord:
    """A record with its luck, from JSON."""
    try:
        return msgspec.json.decode(text, type=OpenRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidRecord(f"not a record with its luck: {error}") from None


def verify(opened: OpenRecord) -> Verdict:
    """Compute everything anew: the commitment, the key, the match and its end."""
    record = Record.loads(bytes(opened.record).decode())
    secret = bytes.fromhex(opened.secret)
    bound = luck.commitment(secret) == opened.commitment
    drawn = luck.key(secret, opened.entropy) == record.seed
    fault = fault_of(record, opened.ranks)
    if not bound:
        why = "the secret is not the one that was promised"
    elif not drawn:
        why = "the luck of the match does not follow from the secret and what the players added"
    else:
        why = fault or "the promised luck and these moves give exactly this match"
    return Verdict(bound and drawn and not fault, why, bound, drawn, not fault)


def fault_of(record: Record, ranks: Sequence[int]) -> str:
    """What is wrong with the match itself, or nothing."""
    try:
        state = Match.of(record).state
    except MotherlodeError as error:
        return f"the match cannot be played like that: {error}"
    if not state.over:
        return "the match is not over"
    if list(state.outcome().ranks) != ranks:
        return "the match ended otherwise"
    return ""
