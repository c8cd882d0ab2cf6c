"""`motherlode serve`: tables for people and bots over the network."""

from __future__ import annotations

import webbrowser
from asyncio import Runner
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from motherlode.cli.engine import engine
from motherlode.server.settings import Settings, load
from motherlode.server.web.app import create_app
from motherlode.server.web.logs import configure
from motherlode.server.web.page import INDEX, page_folder
from motherlode.server.web.server import address, config, listen, run
from motherlode.server.web.workers import Workers

NO_PAGE: Final = (
    "NO PAGE: this installation was made without it, only programs can play;"
    " build it with `python -m page_build` and name its folder in MOTHERLODE_PAGE"
)


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    settings_file: Annotated[Path | None, Parameter(name="--config")] = None,
    workers: int | None = None,
    logs: Literal["console", "json", "off"] | None = None,
    browser: Annotated[bool, Parameter(name="--open", negative="")] = False,
) -> None:
    """Open tables for people and bots; stop with Ctrl+C.

    Parameters
    ----------
    host
        The address to listen on; 127.0.0.1 if nothing else is said, 0.0.0.0 for everyone.
    port
        The port; 0 takes any that is free.
    database
        sqlite:///file or postgresql://user@host/name; a file among your own data if not given.
    settings_file
        A TOML file with settings; the environment (MOTHERLODE_...) goes before it.
    workers
        Processes that serve; several of them need a Postgres.
    logs
        What the log looks like.
    browser
        Open the browser.
    """
    settings = load(
        settings_file, host=host, port=port, database=database, workers=workers, logs=logs
    )
    configure(settings)
    start(settings, browser)


def start(settings: Settings, opens_browser: bool) -> None:
    """Listen, say where, and serve until a signal comes."""
    listening = listen(settings.host, settings.port)

    def ready() -> None:
        where = address(listening)
        print(f"Motherlode at {where} ({engine()})", flush=True)
        if not (page_folder(settings.page) / INDEX).is_file():
            print(NO_PAGE, flush=True)
        if opens_browser:
            Thread(target=webbrowser.open, args=[where], daemon=True).start()

    if settings.workers > 1:
        with listening:
            raise SystemExit(Workers(settings, listening, settings.workers).run(ready))
    app = create_app(settings)
    loops = config(app, settings).get_loop_factory()  # the quickest one that is at hand
    with listening, suppress(KeyboardInterrupt), Runner(loop_factory=loops) as runner:
        runner.run(run(app, settings, listening, ready))
