"""Ways back into an account, and those who are let in no more."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.web.site import Site, new_table, problem, talk

ACCOUNT = {"login": "gloin", "password": "deep in the mine"}
NEW = "deeper in the mine"


def test_a_recovery_code_sets_a_password_once(site: Site, guest: httpx.Client) -> None:
    me = guest.post("/api/me/password", json=ACCOUNT).json()["id"]
    wrong = {"password": "wrong wrong"}
    assert problem(guest.post("/api/me/recovery", json=wrong), 403) == "old_password"
    right = {"password": ACCOUNT["password"]}
    first = guest.post("/api/me/recovery", json=right).json()["codes"]
    codes = guest.post("/api/me/recovery", json=right).json()["codes"]
    assert len(set(codes)) == 8
    with site.guest() as device:
        body = {"login": "Gloin".lower(), "password": NEW}
        for bad in (first[0], "", "0" * 20):
            answer = device.post("/api/login/recover", json={**body, "code": bad})
            assert problem(answer, 401) == "wrong_code"
        typed = f" {codes[0][:5].upper()}-{codes[0][5:]} "
        assert device.post("/api/login/recover", json={**body, "code": typed}).json()["id"] == me
        again = device.post("/api/login/recover", json={**body, "code": codes[0]})
        assert problem(again, 401) == "wrong_code"
        other = {**body, "login": "somebody", "code": codes[1]}
        assert problem(device.post("/api/login/recover", json=other), 401) == "wrong_code"
        assert device.get("/api/me").json()["id"] == me
        assert problem(device.post("/api/login", json=ACCOUNT), 401) == "wrong_password"
    assert guest.get("/api/me").json()["id"] != me


def test_a_guest_has_no_recovery_codes(guest: httpx.Client) -> None:
    assert problem(guest.post("/api/me/recovery", json={"password": "x"}), 403) == "forbidden"


def test_whoever_is_banned_cannot_come_back(site: Site, guest: httpx.Client) -> None:
    account = {**ACCOUNT, "login": "oin"}
    me = guest.post("/api/me/password", json=account).json()["id"]
    keepers, bans = site.dependencies.keepers, site.dependencies.bans
    site.do(keepers.ban("person", me))
    bans.stale_at = float("-inf")
    assert guest.get("/api/me").json()["id"] != me
    with site.guest() as device:
        assert problem(device.post("/api/login", json=account), 403) == "banned"
    code = new_table(guest)["code"]
    try:
        with talk(site, guest, code) as playing, site.guest() as device:
            playing.hear()
            site.do(keepers.ban("address", "127.0.0.1"))
            bans.stale_at = float("-inf")
            for path in ("/api/me", "/api/tables", "/api/games", "/api/matches"):
                assert problem(device.get(path), 403) == "banned", path
            assert problem(device.post("/api/records", json={}), 403) == "banned"
            assert device.get("/healthz").status_code == 200
            playing.say({"kind": "why", "id": "w1", "seat": 0, "moves": []})
            with pytest.raises(ConnectionClosed) as closed:
                playing.hear_of("reasons")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
    finally:
        site.do(keepers.unban("address", "127.0.0.1"))
        bans.stale_at = float("-inf")
    assert guest.get("/api/me").status_code == 200
