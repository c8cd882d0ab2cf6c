"""`motherlode arena`: bots against bots, many times."""

from __future__ import annotations

import json as json_
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from motherlode.bots.guests import invite
from motherlode.cli.engine import engine
from motherlode.core.errors import SetupError
from motherlode.games import find
from motherlode.lab.arena import Arena, Result, run
from motherlode.lab.files import append, heading, open_results, write_parquet
from motherlode.lab.table import Line, table


def arena(
    game: str,
    /,
    *,
    bots: str,
    games: int = 400,
    seed: int = 1,
    seats: int | None = None,
    workers: int | None = None,
    out: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let bots play each other: every deal in every rotation of the seats.

    Parameters
    ----------
    game
        Which game.
    bots
        Their levels with commas between them, or bots of your own as module:Name; the last one
        takes all seats that are left.
    games
        How many matches.
    seed
        The same seed gives the same results.
    seats
        How many play; without it as many as there are bots, or the fewest the game allows.
    workers
        How many processes; without it one for each core.
    out
        A folder for results.jsonl, results.parquet and table.json. What is there already is
        not played again.
    json
        Print data instead of a table.
    """
    plan = planned(game, [name.strip() for name in bots.split(",")], games, seats, seed)
    print(engine(), file=sys.stderr if json else sys.stdout, flush=True)
    results = collect(plan, workers, out, quiet=json)
    lines = table(results)
    if out is not None:
        write_parquet(out / "results.parquet", results)
        (out / "table.json").write_text(as_json(plan, lines) + "\n", encoding="utf-8")
    print(as_json(plan, lines)) if json else show(plan, lines)


def planned(game: str, names: list[str], games: int, seats: int | None, seed: int) -> Arena:
    """What is to be played, if there are such bots and such a table."""
    found = find(game)
    for name in names:
        invite(name, 0)
    sitting = seats or max(len(names), found.seats[0])
    found.table(sitting)
    if len(names) > sitting or games < 1:
        raise SetupError(f"{len(names)} bots play {games} matches on {sitting} seats")
    return Arena(game, (*names, *names[-1:] * (sitting - len(names))), games, seed)


def collect(plan: Arena, workers: int | None, out: Path | None, quiet: bool) -> list[Result]:
    """Play what is missing; every match is on disk as soon as it is over."""
    path = None if out is None else out / "results.jsonl"
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    results = [] if path is None else open_results(path, plan)[: plan.games]
    left = plan.games - len(results)
    console = Console(stderr=True)
    done = list(results)
    for result in track(run(plan, done, workers), plan.game, left, console=console, disable=quiet):
        results.append(result)
        if path is not None:
            append(path, result)
    return results


def as_json(plan: Arena, lines: Sequence[Line]) -> str:
    """The table as data."""
    facts = {**heading(plan), "games": plan.games, "lines": [line.as_data() for line in lines]}
    return json_.dumps(facts, indent=2)


def show(plan: Arena, lines: Sequence[Line]) -> None:
    """The table for people."""
    shown = Table(
        title=f"{plan.game}: {plan.games} matches, seed {plan.seed}",
        caption="wins with their 95 % interval, rank and score as means, rating with its sigma",
        box=SIMPLE_HEAD,
    )
    shown.add_column("bot", overflow="fold")
    for column in ("seats", "wins", "fair", "rank", "score", "rating"):
        shown.add_column(column, justify="right", no_wrap=True)
    for line in lines:
        shown.add_row(
            line.bot,
            str(line.games),
            f"{line.wins:.1%} ± {line.error:.1%}",
            f"{line.fair:.1%}",
            f"{line.rank:.2f}",
            f"{line.score:.1f}",
            f"{line.rating:.1f} ± {line.doubt:.1f}",
        )
    Console().print(shown)
