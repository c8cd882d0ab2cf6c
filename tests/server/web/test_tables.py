"""Tables over HTTP: what may be done, and who may do it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.web.site import LUCK, Site, finished, new_table, problem, talk, terms


def act(client: httpx.Client, code: str, what: str, **body: Any) -> httpx.Response:
    """Do something at a table."""
    return client.post(f"/api/tables/{code}/{what}", json=body or None)


@pytest.mark.parametrize(
    "name", ["Od\u00adda", "a\u180eb", "x\ue000", "A\U000e0041", "a\u202eb", ""]
)
def test_a_guest_at_the_same_screen_is_called_what_anybody_may_be(
    guest: httpx.Client, name: str
) -> None:
    place = {"entropy": LUCK, "name": name}
    wanted = {"terms": {"game": "leduc", "seats": 2}, "sit": [place]}
    before = guest.get("/api/tables/mine").json()
    assert problem(guest.post("/api/tables", json=wanted), 400) == "not_understood"
    assert guest.get("/api/tables/mine").json() == before, "no table was opened"
    code = guest.post("/api/tables", json=wanted | {"sit": []}).json()["code"]
    assert problem(guest.post(f"/api/tables/{code}/sit", json=place), 400) == "not_understood"
    composed = guest.post(f"/api/tables/{code}/sit", json=place | {"name": "e\u0301va"}).json()
    assert composed["seats"][0]["name"] == "\u00e9va"


def test_one_request_is_enough_to_play(guest: httpx.Client) -> None:
    wanted = {
        "terms": terms("quartz", 4),
        "sit": [{"entropy": LUCK, "seat": 2}],
        "bots": ["apprentice", "journeyman", "master"],
        "start": True,
    }
    table = guest.post("/api/tables", json=wanted).json()
    assert table["phase"] == "playing"
    sitters = [(seat["sitter"], seat["level"]) for seat in table["seats"]]
    assert sitters == [
        ("bot", "apprentice"),
        ("bot", "journeyman"),
        ("person", None),
        ("bot", "master"),
    ]
    assert table["entropy"] == {"2": LUCK}
    assert table["secret"] is None


def test_a_match_that_need_never_end_is_not_opened(guest: httpx.Client) -> None:
    endless = {"game.goal": 99, "safety.stalemate": 999, "safety.stuck": 99}
    wanted: dict[str, Any] = {"terms": terms("gem_forge", 4, house=endless), "sit": []}
    before = guest.get("/api/tables/mine").json()
    refused = guest.post("/api/tables", json=wanted)
    assert problem(refused, 400) == "endless"
    assert "not over after 5000 moves" in refused.json()["text"]
    assert guest.get("/api/tables/mine").json() == before, "no table was opened"
    wanted["terms"]["house"] = {"game.goal": 30}
    assert guest.post("/api/tables", json=wanted).status_code == 201


def test_several_players_may_share_a_screen(guest: httpx.Client) -> None:
    me = guest.get("/api/me").json()["id"]
    table = new_table(guest, sit=2)
    assert [seat["person"] for seat in table["seats"]] == [me, me]


def test_those_who_share_a_screen_have_a_name_and_a_face_each(guest: httpx.Client) -> None:
    me = guest.patch("/api/me", json={"name": "Thora", "avatar": "owl"}).json()
    wanted = {
        "terms": terms("quartz", 3),
        "sit": [{"entropy": LUCK}, {"entropy": LUCK, "name": "Eydis"}],
    }
    code = guest.post("/api/tables", json=wanted).json()["code"]
    table = act(guest, code, "sit", entropy=LUCK, name="Thora").json()
    seats = [(seat["person"], seat["name"], seat["avatar"]) for seat in table["seats"]]
    assert seats == [
        (me["id"], "Thora", "owl"),
        (me["id"], "Eydis", ""),
        (me["id"], "Thora 2", "owl"),
    ]


def test_whoever_opens_a_table_without_a_cookie_is_given_one(site: Site) -> None:
    with site.guest() as somebody:
        table = new_table(somebody, sit=1)
        assert somebody.get("/api/me").json()["id"] == table["host"]


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"terms": terms("chess")}, "no_game"),
        ({"terms": terms(seats=5)}, "not_understood"),
        ({"terms": terms(seats=1)}, "not_understood"),
        ({"terms": terms(options={"color": "red"})}, "not_understood"),
        ({"terms": terms(house={"no.such": 3})}, "not_understood"),
        ({"terms": terms("quartz", 3, house={"game.days": 99})}, "not_understood"),
        ({"terms": terms(clock={"kind": "sand"})}, "not_understood"),
        ({"terms": terms(clock={"kind": "move", "seconds": 0})}, "no_time"),
        ({"terms": terms(clock={"kind": "game", "increment": 9})}, "no_time"),
        ({"terms": {**terms(), "cheat": True}}, "not_understood"),
        ({"cheat": True}, "not_understood"),
        ({"sit": [{"entropy": "abc"}]}, "not_understood"),
        ({"sit": [{"entropy": "g" * 64}]}, "not_understood"),
        ({"sit": [{"entropy": "a" * 63 + "\n"}]}, "not_understood"),
        ({"sit": [{"entropy": LUCK, "name": ""}]}, "not_understood"),
        ({"sit": [{"entropy": LUCK, "name": "two\nlines"}]}, "not_understood"),
        ({"sit": [{"entropy": LUCK, "seat": 2}]}, "no_seat"),
        ({"sit": [{"entropy": LUCK, "seat": 0}] * 2}, "seat_taken"),
        ({"sit": [{"entropy": LUCK}] * 3}, "full"),
        ({"bots": ["god"]}, "not_understood"),
        ({"sit": [], "start": True}, "too_few"),
        ({"terms": None}, "not_understood"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    guest: httpx.Client, change: dict[str, Any], error: str
) -> None:
    wanted = {"terms": terms(), "sit": [{"entropy": LUCK}], **change}
    answer = guest.post("/api/tables", json=wanted)
    assert problem(answer, 404 if error == "no_game" else 400) == error
    assert guest.get("/api/tables/mine").json()["tables"] == []


def test_the_lobby_shows_what_is_open_and_listed(guest: httpx.Client) -> None:
    private = new_table(guest, sit=1)["code"]
    listed = new_table(guest, sit=1, terms=terms(listed=True))["code"]
    begun = new_table(guest, sit=2, terms=terms(listed=True))["code"]
    shown = {table["code"] for table in guest.get("/api/tables").json()["tables"]}
    assert listed in shown
    assert not {private, begun} & shown
    mine = {table["code"] for table in guest.get("/api/tables/mine").json()["tables"]}
    assert mine == {private, listed, begun}
    playing = guest.get("/api/tables/mine", params={"phase": "playing"}).json()["tables"]
    assert [table["code"] for table in playing] == [begun]


def test_nobody_has_no_tables(site: Site) -> None:
    with site.guest() as nobody:
        assert nobody.get("/api/tables/mine").json()["tables"] == []
        assert "motherlode" not in nobody.cookies


def test_a_code_is_found_however_it_is_typed(guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    assert guest.get(f"/api/tables/{code.lower()}").json()["code"] == code


@pytest.mark.parametrize(
    "code", ["AAAAAA", "short", "waytoolongforacode", "AB%2FCDE", "%F0%9F%92%8E"]
)
def test_a_table_that_there_is_not_is_not_found(guest: httpx.Client, code: str) -> None:
    assert problem(guest.get(f"/api/tables/{code}"), 404) in {"no_table", "not_found"}
    assert problem(act(guest, code, "start"), 404) in {"no_table", "not_found"}


def test_only_the_host_seats_bots_frees_seats_and_starts(
    guest: httpx.Client, other: httpx.Client
) -> None:
    code = new_table(guest, sit=1)["code"]
    assert problem(act(other, code, "bots", level="master"), 403) == "not_host"
    assert problem(act(other, code, "start"), 403) == "not_host"
    assert problem(other.delete(f"/api/tables/{code}/seats/0"), 403) == "not_host"
    assert act(guest, code, "bots", level="master").json()["seats"][1]["level"] == "master"
    assert guest.delete(f"/api/tables/{code}/seats/1").json()["seats"][1]["sitter"] == "nobody"
    assert act(other, code, "sit", entropy=LUCK).json()["seats"][1]["sitter"] == "person"
    assert guest.delete(f"/api/tables/{code}/seats/1").json()["seats"][1]["sitter"] == "nobody"


def test_a_seat_is_its_players_own(guest: httpx.Client, other: httpx.Client) -> None:
    code = new_table(guest, sit=1)["code"]
    assert problem(act(other, code, "sit", entropy=LUCK, seat=0), 409) == "seat_taken"
    assert problem(act(other, code, "sit", entropy=LUCK, seat=4), 400) == "no_seat"
    assert problem(act(other, code, "sit", entropy=LUCK, seat=5), 400) == "not_understood"
    assert problem(act(other, code, "stand", seat=0), 403) == "not_host"
    assert problem(act(guest, code, "stand", seat=1), 409) == "no_sitter"
    assert act(guest, code, "stand", seat=0).json()["seats"][0]["sitter"] == "nobody"


def test_everything_has_its_time(guest: httpx.Client, other: httpx.Client) -> None:
    code = new_table(guest, sit=1)["code"]
    assert problem(act(guest, code, "start"), 409) == "too_few"
    assert problem(act(guest, code, "rematch"), 409) == "not_over"
    for path in ("record", "verify", "replay"):
        assert problem(guest.get(f"/api/tables/{code}/{path}"), 409) == "not_over"
    act(other, code, "sit", entropy=LUCK)
    assert act(guest, code, "start").json()["phase"] == "playing"
    assert problem(act(guest, code, "start"), 409) == "already_started"
    assert problem(act(other, code, "sit", entropy=LUCK), 409) == "already_started"
    assert problem(guest.get(f"/api/tables/{code}/record"), 409) == "not_over"


def test_a_rematch_is_one_table_for_everybody(
    site: Site, guest: httpx.Client, other: httpx.Client
) -> None:
    code = finished(site, guest)
    again = act(guest, code, "rematch").json()["code"]
    assert act(guest, code, "rematch").json()["code"] == again
    assert problem(act(other, code, "rematch"), 403) == "not_seated"
    assert guest.get(f"/api/tables/{again}").json()["before"] == code
    assert act(guest, code, "rematch", entropy=[LUCK]).json()["code"] == again
    sitters = [seat["sitter"] for seat in guest.get(f"/api/tables/{again}").json()["seats"]]
    assert sitters == ["person", "nobody"]
    assert guest.get(f"/api/tables/{code}").json()["rematch"] == again


def test_finished_matches_are_found_by_game_and_player(site: Site, guest: httpx.Client) -> None:
    guest.patch("/api/me", json={"name": "Zwergin Ü"})
    listed = finished(site, guest, terms=terms(listed=True))
    private = finished(site, guest)

    def found(**wanted: str) -> set[str]:
        tables = guest.get("/api/matches", params=wanted).json()["tables"]
        return {table["code"] for table in tables}

    assert listed in found()
    assert found(player="zwergin") == {listed}
    assert found(player="zwergin", game="leduc") == {listed}
    assert found(player="zwergin", game="quartz") == set()
    assert private not in found()


def test_long_lists_come_in_pages(guest: httpx.Client) -> None:
    codes = [new_table(guest, sit=1)["code"] for _ in range(53)]
    first = guest.get("/api/tables/mine").json()
    following = {"before": first["before"], "before_code": first["before_code"]}
    second = guest.get("/api/tables/mine", params=following).json()
    assert [len(first["tables"]), len(second["tables"])] == [50, 3]
    shown = [table["code"] for table in first["tables"] + second["tables"]]
    assert shown == codes[::-1]
    assert second["before"] is None


@pytest.mark.parametrize("query", ["before=x", "before=-1", "phase=never", "before=1e400"])
def test_a_list_cannot_be_asked_for_like_that(guest: httpx.Client, query: str) -> None:
    assert problem(guest.get(f"/api/tables/mine?{query}"), 400) == "not_understood"


def test_who_is_sent_away_is_told_so(site: Site, guest: httpx.Client, other: httpx.Client) -> None:
    code = new_table(guest, sit=1)["code"]
    act(other, code, "sit", entropy=LUCK)
    with talk(site, other, code) as sent_away:
        assert sent_away.hear()["held"] == [1]
        guest.delete(f"/api/tables/{code}/seats/1")
        step = sent_away.hear_of("step")
        assert (step["what"], step["why"]) == ("stood", "kicked")
