"""Compiled or plain: the same games, the same bytes."""

from __future__ import annotations

import json
import os

import pytest

import motherlode
from benchmarks.trajectories import checksum
from motherlode.core import position
from motherlode.core.record import Record
from motherlode.games import find
from tests.goldens import COUNTED, MATCHES, TABLES, TRAJECTORIES
from tests.goldens.playthrough import path, playthrough
from tests.goldens.story import Story
from tests.goldens.ways import WAYS

HINT = "run `make goldens` if the change is meant, and read the difference"


def test_the_engine_that_was_asked_for_is_the_one_that_runs() -> None:
    running = "compiled" if motherlode.compiled else "plain"
    assert os.environ.get("MOTHERLODE_ENGINE", running) == running


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_random_matches_go_the_same_way_on_every_engine(key: str, seats: int) -> None:
    expected = json.loads(TRAJECTORIES.read_text(encoding="utf-8"))
    assert checksum(find(key), seats, range(COUNTED)) == expected.get(f"{key}-{seats}"), HINT


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_playthrough_reads_as_it_did(key: str, seats: int) -> None:
    assert path(key, seats).is_file(), HINT
    assert playthrough(key, seats) == path(key, seats).read_text(encoding="utf-8"), HINT


@pytest.mark.parametrize("name", WAYS)
def test_a_finished_match_ends_in_its_way(name: str) -> None:
    record = Record.loads((MATCHES / f"{name}.json").read_text(encoding="utf-8"))
    outcome, last = (MATCHES / f"{name}.end").read_text(encoding="utf-8").splitlines()
    story = Story.of(record)
    game, shown = WAYS[name]
    assert record.game == game
    assert shown.way(story)
    assert story.outcome.as_data() == json.loads(outcome)
    assert position.dumps(story.match.state) == last
    assert position.dumps(record.replay()) == last
    assert story.match.record() == record


def test_every_way_has_its_match_and_every_match_its_way() -> None:
    kept = {file.relative_to(MATCHES).with_suffix("") for file in MATCHES.glob("*/*")}
    assert {name.as_posix() for name in kept} == set(WAYS)
