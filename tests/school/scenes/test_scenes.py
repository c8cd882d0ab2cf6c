"""The scenes that the rules show: each plays, each still is what its test does."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest

from motherlode.core import position
from motherlode.core.registry import game_of
from motherlode.core.state import State
from motherlode.school.scenes.scene import Scene, scenes
from tests.scenes import check
from tests.school.scenes.__main__ import HOME
from tests.school.scenes.choice import told
from tests.school.scenes.played import PLAYED, of_play
from tests.test_clauses import ROOT, clauses, marked

LEAST: Final = 0.8
every_game = pytest.mark.parametrize("key", PLAYED)


def performed(scene: Scene) -> tuple[State, set[str]]:
    """Where a scene leads, and the clauses by which something happened on the way."""
    state = position.load(scene.position)
    found: set[str] = set()
    for line in scene.moves:
        found |= told(state, line)
        check(state)
    return state, found


@every_game
def test_most_clauses_that_speak_of_play_can_be_shown(key: str) -> None:
    wanted = of_play(key)
    shown = [clause for clause in wanted if clause in scenes(key)]
    assert len(wanted) > 30
    assert len(shown) >= LEAST * len(wanted), sorted(set(wanted) - set(shown))


@every_game
def test_every_scene_plays_to_its_end(key: str) -> None:
    for scene in scenes(key).values():
        state, _ = performed(scene)
        assert game_of(state).key == key
        assert 0 <= scene.seat < state.seats
        assert scene.moves or scene.refused, scene.clause


@every_game
def test_what_is_refused_in_the_end_is_refused_by_the_clause(key: str) -> None:
    tried = [scene for scene in scenes(key).values() if scene.refused]
    assert tried
    for scene in tried:
        state, _ = performed(scene)
        seat, _, text = scene.refused.partition(": ")
        refusal = state.why_not(int(seat), game_of(state).catalogue.number(text))
        assert refusal is not None
        assert refusal.clause == scene.clause


@every_game
def test_every_scene_is_one_of_a_test_that_names_its_clause(key: str) -> None:
    for scene in scenes(key).values():
        path, _, name = scene.test.partition("::")
        assert scene.clause in marked(ROOT / path), scene.clause
        assert f"def {name}(" in Path(ROOT / path).read_text(encoding="utf-8"), scene.test


@every_game
def test_what_is_hidden_from_the_one_who_looks_does_not_show(key: str) -> None:
    for scene in scenes(key).values():
        state = position.load(scene.position)
        world = state.determinize(scene.seat, Random(3))
        assert world.view(scene.seat) == state.view(scene.seat), scene.clause


def test_the_files_hold_the_scenes_in_the_order_of_the_rules() -> None:
    for key in PLAYED:
        written = (HOME / f"{key}.jsonl").read_text(encoding="utf-8").splitlines()
        assert written == [scene.line() for scene in scenes(key).values()]
        places = [clauses(key).index(clause) for clause in scenes(key)]
        assert places == sorted(places)
