"""What every request passes first and every answer last: limits, origins, headers, the log.

It stands around the whole application, because paths and methods that there are not are
refused before any middleware is asked.
"""

from __future__ import annotations

import math
import re
from time import perf_counter
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from motherlode.server.settings import Settings
from motherlode.server.web.limits import Limiter, address_of
from motherlode.server.web.logs import log
from motherlode.server.web.prometheus import PrometheusMetrics
from motherlode.server.web.schemas import Problem

LIMITED: Final = ("/api", "/healthz", "/readyz", "/metrics")  # what asks the database
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HOST: Final = re.compile(r"[0-9A-Za-z.:\[\]-]{1,255}")
POLICY: Final = (
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",  # drawn positions and colours; no style sheet
    "img-src 'self' data:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
PARTS: Final = "/assets/"  # scripts, styles, letters: what a page is made of, no document itself
OF_PARTS: Final = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
HEADERS: Final = OF_PARTS | {
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}
FIXED: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
FIXED_OF_PARTS: Final = FIXED[: len(OF_PARTS)]
CACHING: Final = b"cache-control"
NOT_KEPT: Final = (CACHING, b"private, no-store")
ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")


class Gate:
    """Stands around the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: PrometheusMetrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.limiter = Limiter(settings.limits.requests, settings.limits.requests_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == ScopeType.WEBSOCKET:
            if self.is_foreign(scope):
                await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
                return
            await self.app(scope, receive, send)
            return
        answer = Answer(scope, send, self.settings)
        try:
            await self.pass_on(scope, receive, answer)
        finally:
            self.note(scope, answer)

    async def pass_on(self, scope: Scope, receive: Receive, answer: Answer) -> None:
        """Answer what must not go further."""
        if scope["path"].startswith(LIMITED):
            if wait := self.limiter.wait(address_of(scope["client"])):
                text = f"too many requests; wait {wait:.1f} seconds"
                retry = (b"retry-after", str(math.ceil(wait)).encode())
                await refuse(answer.send, 429, Problem("too_fast", text), retry)
                return
            if scope.get("method") not in SAFE and self.is_foreign(scope):
                problem = Problem("foreign_origin", "this page may not do that here")
                await refuse(answer.send, 403, problem)
                return
        await self.app(scope, receive, answer.send)

    def is_foreign(self, scope: Scope) -> bool:
        """Whether the page of another site asks; programs name no origin."""
        origin = header(scope, b"origin")
        if origin is None or origin in self.settings.origins:
            return False
        return urlsplit(origin).netloc.lower() != (header(scope, b"host") or "").lower()

    def note(self, scope: Scope, answer: Answer) -> None:
        """Count the request and write it into the log: its route, never what it carried."""
        route = str(scope.get("path_template", "none"))
        method = str(scope.get("method"))
        seconds = perf_counter() - answer.began
        self.metrics.requests.labels(route, method, str(answer.status)).observe(seconds)
        log.info(
            "request",
            method=method,
            route=route,
            status=answer.status,
            milliseconds=round(seconds * 1000, 1),
        )


class Answer:
    """One answer, with the headers that all have."""

    def __init__(self, scope: Scope, send: Send, settings: Settings) -> None:
        self.began = perf_counter()
        self.status = 0
        self.scope = scope
        self.inner = send
        self.https = settings.https or scope["scheme"] == "https"

    async def send(self, message: Message) -> None:
        """Send a part of it."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message["headers"], *self.headers(), *self.caching(message)]
        await self.inner(message)

    def headers(self) -> list[tuple[bytes, bytes]]:
        """What a browser must and must not do with it."""
        secure = [ONLY_HTTPS] if self.https else []
        if self.scope["path"].startswith(PARTS):
            return [*FIXED_OF_PARTS, *secure]
        return [*FIXED, (b"content-security-policy", self.policy().encode()), *secure]

    def caching(self, message: Message) -> list[tuple[bytes, bytes]]:
        """What says nothing else is for whoever asked alone, and for this once."""
        said = any(name.lower() == CACHING for name, _ in cast(Any, message)["headers"])
        return [] if said or not self.scope["path"].startswith(LIMITED) else [NOT_KEPT]

    def policy(self) -> str:
        """What the page may load, and whither it may connect."""
        host = header(self.scope, b"host") or ""
        sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
        return "; ".join([*POLICY, f"connect-src 'self'{sockets}"])


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


async def refuse(send: Send, status: int, problem: Problem, *headers: tuple[bytes, bytes]) -> None:
    """Answer with a problem."""
    body = msgspec.json.encode(problem)
    all_headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *headers,
    ]
    await send({"type": "http.response.start", "status": status, "headers": all_headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
