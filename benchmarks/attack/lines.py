"""Attacks on the line itself: connections that hold, swell or say nothing."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack, suppress
from typing import Final
from urllib.parse import urlsplit

import httpx

PART: Final = b"x" * 65536
SECONDS: Final = 30
SETTLING: Final = 8


def line(url: str) -> socket.socket:
    """A connection on which nothing was said."""
    where = urlsplit(url)
    return socket.create_connection((where.hostname or "", where.port or 0), timeout=SECONDS)


def hold_open(url: str, number: int, stack: ExitStack) -> int:
    """Open connections with half a request each; how many the server holds a while later."""
    held = []
    for _ in range(number):
        with suppress(OSError):
            one = stack.enter_context(line(url))
            one.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow:")
            held.append(one)
    return settled(held)


def settled(held: list[socket.socket]) -> int:
    """How many connections are held once the server has looked at all of them.

    A busy one takes a while; before it would end them for their silence the waiting is over.
    """
    end, before, now = time.monotonic() + SETTLING, -1, len(held)
    while now != before and time.monotonic() < end:
        time.sleep(2)
        before, now = now, sum(is_open(one) for one in held)
    return now


def is_open(one: socket.socket) -> bool:
    """Whether the other end still holds a connection."""
    one.settimeout(0)
    try:
        return one.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def swallow(url: str, start: bytes, most: int) -> int:
    """How many bytes of an endless head the server takes before it ends the connection."""
    taken = 0
    with line(url) as one, suppress(OSError):
        one.sendall(start)
        while taken < most:
            one.sendall(PART)
            taken += len(PART)
    return taken


def milliseconds(url: str, path: str) -> float:
    """How long one request takes; infinite if it is not answered."""
    with httpx.Client(base_url=url, timeout=SECONDS) as client:
        began = time.perf_counter()
        try:
            client.get(path)
        except httpx.HTTPError:
            return float("inf")
        return (time.perf_counter() - began) * 1000
