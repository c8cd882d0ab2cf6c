"""What the log says, and what it never says."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from typing import Literal

import pytest
import structlog

from motherlode.server.settings import Settings
from motherlode.server.web.logs import configure
from tests.server.web.site import LUCK, Site, finished, new_table, talk


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Everything that a server writes while a test runs, as JSON."""
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    configure(Settings(logs="json"))
    yield written
    configure(Settings(logs="off"))


def test_a_line_says_what_was_asked_and_how_it_went(site: Site, lines: io.StringIO) -> None:
    with site.guest() as somebody:
        somebody.get("/api/games?secret=1")
        somebody.get("/api/tables/AAAAAA")
        somebody.get("/readyz")  # a line is written after its answer, and before the next one
    said = [json.loads(line) for line in lines.getvalue().splitlines()]
    first, second = [line for line in said if line["route"].startswith("/api")]
    assert (first["method"], first["route"], first["status"]) == ("GET", "/api/games", 200)
    assert (second["route"], second["status"]) == ("/api/tables/{code}", 404)
    assert set(first) == {
        "event",
        "level",
        "timestamp",
        "method",
        "route",
        "status",
        "milliseconds",
    }


def test_no_secret_is_in_the_log(site: Site, lines: io.StringIO) -> None:
    password = "deep in the mine"
    with site.guest() as somebody, site.bot() as bot:
        me = somebody.get("/api/me").json()
        somebody.patch("/api/me", json={"name": "Wanda Wondrous"})
        somebody.post("/api/me/password", json={"login": "wanda@lode", "password": password})
        somebody.post("/api/login", json={"login": "wanda@lode", "password": "wrong word"})
        somebody.post("/api/login", content=b'{"login": "wanda@lode", "password": "broken')
        code = finished(site, somebody)
        secret = somebody.get(f"/api/tables/{code}/record").json()["secret"]
        private = new_table(somebody, sit=1)["code"]
        with talk(site, bot, private) as player:
            player.hear()
            player.say('{"kind": "ping", "id": "private message"}')
            player.hear()
        token = bot.headers["Authorization"].removeprefix("Bearer ")
        cookie = somebody.cookies["motherlode"]
    text = lines.getvalue()
    assert "request" in text
    for word in (password, "wrong word", "broken", token, cookie, secret, LUCK, "private message"):
        assert word not in text
    for word in (me["id"], "Wanda", "wanda@lode", code, private, "127.0.0.1", "Cookie"):
        assert word not in text


def test_a_fault_is_logged_and_told_to_nobody(
    site: Site, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(**wanted: object) -> None:
        raise ZeroDivisionError("the secret of the vault")

    monkeypatch.setattr(site.dependencies.log_store, "summaries", broken)
    with site.guest() as somebody:
        answer = somebody.get("/api/tables")
    assert answer.status_code == 500
    assert answer.json() == {"error": "failed", "text": "something went wrong on the server"}
    assert "ZeroDivisionError" in lines.getvalue()


@pytest.mark.parametrize("form", ["json", "console"])
def test_what_went_wrong_is_logged_without_what_was_at_hand(
    site: Site,
    lines: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    form: Literal["json", "console"],
) -> None:
    monkeypatch.setattr(sys, "stderr", lines)
    configure(Settings(logs=form))

    async def broken(person: str, login: str, password: str, old: str | None) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(site.dependencies.accounts, "register", broken)
    with site.guest() as somebody:
        me = somebody.get("/api/me").json()
        account = {"login": "wanda@lode", "password": "deep in the mine"}
        assert somebody.post("/api/me/password", json=account).status_code == 500
        cookie = somebody.cookies["motherlode"]
    text = lines.getvalue()
    assert "ZeroDivisionError" in text
    assert "accounts.py" in text
    for word in ("deep in the mine", "argon2id", "wanda@lode", me["id"], me["name"], cookie):
        assert word not in text


def test_no_line_goes_where_commands_answer_even_if_nobody_has_set_up_a_log() -> None:
    failing = (
        "from motherlode.server.web.prometheus import PrometheusMetrics;"
        "PrometheusMetrics().failed(ValueError('vault'))"
    )
    command = [sys.executable, "-c", failing]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == ""
    assert "vault" in done.stderr


def test_a_log_can_be_for_people_or_switched_off(
    capsys: pytest.CaptureFixture[str],
) -> None:
    configure(Settings(logs="console"))
    structlog.get_logger().info("opened", tables=3)
    logging.getLogger("library").warning("careful")
    said = capsys.readouterr().err
    assert "opened" in said
    assert "tables=3" in said
    assert "careful" in said
    configure(Settings(logs="off"))
    structlog.get_logger().error("silence")
    assert capsys.readouterr().err == ""
