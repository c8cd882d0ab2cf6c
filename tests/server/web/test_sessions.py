"""Whoever has copied a cookie, planted one, or hammers at another's account gets nowhere."""

from __future__ import annotations

from pathlib import Path

import httpx
from itsdangerous import URLSafeSerializer

from motherlode.server.settings import Limits
from motherlode.server.web.cookie_signer import KEY_FILE, SALT
from tests.server.web.site import NO_LIMITS, Site, new_table, problem, settings_in, talk

ACCOUNT = {"login": "durin", "password": "deep in the mine"}


def person_with(site: Site, cookie: str) -> str:
    """Whom the server takes somebody for who has another's cookie."""
    answer = httpx.get(f"{site.url}/api/me", headers={"Cookie": f"motherlode={cookie}"})
    return str(answer.json()["id"])


def test_a_copied_cookie_is_worth_nothing_after_logging_out(
    site: Site, guest: httpx.Client
) -> None:
    me = guest.get("/api/me").json()["id"]
    code = new_table(guest)["code"]
    copied = guest.cookies["motherlode"]
    with talk(site, guest, code) as there:
        assert there.hear()["held"] == [0, 1]
        assert person_with(site, copied) == me
        guest.post("/api/logout")
        assert there.hear_of("closing")["why"] == "signed_out"
        with talk(site, None, code, Cookie=f"motherlode={copied}") as again:
            assert again.hear()["held"] == []
        assert person_with(site, copied) != me


def test_a_device_that_logs_out_leaves_the_others_signed_in(
    site: Site, guest: httpx.Client
) -> None:
    me = guest.post("/api/me/password", json=ACCOUNT).json()
    with site.guest() as device:
        device.post("/api/login", json=ACCOUNT)
        device.post("/api/logout")
    assert guest.get("/api/me").json() == me


def test_a_login_begins_a_new_session_and_ends_the_one_before(
    site: Site, guest: httpx.Client
) -> None:
    guest.post("/api/me/password", json={**ACCOUNT, "login": "thrain"})
    with site.guest() as device:
        planted = device.get("/api/me").json()["id"]
        cookie = device.cookies["motherlode"]
        me = device.post("/api/login", json={**ACCOUNT, "login": "thrain"}).json()["id"]
        assert person_with(site, cookie) not in (me, planted)
        first = device.cookies["motherlode"]
        device.post("/api/login", json={**ACCOUNT, "login": "thrain"})
        assert device.cookies["motherlode"] != first


def test_a_session_that_ended_in_another_process_closes_its_sockets(
    site: Site, guest: httpx.Client
) -> None:
    code = new_table(guest)["code"]
    with talk(site, guest, code) as there:
        there.hear()
        [client] = [one for one in site.dependencies.rooms.clients() if one.session_id]
        site.do(site.dependencies.sessions.end(client.session_id))
        site.do(site.dependencies.rooms.make_round())
        assert there.hear_of("closing")["why"] == "signed_out"


def test_a_cookie_from_before_there_were_sessions_is_exchanged(
    site: Site, shared_path: Path
) -> None:
    with site.guest() as guest:
        me = guest.get("/api/me").json()["id"]
    key = (shared_path / KEY_FILE).read_text().strip()
    old = str(URLSafeSerializer(key, salt=SALT).dumps([me, 0]))
    headers = {"Cookie": f"motherlode={old}"}
    answer = httpx.get(f"{site.url}/api/me", headers=headers)
    assert answer.json()["id"] == me
    assert "motherlode=" in answer.headers["set-cookie"]
    assert httpx.post(f"{site.url}/api/logout", headers=headers).status_code == 204
    assert person_with(site, old) != me


def test_an_account_cannot_be_locked_out_from_another_address(tmp_path: Path) -> None:
    fields = {name: getattr(NO_LIMITS, name) for name in Limits.__struct_fields__}
    limits = Limits(**{**fields, "logins": 0.001, "logins_burst": 4})
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
    with Site(settings_in(tmp_path, limits=limits)) as site:
        with site.guest() as owner:
            owner.post("/api/me/password", json=ACCOUNT)
        with httpx.Client(base_url=site.url, transport=elsewhere) as attacker:
            wrong = {**ACCOUNT, "password": "wrong wrong"}
            for _ in range(4):
                assert problem(attacker.post("/api/login", json=wrong), 401) == "wrong_password"
            assert problem(attacker.post("/api/login", json=wrong), 429) == "too_fast"
        with site.guest() as owner:
            assert owner.post("/api/login", json=ACCOUNT).status_code == 200
