"""What the routes work with; the application holds it and hands it to whoever names it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, fields
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from motherlode.server.rooms.rooms import Rooms
from motherlode.server.settings import Limits, Settings
from motherlode.server.storage.interfaces import Accounts, LogStore, Sessions
from motherlode.server.storage.keepers import DatabaseKeepers
from motherlode.server.storage.progress import DatabaseProgress
from motherlode.server.storage.reviews import DatabaseReviews
from motherlode.server.web.bans import BanList
from motherlode.server.web.cookie_signer import CookieSigner
from motherlode.server.web.lesson_tally import LessonTally
from motherlode.server.web.limits import Limiter, OpenSockets, address_of
from motherlode.server.web.passwords import Passwords
from motherlode.server.web.prometheus import PrometheusMetrics
from motherlode.server.web.replay_pool import ReplayPool
from motherlode.server.web.review_worker import ReviewTeam

Ping = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class Dependencies:
    """The rest of the server: what is kept, and what runs."""

    log_store: LogStore
    accounts: Accounts
    sessions: Sessions
    keepers: DatabaseKeepers
    bans: BanList
    rooms: Rooms
    signer: CookieSigner
    replay_pool: ReplayPool
    reviews: DatabaseReviews
    progress: DatabaseProgress
    lesson_tally: LessonTally
    review_team: ReviewTeam
    ping: Ping  # returns if the database answers


class Limiters:
    """All limits of a server."""

    def __init__(self, limits: Limits) -> None:
        self.openings = Limiter(limits.requests, limits.requests_burst)  # of sockets
        self.guests = Limiter(limits.guests, limits.guests_burst)
        self.tables = Limiter(limits.tables, limits.tables_burst)
        self.imports = Limiter(limits.imports, limits.imports_burst)
        self.logins = Limiter(limits.logins, limits.logins_burst)
        self.messages = Limiter(limits.address_messages, limits.address_messages_burst)
        self.sockets = OpenSockets(limits.sockets)
        self.limits = limits

    def check_table(self, request: Request[Any, Any, Any]) -> str:
        """Count a table that an address opens, or refuse it; the address."""
        address = address_of(request.scope["client"])
        self.tables.check(address)
        return address

    def check_login(
        self, request: Request[Any, Any, Any], login: str | None, session: str | None = None
    ) -> None:
        """Count a try of a password, for the address, the login and the session, or refuse it."""
        address = address_of(request.scope["client"])
        self.logins.check(address)
        if login is not None:  # nobody can lock out an account from another address
            self.logins.check(f"login {login} from {address}")
        if session is not None:  # whoever has stolen a cookie comes from many addresses
            self.logins.check(f"session {session}")


LogStoreHere = NamedDependency[SkipValidation[LogStore]]
AccountsHere = NamedDependency[SkipValidation[Accounts]]
SessionsHere = NamedDependency[SkipValidation[Sessions]]
KeepersHere = NamedDependency[SkipValidation[DatabaseKeepers]]
BansHere = NamedDependency[SkipValidation[BanList]]
RoomsHere = NamedDependency[SkipValidation[Rooms]]
SignerHere = NamedDependency[SkipValidation[CookieSigner]]
LimitersHere = NamedDependency[SkipValidation[Limiters]]
MetricsHere = NamedDependency[SkipValidation[PrometheusMetrics]]
ReplayPoolHere = NamedDependency[SkipValidation[ReplayPool]]
ProgressHere = NamedDependency[SkipValidation[DatabaseProgress]]
LessonTallyHere = NamedDependency[SkipValidation[LessonTally]]
ReviewsHere = NamedDependency[SkipValidation[DatabaseReviews]]
ReviewTeamHere = NamedDependency[SkipValidation[ReviewTeam]]
PasswordsHere = NamedDependency[SkipValidation[Passwords]]
PingHere = NamedDependency[SkipValidation[Ping]]


def attach(state: State, dependencies: Dependencies) -> None:
    """Let the application hold what was opened."""
    state.dependencies = dependencies


def providers(settings: Settings, metrics: PrometheusMetrics) -> dict[str, Provide]:
    """How each part is found by its name."""
    limiters, passwords = Limiters(settings.limits), Passwords()
    found: dict[str, Callable[..., object]] = {
        "limiters": lambda: limiters,
        "metrics": lambda: metrics,
        "passwords": lambda: passwords,
        **{field.name: held(field.name) for field in fields(Dependencies)},
    }
    return {name: Provide(provider, sync_to_thread=False) for name, provider in found.items()}


def held(name: str) -> Callable[[State], object]:
    """Finds one of the things that the application holds."""

    def provider(state: State) -> object:
        return getattr(dependencies_of(state), name)

    return provider


def dependencies_of(state: State) -> Dependencies:
    """What the application holds."""
    dependencies = state.dependencies
    assert isinstance(dependencies, Dependencies)
    return dependencies
