"""What the routes work with; the application holds it and hands it to whoever names it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from motherlode.server.rooms.rooms import Rooms
from motherlode.server.settings import Limits, Settings
from motherlode.server.storage.contract import Archive, People
from motherlode.server.web.computing import Computing
from motherlode.server.web.limits import Limiter, Presence, address_of
from motherlode.server.web.metrics import Metrics
from motherlode.server.web.passwords import Passwords
from motherlode.server.web.seals import Seals

Ping = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class Parts:
    """The rest of the server: what is kept, and what runs."""

    archive: Archive
    people: People
    rooms: Rooms
    seals: Seals
    ping: Ping  # returns if the database answers


class Gates:
    """All limits of a server."""

    def __init__(self, limits: Limits) -> None:
        self.openings = Limiter(limits.requests, limits.requests_burst)  # of sockets
        self.guests = Limiter(limits.guests, limits.guests_burst)
        self.tables = Limiter(limits.tables, limits.tables_burst)
        self.logins = Limiter(limits.logins, limits.logins_burst)
        self.messages = Limiter(limits.address_messages, limits.address_messages_burst)
        self.sockets = Presence(limits.sockets)
        self.limits = limits

    def check_login(self, request: Request[Any, Any, Any], login: str | None) -> None:
        """Count a try of a password, for the address and for the login, or refuse it."""
        self.logins.check(address_of(request.scope["client"]))
        if login is not None:
            self.logins.check(f"login {login}")


ArchiveHere = NamedDependency[SkipValidation[Archive]]
PeopleHere = NamedDependency[SkipValidation[People]]
RoomsHere = NamedDependency[SkipValidation[Rooms]]
SealsHere = NamedDependency[SkipValidation[Seals]]
GatesHere = NamedDependency[SkipValidation[Gates]]
MetricsHere = NamedDependency[SkipValidation[Metrics]]
ComputingHere = NamedDependency[SkipValidation[Computing]]
PasswordsHere = NamedDependency[SkipValidation[Passwords]]
PingHere = NamedDependency[SkipValidation[Ping]]


def keep(state: State, parts: Parts) -> None:
    """Let the application hold what was opened."""
    state.parts = parts


def providers(settings: Settings, metrics: Metrics) -> dict[str, Provide]:
    """How each part is found by its name."""
    gates, passwords, computing = Gates(settings.limits), Passwords(), Computing()

    def archive(state: State) -> Archive:
        return parts_of(state).archive

    def people(state: State) -> People:
        return parts_of(state).people

    def rooms(state: State) -> Rooms:
        return parts_of(state).rooms

    def seals(state: State) -> Seals:
        return parts_of(state).seals

    def ping(state: State) -> Ping:
        return parts_of(state).ping

    found: dict[str, Callable[..., object]] = {
        "archive": archive,
        "people": people,
        "rooms": rooms,
        "seals": seals,
        "gates": lambda: gates,
        "metrics": lambda: metrics,
        "passwords": lambda: passwords,
        "computing": lambda: computing,
        "ping": ping,
    }
    return {name: Provide(provider, sync_to_thread=False) for name, provider in found.items()}


def parts_of(state: State) -> Parts:
    """What the application holds."""
    parts = state.parts
    assert isinstance(parts, Parts)
    return parts
