"""The protocol as it is written down is the protocol that is spoken."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from motherlode.games import GAMES
from motherlode.games.quartz.view import QuartzView
from motherlode.server import protocol
from motherlode.server.web import generate
from motherlode.server.web.game_types import game_types

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("path", generate.files(), ids=str)
def test_what_is_made_is_current(path: Path) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == generate.files()[path], "run make types"


def test_every_game_has_types_and_nothing_else_has() -> None:
    written = {path.stem for path in (ROOT / generate.GAME_TYPES_PATH).iterdir()}
    assert written == set(GAMES)


def test_a_key_of_a_view_is_a_field_of_its_type() -> None:
    types = game_types(GAMES["quartz"])
    for name in QuartzView.__struct_fields__:
        assert f"\n  {name}: " in types


def test_moves_say_what_they_name_and_whether_it_is_many() -> None:
    types = game_types(GAMES["quartz"])
    assert '| { kind: "take"; crystals: Crystal[] }' in types
    assert '| { kind: "play"; card: Card; target?: number; ' in types
    assert '{ kind: "play"; card: Card; ' in game_types(GAMES["gem_forge"])
    assert " theirs?: Slot;" in game_types(GAMES["gem_forge"]), "a slot of another is one slot"


def test_decisions_and_events_say_what_they_are_about() -> None:
    types = game_types(GAMES["quartz"])
    assert '{ decision: "steal"; clause: string; seat?: number; victim: number | null }' in types
    assert (
        '{ event: "mined"; clause: string; seat: number | null; crystal: Crystal | null }' in types
    )


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
