"""Positions and records: complete, readable, and the same bytes again."""

from __future__ import annotations

import json

import pytest

from motherlode.core import position
from motherlode.core.errors import InvalidPosition
from motherlode.core.game import Game
from motherlode.core.layout import fields_in
from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.core.shapes import fields
from motherlode.core.state import State
from tests.conformance.walks import Case, every_case, every_game, keen_walk, play_out, walk, walks


@every_case
def test_a_position_comes_back_in_the_middle_of_everything(case: Case) -> None:
    for match, _ in walks(case, every=5):
        text = position.dumps(match.state)
        again = position.loads(text)
        assert position.dumps(again) == text
        for seat in range(case.seats):
            assert again.moves(seat) == match.state.moves(seat)
            assert again.view(seat) == match.state.view(seat)


@every_game
def test_every_kind_of_decision_was_met(game: Game) -> None:
    met: set[str] = set()
    for seats in game.seats:
        for seed in range(60):
            play = keen_walk if seed % 2 else walk
            for match in play(Case(game, seats), seed):
                decision = game.decision(match.state)
                assert decision is not None
                key = str(decision["decision"])
                if key not in met:
                    met.add(key)
                    text = position.dumps(match.state)
                    assert position.dumps(position.loads(text)) == text
        if met == {kind.key for kind in game.decisions}:
            break
    assert met == {kind.key for kind in game.decisions}


@every_case
def test_a_decision_names_all_that_it_is_about(case: Case) -> None:
    for match, _ in walks(case, every=7):
        data = position.dump(match.state)
        kinds = {kind.key: kind for kind in case.game.decisions}
        for place, decision in enumerate(data["decisions"]):
            for role in (role.name for role in kinds[decision["decision"]].roles):
                decisions = [*data["decisions"]]
                decisions[place] = {**decision, role: None}
                with pytest.raises(InvalidPosition, match=rf"decisions\[{place}\].{role} is null"):
                    position.load({**data, "decisions": decisions})


@every_case
def test_a_record_replays_to_the_same_bytes(case: Case) -> None:
    for seed in range(2):
        match = play_out(case, seed)
        text = match.record().dumps()
        record = Record.loads(text)
        assert record.dumps() == text
        assert json.loads(text)["moves"]
        assert position.dumps(record.replay()) == position.dumps(match.state)


@every_case
def test_a_live_match_replays_from_its_secret(case: Case) -> None:
    secret = bytes(range(32))
    match = Match(case.game, case.seats, secret)
    while not match.state.over:
        match.play(match.state.seat, match.state.moves(match.state.seat)[0])
        if len(match.moves) > 40:
            break
    again = Record.loads(match.record().dumps()).replay()
    assert position.dumps(again) == position.dumps(match.state)
    assert position.dumps(position.loads(position.dumps(again))) == position.dumps(again)


@every_case
def test_a_copy_lives_its_own_life(case: Case) -> None:
    for match, source in walks(case, every=7):
        before = position.dumps(match.state)
        twin = match.state.copy()
        assert position.dumps(twin) == before
        twin.play(twin.seat, source.choice(twin.moves(twin.seat)))
        assert position.dumps(match.state) == before
        assert position.dumps(twin) != before


@every_game
def test_every_field_has_its_place_in_a_position(game: Game) -> None:
    numbers = {name for name, _ in game.places.values()}
    options = {option.key for option in game.options} - {"first_player"}  # of every state
    written = set(fields_in(game.layout)) | numbers | options
    assert field_names(game.state) - field_names(State) == written


def field_names(kind: type[State]) -> set[str]:
    """The fields of a state class, plain or compiled."""
    named = set(fields(kind))
    described = {"getset_descriptor", "member_descriptor"}
    for base in kind.__mro__:
        named |= {name for name, item in vars(base).items() if type(item).__name__ in described}
    return {name for name in named if not name.startswith("_")}
