"""Connections that hold, swell or say nothing: each attack ends, and nobody else waits."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from msgspec.structs import replace

from motherlode.server.web import connections
from motherlode.server.web.connections import Connections, files_at_most
from tests.server.web.site import NO_LIMITS, SECONDS, Site, new_table, settings_in

CLOSED = b""


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Site]:
    """A server with few places."""
    limits = replace(NO_LIMITS, connections=8, all_connections=10, sockets=2)
    with Site(settings_in(tmp_path, limits=limits)) as site:
        yield site


@pytest.fixture
def hasty(small: Site) -> Iterator[Site]:
    """One that waits for nobody for long: whoever is in time on a slow machine must not need it."""
    with ExitStack() as stack:
        for name in ("HEAD_SECONDS", "BODY_SECONDS", "WRITE_SECONDS", "PROBE_SECONDS"):
            stack.enter_context(patch.object(connections, name, 0.3))
        yield small


def connected(site: Site) -> socket.socket:
    host, port = site.listening.getsockname()[:2]
    return socket.create_connection((host, port), timeout=SECONDS)


def said(line: socket.socket) -> bytes:
    """Everything until the server ends the connection."""
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


def status(answer: bytes) -> bytes:
    return answer.split(b" ", 2)[1] if answer else CLOSED


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /healthz HT",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=["silent", "half a line", "slow headers", "slow body"],
)
def test_whoever_does_not_come_to_the_point_is_left(hasty: Site, begun: bytes) -> None:
    with connected(hasty) as line:
        line.sendall(begun)
        began = time.monotonic()
        assert status(said(line)) in (b"408", CLOSED)
        assert time.monotonic() - began < SECONDS / 2


def test_a_byte_now_and_then_buys_no_time(hasty: Site) -> None:
    with connected(hasty) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n")
        line.settimeout(0.05)
        heard: bytes | None = None
        for _ in range(1000):
            line.sendall(b"X: y\r\n")
            with suppress(TimeoutError):
                heard = line.recv(4096)
                break
        assert heard is not None
        assert status(heard) in (b"408", CLOSED)


@pytest.mark.parametrize(
    ("start", "part", "expected"),
    [
        (b"GET / HTTP/1.1\r\nHost: a\r\nX-Long: ", b"x" * 4096, b"431"),
        (b"GET / HTTP/1.1\r\nHost: a\r\n", b"X: y\r\n" * 512, b"431"),
        (b"GET /", b"x" * 4096, b"414"),
    ],
    ids=["one endless header", "endless headers", "an endless address"],
)
def test_a_head_without_end_is_not_read_to_its_end(
    small: Site, start: bytes, part: bytes, expected: bytes
) -> None:
    with connected(small) as line:
        sent = len(start)
        line.sendall(start)
        try:
            for _ in range(25_000):  # a hundred megabytes
                line.sendall(part)
                sent += len(part)
        except OSError:
            pass
        assert sent < 20_000_000, "what is in the buffers of the system at most"
        assert status(said(line)) in (expected, CLOSED)


@pytest.mark.parametrize(
    ("headers", "path", "expected"),
    [({}, "/" + "x" * 9000, 414), ({"X-Long": "x" * 40_000}, "/healthz", 431)],
)
def test_a_head_that_comes_at_once_is_measured_too(
    small: Site, headers: dict[str, str], path: str, expected: int
) -> None:
    assert httpx.get(small.url + path, headers=headers).status_code == expected
    assert httpx.get(f"{small.url}/healthz", headers={"X": "y" * 2000}).status_code == 200


def test_an_address_has_so_many_connections_and_others_are_served(small: Site) -> None:
    guard: Connections = small.server.config.guard  # type: ignore[attr-defined]
    until(lambda: not guard.open)  # whoever saw that it is up is gone
    with ExitStack() as stack:
        for _ in range(8):
            line = stack.enter_context(connected(small))
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            assert line.recv(1)
        with connected(small) as ninth:
            assert said(ninth) == b""
        assert guard.held == {"127.0.0.1": 8}
    with httpx.Client() as later:
        until(lambda: guard.held.get("127.0.0.1", 0) < 8)
        assert later.get(f"{small.url}/healthz").status_code == 200


def until(condition: Any) -> None:
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


class Line:
    """As much of a transport as is counted."""

    def __init__(self, address: str) -> None:
        self.address = address

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return self.address, 1


def test_when_all_places_are_taken_only_health_is_told() -> None:
    guard = Connections(each=5, most=10, proxies=("9.9.9.9",))
    lines: list[Any] = [Line(f"10.0.0.{number}") for number in range(27)]
    entries = [guard.enter(line) for line in lines]
    assert entries == ["open"] * 10 + ["health"] * 16 + ["refused"]
    for line in lines:
        guard.leave(line)
    assert (guard.open, guard.held) == ({}, {})
    proxied: list[Any] = [Line("9.9.9.9") for _ in range(9)]
    assert {guard.enter(line) for line in proxied} == {"open"}, "a proxy is many people"


def test_a_full_house_still_says_how_it_is(small: Site) -> None:
    guard: Connections = small.server.config.guard  # type: ignore[attr-defined]
    until(lambda: not guard.open)  # whoever saw that it is up is gone
    guard.most = 1
    with connected(small) as first:
        first.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        assert first.recv(1)
        assert httpx.get(f"{small.url}/healthz").status_code == 200
        assert httpx.get(f"{small.url}/api/games").status_code == 503


def test_files_are_kept_for_the_database() -> None:
    with (
        patch("resource.getrlimit", lambda _: (1024, 1024)),
        patch("resource.setrlimit") as set_limit,
    ):
        assert files_at_most(100_000) == 1024 - 16 - 256
        set_limit.assert_called_once()
        assert files_at_most(100) == 100


def test_sockets_of_clients_that_vanished_make_room(
    small: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PROBE_SECONDS", 0.3)
    with small.guest() as guest, ExitStack() as stack:
        code = new_table(guest)["code"]
        for _ in range(2):
            line = stack.enter_context(connected(small))  # it will never answer a ping
            line.sendall(upgrade(code))
            assert status(line.recv(4096)) == b"101"
        assert not enters(small, code)
        until(lambda: enters(small, code))


def enters(site: Site, code: str) -> bool:
    """Whether one more socket is let in."""
    with connected(site) as line:
        line.sendall(upgrade(code))
        found = b""
        while b"welcome" not in found and b"too many" not in found:
            found += line.recv(65536) or b"too many"
        return b"welcome" in found


def upgrade(code: str) -> bytes:
    """The head of a request that asks for a socket."""
    lines = [
        f"GET /ws/tables/{code} HTTP/1.1",
        "Host: a",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*lines, "", ""]).encode()
