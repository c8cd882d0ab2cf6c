"""Lessons over HTTP: nothing is kept, and nothing hidden is told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json

from motherlode.games.quartz import QUARTZ
from motherlode.school.opening import opening
from motherlode.server.settings import database_of
from motherlode.server.storage import storage
from motherlode.server.web.school_schemas import CourseCard, LessonFacts
from tests.server.web.site import LUCK, Site, problem, settings_in

MINING = "/api/school/lessons/quartz/mining"
MINE = QUARTZ.catalogue.number("mine")


def facts(guest: httpx.Client, **wanted: Any) -> LessonFacts:
    answer = guest.post(MINING, json=wanted)
    assert answer.status_code == 200, answer.text
    return json.decode(answer.content, type=LessonFacts)


def test_the_shelf_has_every_course_in_every_language(guest: httpx.Client) -> None:
    cards = json.decode(guest.get("/api/school/courses").content, type=list[CourseCard])
    first = cards[0].lessons[0]
    assert (cards[0].game, first.name) == ("quartz", "mining")
    assert set(first.title) == {"en", "ru", "pt"}
    assert first.beats > 2


def test_a_lesson_begins_with_its_scenario_and_its_first_sentence(guest: httpx.Client) -> None:
    found = facts(guest)
    assert (found.scenario.game, found.scenario.seat, found.scenario.moves) == ("quartz", 0, [MINE])
    assert found.scenario.players["en"] == ["", "Torvik", "Sigrun"]
    assert found.scenario.players["ru"] == ["", "Торвик", "Сигрун"]
    assert [view.seat for step in found.scenario.steps for view in step.views] == [0]
    assert found.beat is not None
    assert found.beat.plays
    assert found.beat.say["en"].startswith("5 days")


def test_each_answer_brings_only_what_is_new(guest: httpx.Client) -> None:
    found = facts(guest, answers=[MINE], told=1)
    assert [step.seat for step in found.scenario.steps] == [0, 1, 2]
    assert found.beat is not None
    assert found.beat.number == 1
    assert facts(guest, answers=[MINE], told=99).scenario.steps == []


def test_a_wrong_try_is_told_why(guest: httpx.Client) -> None:
    token, leave = QUARTZ.catalogue.number("use_token"), QUARTZ.catalogue.number("leave")
    reasons = facts(guest, why=[MINE, token, leave]).scenario.reasons
    assert [(one.move, one.reason, one.clause) for one in reasons] == [
        (token, "no-token", "Q5.1"),
        (leave, "later", "Q3.2"),
    ]


@pytest.mark.parametrize(
    ("path", "body", "status", "word"),
    [
        ("/api/school/lessons/quartz/flying", {}, 404, "no_lesson"),
        ("/api/school/lessons/chess/mining", {}, 404, "no_lesson"),
        (MINING, {"answers": [QUARTZ.catalogue.number("leave")]}, 409, "illegal"),
        (MINING, {"answers": [10**9]}, 400, "not_understood"),
        (MINING, {"answers": [-1]}, 400, "not_understood"),
        (MINING, {"answers": [None]}, 400, "not_understood"),
        (MINING, {"answers": [MINE] * 65}, 400, "not_understood"),
        (MINING, {"answers": "mine"}, 400, "not_understood"),
        (MINING, {"why": [10**9]}, 400, "not_understood"),
        (MINING, {"hand": []}, 400, "not_understood"),
        (MINING, {"answers": [1000] * 40_000}, 413, "too_large"),
    ],
)
def test_bad_requests_are_refused_with_a_sentence(
    guest: httpx.Client, path: str, body: dict[str, Any], status: int, word: str
) -> None:
    assert problem(guest.post(path, json=body), status) == word


def test_the_owner_learns_how_far_people_come_and_not_who(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with Site(settings) as own, own.guest() as guest:
        facts(guest)
        facts(guest, why=[MINE])
        facts(guest, answers=[MINE], told=1)
        facts(guest, answers=[MINE])
    reached = asyncio.run(counted(database_of(settings)))
    assert reached == {("quartz/mining", 0): 1, ("quartz/mining", 1): 1}


async def counted(url: str) -> dict[tuple[str, int], int]:
    """What a server that has ended wrote about lessons."""
    async with storage(url) as store:
        return await store.lesson_counts.all()


def test_a_first_match_begins_at_once_against_apprentices(guest: httpx.Client) -> None:
    found = opening("quartz")
    table = guest.post("/api/school/matches/quartz", json={"entropy": LUCK}).json()
    assert table["phase"] == "playing"
    assert table["fork"] == {"of": "", "step": 0, "seat": found.seat, "same": False}
    sitters = {seat["seat"]: (seat["sitter"], seat["level"]) for seat in table["seats"]}
    assert sitters.pop(found.seat) == ("person", None)
    assert set(sitters.values()) == {("bot", "apprentice")}
    (mine,) = guest.get("/api/tables/mine").json()["tables"]
    assert not mine["forked"]
    assert mine["asked"] == [found.seat]


@pytest.mark.parametrize(
    ("game", "body", "status", "word"),
    [
        ("chess", {"entropy": LUCK}, 404, "no_lesson"),
        ("quartz", {}, 400, "not_understood"),
        ("quartz", {"entropy": "luck"}, 400, "not_understood"),
        ("quartz", {"entropy": LUCK, "seat": 1}, 400, "not_understood"),
    ],
)
def test_a_first_match_that_cannot_be_opens_nothing(
    guest: httpx.Client, game: str, body: dict[str, Any], status: int, word: str
) -> None:
    assert problem(guest.post(f"/api/school/matches/{game}", json=body), status) == word
    assert guest.get("/api/tables/mine").json()["tables"] == []
