"""Identity: a guest at first, an account with a password, bots with tokens of their own."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Router, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import UNSET

from motherlode.server.rooms.rooms import Rooms
from motherlode.server.storage.interfaces import Accounts, Person, Sessions, Visitor
from motherlode.server.web.cookie_signer import CookieSigner
from motherlode.server.web.dependencies import (
    AccountsHere,
    BansHere,
    LimitersHere,
    PasswordsHere,
    RoomsHere,
    SessionsHere,
    SignerHere,
)
from motherlode.server.web.errors import Refusal
from motherlode.server.web.identity import Me, Somebody, Visiting, hand_out, renew_cookie, sign_in
from motherlode.server.web.limits import address_of
from motherlode.server.web.names import spoken
from motherlode.server.web.passwords import Passwords
from motherlode.server.web.schemas import Appearance, BotToken, Credentials, NewBot, NewPassword

AnyHttpRequest = Request[Any, Any, Any]


@get("/me", summary="Who am I")
async def who(
    request: AnyHttpRequest,
    me: Me,
    visitor: Visiting,
    accounts: AccountsHere,
    sessions: SessionsHere,
    signer: SignerHere,
) -> Person:
    """The person of the cookie or token; whoever has none becomes a guest. Keeps the cookie."""
    if visitor and not me.bot:
        await stay(request, visitor, sessions, signer)
    await accounts.seen(me.id)
    return me


async def stay(
    request: AnyHttpRequest, visitor: Visitor, sessions: Sessions, signer: CookieSigner
) -> None:
    """Let a session last; a cookie from before there were sessions is exchanged for one."""
    if not visitor.session_id:
        await sign_in(request, visitor.person.id, sessions, signer)
        return
    await sessions.renew(visitor.session_id)
    renew_cookie(request)


@patch("/me", summary="Be called and look otherwise")
async def rename(data: JSONBody[Appearance], me: Me, accounts: AccountsHere) -> Person:
    """Change name or avatar. Tables at which one sits already keep the old ones."""
    name = me.name if data.name is UNSET else spoken(data.name)
    avatar = me.avatar if data.avatar is UNSET else data.avatar
    return await accounts.rename(me.id, name, avatar)


@post("/me/password", summary="Make an account", status_code=200)
async def register(
    request: AnyHttpRequest,
    data: JSONBody[NewPassword],
    visitor: Visiting,
    me: Me,
    accounts: AccountsHere,
    sessions: SessionsHere,
    rooms: RoomsHere,
    passwords: PasswordsHere,
    signer: SignerHere,
    limiters: LimitersHere,
) -> Person:
    """Give the guest a login and a password, or change them; other devices are signed out.

    Whoever has a password must say it to change it.
    """
    if me.bot:
        raise Refusal(403, "forbidden", "a bot has a token and needs no password")
    limiters.check_login(request, me.login, visitor.session_id if visitor and me.login else None)
    old = await old_password(me, data.old, accounts, passwords)
    hashed = await passwords.hash(data.password)
    await accounts.register(me.id, data.login, hashed, old)
    signed_in = await sign_in(request, me.id, sessions, signer)
    rooms.sign_out({me.id: signed_in.session})
    return signed_in.person


async def old_password(
    me: Person, said: str | None, accounts: Accounts, passwords: Passwords
) -> str | None:
    """What is kept of the password that somebody has, who must know it; None of a guest's."""
    known = await accounts.by_login(me.login) if me.login else None
    if known is None:
        return None
    if not await passwords.check(said or "", known.password_hash):
        raise Refusal(403, "old_password", "that is not the password that you have")
    return known.password_hash


@post("/login", summary="Come back to an account", status_code=200)
async def login(
    request: AnyHttpRequest,
    data: JSONBody[Credentials],
    visitor: Visiting,
    accounts: AccountsHere,
    sessions: SessionsHere,
    rooms: RoomsHere,
    bans: BansHere,
    passwords: PasswordsHere,
    signer: SignerHere,
    limiters: LimitersHere,
) -> Person:
    """Be an account's person on this device, in a new session; the one before ends."""
    limiters.check_login(request, data.login)
    known = await accounts.by_login(data.login)
    if not await passwords.check(data.password, known.password_hash if known else None):
        raise Refusal(401, "wrong_password", "no account has that login and password")
    assert known is not None
    await bans.refuse("person", known.visitor.person.id)
    await leave(visitor, accounts, sessions, rooms)
    return (await sign_in(request, known.visitor.person.id, sessions, signer)).person


@post("/logout", summary="Be nobody on this device", status_code=204)
async def logout(
    request: AnyHttpRequest,
    visitor: Visiting,
    accounts: AccountsHere,
    sessions: SessionsHere,
    rooms: RoomsHere,
) -> None:
    """End the session of this device. A guest without a password cannot come back."""
    await leave(visitor, accounts, sessions, rooms)
    hand_out(request, "")


async def leave(
    visitor: Visitor | None, accounts: Accounts, sessions: Sessions, rooms: Rooms
) -> None:
    """End a session on the server too: whoever has copied the cookie is nobody with it."""
    if visitor is None or visitor.person.bot:
        return
    if visitor.session_id:
        await sessions.end(visitor.session_id)
        rooms.end_sessions({visitor.session_id})
        return
    left = await accounts.sign_out(visitor.person.id)
    rooms.sign_out({visitor.person.id: left.session})


@post("/me/tokens", summary="Make a bot of one's own")
async def make_bot(
    request: AnyHttpRequest,
    data: JSONBody[NewBot],
    me: Me,
    accounts: AccountsHere,
    limiters: LimitersHere,
) -> BotToken:
    """A bot that can sit down and play; its token is shown only now."""
    if me.bot:
        raise Refusal(403, "forbidden", "a bot cannot make bots")
    limiters.guests.check(address_of(request.scope["client"]))
    bot = await accounts.create(spoken(data.name), data.avatar, bot=True)
    return BotToken(bot.id, bot.name, await accounts.grant(bot.id))


@delete("/me/tokens", summary="End this token")
async def end_tokens(somebody: Somebody, accounts: AccountsHere, rooms: RoomsHere) -> None:
    """Make every token of the bot that asks worthless."""
    if somebody is None or not somebody.bot:
        raise Refusal(401, "nobody", "only a bot with a token can end its tokens")
    visitor = await accounts.revoke(somebody.id)
    rooms.sign_out({somebody.id: visitor.session})


routes: Final = Router(
    "/api",
    route_handlers=[who, rename, register, login, logout, make_bot, end_tokens],
    tags=["people"],
)
