"""Guests, accounts and bots: who one is, and that nobody can be another."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from motherlode.server.tables.names import is_a_bots, name_key
from motherlode.server.web.guest_names import NAMES
from motherlode.server.web.identity import cookie_line
from tests.server.web.site import Site, new_table, problem, talk


def test_a_guest_is_made_once_and_kept_by_a_cookie(site: Site) -> None:
    with site.guest() as somebody:
        first = somebody.get("/api/me")
        assert somebody.get("/api/me").json() == first.json()
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie
    assert first.json()["login"] is None


def test_behind_https_the_cookie_goes_over_https_alone() -> None:
    assert cookie_line("x", secure=True).endswith("; Secure")


def test_a_forged_cookie_is_nobody(site: Site, guest: httpx.Client) -> None:
    me = guest.get("/api/me").json()["id"]
    signed = guest.cookies["motherlode"]
    for forged in (signed[:-2] + "aa", f'"{me}"', "x.y", "", "\xe9.\xff"):
        cookie = f"motherlode={forged}".encode("latin-1")
        answer = httpx.get(f"{site.url}/api/me", headers={b"Cookie": cookie})
        assert answer.status_code == 200
        assert answer.json()["id"] != me


def test_name_and_avatar_can_be_changed_each_for_itself(guest: httpx.Client) -> None:
    assert guest.patch("/api/me", json={"name": "Ægir"}).json()["name"] == "Ægir"
    me = guest.patch("/api/me", json={"avatar": "owl"}).json()
    assert (me["name"], me["avatar"]) == ("Ægir", "owl")
    assert guest.get("/api/me").json() == me


@pytest.mark.parametrize(
    "change",
    [
        {"name": ""},
        {"name": " x"},
        {"name": "x" * 25},
        {"name": "a\u202eb"},
        {"name": "a\nb"},
        {"name": "a\x00"},
        {"name": "a\n"},
        {"name": None},
        {"avatar": "<b>"},
        {"avatar": "Ä"},
        {"bot": True},
        {"login": "admin"},
        [],
        "name",
    ],
)
def test_what_nobody_can_be_called_is_refused(guest: httpx.Client, change: object) -> None:
    before = guest.get("/api/me").json()
    assert problem(guest.patch("/api/me", json=change), 400) == "not_understood"
    assert guest.get("/api/me").json() == before


def test_an_account_works_on_another_device(site: Site, guest: httpx.Client) -> None:
    credentials = {"login": "thora@example", "password": "deep in the mine"}
    me = guest.post("/api/me/password", json=credentials).json()
    assert me["login"] == "thora@example"
    with site.guest() as device:
        assert device.post("/api/login", json=credentials).json() == me
        assert device.get("/api/me").json() == me
        assert device.post("/api/logout").status_code == 204
        assert "motherlode" not in device.cookies
        assert device.get("/api/me").json()["id"] != me["id"]


def test_a_new_password_signs_other_devices_out(site: Site, guest: httpx.Client) -> None:
    first = {"login": "sindri", "password": "deep in the mine"}
    me = guest.post("/api/me/password", json=first).json()
    code = new_table(guest)["code"]
    with site.guest() as device:
        device.post("/api/login", json=first)
        with talk(site, device, code) as there:
            assert there.hear()["held"] == [0, 1]
            second = first | {"password": "deeper in the mine"}
            change = second | {"old": first["password"]}
            assert guest.post("/api/me/password", json=change).json() == me
            assert there.hear_of("closing")["why"] == "signed_out"
            with pytest.raises(ConnectionClosed) as ended:
                there.hear()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 4410
        with talk(site, device, code) as there:
            assert there.hear()["held"] == []
        assert device.get("/api/me").json()["id"] != me["id"]
        assert problem(device.post("/api/login", json=first), 401) == "wrong_password"
        assert device.post("/api/login", json=second).json() == me
    assert guest.get("/api/me").json() == me
    with talk(site, guest, code) as here:
        assert here.hear()["held"] == [0, 1]


def test_whoever_is_signed_out_in_another_process_is_sent_away(
    site: Site, guest: httpx.Client
) -> None:
    me = guest.get("/api/me").json()["id"]
    code = new_table(guest)["code"]
    with talk(site, guest, code) as there:
        there.hear()
        dependencies = site.dependencies
        site.do(dependencies.accounts.register(me, "elsewhere", "a hash"))
        site.do(dependencies.rooms.make_round())
        assert there.hear_of("closing")["why"] == "signed_out"


def test_a_cookie_of_an_older_server_is_still_known(site: Site, guest: httpx.Client) -> None:
    me = guest.get("/api/me").json()
    older = str(site.dependencies.signer.serializer.dumps(me["id"]))
    with site.guest() as device:
        device.cookies.set("motherlode", older)
        assert device.get("/api/me").json() == me


def test_whoever_has_a_password_must_know_it_to_change_it(site: Site, guest: httpx.Client) -> None:
    first = {"login": "dvalin", "password": "deep in the mine"}
    me = guest.post("/api/me/password", json=first).json()
    second = {"login": "dvalin", "password": "deeper in the mine"}
    for old in ({}, {"old": None}, {"old": ""}, {"old": "high in the air"}):
        refused = guest.post("/api/me/password", json=second | old)
        assert problem(refused, 403) == "old_password"
        assert "set-cookie" not in refused.headers
    assert guest.get("/api/me").json() == me
    with site.guest() as device:
        assert problem(device.post("/api/login", json=second), 401) == "wrong_password"
        assert device.post("/api/login", json=first).json() == me
    renamed = {"login": "dvalin2", "password": "deeper in the mine", "old": first["password"]}
    assert guest.post("/api/me/password", json=renamed).json() == me | {"login": "dvalin2"}
    with site.guest() as device:
        assert problem(device.post("/api/login", json=first), 401) == "wrong_password"
        assert device.post("/api/login", json=renamed | {"old": None}).status_code == 400
        assert device.post("/api/login", json=second | {"login": "dvalin2"}).status_code == 200


def test_a_wrong_password_and_a_wrong_login_are_refused_alike(
    site: Site, guest: httpx.Client
) -> None:
    guest.post("/api/me/password", json={"login": "brokk", "password": "deep in the mine"})
    with site.guest() as thief:
        wrong = thief.post("/api/login", json={"login": "brokk", "password": "high in the air"})
        unknown = thief.post("/api/login", json={"login": "nobody", "password": "high in the air"})
    assert problem(wrong, 401) == problem(unknown, 401) == "wrong_password"
    assert wrong.json() == unknown.json()
    assert "set-cookie" not in wrong.headers


def test_a_login_belongs_to_one(guest: httpx.Client, other: httpx.Client) -> None:
    credentials = {"login": "eitri", "password": "deep in the mine"}
    assert guest.post("/api/me/password", json=credentials).status_code == 200
    assert problem(other.post("/api/me/password", json=credentials), 409) == "login_taken"


@pytest.mark.parametrize(
    "credentials",
    [
        {"login": "ab", "password": "long enough"},
        {"login": "a b c", "password": "long enough"},
        {"login": "valid", "password": "short"},
        {"login": "valid", "password": "x" * 201},
        {"login": "valid"},
    ],
)
def test_poor_credentials_are_refused(guest: httpx.Client, credentials: object) -> None:
    assert problem(guest.post("/api/me/password", json=credentials), 400) == "not_understood"


def test_a_bot_is_known_by_its_token(site: Site) -> None:
    with site.bot("Robot") as bot:
        me = bot.get("/api/me")
        assert (me.json()["name"], me.json()["bot"]) == ("Robot", True)
        assert "set-cookie" not in me.headers
        assert problem(bot.post("/api/me/tokens", json={"name": "More"}), 403) == "forbidden"
        credentials = {"login": "robot", "password": "deep in the mine"}
        assert problem(bot.post("/api/me/password", json=credentials), 403) == "forbidden"


def test_an_ended_token_is_worth_nothing(site: Site, guest: httpx.Client) -> None:
    code = new_table(guest)["code"]
    with site.bot() as bot, talk(site, bot, code) as there:
        assert there.hear()["kind"] == "welcome"
        assert bot.delete("/api/me/tokens").status_code == 204
        assert problem(bot.get("/api/me"), 401) == "nobody"
        assert there.hear_of("closing")["why"] == "signed_out"


def test_a_wrong_token_is_nobody_and_no_guest(site: Site) -> None:
    with site.guest(Authorization="Bearer wrong") as thief:
        answer = thief.get("/api/me")
    assert problem(answer, 401) == "nobody"
    assert "set-cookie" not in answer.headers


def test_only_a_bot_can_end_its_token(guest: httpx.Client) -> None:
    assert problem(guest.delete("/api/me/tokens"), 401) == "nobody"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("pt-BR,pt;q=0.9,en;q=0.8", "pt"), ("de, ru;q=0.7", "ru"), ("tlh", "en"), ("", "en")],
)
def test_a_guest_is_called_by_a_name_in_their_language_without_a_number(
    site: Site, accepted: str, language: str
) -> None:
    with site.guest() as somebody:
        name = somebody.get("/api/me", headers={"Accept-Language": accepted}).json()["name"]
    assert name in NAMES[language]


def test_names_of_guests_are_words_that_differ_from_each_other_and_from_bots() -> None:
    for names in NAMES.values():
        assert len({name_key(name) for name in names}) == len(names)
        assert all(name.isalpha() and not is_a_bots(name) for name in names)
