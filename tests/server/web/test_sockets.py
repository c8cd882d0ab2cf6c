"""A table over its socket: playing, coming back, and everything that is not understood."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from motherlode.server.protocol import LARGEST_MESSAGE
from tests.server.web.site import LUCK, Site, new_table, talk, terms


def closed(talking: Any) -> int:
    """The code under which the server ends a connection."""
    with pytest.raises(ConnectionClosed) as ended:
        talking.hear_of("nothing more")
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code


def test_a_client_is_welcomed_and_plays(site: Site, guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    with talk(site, guest, code) as player:
        welcome = player.hear()
        assert (welcome["kind"], welcome["held"]) == ("welcome", [0, 1])
        assert welcome["table"]["phase"] == "playing"
        player.play_out()
        views = [one["view"] for one in player.perspectives.values()]
        assert all(view["over"] and view["outcome"]["ranks"] for view in views)


def test_two_people_play_at_one_table(site: Site, guest: httpx.Client, other: httpx.Client) -> None:
    code = new_table(guest, sit=1)["code"]
    other.post(f"/api/tables/{code}/sit", json={"entropy": LUCK})
    guest.post(f"/api/tables/{code}/start")
    with talk(site, guest, code) as first, talk(site, other, code) as second:
        assert first.hear()["held"] == [0]
        assert second.hear()["held"] == [1]
        players = {0: first, 1: second}
        while not first.perspectives[0]["view"]["over"]:
            [asked] = first.perspectives[0]["view"]["asked"]
            player = players[asked]
            move = player.perspectives[asked]["moves"][0]
            assert player.play(asked, move)["kind"] == "done"
            seen = players[1 - asked].hear_of("step")
            assert (seen["seat"], seen["step"]) == (asked, player.step)
        assert second.perspectives[1]["view"]["over"]


def test_whoever_comes_back_gets_exactly_what_was_missed(site: Site, guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    with talk(site, guest, code) as player:
        seen = player.hear()["step"]
        player.play_out()
        while player.hear_of("step")["what"] != "revealed":
            pass
    with talk(site, guest, code, since=seen) as back:
        welcome = back.hear()
    told = [step["step"] for step in welcome["steps"]]
    assert told == list(range(seen + 1, welcome["step"] + 1))
    assert welcome["step"] == player.step
    for since in (welcome["step"], welcome["step"] + 50):
        with talk(site, guest, code, since=since) as back:
            assert back.hear()["steps"] == []


@pytest.mark.parametrize("since", ["-1", "x", "9" * 40, "1e3", "٣"])
def test_a_number_that_is_none_is_passed_over(site: Site, guest: httpx.Client, since: str) -> None:
    code = new_table(guest)["code"]
    with talk(site, guest, f"{code}?since={since}") as player:
        assert player.hear()["steps"] == []


def test_an_onlooker_sees_what_everyone_may_see(site: Site, guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    with talk(site, None, code) as onlooker:
        welcome = onlooker.hear()
        assert (welcome["held"], welcome["onlookers"]) == ([], 1)
        [seen] = welcome["perspectives"]
        assert (seen["seat"], seen["moves"], seen["view"]["seat"]) == (None, [], None)
        assert onlooker.play(0, 0)["error"] == "not_your_seat"


def test_nobody_acts_for_another(site: Site, guest: httpx.Client, other: httpx.Client) -> None:
    code = new_table(guest)["code"]
    with talk(site, other, code) as stranger:
        stranger.hear()
        asks: list[tuple[str, dict[str, Any]]] = [
            ("play", {"seat": 0, "move": 0, "after": 99}),
            ("why", {"seat": 0, "moves": [0]}),
            ("undo", {"seat": 0}),
            ("order", {"seat": 0, "orders": {}}),
            ("return", {"seat": 1}),
        ]
        for kind, fields in asks:
            assert stranger.ask(kind, **fields)["error"] == "not_your_seat", kind
        assert stranger.ask("play", seat=4, move=0, after=9)["error"] == "no_seat"
        assert stranger.ask("ping")["kind"] == "done"


def test_a_move_that_the_rules_refuse_comes_with_its_clause(
    site: Site, guest: httpx.Client
) -> None:
    code = new_table(guest)["code"]
    with talk(site, guest, code) as player:
        player.hear()
        asked = next(one for one in player.perspectives.values() if one["moves"])
        illegal = next(move for move in range(9) if move not in asked["moves"])
        refused = player.play(asked["seat"], illegal)
        assert (refused["error"], refused["reason"]["move"]) == ("illegal", illegal)
        assert refused["reason"]["clause"]
        why = player.ask("why", seat=asked["seat"], moves=[illegal, asked["moves"][0]])
        assert [reason["move"] for reason in why["reasons"]] == [illegal]
        assert player.play(asked["seat"], "jump")["error"] == "not_understood"
        assert player.play(asked["seat"], 10**9)["error"] == "not_understood"


def test_the_same_message_twice_is_done_once(site: Site, guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    with talk(site, guest, code) as player:
        player.hear()
        asked = next(one for one in player.perspectives.values() if one["moves"])
        move = {
            "kind": "play",
            "id": "same",
            "seat": asked["seat"],
            "move": asked["moves"][0],
            "after": player.step,
        }
        player.say(move)
        first = player.hear_of("done")
        player.say(move)
        assert player.hear_of("done", "refused") == first


@pytest.mark.parametrize(
    "message",
    [
        "",
        "null",
        "[]",
        "7",
        '"play"',
        "{",
        "{}",
        '{"kind":"dance","id":"a"}',
        '{"kind":"ping"}',
        '{"kind":"ping","id":""}',
        '{"kind":"ping","id":"a b"}',
        '{"kind":"ping","id":7}',
        '{"kind":"ping","id":"a","more":1}',
        '{"kind":"play","id":"a","seat":0,"move":0}',
        '{"kind":"play","id":"a","seat":9,"move":0,"after":0}',
        '{"kind":"play","id":"a","seat":0,"move":-1,"after":0}',
        '{"kind":"play","id":"a","seat":0,"move":0.5,"after":0}',
        '{"kind":"play","id":"a","seat":true,"move":0,"after":0}',
        '{"kind":"play","id":"a","seat":0,"move":null,"after":0}',
        '{"kind":"play","id":"a","seat":0,"move":99999999999999999999999,"after":9}',
        '{"kind":"why","id":"a","seat":0,"moves":' + json.dumps([0] * 65) + "}",
        '{"kind":"order","id":"a","seat":0,"orders":{"passes":"never"}}',
        "[" * 15000,
        '{"a":' * 3000,
        "\ud7ff\u0000",
    ],
)
def test_what_is_not_understood_is_refused_and_the_table_plays_on(
    site: Site, guest: httpx.Client, message: str
) -> None:
    code = new_table(guest)["code"]
    with talk(site, guest, code) as player:
        player.hear()
        player.say(message)
        refused = player.hear_of("refused")
        assert refused["error"] == "not_understood"
        assert player.ask("ping")["kind"] == "done"


def test_a_refusal_carries_the_id_where_there_is_one(site: Site, guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    with talk(site, guest, code) as player:
        player.hear()
        player.say({"kind": "ping", "id": "mine", "more": 1})
        assert player.hear_of("refused")["id"] == "mine"


def test_bytes_are_no_message(site: Site, guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    with talk(site, guest, code) as player:
        player.hear()
        player.say(b'{"kind":"ping","id":"a"}')
        assert player.hear_of("refused")["error"] == "not_understood"


def test_a_huge_message_ends_the_connection_and_nothing_else(
    site: Site, guest: httpx.Client
) -> None:
    code = new_table(guest)["code"]
    with talk(site, guest, code) as player:
        player.hear()
        player.say('{"kind":"ping","id":"a"}'.ljust(LARGEST_MESSAGE))
        assert player.hear_of("done")
        player.say(" " * (LARGEST_MESSAGE + 1))
        assert closed(player) == 1009
    with talk(site, guest, code) as player:
        assert player.hear()["kind"] == "welcome"


def test_a_table_that_there_is_not_ends_the_connection(site: Site) -> None:
    for code in ("AAAAAA", "x", "%20"):
        with talk(site, None, code) as lost:
            assert closed(lost) == 4404


def test_a_wrong_token_ends_the_connection(site: Site, guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    with talk(site, None, code, Authorization="Bearer wrong") as thief:
        assert closed(thief) == 4401


def test_a_bot_plays_with_its_token(site: Site, guest: httpx.Client) -> None:
    code = new_table(guest, sit=0)["code"]
    with site.bot() as bot:
        bot.post(f"/api/tables/{code}/sit", json={"entropy": LUCK})
        with talk(site, bot, code) as player:
            assert player.hear()["held"] == [0]


def test_pages_of_other_sites_cannot_connect(site: Site, guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", site.url + ".evil"):
        with pytest.raises(InvalidStatus) as refused, talk(site, guest, code, Origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with talk(site, guest, code, Origin=site.url) as player:
        assert player.hear()["kind"] == "welcome"


def test_presence_is_told(site: Site, guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    with talk(site, guest, code) as player:
        assert player.hear()["present"] == [0, 1]
        with talk(site, None, code) as onlooker:
            onlooker.hear()
            assert player.hear_of("present")["onlookers"] == 1
        assert player.hear_of("present")["onlookers"] == 0


def test_a_bot_of_the_server_answers(site: Site, guest: httpx.Client) -> None:
    table = new_table(guest, sit=1, bots=["apprentice"], start=True, terms=terms())
    with talk(site, guest, table["code"]) as player:
        player.hear()
        while not player.perspectives[0]["view"]["over"]:
            if moves := player.perspectives[0]["moves"]:
                player.play(0, moves[0])
            else:
                player.hear()
        assert player.perspectives[0]["view"]["outcome"]
