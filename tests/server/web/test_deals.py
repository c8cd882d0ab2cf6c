"""The same deal again: who may play it, that it is the same, and who did how well."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.web.site import LUCK, Site, finished, new_table, problem, talk

OTHER_LUCK = "7b" * 32


def again(client: httpx.Client, code: str, **wanted: Any) -> httpx.Response:
    body = {"seat": 0, "entropy": OTHER_LUCK, **wanted}
    return client.post(f"/api/tables/{code}/deal", json=body)


def allow(client: httpx.Client, code: str, allowed: bool = True) -> httpx.Response:
    return client.post(f"/api/tables/{code}/deal/allow", json={"allowed": allowed})


def deal_of(client: httpx.Client, code: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{code}/deal").json()
    return found


def play_out(site: Site, client: httpx.Client, code: str) -> None:
    """Play the first moves to the end, and wait until the secret is open."""
    with talk(site, client, code) as player:
        player.hear()
        while client.get(f"/api/tables/{code}").json()["phase"] != "over":
            mine = next((one for one in player.perspectives.values() if one["moves"]), None)
            if mine:
                player.play(mine["seat"], mine["moves"][0])
            else:
                player.hear_of("step")
    while client.get(f"/api/tables/{code}").json()["secret"] is None:
        pass


def match_of_two(site: Site, one: httpx.Client, other: httpx.Client) -> str:
    """A match between two people that is over: the host resigned."""
    code: str = new_table(one, sit=1)["code"]
    other.post(f"/api/tables/{code}/sit", json={"entropy": LUCK})
    one.post(f"/api/tables/{code}/start")
    with talk(site, one, code) as player:
        player.hear()
        player.ask("resign", seat=0)
    while one.get(f"/api/tables/{code}").json()["secret"] is None:
        pass
    return code


def test_the_same_deal_has_the_same_luck(site: Site, guest: httpx.Client) -> None:
    code = finished(site, guest)
    facts = again(guest, code, seat=1).json()
    assert facts["phase"] == "playing"
    assert facts["fork"] == {"of": code, "step": 0, "seat": None, "same": True}
    assert [seat["sitter"] for seat in facts["seats"]] == ["bot", "person"]
    play_out(site, guest, facts["code"])
    first, second = (opened(guest, one) for one in (code, facts["code"]))
    assert first["dealt"] == second["dealt"]
    assert first["seed"] == second["seed"]
    verdict = guest.get(f"/api/tables/{facts['code']}/verify").json()
    assert verdict["fair"], verdict
    assert "luck of another" in verdict["why"]


def opened(client: httpx.Client, code: str) -> dict[str, Any]:
    """What everybody was dealt in a match that is over, and by which luck."""
    replay = client.get(f"/api/tables/{code}/replay", params={"seat": "open"}).json()
    record = client.get(f"/api/tables/{code}/record").json()["record"]
    return {"dealt": replay["steps"][0]["views"], "seed": record["seed"]}


def test_matches_of_a_deal_are_compared_once_they_are_over(site: Site, guest: httpx.Client) -> None:
    code = finished(site, guest)
    assert allow(guest, code).json()["awaited"] == []
    with site.guest() as friend:
        played = again(friend, code, seat=1).json()["code"]
        assert [one["code"] for one in deal_of(guest, code)["matches"]] == [code]
        play_out(site, friend, played)
        found = deal_of(guest, code)["matches"]
    assert [one["code"] for one in found] == [code, played]
    assert all(seat["rank"] for one in found for seat in one["sittings"])
    assert found[1]["forked"]


def test_whoever_plays_a_deal_of_their_own_again_sees_how_they_did_and_nobody_else_does(
    site: Site, guest: httpx.Client
) -> None:
    code = finished(site, guest)
    played = again(guest, code).json()["code"]
    play_out(site, guest, played)
    assert [one["code"] for one in deal_of(guest, code)["matches"]] == [code, played]
    assert deal_of(guest, code)["awaited"]
    with site.guest() as stranger:
        assert [one["code"] for one in deal_of(stranger, code)["matches"]] == [code]


def test_whoever_plays_cannot_read_the_luck_from_the_table(site: Site, guest: httpx.Client) -> None:
    code = finished(site, guest)
    key = guest.get(f"/api/tables/{code}/record").json()["record"]["seed"]
    opened = again(guest, code)
    with talk(site, guest, opened.json()["code"]) as player:
        welcome = player.connection.recv(30)
    assert key not in opened.text
    assert key not in str(welcome)


def test_all_people_of_the_table_must_allow_it(site: Site, guest: httpx.Client) -> None:
    with site.guest() as other, site.guest() as stranger:
        code = match_of_two(site, guest, other)
        assert problem(again(stranger, code), 409) == "not_allowed"
        assert problem(again(guest, code), 409) == "not_allowed"
        assert problem(allow(stranger, code), 403) == "not_seated"
        assert allow(other, code).json()["awaited"] == [0]
        assert problem(again(stranger, code), 409) == "not_allowed"
        assert again(guest, code).status_code == 201  # who asks allows it for himself
        assert allow(guest, code).json()["awaited"] == []
        assert again(stranger, code).status_code == 201
        assert allow(other, code, allowed=False).json()["awaited"] == [1]
        assert problem(again(stranger, code), 409) == "not_allowed"
        assert len(deal_of(stranger, code)["matches"]) == 1


def test_the_deal_of_a_running_match_is_nobodys_affair(guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    assert problem(again(guest, code), 409) == "not_over"
    assert problem(allow(guest, code), 409) == "not_over"
    assert problem(guest.get(f"/api/tables/{code}/deal"), 409) == "not_over"
    assert problem(again(guest, "ZZZZZZ"), 404) == "no_table"


def test_a_deal_that_was_played_again_is_that_of_the_first_table(
    site: Site, guest: httpx.Client
) -> None:
    code = finished(site, guest)
    second = again(guest, code).json()["code"]
    play_out(site, guest, second)
    refused = again(guest, second)
    assert problem(refused, 409) == "not_dealt"
    assert code in refused.json()["text"]


@pytest.mark.parametrize(
    ("wanted", "status", "word"),
    [
        ({"seat": 3}, 400, "no_seat"),
        ({"seat": 7}, 400, "not_understood"),
        ({"entropy": None}, 400, "not_understood"),
        ({"level": "god"}, 400, "not_understood"),
        ({"step": 3}, 400, "not_understood"),
    ],
)
def test_what_cannot_be_is_refused_and_opens_nothing(
    site: Site, guest: httpx.Client, wanted: dict[str, Any], status: int, word: str
) -> None:
    code = finished(site, guest)
    before = len(guest.get("/api/tables/mine").json()["tables"])
    assert problem(again(guest, code, **wanted), status) == word
    assert len(guest.get("/api/tables/mine").json()["tables"]) == before
