"""Ways back into an account whose password is lost: codes that were kept, or a link."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Router, post
from litestar.params import JSONBody

from motherlode.server.storage.interfaces import Person
from motherlode.server.web.accounts import old_password
from motherlode.server.web.dependencies import (
    AccountsHere,
    BansHere,
    KeepersHere,
    LimitersHere,
    PasswordsHere,
    RoomsHere,
    SessionsHere,
    SignerHere,
)
from motherlode.server.web.errors import Refusal
from motherlode.server.web.identity import Me, sign_in
from motherlode.server.web.schemas import Confirmation, Recovery, RecoveryCodes

AnyHttpRequest = Request[Any, Any, Any]


@post("/me/recovery", summary="Get recovery codes", status_code=200)
async def give_codes(
    request: AnyHttpRequest,
    data: JSONBody[Confirmation],
    me: Me,
    accounts: AccountsHere,
    keepers: KeepersHere,
    passwords: PasswordsHere,
    limiters: LimitersHere,
) -> RecoveryCodes:
    """Eight codes in place of all earlier ones; each sets a new password once."""
    if me.login is None:
        raise Refusal(403, "forbidden", "only an account has recovery codes")
    limiters.check_login(request, me.login)
    await old_password(me, data.password, accounts, passwords)
    return RecoveryCodes(await keepers.give_codes(me.id))


@post("/login/recover", summary="Set a new password by a recovery code", status_code=200)
async def recover(
    request: AnyHttpRequest,
    data: JSONBody[Recovery],
    keepers: KeepersHere,
    sessions: SessionsHere,
    rooms: RoomsHere,
    bans: BansHere,
    passwords: PasswordsHere,
    signer: SignerHere,
    limiters: LimitersHere,
) -> Person:
    """Be an account's person on this device; the code is spent, other devices are signed out."""
    limiters.check_login(request, data.login)
    hashed = await passwords.hash(data.password)
    person = await keepers.recover(data.login, data.code, hashed)
    if person is None:
        raise Refusal(401, "wrong_code", "no account has that login and code")
    await bans.refuse("person", person.id)
    visitor = await sign_in(request, person.id, sessions, signer)
    rooms.sign_out({person.id: visitor.session})
    return person


routes: Final = Router("/api", route_handlers=[give_codes, recover], tags=["people"])
