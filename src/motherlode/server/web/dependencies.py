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
from motherlode.server.storage.interfaces import Accounts, LogStore
from motherlode.server.web.cookie_signer import CookieSigner
from motherlode.server.web.limits import Limiter, OpenSockets, address_of
from motherlode.server.web.passwords import Passwords
from motherlode.server.web.prometheus import PrometheusMetrics
from motherlode.server.web.replay_pool import ReplayPool

Ping = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class Dependencies:
    """The rest of the server: what is kept, and what runs."""

    log_store: LogStore
    accounts: Accounts
    rooms: Rooms
    signer: CookieSigner
    replay_pool: ReplayPool
    ping: Ping  # returns if the database answers


class Limiters:
    """All limits of a server."""

    def __init__(self, limits: Limits) -> None:
        self.openings = Limiter(limits.requests, limits.requests_burst)  # of sockets
        self.guests = Limiter(limits.guests, limits.guests_burst)
        self.tables = Limiter(limits.tables, limits.tables_burst)
        self.logins = Limiter(limits.logins, limits.logins_burst)
        self.messages = Limiter(limits.address_messages, limits.address_messages_burst)
        self.sockets = OpenSockets(limits.sockets)
        self.limits = limits

    def check_login(self, request: Request[Any, Any, Any], login: str | None) -> None:
        """Count a try of a password, for the address and for the login, or refuse it."""
        self.logins.check(address_of(request.scope["client"]))
        if login is not None:
            self.logins.check(f"login {login}")


LogStoreHere = NamedDependency[SkipValidation[LogStore]]
AccountsHere = NamedDependency[SkipValidation[Accounts]]
RoomsHere = NamedDependency[SkipValidation[Rooms]]
SignerHere = NamedDependency[SkipValidation[CookieSigner]]
LimitersHere = NamedDependency[SkipValidation[Limiters]]
MetricsHere = NamedDependency[SkipValidation[PrometheusMetrics]]
ReplayPoolHere = NamedDependency[SkipValidation[ReplayPool]]
PasswordsHere = NamedDependency[SkipValidation[Passwords]]
PingHere = NamedDependency[SkipValidation[Ping]]


def attach(state: State, dependencies: Dependencies) -> None:
    """Let the application hold what was opened."""
    state.dependencies = dependencies


def providers(settings: Settings, metrics: PrometheusMetrics) -> dict[str, Provide]:
    """How each part is found by its name."""
    limiters, passwords = Limiters(settings.limits), Passwords()

    def log_store(state: State) -> LogStore:
        return dependencies_of(state).log_store

    def accounts(state: State) -> Accounts:
        return dependencies_of(state).accounts

    def rooms(state: State) -> Rooms:
        return dependencies_of(state).rooms

    def signer(state: State) -> CookieSigner:
        return dependencies_of(state).signer

    def replay_pool(state: State) -> ReplayPool:
        return dependencies_of(state).replay_pool

    def ping(state: State) -> Ping:
        return dependencies_of(state).ping

    found: dict[str, Callable[..., object]] = {
        "log_store": log_store,
        "accounts": accounts,
        "rooms": rooms,
        "signer": signer,
        "limiters": lambda: limiters,
        "metrics": lambda: metrics,
        "passwords": lambda: passwords,
        "replay_pool": replay_pool,
        "ping": ping,
    }
    return {name: Provide(provider, sync_to_thread=False) for name, provider in found.items()}


def dependencies_of(state: State) -> Dependencies:
    """What the application holds."""
    dependencies = state.dependencies
    assert isinstance(dependencies, Dependencies)
    return dependencies
