"""Whether the server works, and how busy it is."""

from __future__ import annotations

from typing import Final, Literal

from litestar import Response, get

import motherlode
from motherlode.server.storage.interfaces import Unavailable
from motherlode.server.web.dependencies import LogStoreHere, MetricsHere, Ping, PingHere, RoomsHere
from motherlode.server.web.prometheus import CONTENT_TYPE
from motherlode.server.web.schemas import Health

FRESH: Final = {"Cache-Control": "no-store"}


@get("/healthz", summary="Whether the server works", tags=["operations"])
async def healthz(ping: PingHere) -> Response[Health]:
    """Whether something can be written, within two seconds."""
    return health(await can_write(ping))


@get("/readyz", summary="Whether players may be sent here", tags=["operations"])
async def readyz(ping: PingHere, rooms: RoomsHere) -> Response[Health]:
    """Whether something can be written and this process is not about to end."""
    return health(not rooms.closing and await can_write(ping))


async def can_write(ping: Ping) -> bool:
    """Whether the database takes something."""
    try:
        await ping()
    except Unavailable:
        return False
    return True


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
