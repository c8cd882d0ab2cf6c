"""`motherlode worker`: helps a server with its reviews, on this machine or another."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from motherlode.cli.engine import engine
from motherlode.core.errors import SetupError
from motherlode.server.settings import database_of, load
from motherlode.server.storage import storage
from motherlode.server.web.review_worker import team_of


def worker(
    *,
    database: str | None = None,
    processes: int = 1,
    settings_file: Annotated[Path | None, Parameter(name="--config")] = None,
) -> None:
    """Review matches that people have asked for at a server; stop with Ctrl+C.

    Parameters
    ----------
    database
        The database of the server: sqlite:///file or postgresql://user@host/name.
    processes
        How many reviews are made at once.
    settings_file
        A TOML file with settings, as for `motherlode serve`.
    """
    if processes < 1:
        raise SetupError(f"{processes} processes cannot review anything")
    settings = load(settings_file, database=database)
    asyncio.run(help_with_reviews(database_of(settings), processes))


async def help_with_reviews(address: str, processes: int) -> None:
    """Do what is asked for until a signal comes."""
    ending = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ending.set)
    async with storage(address) as store, team_of(processes, store):
        print(f"Motherlode reviews matches ({engine()})", flush=True)
        await ending.wait()
