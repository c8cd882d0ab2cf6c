"""Identity: a guest at first, an account with a password, bots with tokens of their own."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Router, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import UNSET

from motherlode.server.storage.interfaces import Accounts, Person
from motherlode.server.web.dependencies import (
    AccountsHere,
    LimitersHere,
    PasswordsHere,
    RoomsHere,
    SignerHere,
)
from motherlode.server.web.errors import Refusal
from motherlode.server.web.identity import Me, Somebody, hand_out, renew_cookie
from motherlode.server.web.limits import address_of
from motherlode.server.web.names import spoken
from motherlode.server.web.passwords import Passwords
from motherlode.server.web.schemas import Appearance, BotToken, Credentials, NewBot, NewPassword

AnyHttpRequest = Request[Any, Any, Any]


@get("/me", summary="Who am I")
async def who(request: AnyHttpRequest, me: Me, accounts: AccountsHere) -> Person:
    """The person of the cookie or token; whoever has none becomes a guest. Keeps the cookie."""
    if not me.bot:
        renew_cookie(request)
    await accounts.seen(me.id)
    return me


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
    me: Me,
    accounts: AccountsHere,
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
    limiters.check_login(request, me.login)
    old = await old_password(me, data.old, accounts, passwords)
    hashed = await passwords.hash(data.password)
    visitor = await accounts.register(me.id, data.login, hashed, old)
    hand_out(request, signer.sign(visitor))
    rooms.sign_out({me.id: visitor.session})
    return visitor.person


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
    accounts: AccountsHere,
    passwords: PasswordsHere,
    signer: SignerHere,
    limiters: LimitersHere,
) -> Person:
    """Be an account's person on this device."""
    limiters.check_login(request, data.login)
    known = await accounts.by_login(data.login)
    if not await passwords.check(data.password, known.password_hash if known else None):
        raise Refusal(401, "wrong_password", "no account has that login and password")
    assert known is not None
    hand_out(request, signer.sign(known.visitor))
    return known.visitor.person


@post("/logout", summary="Be nobody on this device", status_code=204)
async def logout(request: AnyHttpRequest) -> None:
    """Forget the cookie. A guest without a password cannot come back."""
    hand_out(request, "")


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
