"""Puzzles and scenes over HTTP: nothing is kept, and nothing is told before it is answered."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest
from msgspec import json

from motherlode.games import find
from motherlode.school.puzzles.puzzle import Puzzle, shipped
from motherlode.school.scenario import Performance, Scenario
from motherlode.school.scenes.scene import scenes
from motherlode.server.web.school_schemas import PuzzleCard, PuzzleFacts, SceneFacts
from tests.server.web.site import problem

PUZZLE: Puzzle = shipped("quartz")[0]
ADDRESS = f"/api/school/puzzles/{PUZZLE.key}"
BEST, SECOND = (find("quartz").catalogue.number(one.move) for one in PUZZLE.options[:2])


def facts(guest: httpx.Client, **wanted: Any) -> PuzzleFacts:
    answer = guest.post(ADDRESS, json=wanted)
    assert answer.status_code == 200, answer.text
    return json.decode(answer.content, type=PuzzleFacts)


def test_every_puzzle_is_listed_without_its_answer(guest: httpx.Client) -> None:
    answer = guest.get("/api/school/puzzles")
    cards = json.decode(answer.content, type=list[PuzzleCard])
    assert PUZZLE.key in {card.key for card in cards}
    assert "chance" not in answer.text
    assert len({card.key for card in cards}) == len(cards)


def test_a_puzzle_is_played_from_what_its_seat_sees(guest: httpx.Client) -> None:
    found = facts(guest)
    assert found.answer is None
    assert found.scenario.seat == PUZZLE.seat
    assert BEST in found.scenario.moves
    assert [view.seat for step in found.scenario.steps for view in step.views] == [PUZZLE.seat]


def test_a_right_answer_is_told_with_its_chances(guest: httpx.Client) -> None:
    found = facts(guest, answers=[BEST], told=1)
    assert found.answer is not None
    assert found.answer.right
    assert found.answer.options[0].move == BEST
    assert found.answer.options[0].chance > found.answer.options[1].chance
    assert found.answer.clause == PUZZLE.clause
    assert [step.seat for step in found.scenario.steps] == [PUZZLE.seat]
    assert found.scenario.moves == []


def test_another_answer_is_told_too(guest: httpx.Client) -> None:
    found = facts(guest, answers=[SECOND])
    assert found.answer is not None
    assert not found.answer.right
    assert SECOND in {option.move for option in found.answer.options}


@pytest.mark.parametrize("answers", [[BEST, BEST], [None]])
def test_a_puzzle_has_one_answer(guest: httpx.Client, answers: list[int | None]) -> None:
    assert guest.post(ADDRESS, json={"answers": answers}).status_code == 400


def test_a_move_that_cannot_be_made_is_refused(guest: httpx.Client) -> None:
    state = PUZZLE.state()
    illegal = next(
        move
        for move in range(len(find("quartz").catalogue))
        if state.why_not(PUZZLE.seat, move) is not None
    )
    assert guest.post(ADDRESS, json={"answers": [illegal]}).status_code in (400, 409, 422)
    assert facts(guest, why=[illegal]).scenario.reasons[0].move == illegal


def test_what_is_not_there_is_said(guest: httpx.Client) -> None:
    assert problem(guest.post("/api/school/puzzles/none", json={}), 404) == "no_puzzle"
    assert problem(guest.get("/api/school/scenes/quartz/Q99.9"), 404) == "no_scene"
    assert problem(guest.get("/api/school/scenes/chess"), 404) == "no_game"


def test_a_clause_is_shown_step_by_step(guest: httpx.Client) -> None:
    listed = guest.get("/api/school/scenes/quartz").json()
    assert listed == list(scenes("quartz"))
    found = json.decode(guest.get("/api/school/scenes/quartz/Q3.2").content, type=SceneFacts)
    assert (found.clause, found.refused) == ("Q3.2", None)
    assert len(found.scenario.steps) == 1 + len(scenes("quartz")["Q3.2"].moves)
    assert found.scenario.steps[1].events[0]["event"] == "mined"


def test_a_scene_ends_with_what_cannot_be_done(guest: httpx.Client) -> None:
    found = json.decode(guest.get("/api/school/scenes/quartz/Q3.7").content, type=SceneFacts)
    assert found.refused is not None
    assert found.refused.clause == "Q3.7"


@pytest.mark.parametrize("game", ["quartz", "quartz_cards", "dwarves_fall", "gem_forge"])
def test_what_is_told_of_a_scene_begins_with_what_its_seat_may_know(game: str) -> None:
    for scene in scenes(game).values():
        state = Scenario.of(scene.position, scene.seat).state
        world = state.determinize(scene.seat, Random(5))
        told = [Performance(Scenario(one, scene.seat)).steps[0] for one in (state, world)]
        assert told[0] == told[1], scene.clause
