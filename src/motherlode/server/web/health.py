"""Whether the server works, and how busy it is."""

from __future__ import annotations

from typing import Final, Literal

from litestar import Response, get

import motherlode
from motherlode.server.storage.interfaces import Unavailable
from motherlode.server.web.dependencies import LogStoreHere, MetricsHere, PingHere
from motherlode.server.web.prometheus import CONTENT_TYPE
from motherlode.server.web.schemas import Health

FRESH: Final = {"Cache-Control": "no-store"}


@get("/healthz", summary="Whether the server works", tags=["operations"])
async def healthz(ping: PingHere) -> Response[Health]:
    """Whether the database answers."""
    try:
        await ping()
    except Unavailable:
        return health(False)
    return health(True)


def health(works: bool) -> Response[Health]:
    """The answer to whoever watches over the server."""
    status: Literal["ok", "unavailable"] = "ok" if works else "unavailable"
    found = Health(status, motherlode.__version__, motherlode.compiled)
    return Response(found, status_code=200 if works else 503, headers=FRESH)


@get("/metrics", summary="Figures for Prometheus", tags=["operations"])
async def figures(log_store: LogStoreHere, metrics: MetricsHere) -> Response[bytes]:
    """Tables, sockets, moves, bots, refusals, requests."""
    counts = await log_store.counts()
    return Response(metrics.page(counts), media_type=CONTENT_TYPE, headers=FRESH)
