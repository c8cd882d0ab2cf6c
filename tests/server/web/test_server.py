"""The server as a process: it starts, says where, ends without losing anybody."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from motherlode.server.settings import Settings
from motherlode.server.web.logs import configure
from motherlode.server.web.server import CannotListen, address, listen
from tests.cli.run import Shell
from tests.server.web.site import Site, new_table, settings_in, talk


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Shell]:
    monkeypatch.setenv("MOTHERLODE_PORT", "0")
    yield Shell(monkeypatch, capsys)
    configure(Settings(logs="off"))  # unconfigured, servers of later tests would write to stdout


START = "from motherlode.cli import main; main()"


def test_the_command_serves_and_ends_by_a_signal(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'lode.db'}"
    command = [sys.executable, "-P", "-c", START, "serve", "--port", "0", "--database", database]
    environment = {**os.environ, "MOTHERLODE_LOGS": "json", "MOTHERLODE_PAGE": str(tmp_path)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        url = re.search(r"http://[\d.:]+", process.stdout.readline())
        assert url is not None
        assert process.stdout.readline().startswith("NO PAGE")
        with httpx.Client(base_url=url[0], timeout=60) as guest:
            assert guest.get("/healthz").json()["status"] == "ok"
            code = new_table(guest)["code"]
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Traceback" not in errors
    assert not list(tmp_path.glob("*-wal")), "the database was not closed"
    assert code not in errors
    assert (tmp_path / "motherlode.key").exists()


def test_everyone_is_told_to_come_back_and_may(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with Site(settings) as first, first.guest() as guest:
        code = new_table(guest)["code"]
        with talk(first, guest, code) as player:
            player.hear()
            asked = next(one for one in player.perspectives.values() if one["moves"])
            player.play(asked["seat"], asked["moves"][0])
            first.server.should_exit = True
            assert player.hear_of("closing")["why"] == "shutdown"
            with pytest.raises(ConnectionClosed) as ended:
                player.hear()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 1012
        cookie = guest.cookies["motherlode"]
    with Site(settings) as second, second.guest() as guest:
        guest.cookies["motherlode"] = cookie
        with talk(second, guest, code, since=player.step) as player:
            welcome = player.hear()
            assert welcome["held"] == [0, 1]
            assert welcome["table"]["moves"] == 1
            player.play_out()


def test_an_address_that_is_taken_is_refused_in_a_sentence() -> None:
    with listen("127.0.0.1", 0) as taken, pytest.raises(CannotListen):
        listen("127.0.0.1", taken.getsockname()[1])


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["--database", "mysql://host/name"], "mysql"),
        (["--database", "sqlite:////no/such/folder/lode.db"], "folder"),
        (["--config", "/no/such/file.toml"], "No such file"),
        (["--port", "99999"], "port"),
        (["--port", "many"], "port"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_a_sentence(
    shell: Shell, given: list[str], sentence: str
) -> None:
    assert sentence in shell.refused("serve", "--logs", "off", *given)


def test_the_address_is_one_that_a_browser_understands() -> None:
    with listen("0.0.0.0", 0) as everywhere:
        assert address(everywhere).startswith("http://127.0.0.1:")
    with listen("::1", 0) as here:
        assert address(here).startswith("http://[::1]:")


def open_and_never_read(site: Site, code: str) -> socket.socket:
    """A client that connects to a table and takes nothing."""
    host, port = site.listening.getsockname()
    stalled = socket.socket()
    stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    stalled.connect((host, port))
    stalled.sendall(
        f"GET /ws/tables/{code} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    return stalled


def test_a_client_that_takes_nothing_is_left_behind_alone(tmp_path: Path) -> None:
    with Site(settings_in(tmp_path)) as site, site.guest() as guest:
        site.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        code = new_table(guest)["code"]
        with talk(site, guest, code) as player, open_and_never_read(site, code):
            player.hear()
            room = site.dependencies.rooms.schedulers[code].room
            while len(room.clients) < 2:
                player.ask("ping")
            [slow] = [client for client in room.clients if not client.person.id]
            slow.queued = 8
            while not slow.closed:
                asked = next(one for one in player.perspectives.values() if one["moves"])
                assert player.play(asked["seat"], asked["moves"][0])["kind"] == "done"
                assert player.ask("undo", seat=asked["seat"])["kind"] == "done"
            assert slow.closed == "slow"
            player.play_out()
        with talk(site, None, code, since=0) as back:
            assert back.hear()["table"]["phase"] == "over"
