"""A server on a real socket for tests, and those who ask it for something."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from unittest.mock import patch

import httpx
import msgspec
from argon2 import PasswordHasher
from websockets.sync.client import ClientConnection, connect

from motherlode.server.settings import Limits, Settings
from motherlode.server.web import passwords
from motherlode.server.web.app import create_app, open_dependencies
from motherlode.server.web.dependencies import Dependencies, dependencies_of
from motherlode.server.web.server import Server, address, listen
from tests.server.rooms.guests import BotsHere

SECONDS = 120  # nothing takes so long but on a machine that is busy with other things
LUCK = "5a" * 32
QUICK_HASHER = partial(PasswordHasher, time_cost=1, memory_cost=64)  # nobody attacks a test
NO_LIMITS = Limits(
    requests=0,
    guests=0,
    logins=0,
    tables=0,
    messages=0,
    address_messages=0,
    sockets=0,
    replays=0,
    reviews=0,
    imports=0,
    bot_matches=0,
    connections=0,
    all_connections=0,
)


def settings_in(folder: Path, **others: Any) -> Settings:
    """A server of the test's own, without limits."""
    chosen = {"database": f"sqlite:///{folder / 'site.db'}", "limits": NO_LIMITS, **others}
    return Settings(logs="off", shutdown=1, **chosen)


class Site:
    """A server that runs in a thread as long as it is entered."""

    def __init__(self, settings: Settings) -> None:
        with patch.object(passwords, "PasswordHasher", QUICK_HASHER):
            self.app = create_app(settings, partial(open_dependencies, bots=BotsHere()))
        self.server = Server(self.app, settings)
        self.listening = listen("127.0.0.1", 0)
        self.url = address(self.listening)
        self.failure: BaseException | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self.run)

    def run(self) -> None:
        try:
            asyncio.run(self.server.work(self.listening, self.opened))
        except BaseException as failure:
            self.failure = failure

    def opened(self) -> None:
        self.loop = asyncio.get_running_loop()

    @property
    def dependencies(self) -> Dependencies:
        return dependencies_of(self.app.state)

    def __enter__(self) -> Self:
        self.thread.start()
        with self.guest() as anybody:
            anybody.get("/healthz")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.server.should_exit = True
        self.thread.join(SECONDS)
        self.listening.close()
        assert self.failure is None, self.failure

    def do(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something in the thread of the server."""
        assert self.loop is not None
        asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)

    def guest(self, **headers: str) -> httpx.Client:
        """Somebody new, with a cookie jar of their own."""
        # Nothing is encrypted here, and to read all certificates takes longer than to answer.
        return httpx.Client(base_url=self.url, timeout=SECONDS, headers=headers, verify=False)

    def bot(self, name: str = "Robot") -> httpx.Client:
        """A bot with a token."""
        with self.guest() as owner:
            token = owner.post("/api/me/tokens", json={"name": name}).json()["token"]
        return self.guest(Authorization=f"Bearer {token}")


class Talk:
    """One client's socket at a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.step = 0
        self.sent = 0
        self.perspectives: dict[int | None, dict[str, Any]] = {}

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.connection.recv(SECONDS))
        if message["kind"] in {"welcome", "step"}:
            self.step = message["step"]
            self.perspectives |= {one["seat"]: one for one in message["perspectives"]}
        return message

    def hear_of(self, *kinds: str) -> dict[str, Any]:
        """The next message of some kind."""
        while True:
            message = self.hear()
            if message["kind"] in kinds:
                return message

    def say(self, message: object) -> None:
        """Send anything."""
        is_text = isinstance(message, str | bytes)
        self.connection.send(message if is_text else json.dumps(message))  # type: ignore[arg-type]

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        self.sent += 1
        self.say({"kind": kind, "id": f"sent-{self.sent}", **fields})
        return self.hear_of("done", "refused", "reasons")

    def play(self, seat: int, move: int | str) -> dict[str, Any]:
        """Make a move."""
        return self.ask("play", seat=seat, move=move, after=self.step)

    def play_out(self) -> None:
        """Play the first move for every seat of ours until the match is over."""
        while asked := next((one for one in self.perspectives.values() if one["moves"]), None):
            answer = self.play(asked["seat"], asked["moves"][0])
            assert answer["kind"] == "done", answer


@contextmanager
def talk(
    site: Site, client: httpx.Client | None, code: str, since: int | None = None, **headers: str
) -> Iterator[Talk]:
    """Sit at a table as a client whom the server knows, or as nobody."""
    known = dict(headers)
    if client is not None:
        known |= {
            "Cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items()),
            "Authorization": client.headers.get("Authorization", ""),
        }
    path = f"{site.url.replace('http', 'ws', 1)}/ws/tables/{code}"
    query = "" if since is None else f"?since={since}"
    given = {name: value for name, value in known.items() if value}
    with connect(path + query, additional_headers=given, max_size=None) as connection:
        yield Talk(connection)


def terms(game: str = "leduc", seats: int = 2, **others: Any) -> dict[str, Any]:
    """The terms of a small table without any waiting."""
    return {"game": game, "seats": seats, "pace": False, "grace": 0, **others}


def new_table(client: httpx.Client, sit: int = 2, **others: Any) -> dict[str, Any]:
    """Open a table and take some of its seats."""
    wanted = {
        "terms": terms(),
        "sit": [{"entropy": LUCK}] * sit,
        "start": sit == 2,
        **others,
    }
    answer = client.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    facts: dict[str, Any] = answer.json()
    return facts


def finished(site: Site, client: httpx.Client, **others: Any) -> str:
    """The code of a match that was played to its end."""
    code: str = new_table(client, **others)["code"]
    with talk(site, client, code) as player:
        player.hear()
        player.play_out()
        while client.get(f"/api/tables/{code}").json()["secret"] is None:
            player.hear()
    return code


def problem(answer: httpx.Response, status: int) -> str:
    """The word for what was refused."""
    assert answer.status_code == status, (answer.status_code, answer.text)
    body = answer.json()
    assert set(body) == {"error", "text"}
    assert msgspec.json.decode(answer.content)["text"]
    return str(body["error"])
