"""Records: what is stored of a match, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from motherlode.core import position
from motherlode.core.errors import InvalidRecord, UnknownGame
from motherlode.core.game import Game
from motherlode.core.match import Match
from motherlode.core.randomness import Seed, Unhashed
from motherlode.core.record import HASHED, KEYS, Record
from motherlode.games import find
from motherlode.games.leduc import LEDUC
from motherlode.games.quartz import QUARTZ
from tests.core.bad import HUGE, refused

SECRET: Final = bytes(range(32))
UNHASHED: Final = Path(__file__).parent / "unhashed"  # records from before seeds were hashed
UNHASHED_SCORES: Final = {
    "gem_forge": (1, 2),
    "quartz": (7, 8, 13, 7),
    "quartz_cards": (24, 24),
}
GAMES = pytest.mark.parametrize("game", [LEDUC, QUARTZ], ids=lambda game: game.key)
SEEDS = pytest.mark.parametrize("seed", [7, SECRET], ids=["dice", "secret"])


def played(game: Game, seed: Seed, most: int = 9999) -> Match:
    """A match of random moves, interrupts included."""
    random = Random(1)
    match = Match(game, game.seats[-1], seed)
    while not match.state.over and len(match.moves) < most:
        state = match.state
        seat = random.randrange(state.seats)
        choices = [*state.moves(seat), *state.interrupts(seat)]
        if choices:
            match.play(seat, random.choice(choices))
    return match


@GAMES
@SEEDS
def test_a_record_replays_to_the_same_bytes(game: Game, seed: Seed) -> None:
    match = played(game, seed)
    record = match.record()
    text = record.dumps()
    again = Record.loads(text)
    assert again == record
    assert again.dumps() == text
    assert position.dumps(again.replay()) == position.dumps(match.state)
    assert again.replay().outcome() == match.state.outcome()


@GAMES
@SEEDS
def test_a_match_goes_on_from_its_record(game: Game, seed: Seed) -> None:
    match = played(game, seed, most=4)
    other = Match.of(Record.loads(match.record().dumps()))
    assert position.dumps(other.state) == position.dumps(match.state)
    while not match.state.over:
        seat = match.state.seat
        move = match.state.moves(seat)[-1]
        told = [event.values for event in match.play(seat, move)]
        assert told == [event.values for event in other.play(seat, move)]
    assert other.record() == match.record()
    assert position.dumps(other.state) == position.dumps(match.state)


def test_the_first_few_moves() -> None:
    record = played(QUARTZ, 3).record()
    assert position.dumps(record.replay(0)) == position.dumps(QUARTZ.start(5, 3))
    state = record.replay(1)
    seat, text = record.moves[1]
    state.play(seat, QUARTZ.catalogue.number(text))
    assert position.dumps(state) == position.dumps(record.replay(2))


def test_options_and_house_rules_are_stored() -> None:
    house = {"bravery.coins": (3, 2, 1, 0), "game.days": 2}
    match = Match(QUARTZ, 3, 1, {"edition": "ru"}, house)
    record = Record.loads(match.record().dumps())
    assert record.options["edition"] == "ru"
    assert record.house == house
    assert QUARTZ.house_of(record.replay()) == house


def test_one_move_stands_on_one_line() -> None:
    text = played(QUARTZ, 3, most=5).record().dumps()
    lines = text.splitlines()
    assert lines[0] == "{"
    assert lines[1] == '  "game": "quartz",'
    assert len(lines) == 1 + len(KEYS) + len(HASHED) + 5 + 1
    assert text.endswith("}\n")


GOOD: Final = json.loads(played(QUARTZ, 3, most=5).record().dumps())


@pytest.mark.parametrize("text", ["", "{", "x", "[" * 100_000])
def test_a_text_that_is_not_json(text: str) -> None:
    with refused(InvalidRecord, "not JSON"):
        Record.loads(text)


@pytest.mark.parametrize("text", ["[]", "null", "5"])
def test_json_that_is_no_table(text: str) -> None:
    with refused(InvalidRecord, "a record has exactly game, version, seats"):
        Record.loads(text)


@pytest.mark.parametrize("key", KEYS)
def test_each_key_is_needed(key: str) -> None:
    with refused(InvalidRecord, "a record has exactly"):
        Record.loads(json.dumps({k: v for k, v in GOOD.items() if k != key}))


def test_no_key_is_too_many() -> None:
    with refused(InvalidRecord, "a record has exactly"):
        Record.loads(json.dumps({**GOOD, "winner": 1}))


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("game", 5, "game is not of type str: 5"),
        ("version", "1", "version is not of type int: '1'"),
        ("version", True, "version is not of type int: True"),
        ("seats", 4.0, "seats is not of type int: 4.0"),
        ("seats", None, "seats is not of type int: None"),
        ("options", [], "options is not of type dict: []"),
        ("house", "x", "house is not of type dict: 'x'"),
        ("moves", {}, "moves is not of type list: {}"),
        ("moves", ["mine"], "a move is a pair of seat and text, not 'mine'"),
        ("moves", [[0]], "a move is a pair of seat and text"),
        ("moves", [["0", "mine"]], "a move is a pair of seat and text"),
        ("moves", [[True, "mine"]], "a move is a pair of seat and text"),
        ("moves", [[0, 1]], "a move is a pair of seat and text"),
        ("seed", "xyz", "the seed is neither an int nor hexadecimal"),
        ("seed", None, "the seed is neither an int nor hexadecimal"),
        ("seed", True, "the seed is neither an int nor hexadecimal"),
        ("dice", "loaded", "dice are hashed, not 'loaded'"),
        ("dice", None, "dice are hashed, not None"),
        ("seed", 1.5, "the seed is neither an int nor hexadecimal"),
    ],
)
def test_a_wrong_form_is_refused_when_it_is_read(key: str, value: Any, reason: str) -> None:
    with refused(InvalidRecord, reason):
        Record.loads(json.dumps({**GOOD, key: value}))


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("version", 1, "version 1 of the rules, not 2"),
        ("seats", 9, "cannot be set up: quartz is played by 3 to 5, not by 9"),
        ("seats", HUGE, "cannot be set up: quartz is played by 3 to 5"),
        ("options", {"edition": "de"}, "cannot be set up: edition can be en, ru, not 'de'"),
        ("options", {"edition": ["en"]}, "cannot be set up: edition can be en, ru"),
        ("house", {"game.days": 99}, "cannot be set up: game.days lies within 1 and 9"),
        ("house", {"game.days": {}}, "cannot be set up: game.days is an int"),
        ("seed", -1, "cannot be set up: a seed is an int from 0"),
        ("seed", HUGE, "cannot be set up: a seed is an int from 0"),
        ("seed", "00ff", "cannot be set up: a secret has 32 bytes, not 2"),
        ("seed", "", "cannot be set up: a secret has 32 bytes, not 0"),
        ("moves", [[0, "dig"]], "move 0, 'dig' by seat 0: no move reads 'dig'"),
        ("moves", [[9, "mine"]], "move 0, 'mine' by seat 9: seats are numbered from 0 to 4"),
        ("moves", [[HUGE, "mine"]], "seats are numbered from 0 to 4"),
        ("moves", [*GOOD["moves"][:2], [0, "pass"]], "move 2, 'pass' by seat 0: "),
    ],
)
def test_what_cannot_be_played_is_refused_when_it_is_replayed(
    key: str, value: Any, reason: str
) -> None:
    record = Record.loads(json.dumps({**GOOD, key: value}))
    with refused(InvalidRecord, reason):
        record.replay()
    with refused(InvalidRecord, reason):
        Match.of(record)


@pytest.mark.parametrize("key", UNHASHED_SCORES)
def test_a_record_from_before_seeds_were_hashed_still_replays(key: str) -> None:
    text = (UNHASHED / f"{key}.json").read_text(encoding="utf-8")
    record = Record.loads(text)
    assert isinstance(record.seed, Unhashed)
    assert record.dumps() == text
    match = Match.of(record)
    assert match.record() == record
    assert match.state.outcome().scores == UNHASHED_SCORES[key]


def test_a_record_of_older_rules_is_refused_with_both_versions() -> None:
    record = Record.loads((UNHASHED / "dwarves_fall.json").read_text(encoding="utf-8"))
    now = find(record.game).version
    with pytest.raises(InvalidRecord, match=f"version 2 of the rules, not {now}"):
        record.replay()


def test_the_same_number_hashed_and_unhashed_is_two_matches() -> None:
    old = Record.loads(json.dumps({key: value for key, value in GOOD.items() if key != "dice"}))
    assert old.seed == Unhashed(GOOD["seed"])
    assert old != Record.loads(json.dumps(GOOD))
    with pytest.raises(InvalidRecord, match="move 3, "):
        old.replay()


def test_a_secret_has_no_dice() -> None:
    text = played(QUARTZ, SECRET, most=1).record().dumps()
    assert "dice" not in json.loads(text)


def test_another_seed_is_another_match() -> None:
    with pytest.raises(InvalidRecord, match="move 0, "):
        Record.loads(json.dumps({**GOOD, "seed": 4})).replay()


def test_an_unknown_game() -> None:
    with refused(UnknownGame, "no game is called 'chess'"):
        Record.loads(json.dumps({**GOOD, "game": "chess"})).replay()


def test_a_match_that_begins_in_a_position_counts_its_own_moves_and_goes_back_to_it() -> None:
    begun = Match.begun_at(position.dump(played(LEDUC, 7, most=1).state), SECRET)
    first = begun.state.copy()
    assert begun.count == 0
    begun.play(begun.state.seat, begun.state.moves(begun.state.seat)[0])
    assert begun.count == 1
    begun.go_back(0)
    assert (begun.count, begun.state) == (0, first)
