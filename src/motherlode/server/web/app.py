"""The application: routes, limits and dependencies put together from settings alone."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import make_url

import motherlode
from motherlode.server.rooms.bot_pool import BotPool
from motherlode.server.rooms.cleanup import Cleanup
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.settings import Settings, data_folder, database_of
from motherlode.server.storage import storage
from motherlode.server.web import (
    accounts,
    deals,
    forks,
    games,
    health,
    identity,
    matches,
    progress,
    puzzles,
    records,
    recovery,
    reviews,
    school,
    tables,
)
from motherlode.server.web.bans import BanList
from motherlode.server.web.cookie_signer import CookieSigner, key_in
from motherlode.server.web.dependencies import Dependencies, attach, dependencies_of, providers
from motherlode.server.web.errors import EXCEPTION_HANDLERS
from motherlode.server.web.gate import Gate
from motherlode.server.web.lesson_tally import LessonTally
from motherlode.server.web.page import PACKS_ITSELF, page, page_folder, read
from motherlode.server.web.prometheus import PrometheusMetrics
from motherlode.server.web.replay_pool import ReplayPool
from motherlode.server.web.review_worker import team_of
from motherlode.server.web.sockets import table_socket

LARGEST_BODY: Final = 64 * 1024
API: Final = "/api"

Opening = Callable[[Settings, PrometheusMetrics], AbstractAsyncContextManager[Dependencies]]


@asynccontextmanager
async def open_dependencies(
    settings: Settings, metrics: PrometheusMetrics, bots: BotPool | None = None
) -> AsyncIterator[Dependencies]:
    """The storage and the rooms of a server, as long as it runs."""
    address = database_of(settings)
    async with (
        storage(address, settings.keep_sessions) as store,
        bots or BotPool(settings.bot_pool or os.cpu_count() or 1) as bot_pool,
        ReplayPool(settings.limits.replays) as replay_pool,
        LessonTally(store.lesson_counts, metrics) as lesson_tally,
        team_of(settings.reviewers, store, metrics) as review_team,
        Rooms(
            store.log_store,
            store.leases,
            store.bus,
            store.presence,
            store.sessions,
            bot_pool,
            metrics,
            settings.lease,
        ) as rooms,
        Cleanup(
            store.log_store,
            store.accounts,
            store.sessions,
            store.reviews,
            store.leases,
            metrics,
            settings.keep_tables,
            settings.keep_guests,
        ),
    ):
        signer = CookieSigner(settings.secret_key or key_in(key_folder(address)))
        yield Dependencies(
            store.log_store,
            store.accounts,
            store.sessions,
            store.keepers,
            BanList(store.keepers),
            rooms,
            signer,
            replay_pool,
            store.reviews,
            store.progress,
            lesson_tally,
            review_team,
            store.ping,
        )


def key_folder(address: str) -> Path:
    """Where the key of the server lies: beside its database, or among the user's data."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite" and url.database:
        return Path(url.database).absolute().parent
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def create_app(settings: Settings, opening: Opening = open_dependencies) -> Litestar:
    """A server that is ready to be run."""
    metrics = PrometheusMetrics()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with opening(settings, metrics) as opened:
            attach(app.state, opened)
            warming = asyncio.create_task(asyncio.to_thread(games.shelf_body))
            yield
            await warming

    app = Litestar(
        route_handlers=[
            games.routes,
            accounts.routes,
            recovery.routes,
            tables.routes,
            matches.routes,
            forks.routes,
            deals.routes,
            reviews.routes,
            records.routes,
            school.routes,
            progress.routes,
            puzzles.routes,
            health.healthz,
            health.readyz,
            *([health.figures] if settings.metrics else []),
            table_socket,
            page(read(page_folder(settings.page))),
        ],
        lifespan=[running],
        dependencies=providers(settings, metrics) | identity.PROVIDERS,
        exception_handlers=EXCEPTION_HANDLERS,
        guards=[let_in],
        before_send=[identity.CookieJar(settings)],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, exclude_opt_key=PACKS_ITSELF
        ),
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi(),
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = Gate(app.asgi_handler, settings, metrics)
    return app


async def let_in(connection: ASGIConnection[Any, Any, Any, Any], handler: object) -> None:
    """Refuse everything of the API to an address that is banned; sockets ask for themselves."""
    if connection.scope["path"].startswith(API):
        await dependencies_of(connection.app.state).bans.refuse_address(connection)


def openapi() -> OpenAPIConfig:
    """How the API describes itself."""
    return OpenAPIConfig(
        title="Motherlode",
        version=motherlode.__version__,
        description="Tables, people and finished matches; playing goes over WebSocket.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )
