"""How far an account has come in the school, on all devices together."""

from __future__ import annotations

from time import time
from typing import Final

from litestar import Router, post
from litestar.params import JSONBody
from msgspec import json

from motherlode.school.progress import Progress, merged
from motherlode.server.web.dependencies import ProgressHere
from motherlode.server.web.errors import Refusal
from motherlode.server.web.identity import Somebody

DAY: Final = 24 * 3600  # seconds


@post("/me/progress", summary="Bring what was learnt", status_code=200)
async def bring(data: JSONBody[Progress], somebody: Somebody, progress: ProgressHere) -> Progress:
    """Add what this device knows to what the account has kept, and tell all of it."""
    if somebody is None or somebody.login is None:
        raise Refusal(403, "forbidden", "only an account keeps what was learnt")

    def change(kept: str) -> str:
        both = merged(json.decode(kept, type=Progress), data, int(time() // DAY))
        return json.encode(both).decode()

    return json.decode(await progress.change(somebody.id, change), type=Progress)


routes: Final = Router("/api", route_handlers=[bring], tags=["people"])
