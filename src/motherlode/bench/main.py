"""The command `motherlode bench`."""

from __future__ import annotations

import json as json_module
from pathlib import Path

from rich.console import Console

from motherlode.bench.peers import compare, pyspiel
from motherlode.bench.plain import plain_speeds, sources
from motherlode.bench.report import markdown, show
from motherlode.bench.results import Results
from motherlode.bench.speeds import Speed
from motherlode.games import GAMES


def main(
    json: bool = False,
    seconds: float = 1.0,
    peers: bool = True,
    plain: bool = True,
    save: Path | None = None,
) -> None:
    """Measure every game in one run and print what was found."""
    results = measure(seconds, peers, plain)
    if json:
        print(dumps(results), end="")
    else:
        show(results, Console())
    if save is not None:
        (save / "results.json").write_text(dumps(results), encoding="utf-8")
        (save / "results.md").write_text(markdown(results), encoding="utf-8")


def measure(seconds: float, peers: bool, plain: bool) -> Results:
    """Everything that was asked for."""
    folder = sources() if plain else None
    spiel = pyspiel() if peers else None
    return Results(
        [Speed.of(game, seconds) for game in GAMES.values()],
        None if folder is None else plain_speeds(folder, seconds),
        None if spiel is None else compare(spiel, seconds),
    )


def dumps(results: Results) -> str:
    """The results as text of JSON."""
    return json_module.dumps(results.as_data(), indent=1) + "\n"
