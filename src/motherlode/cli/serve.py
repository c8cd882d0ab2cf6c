"""`motherlode serve`: tables for people and bots over the network."""

from __future__ import annotations

import webbrowser
from asyncio import Runner
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import Annotated, Final, Literal

from cyclopts import Parameter

import motherlode
from motherlode.server.settings import Settings, load
from motherlode.server.web.app import create_app
from motherlode.server.web.logs import configure
from motherlode.server.web.serving import Server, address, listen

UNTIL_OPEN: Final = 0.5  # seconds that the server needs before a browser asks


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    config: Path | None = None,
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
    config
        A TOML file with settings; the environment (MOTHERLODE_...) goes before it.
    logs
        What the log looks like.
    browser
        Open the browser.
    """
    settings = load(config, host=host, port=port, database=database, logs=logs)
    configure(settings)
    start(settings, browser)


def start(settings: Settings, opens_browser: bool) -> None:
    """Listen, say where, and serve until a signal comes."""
    app = create_app(settings)
    listening = listen(settings.host, settings.port)
    where = address(listening)
    engine = "compiled" if motherlode.compiled else "in plain Python"
    print(f"Motherlode at {where} (engine {engine})", flush=True)
    if opens_browser:
        opening = Timer(UNTIL_OPEN, webbrowser.open, [where])
        opening.daemon = True
        opening.start()
    server = Server(app, settings)
    with listening, suppress(KeyboardInterrupt), Runner(loop_factory=server.loops()) as runner:
        runner.run(server.work(listening))
