"""Compiled or plain: the same games, the same bytes."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import motherlode
from benchmarks.trajectories import checksum
from motherlode.core import position
from motherlode.core.record import Record
from motherlode.games import GAMES, find
from tests.goldens import COUNTED, MATCHES, TABLES, TRAJECTORIES, episodes, whole
from tests.goldens.episodes import Episode
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


@pytest.mark.parametrize(
    "path", episodes.files(), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_an_episode_is_told_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert Episode.read(text).told() == text, HINT


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_decision_event_and_move_is_shown(key: str) -> None:
    text = whole.path(key).read_text(encoding="utf-8")
    missing = set(episodes.wanted(find(key))) - episodes.shown(key)
    assert {kind for kind in missing if f"; {kind.removeprefix('event-')} " not in text} == set(), (
        HINT
    )


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_match_is_told_as_it_was(key: str) -> None:
    text = whole.path(key).read_text(encoding="utf-8")
    assert whole.whole(find(key), whole.seed_in(text)) == text, HINT


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
