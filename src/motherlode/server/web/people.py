"""Identity: a guest at first, an account with a password, bots with tokens of their own."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Router, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import UNSET

from motherlode.server.storage.contract import People, Person
from motherlode.server.web.bodies import Appearance, BotToken, Credentials, NewBot, NewPassword
from motherlode.server.web.errors import Refusal
from motherlode.server.web.identity import Me, Somebody, hand_out, keep
from motherlode.server.web.limits import address_of
from motherlode.server.web.names import spoken
from motherlode.server.web.parts import GatesHere, PasswordsHere, PeopleHere, RoomsHere, SealsHere
from motherlode.server.web.passwords import Passwords

AnyHttpRequest = Request[Any, Any, Any]


@get("/me", summary="Who am I")
async def who(request: AnyHttpRequest, me: Me, people: PeopleHere) -> Person:
    """The person of the cookie or token; whoever has none becomes a guest. Keeps the cookie."""
    if not me.bot:
        keep(request)
    await people.seen(me.id)
    return me


@patch("/me", summary="Be called and look otherwise")
async def rename(data: JSONBody[Appearance], me: Me, people: PeopleHere) -> Person:
    """Change name or avatar. Tables at which one sits already keep the old ones."""
    name = me.name if data.name is UNSET else spoken(data.name)
    avatar = me.avatar if data.avatar is UNSET else data.avatar
    return await people.rename(me.id, name, avatar)


@post("/me/password", summary="Make an account", status_code=200)
async def register(
    request: AnyHttpRequest,
    data: JSONBody[NewPassword],
    me: Me,
    people: PeopleHere,
    rooms: RoomsHere,
    passwords: PasswordsHere,
    seals: SealsHere,
    gates: GatesHere,
) -> Person:
    """Give the guest a login and a password, or change them; other devices are signed out.

    Whoever has a password must say it to change it.
    """
    if me.bot:
        raise Refusal(403, "forbidden", "a bot has a token and needs no password")
    gates.check_login(request, me.login)
    old = await old_password(me, data.old, people, passwords)
    hashed = await passwords.hash(data.password)
    visitor = await people.register(me.id, data.login, hashed, old)
    hand_out(request, seals.seal(visitor))
    rooms.sign_out({me.id: visitor.session})
    return visitor.person


async def old_password(
    me: Person, said: str | None, people: People, passwords: Passwords
) -> str | None:
    """What is kept of the password that somebody has, who must know it; None of a guest's."""
    account = await people.account(me.login) if me.login else None
    if account is None:
        return None
    if not await passwords.check(said or "", account.password):
        raise Refusal(403, "old_password", "that is not the password that you have")
    return account.password


@post("/login", summary="Come back to an account", status_code=200)
async def login(
    request: AnyHttpRequest,
    data: JSONBody[Credentials],
    people: PeopleHere,
    passwords: PasswordsHere,
    seals: SealsHere,
    gates: GatesHere,
) -> Person:
    """Be an account's person on this device."""
    gates.check_login(request, data.login)
    account = await people.account(data.login)
    if not await passwords.check(data.password, account.password if account else None):
        raise Refusal(401, "wrong_password", "no account has that login and password")
    assert account is not None
    hand_out(request, seals.seal(account.visitor))
    return account.visitor.person


@post("/logout", summary="Be nobody on this device", status_code=204)
async def logout(request: AnyHttpRequest) -> None:
    """Forget the cookie. A guest without a password cannot come back."""
    hand_out(request, "")


@post("/me/tokens", summary="Make a bot of one's own")
async def make_bot(
    request: AnyHttpRequest,
    data: JSONBody[NewBot],
    me: Me,
    people: PeopleHere,
    gates: GatesHere,
) -> BotToken:
    """A bot that can sit down and play; its token is shown only now."""
    if me.bot:
        raise Refusal(403, "forbidden", "a bot cannot make bots")
    gates.guests.check(address_of(request.scope["client"]))
    bot = await people.create(spoken(data.name), data.avatar, bot=True)
    return BotToken(bot.id, bot.name, await people.grant(bot.id))


@delete("/me/tokens", summary="End this token")
async def end_tokens(somebody: Somebody, people: PeopleHere, rooms: RoomsHere) -> None:
    """Make every token of the bot that asks worthless."""
    if somebody is None or not somebody.bot:
        raise Refusal(401, "nobody", "only a bot with a token can end its tokens")
    visitor = await people.revoke(somebody.id)
    rooms.sign_out({somebody.id: visitor.session})


routes: Final = Router(
    "/api",
    route_handlers=[who, rename, register, login, logout, make_bot, end_tokens],
    tags=["people"],
)
