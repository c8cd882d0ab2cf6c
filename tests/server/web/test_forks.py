"""Play on from a moment of a finished match, over HTTP and at the table that is opened for it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.web.site import LUCK, Site, finished, new_table, problem, talk


def play_on(client: httpx.Client, code: str, **wanted: Any) -> httpx.Response:
    return client.post(
        f"/api/tables/{code}/fork", json={"step": 1, "seat": 0, "entropy": LUCK, **wanted}
    )


def test_a_table_is_opened_at_that_moment_with_bots(site: Site, guest: httpx.Client) -> None:
    code = finished(site, guest)
    facts = play_on(guest, code, seat=1, level="apprentice").json()
    assert facts["phase"] == "playing"
    assert facts["fork"] == {"of": code, "step": 1, "seat": 1, "same": False}
    assert [seat["sitter"] for seat in facts["seats"]] == ["bot", "person"]
    seen = guest.get(f"/api/tables/{code}/replay", params={"seat": 1}).json()["steps"][1]
    with talk(site, guest, facts["code"]) as player:
        assert player.hear()["perspectives"][0]["view"]["table"] == seen["views"][0]["table"]


def test_the_match_is_played_to_its_end_and_marked(site: Site, guest: httpx.Client) -> None:
    code = play_on(guest, finished(site, guest), hands=True).json()["code"]
    with talk(site, guest, code) as player:
        player.hear()
        while guest.get(f"/api/tables/{code}").json()["phase"] != "over":
            asked = player.perspectives[0]
            if asked["moves"]:
                player.play(0, asked["moves"][0])
            else:
                player.hear_of("step")
    while guest.get(f"/api/tables/{code}").json()["secret"] is None:
        pass
    verdict = guest.get(f"/api/tables/{code}/verify").json()
    assert verdict["fair"], verdict
    assert "not dealt" in verdict["why"]
    (mine,) = [one for one in guest.get("/api/tables/mine").json()["tables"] if one["code"] == code]
    assert mine["forked"]
    assert not mine["hinted"]


def test_a_record_that_was_brought_can_be_played_on_too(site: Site, guest: httpx.Client) -> None:
    record = guest.get(f"/api/tables/{finished(site, guest)}/record").json()
    name = guest.post("/api/records", json=record).json()["name"]
    wanted = {"step": 1, "seat": 0, "entropy": LUCK}
    facts = guest.post(f"/api/records/{name}/fork", json=wanted).json()
    assert facts["fork"] == {"of": name, "step": 1, "seat": 0, "same": False}


def test_a_running_match_cannot_be_forked(guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    assert problem(play_on(guest, code), 409) == "not_over"
    assert problem(play_on(guest, "ZZZZZZ"), 404) == "no_table"


@pytest.mark.parametrize(
    ("wanted", "status", "word"),
    [
        ({"step": 999}, 400, "no_step"),
        ({"seat": 3}, 400, "no_seat"),
        ({"step": -1}, 400, "not_understood"),
        ({"seat": 7}, 400, "not_understood"),
        ({"entropy": None}, 400, "not_understood"),
        ({"level": "god"}, 400, "not_understood"),
        ({"position": {}}, 400, "not_understood"),
    ],
)
def test_what_cannot_be_is_refused_and_opens_nothing(
    site: Site, guest: httpx.Client, wanted: dict[str, Any], status: int, word: str
) -> None:
    code = finished(site, guest)
    before = len(guest.get("/api/tables/mine").json()["tables"])
    assert problem(play_on(guest, code, **wanted), status) == word
    assert len(guest.get("/api/tables/mine").json()["tables"]) == before


def test_there_is_nothing_to_play_at_the_end(site: Site, guest: httpx.Client) -> None:
    code = finished(site, guest)
    moves = guest.get(f"/api/tables/{code}").json()["moves"]
    assert problem(play_on(guest, code, step=moves), 400) == "no_step"
