"""Those who attack: in processes of their own that give way, as if they were at other machines."""

from __future__ import annotations

import json
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.synchronize import Event
from threading import Thread
from typing import Any, Final

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from benchmarks.attack.bystander import Bystander

PATIENCE: Final = 600.0  # seconds in which attackers come to full strength
SECONDS: Final = 60


def started(attack: Callable[..., None], *given: Any) -> ExitStack:
    """An attack at full strength, that goes on until its stack is left."""
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    process = context.Process(target=attack, args=(*given, ready), daemon=True)
    process.start()
    if not ready.wait(PATIENCE):
        raise TimeoutError("the attack does not begin")
    stack = ExitStack()
    stack.callback(process.join)
    stack.callback(process.kill)
    return stack


def replay_for_ever(url: str, codes: list[str], ready: Event) -> None:
    """One client at each address, each with a match of its own, every seat in turn."""
    os.nice(19)
    for number, code in enumerate(codes):
        address = f"127.0.0.{number + 2}"
        Thread(target=replay_one, args=(url, code, address), daemon=True).start()
    first = httpx.get(f"{url}/api/tables/{codes[0]}/replay", timeout=PATIENCE)
    first.raise_for_status()  # an attack that is only refused is none
    ready.set()
    time.sleep(3600)


def replay_one(url: str, code: str, address: str) -> None:
    """Ask for replays as fast as they come; what was made lately is asked for differently."""
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=url, timeout=SECONDS, transport=transport) as client:
        while True:
            for seat in ("open", "0", "1", "2", "3"):
                drain(client, f"/api/tables/{code}/replay?seat={seat}")


def drain(client: httpx.Client, path: str) -> None:
    """Read an answer without keeping it; who is refused waits a little."""
    with suppress(httpx.HTTPError), client.stream("GET", path) as answer:
        if answer.status_code != 200:
            time.sleep(0.1)
        for _ in answer.iter_raw():
            pass


def let_masters_play(url: str, number: int, ready: Event) -> None:
    """Open tables of masters alone from many addresses, and look at each so that none pauses."""
    home = f"127.{os.getpid() % 200 + 1}.0"  # no address that has been here before
    terms = {"game": "quartz", "seats": 3, "pace": False, "grace": 0}
    wanted = {"terms": terms, "sit": [], "bots": ["master"] * 3, "start": True}
    with ExitStack() as stack:
        for place in range(number):
            transport = httpx.HTTPTransport(local_address=f"{home}.{place // 4 + 1}")
            with httpx.Client(base_url=url, timeout=SECONDS, transport=transport) as client:
                client.get("/api/me")
                code = client.post("/api/tables", json=wanted).json()["code"]
            address = f"{url.replace('http', 'ws', 1)}/ws/tables/{code}"
            socket = stack.enter_context(connect(address, max_size=None))
            Thread(target=listen, args=(socket,), daemon=True).start()
        os.nice(19)
        ready.set()
        time.sleep(3600)


def play_masters(url: str, number: int, ready: Event) -> None:
    """Sit down at a table with two masters at each of many addresses, and play on for ever."""
    home = f"127.{os.getpid() % 200 + 1}.1"  # no address that has been here before
    players = [
        Bystander(url, bots=2, level="master", address=f"{home}.{place + 1}")
        for place in range(number)
    ]
    for player in players:
        Thread(target=play_on, args=(player,), daemon=True).start()
    while not all(player.step for player in players):  # until each has been welcomed
        time.sleep(0.05)
    os.nice(19)
    ready.set()
    time.sleep(3600)


def play_on(player: Bystander) -> None:
    """Be one of those who sit with masters."""
    while True:
        with suppress(httpx.HTTPError, ConnectionClosed, TimeoutError):
            player.play(3600)


def listen(socket: Any) -> None:
    """Hear everything and do nothing."""
    with suppress(ConnectionClosed):
        for _ in socket:
            pass


# -- honest people ------------------------------------------------------------------------------


class Honest:
    """Somebody at another address who asks for something."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client

    def milliseconds(self, path: str) -> float:
        """How long one request takes; infinite if it is not answered."""
        began = time.perf_counter()
        try:
            self.client.get(path)
        except httpx.HTTPError:
            return float("inf")
        return (time.perf_counter() - began) * 1000


@contextmanager
def honest(url: str) -> Iterator[Honest]:
    """Somebody at another address."""
    transport = httpx.HTTPTransport(local_address="127.0.2.1")
    with httpx.Client(base_url=url, timeout=SECONDS, transport=transport) as client:
        yield Honest(client)


def milliseconds_until(url: str, path: str, status: int) -> float:
    """How long until a request is answered like that; an answer is good for a while."""
    with httpx.Client(base_url=url, timeout=SECONDS) as client:
        began = time.perf_counter()
        while client.get(path).status_code != status:
            time.sleep(0.01)
        return (time.perf_counter() - began) * 1000


def welcome_since(url: str, code: str, since: int) -> tuple[int, int]:
    """How many steps, and bytes, somebody is told who says that they were here long ago."""
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{code}?since={since}"
    with connect(address, max_size=None) as socket:
        said = socket.recv(SECONDS)
    return len(json.loads(said)["steps"]), len(said)
