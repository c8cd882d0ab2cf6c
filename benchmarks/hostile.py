"""What hostile or broken clients send, made by hypothesis and schemathesis."""

from __future__ import annotations

import json
import re
import string
from collections.abc import Callable, Container, Iterator
from contextlib import suppress
from math import ceil
from random import Random
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlencode, urlsplit

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from motherlode.server.protocol import LARGEST_MESSAGE

BATCH: Final = 10  # messages that are spoiled between two signs of life
SPOILED: Final = 20  # times that a message is spoiled further
SECONDS: Final = 30
ANY_TEXT: Final = {"type": "string"}  # nothing that a path can hold is wrong by it
ENDINGS: Final = (1007, 1009)  # not text, too large
METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "X-Y")
LONGEST_TARGET: Final = 2000
PLAIN: Final = "/?&=%:@!$'()*+,;~-._[]{}|^`<>\\\""
SECURE: Final = ("Content-Security-Policy", "X-Content-Type-Options")
SAFE_ANYWAY: Final = tuple(name.lower() for name in SECURE)
NO_HTTP: Final = "Invalid HTTP request received."  # refused before the application is asked
REQUESTS: Final[tuple[dict[str, Any], ...]] = (
    {"kind": "play", "id": "a", "seat": 0, "move": 0, "after": 99},
    {"kind": "play", "id": "a", "seat": 1, "move": "mine", "after": 99},
    {"kind": "why", "id": "a", "seat": 0, "moves": [0, 1]},
    {"kind": "undo", "id": "a", "seat": 0},
    {"kind": "consent", "id": "a", "seat": 0, "agrees": True},
    {"kind": "order", "id": "a", "seat": 0, "orders": {"passes": "ask", "makes": ["use_token"]}},
    {"kind": "return", "id": "a", "seat": 0},
    {"kind": "ping", "id": "a"},
)
ODD: Final = (
    "\0",
    '"',
    "{",
    "}",
    "[",
    ",",
    "\\",
    "-1",
    "1e999",
    "null",
    "true",
    "9" * 30,
    "\ud7ff",
    "é",
)

numbers = st.integers(-(2**70), 2**70) | st.integers(-2, 9) | st.floats()
plain = st.none() | st.booleans() | numbers | st.text(max_size=30)
values = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
ids = st.text(string.ascii_letters + "_-", min_size=1, max_size=8)


@st.composite
def spoiled_requests(draw: st.DrawFn) -> str:
    """A request that was right once: fields changed, added, taken away or left."""
    request = {**draw(st.sampled_from(REQUESTS)), "id": draw(ids)}
    for name in draw(st.lists(st.sampled_from(sorted(request)), max_size=2)):
        request[name] = draw(values)
    if draw(st.booleans()):
        request |= draw(st.dictionaries(st.text(max_size=8), values, max_size=2))
    if draw(st.booleans()):
        request.pop(draw(st.sampled_from(sorted(request))))
    return json.dumps(request)


@st.composite
def broken_texts(draw: st.DrawFn) -> str:
    """A text that is cut off, doubled, nested without end, or no JSON at all."""
    text = draw(spoiled_requests() | st.text(max_size=60))
    cut = draw(st.integers(0, len(text)))
    nested = draw(st.sampled_from(["[", '{"a":', '{"kind":["', "9"]))
    times = draw(st.integers(1, (LARGEST_MESSAGE - 100) // len(nested)))
    return draw(st.sampled_from([text[:cut], text + text, nested * times]))


messages = spoiled_requests() | broken_texts() | values.map(json.dumps)


def spoil(text: str, random: Random) -> str:
    """A text with one more thing wrong in it."""
    place = random.randrange(len(text) + 1)
    end = random.randrange(place, len(text) + 1)
    odd = random.choice(ODD)
    match random.randrange(4):
        case 0:
            return text[:place] + odd + text[place:]
        case 1:
            return text[:place] + odd + text[end:]
        case 2:
            return text[:place] + text[end:]
    return re.sub(r"\d+", lambda found: odd, text, count=1)


def spoiled(texts: list[str], random: Random) -> list[str]:
    """Some texts, and each of them spoiled again and again."""
    found = list(texts)
    for text in texts:
        current = text
        for _ in range(SPOILED):
            current = spoil(text if random.random() < 0.5 else current, random)
            found.append(current[: LARGEST_MESSAGE // 4])
    return found


def quietly(examples: int, number: int) -> Callable[[Any], Any]:
    """So many examples, the same ones for the same number, none kept on disk."""
    chosen = settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    return lambda function: seed(number)(chosen(function))


# -- the socket -------------------------------------------------------------------------------


class Attack:
    """One client that says anything at a table, and sees that it is answered all the same."""

    def __init__(self, url: str, code: str, headers: dict[str, str]) -> None:
        self.url = f"{url.replace('http', 'ws', 1)}/ws/tables/{code}"
        self.headers = headers
        self.sent = 0
        self.refused = 0
        self.ended = 0

    def send(self, batch: list[str]) -> None:
        """Send some messages; every one is answered, or the connection ends by a known code."""
        try:
            with connect(self.url, additional_headers=self.headers, max_size=None) as socket:
                socket.recv(SECONDS)
                for text in batch:
                    socket.send(text)
                    self.sent += 1
                socket.send('{"kind":"ping","id":"the-last"}')
                self.hear(socket.recv, len(batch))
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code not in ENDINGS:
                raise
            self.ended += 1

    def hear(self, receive: Callable[[float], str | bytes], expected: int) -> None:
        """Hear as many answers as messages were sent, and then that of the ping."""
        answers = 0
        while True:
            message = json.loads(receive(SECONDS))
            if message["kind"] in {"done", "refused", "reasons"}:
                answers += 1
                self.refused += message["kind"] == "refused"
                if message.get("id") == "the-last":
                    break
        assert answers == expected + 1, (answers, expected)


def attack_socket(attack: Attack, total: int, number: int = 1) -> None:
    """Send so many messages."""

    @quietly(ceil(total / (BATCH * (1 + SPOILED))), number)
    @given(st.lists(messages, min_size=BATCH, max_size=BATCH), st.randoms(use_true_random=False))
    def send(batch: list[str], random: Random) -> None:
        attack.send(spoiled(batch, Random(random.getrandbits(32))))

    send()


# -- HTTP -------------------------------------------------------------------------------------


class Shot(NamedTuple):
    """A request as it can be spoiled: everything is text."""

    method: str
    target: str  # path and query
    body: str


class Volley:
    """Sends requests, right and wrong ones; none may find a fault in the server."""

    def __init__(self, url: str, client: httpx.Client, number: int, again: int) -> None:
        self.url = url
        self.client = client
        self.number = number
        self.again = again  # times that each request is spoiled
        self.random = Random(number)
        self.statuses: dict[int, int] = {}
        self.shots: list[Shot] = []
        self.client.get(f"{url}/api/me")

    @property
    def sent(self) -> int:
        """How many requests were answered."""
        return sum(self.statuses.values())

    def attack(self, strategy: st.SearchStrategy[schemathesis.Case[Any]], examples: int) -> None:
        """Send so many requests of one kind, and each of them spoiled again and again."""

        @quietly(examples, self.number)
        @given(strategy)
        def send(case: schemathesis.Case[Any]) -> None:
            answer = case.call(cookies=dict(self.client.cookies))
            self.note(answer.status_code, answer.headers, case.as_curl_command)
            self.shots.append(shot_of(case, self.url))
            for _ in range(self.again):
                self.fire(self.spoiled(self.shots[-1]))

        with suppress(Unsatisfiable):  # nothing can be wrong with a request without parts
            send()

    def spoiled(self, shot: Shot) -> Shot:
        """A request with one or two more things wrong in it."""
        method, target, body = shot
        if self.random.random() < 0.1:
            method = self.random.choice(METHODS)
        if not body or self.random.random() < 0.3:
            target = f"/{spoil(target, self.random).lstrip('/')}"
        if body or self.random.random() < 0.1:
            body = spoil(body, self.random)
        return Shot(method, target[:LONGEST_TARGET], body)

    def fire(self, shot: Shot) -> None:
        """Send one request."""
        target = quote(shot.target.encode("utf-8", "replace"), safe=PLAIN)
        answer = self.client.request(
            shot.method,
            f"{self.url}{target}",
            content=shot.body.encode("utf-8", "replace"),
            headers={"Content-Type": "application/json"} if shot.body else {},
        )
        headers: Container[str] = answer.headers if answer.text != NO_HTTP else SAFE_ANYWAY
        self.note(answer.status_code, headers, lambda: repr(shot))

    def note(self, status: int, headers: Container[str], said: Callable[[], str]) -> None:
        """Count an answer; it must not be a fault, and it must be safe."""
        self.statuses[status] = self.statuses.get(status, 0) + 1
        assert status < 500, (status, said())
        assert all(name.lower() in headers for name in SECURE), (status, said())


def shot_of(case: schemathesis.Case[Any], url: str) -> Shot:
    """What goes over the wire for a case."""
    parts = case.as_transport_kwargs(base_url=url)
    query = urlencode(parts.get("params") or {}, doseq=True, errors="replace")
    target = urlsplit(parts["url"])._replace(scheme="", netloc="").geturl()
    body = json.dumps(parts["json"]) if "json" in parts else str(parts.get("data") or "")
    return Shot(case.method, f"{target}?{query}" if query else target, body)


def modes(operation: APIOperation[Any, Any, Any, Any]) -> Iterator[GenerationMode]:
    """Right requests, and wrong ones unless there is nothing but a path that takes any text."""
    yield GenerationMode.POSITIVE
    texts = [part.definition.get("schema") == ANY_TEXT for part in operation.path_parameters]
    if not all(texts) or list(operation.query) or list(operation.body):
        yield GenerationMode.NEGATIVE


def attack_http(url: str, total: int, number: int = 1) -> dict[int, int]:
    """Send so many requests over all routes, right and wrong ones; how they were answered."""
    schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    each = total // (2 * len(operations))
    examples = max(1, each // (1 + SPOILED))
    with httpx.Client(timeout=SECONDS) as client:
        volley = Volley(url, client, number, min(SPOILED, each))
        for operation in operations:
            for mode in modes(operation):
                volley.attack(operation.as_strategy(generation_mode=mode), examples)
        while volley.sent < total:
            volley.fire(volley.spoiled(volley.random.choice(volley.shots)))
    return volley.statuses
