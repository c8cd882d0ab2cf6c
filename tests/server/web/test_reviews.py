"""Reviews over HTTP: asked for, watched, read; what cannot be reviewed says why."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from motherlode.server.web import review_worker
from tests.server.web.review_work import Hang, count_moves
from tests.server.web.site import NO_LIMITS, Site, finished, new_table, problem, settings_in


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose coach says next to nothing."""
    patch = pytest.MonkeyPatch()
    patch.setattr(review_worker, "coach_review", count_moves)
    with Site(settings_in(tmp_path_factory.mktemp("reviews"))) as running:
        yield running
    patch.undo()


@pytest.fixture
def anna(house: Site) -> Iterator[httpx.Client]:
    with house.guest() as somebody:
        somebody.get("/api/me")
        yield somebody


def awaited(client: httpx.Client, subject: str, depth: str = "normal") -> dict[str, Any]:
    """Where a review stands once it is over."""
    while True:
        answer = client.get(f"/api/reviews/{subject}", params={"depth": depth})
        state: dict[str, Any] = answer.json()
        if state["status"] in ("done", "failed"):
            return state


def record_of(client: httpx.Client, code: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{code}/record").json()
    return found


def test_a_finished_match_is_reviewed_once(house: Site, anna: httpx.Client) -> None:
    code = finished(house, anna)
    asked = anna.post(f"/api/reviews/{code}", json={"depth": "quick"})
    assert asked.status_code == 200, asked.text
    assert awaited(anna, code, "quick")["status"] == "done"
    result = anna.get(f"/api/reviews/{code}/result", params={"depth": "quick"})
    assert result.json()["depth"] == "quick"
    tag = {"If-None-Match": result.headers["ETag"]}
    again = anna.get(f"/api/reviews/{code}/result", params={"depth": "quick"}, headers=tag)
    assert again.status_code == 304
    assert anna.post(f"/api/reviews/{code}", json={"depth": "quick"}).json()["status"] == "done"


def test_what_is_packed_is_unpacked_for_whoever_wants_that(house: Site, anna: httpx.Client) -> None:
    code = finished(house, anna)
    anna.post(f"/api/reviews/{code}", json={})
    awaited(anna, code)
    plain = anna.get(f"/api/reviews/{code}/result", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.json()["depth"] == "normal"


def test_a_running_match_is_not_reviewed(anna: httpx.Client) -> None:
    code = new_table(anna)["code"]
    assert problem(anna.post(f"/api/reviews/{code}", json={}), 409) == "not_over"
    assert problem(anna.get(f"/api/reviews/{code}"), 409) == "not_over"
    assert problem(anna.get(f"/api/reviews/{code}/result"), 409) == "not_over"


def test_what_nobody_asked_for_is_not_there(house: Site, anna: httpx.Client) -> None:
    code = finished(house, anna)
    assert problem(anna.get(f"/api/reviews/{code}"), 404) == "no_review"
    assert problem(anna.get(f"/api/reviews/{code}/result"), 404) == "no_review"


@pytest.mark.parametrize("subject", ["ZZZZZZ", "nonsense", "record-0", "record-" + "0" * 24])
def test_only_who_knows_a_match_can_have_it_reviewed(anna: httpx.Client, subject: str) -> None:
    assert anna.post(f"/api/reviews/{subject}", json={}).status_code == 404


@pytest.mark.parametrize("body", [{"depth": "deep"}, {"deep": 1}, [], "quick"])
def test_a_depth_that_is_none_is_refused(house: Site, anna: httpx.Client, body: object) -> None:
    code = finished(house, anna)
    assert problem(anna.post(f"/api/reviews/{code}", json=body), 400) == "not_understood"


def test_a_record_is_brought_and_reviewed(house: Site, anna: httpx.Client) -> None:
    opened = record_of(anna, finished(house, anna))
    brought = anna.post("/api/records", json=opened).json()
    assert brought["game"] == "leduc"
    assert brought["players"] == opened["players"]
    assert brought["ranks"] == opened["ranks"]
    assert anna.post("/api/records", json=opened).json() == brought
    assert anna.get(f"/api/records/{brought['name']}").json() == brought
    anna.post(f"/api/reviews/{brought['name']}", json={"depth": "quick"})
    assert awaited(anna, brought["name"], "quick")["status"] == "done"


def test_a_plain_record_has_no_names_and_can_be_replayed(house: Site, anna: httpx.Client) -> None:
    code = finished(house, anna)
    brought = anna.post("/api/records", json=record_of(anna, code)["record"]).json()
    assert brought["players"] == []
    for seat in ("0", "open"):
        found = anna.get(f"/api/records/{brought['name']}/replay", params={"seat": seat}).json()
        played = anna.get(f"/api/tables/{code}/replay", params={"seat": seat}).json()
        assert found["steps"] == played["steps"]
    beyond = anna.get(f"/api/records/{brought['name']}/replay", params={"seat": 7})
    assert problem(beyond, 400) == "no_seat"


def test_records_that_cannot_be_played_say_why(house: Site, anna: httpx.Client) -> None:
    record = record_of(anna, finished(house, anna))["record"]
    bad: dict[str, tuple[Any, str]] = {
        "damaged": (b'{"game": ', "not JSON"),
        "no text": (b"\xff\xfe", "UTF-8"),
        "empty": (b"", "not JSON"),
        "nothing": ({}, "exactly"),
        "another version": ({**record, "version": 99}, "version 99"),
        "unknown house rules": ({**record, "house": {"no.such": 1}}, "no.such"),
        "unknown game": ({**record, "game": "chess"}, "chess"),
        "not over": ({**record, "moves": record["moves"][:-1]}, "not over"),
        "illegal": ({**record, "moves": [[0, "nonsense"]]}, "nonsense"),
        "endless": ({**record, "moves": record["moves"][:1] * 6000}, "at most"),
    }
    for name, (body, words) in bad.items():
        content = body if isinstance(body, bytes) else json.dumps(body)
        answer = anna.post("/api/records", content=content)
        assert answer.status_code in (400, 404), name
        assert words in answer.json()["text"], (name, answer.text)


def test_a_record_that_is_too_large_is_refused(anna: httpx.Client) -> None:
    assert anna.post("/api/records", content=b" " * (2 * 1024 * 1024 + 1)).status_code == 413


def test_nobody_has_more_under_way_than_the_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_worker, "coach_review", Hang(tmp_path / "sign"))
    limits = replace(NO_LIMITS, reviews=2, imports=0.001, imports_burst=1)
    with Site(settings_in(tmp_path, limits=limits)) as site, site.guest() as anna:
        codes = [finished(site, anna) for _ in range(3)]
        for code in codes[:2]:
            assert anna.post(f"/api/reviews/{code}", json={}).status_code == 200
        assert problem(anna.post(f"/api/reviews/{codes[2]}", json={}), 429) == "too_many"
        assert anna.post(f"/api/reviews/{codes[0]}", json={}).status_code == 200
        opened = record_of(anna, codes[0])
        assert anna.post("/api/records", json=opened).status_code == 201
        assert problem(anna.post("/api/records", json=opened), 429) == "too_fast"
