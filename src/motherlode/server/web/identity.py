"""Who asks: by a cookie that we signed, or by a bot's token. Whoever is new becomes a guest."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from litestar.types import Message, Scope

from motherlode.server.settings import Settings
from motherlode.server.storage.interfaces import Accounts, Person, Sessions, Visitor
from motherlode.server.web.cookie_signer import CookieSigner
from motherlode.server.web.dependencies import (
    AccountsHere,
    LimitersHere,
    SessionsHere,
    SignerHere,
)
from motherlode.server.web.errors import Refusal
from motherlode.server.web.guest_names import guest_name
from motherlode.server.web.limits import address_of

COOKIE: Final = "motherlode"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # seconds; browsers keep no cookie longer
HANDED_OUT: Final = "motherlode_cookie"  # in the state of a request: the cookie to set
BEARER: Final = "Bearer "

Connection = ASGIConnection[Any, Any, Any, Any]
AnyHttpRequest = Request[Any, Any, Any]
Visiting = NamedDependency[SkipValidation[Visitor | None]]
Somebody = NamedDependency[SkipValidation[Person | None]]
Me = NamedDependency[SkipValidation[Person]]


async def recognise(
    connection: Connection, accounts: Accounts, sessions: Sessions, signer: CookieSigner
) -> Visitor | None:
    """Whoever sends a valid token or cookie; a wrong token is refused, a wrong cookie forgotten."""
    authorization = connection.headers.get("Authorization", "")
    if authorization.startswith(BEARER):
        if bot := await accounts.by_token(authorization.removeprefix(BEARER)):
            return bot
        raise Refusal(401, "nobody", "nobody has that token")
    known = signer.read(connection.cookies.get(COOKIE, ""))
    if known is None:
        return None
    if isinstance(known.session, int):
        return await accounts.recognise(known.person, known.session)
    return await sessions.recognise(known.person, known.session)


async def visitor(
    request: AnyHttpRequest,
    accounts: AccountsHere,
    sessions: SessionsHere,
    signer: SignerHere,
) -> Visitor | None:
    """Who asks, and under which session, if we know them."""
    return await recognise(request, accounts, sessions, signer)


async def somebody(visitor: Visiting) -> Person | None:
    """Who asks, if we know them."""
    return visitor.person if visitor else None


async def me(
    request: AnyHttpRequest,
    somebody: Somebody,
    accounts: AccountsHere,
    sessions: SessionsHere,
    signer: SignerHere,
    limiters: LimitersHere,
) -> Person:
    """Who asks; somebody new is made a guest and given a cookie."""
    if somebody:
        return somebody
    limiters.guests.check(address_of(request.scope["client"]))
    guest = await accounts.create(guest_name(request.headers.get("Accept-Language", "")))
    await sign_in(request, guest.id, sessions, signer)
    return guest


async def sign_in(
    request: AnyHttpRequest, person: str, sessions: Sessions, signer: CookieSigner
) -> Visitor:
    """Begin a new session for a person on the device that asks."""
    visitor = await sessions.begin(person)
    hand_out(request, signer.sign(visitor))
    return visitor


PROVIDERS: Final = {
    "visitor": Provide(visitor),
    "somebody": Provide(somebody),
    "me": Provide(me),
}


# -- cookies ----------------------------------------------------------------------------------


def hand_out(connection: Connection, cookie: str) -> None:
    """Set a cookie with the answer; an empty one is taken away."""
    connection.scope["state"][HANDED_OUT] = cookie


def renew_cookie(connection: Connection) -> None:
    """Let the cookie that came with a request be kept from now on as long as a new one."""
    if cookie := connection.cookies.get(COOKIE):
        connection.scope["state"].setdefault(HANDED_OUT, cookie)


class CookieJar:
    """Puts the cookies that were handed out onto the answers."""

    def __init__(self, settings: Settings) -> None:
        self.https = settings.https

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Called before every message that is sent."""
        cookie = scope["state"].get(HANDED_OUT)
        if message["type"] == "http.response.start" and cookie is not None:
            secure = self.https or scope["scheme"] == "https"
            line = cookie_line(cookie, secure).encode("latin-1")
            message["headers"] = [*message["headers"], (b"set-cookie", line)]


def cookie_line(cookie: str, secure: bool) -> str:
    """A cookie that scripts cannot read and other sites cannot use."""
    parts = [f"{COOKIE}={cookie}", "Path=/", "HttpOnly", "SameSite=Lax"]
    parts.append(f"Max-Age={COOKIE_SECONDS if cookie else 0}")
    return "; ".join([*parts, "Secure"] if secure else parts)
