"""Somebody who just plays, and takes the time: of each move, and of what bots answer to it."""

from __future__ import annotations

import json
import secrets
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any, Final

import httpx
from websockets.sync.client import connect

SECONDS: Final = 60
Message = dict[str, Any]


class Bystander:
    """One person at tables of their own; so many bots of a level sit there too."""

    def __init__(
        self, url: str, bots: int = 0, level: str = "apprentice", address: str = "127.0.0.1"
    ) -> None:
        self.url = url
        self.bots = [level] * bots
        self.address = address  # from where they come
        self.random = Random(1)
        transport = httpx.HTTPTransport(local_address=address)
        self.client = httpx.Client(base_url=url, timeout=SECONDS, transport=transport)
        self.client.get("/api/me")
        self.moves: list[float] = []
        self.answers: list[float] = []
        self.perspectives: dict[int, Message] = {}
        self.step = self.sent = 0

    def play(self, seconds: float) -> None:
        """Play match after match for a while."""
        end = perf_counter() + seconds
        while perf_counter() < end:
            self.play_match(end)

    def open_table(self) -> str:
        """A table that has begun."""
        people = 3 - len(self.bots)
        terms = {"game": "quartz", "seats": 3, "pace": False, "grace": 0}
        sit = [{"entropy": secrets.token_hex(32)} for _ in range(people)]
        wanted = {"terms": terms, "sit": sit, "bots": self.bots, "start": True}
        return str(self.client.post("/api/tables", json=wanted).json()["code"])

    def play_match(self, end: float) -> None:
        """Play one match, or until the time is over."""
        code = self.open_table()
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{code}"
        self.perspectives = {}
        with connect(
            address,
            additional_headers={"Cookie": cookie},
            max_size=None,
            source_address=(self.address, 0),
        ) as socket:
            self.hear(socket)
            began = perf_counter()
            while perf_counter() < end and not self.is_over:
                asked = self.asked()
                if asked is None:
                    self.hear(socket)
                    continue
                if self.bots and self.sent:
                    self.answers.append(perf_counter() - began)
                self.move(socket, asked)
                began = perf_counter()

    def asked(self) -> Message | None:
        """Where we are asked something."""
        return next((one for one in self.perspectives.values() if one["moves"]), None)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return any(one["view"]["over"] for one in self.perspectives.values())

    def move(self, socket: Any, asked: Message) -> None:
        """Make a move and take the time until it is done and told."""
        self.sent += 1
        sent = f"m{self.sent}"
        move = self.random.choice(asked["moves"])
        play = {"kind": "play", "id": sent, "seat": asked["seat"], "move": move, "after": self.step}
        began = perf_counter()
        socket.send(json.dumps(play))
        while True:
            heard = self.hear(socket)
            if heard["kind"] in {"done", "refused"} and heard["id"] == sent:
                break
        self.moves.append(perf_counter() - began)

    def hear(self, socket: Any) -> Message:
        """Take in a message."""
        message: Message = json.loads(socket.recv(SECONDS))
        if message["kind"] in {"welcome", "step"}:
            self.step = message["step"]
            for one in message["perspectives"]:
                self.perspectives[one["seat"]] = one
        return message

    def take(self) -> tuple[list[float], list[float]]:
        """The times since they were last taken: of moves, and of answers."""
        found = self.moves, self.answers
        self.moves, self.answers = [], []
        return found


def cut(times: list[float], percent: int) -> float:
    """Milliseconds in which so many of a hundred were done."""
    if len(times) < 2:
        return 0.0
    return quantiles(times, n=100)[percent - 1] * 1000
