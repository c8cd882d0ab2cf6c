"""The protocol as it is written down is the protocol that is spoken."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from motherlode.server import protocol
from motherlode.server.web import generate

ROOT = Path(__file__).parents[3]


def test_the_schema_is_current() -> None:
    written = (ROOT / generate.SCHEMA_PATH).read_text(encoding="utf-8")
    assert written == generate.schema_text(), "run make types"


def test_the_types_of_the_page_are_current() -> None:
    written = (ROOT / generate.TYPES_PATH).read_text(encoding="utf-8")
    assert written == generate.types_text(), "run make types"


def test_every_message_and_every_request_is_in_it() -> None:
    known = json.loads(generate.schema_text())["$defs"]
    for union in (protocol.AnyRequest, protocol.AnyMessage):
        for struct in union.__args__:
            fields = {field.encode_name for field in msgspec.structs.fields(struct)}
            assert set(known[struct.__name__]["properties"]) == fields | {"kind"}


def test_a_struct_that_goes_both_ways_has_two_types() -> None:
    types = generate.types_text()
    assert "  terms: Terms;" in types
    assert "  terms: TermsGiven;" in types
    assert "  grace: number;" in types
    assert "  grace?: number;" in types


def test_messages_are_told_apart_by_their_kind() -> None:
    types = generate.types_text()
    assert "export type AnyRequest = Play | Why |" in types
    assert '  kind: "play";' in types
