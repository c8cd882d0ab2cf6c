"""Hints over the socket: at tables that give them, for who is asked, and everybody is told."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.web.site import LUCK, Site, Talk, new_table, talk, terms


def practice(client: httpx.Client, **others: Any) -> str:
    """A table of one person and a bot."""
    wanted = {"sit": 1, "bots": ["apprentice"], "start": True, **others}
    code: str = new_table(client, **wanted)["code"]
    return code


def ask(player: Talk, seat: int) -> dict[str, Any]:
    """Ask for a hint and wait for what comes of it."""
    player.sent += 1
    player.say({"kind": "ask_hint", "id": f"hint-{player.sent}", "seat": seat})
    return player.hear_of("hint_facts", "refused")


def till_asked(player: Talk, seat: int) -> None:
    """Wait until a seat has to choose."""
    player.hear()
    while not player.perspectives[seat]["moves"]:
        player.hear_of("step")


def test_a_hint_weighs_the_moves_of_now_and_marks_the_match(
    site: Site, guest: httpx.Client
) -> None:
    code = practice(guest)
    facts = guest.get(f"/api/tables/{code}").json()
    assert (facts["gives_hints"], facts["hinted"]) == (True, False)
    with talk(site, guest, code) as player:
        till_asked(player, 0)
        hint = ask(player, 0)
        assert hint["kind"] == "hint_facts", hint
        assert {one["move"] for one in hint["options"]} <= set(player.perspectives[0]["moves"])
        assert hint["best"][0] == hint["options"][0]["move"]
        assert all(0 <= one["chance"] <= 1 for one in hint["options"])
        assert hint["step"] == player.step
    assert guest.get(f"/api/tables/{code}").json()["hinted"]
    (mine,) = [one for one in guest.get("/api/tables/mine").json()["tables"] if one["code"] == code]
    assert mine["hinted"]


def test_the_second_hint_writes_nothing(site: Site, guest: httpx.Client) -> None:
    with talk(site, guest, practice(guest)) as player:
        till_asked(player, 0)
        first, second = ask(player, 0), ask(player, 0)
        assert first["step"] == second["step"]


def test_among_people_nobody_is_given_hints(site: Site, guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    with talk(site, guest, code) as player:
        till_asked(player, 0)
        assert ask(player, 0)["error"] == "no_hints"
    facts = guest.get(f"/api/tables/{code}").json()
    assert (facts["gives_hints"], facts["hinted"]) == (False, False)


def test_where_all_sat_down_to_it_everybody_is(
    site: Site, guest: httpx.Client, other: httpx.Client
) -> None:
    open_terms = terms(hints=True)
    code = new_table(guest, sit=1, terms=open_terms)["code"]
    waiting = other.get(f"/api/tables/{code}").json()
    assert waiting["terms"]["hints"]
    other.post(f"/api/tables/{code}/sit", json={"entropy": LUCK})
    guest.post(f"/api/tables/{code}/start")
    with talk(site, guest, code) as host, talk(site, other, code) as player:
        player.hear()
        till_asked(host, 0)
        assert ask(host, 0)["kind"] == "hint_facts"
        told = player.hear_of("step")
        assert (told["what"], told["seat"]) == ("hinted", 0)
        assert told["table"]["hinted"]


def test_a_hint_is_for_who_is_asked_on_a_seat_of_theirs(
    site: Site, guest: httpx.Client, other: httpx.Client
) -> None:
    code = new_table(guest, terms=terms(hints=True))["code"]
    with talk(site, guest, code) as player, talk(site, other, code) as onlooker:
        till_asked(player, 0)
        onlooker.hear()
        assert ask(player, 1)["error"] == "not_asked"
        assert ask(player, 4)["error"] == "no_seat"
        assert ask(onlooker, 0)["error"] == "not_your_seat"
    assert not guest.get(f"/api/tables/{code}").json()["hinted"]
