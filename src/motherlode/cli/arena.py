"""`motherlode arena`: bots against bots, many times."""

from __future__ import annotations

import json as json_
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from motherlode.bots.guests import is_guest
from motherlode.bots.levels import SEER, bot, net_of, playouts_of
from motherlode.cli.engine import engine
from motherlode.cli.variant import Variant
from motherlode.core.errors import SetupError
from motherlode.games import find
from motherlode.lab.arena import Arena, Result, run
from motherlode.lab.files import append, heading, kept_key, open_results, write_parquet
from motherlode.lab.guest_process import SECONDS, check_guest
from motherlode.lab.seer import is_seer
from motherlode.lab.spread import Hands
from motherlode.lab.table import Line, table

RESULTS = "results.jsonl"
SHORTEST = 12  # letters of a name before it goes on in the next line


def arena(
    game: str,
    /,
    *,
    bots: str,
    games: int = 400,
    seed: int = 1,
    seats: int | None = None,
    variant: Variant | None = None,
    seconds: float = SECONDS,
    key: str = "",
    luck: int = 0,
    workers: int | None = None,
    cluster: str = "",
    out: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let bots play each other: every deal in every rotation of the seats.

    Parameters
    ----------
    game
        Which game.
    bots
        Their levels with commas between them, search:n, net:n, seer:n, or bots of your own as
        module:Name; the last one takes all seats that are left.
    games
        How many matches.
    seed
        The same seed gives the same results.
    seats
        How many play; without it as many as there are bots, or the fewest the game allows.
    variant
        What is played differently.
    seconds
        How long a bot of your own may take for an answer; whoever needs more forfeits the match.
    key
        Where bots of your own play, the luck hangs on a key that they are not told. Without one it
        is drawn; with the one that was printed the same matches are played again.
    luck
        By how many playouts each draw is judged, for the wins less luck; without any it is by the
        evaluation, which is faster and sees less.
    workers
        How many processes; without it one for each core.
    cluster
        The address of a Ray cluster whose machines play instead, or auto for the one that runs
        here.
    out
        A folder for results.jsonl, results.parquet and table.json. What is there already is
        not played again.
    json
        Print data instead of a table.
    """
    if luck < 0:
        raise SetupError(f"a draw cannot be judged by {luck} playouts")
    names = [name.strip() for name in bots.split(",")]
    plan = replace(
        planned(game, names, games, seats, seed, variant or Variant()),
        seconds=seconds,
        playouts=luck,
        key=key or (kept_key(out / RESULTS) if out else ""),
    )
    print(engine(), file=sys.stderr if json else sys.stdout, flush=True)
    results = collect(plan, Hands(workers, cluster), out, quiet=json)
    lines = table(results)
    if out is not None:
        write_parquet(out / "results.parquet", results)
        (out / "table.json").write_text(as_json(plan, lines) + "\n", encoding="utf-8")
    print(as_json(plan, lines)) if json else show(plan, lines)


def planned(
    game: str, names: list[str], games: int, seats: int | None, seed: int, variant: Variant
) -> Arena:
    """What is to be played, if there are such bots and such a table."""
    found = find(game)
    for name in names:
        check_bot(name)
    sitting = seats or max(len(names), found.seats[0])
    options, house = variant.options(), variant.house_rules(found)
    found.table(sitting, options, house)
    if len(names) > sitting or games < 1:
        raise SetupError(f"{len(names)} bots play {games} matches on {sitting} seats")
    everybody = (*names, *names[-1:] * (sitting - len(names)))
    return Arena(game, everybody, games, seed, options, house)


def check_bot(name: str) -> None:
    """Refuse who is not known before anything is played."""
    if is_guest(name):
        check_guest(name)
    elif is_seer(name):
        playouts_of(name, SEER)
    else:
        bot(name, 0)


def collect(plan: Arena, hands: Hands, out: Path | None, quiet: bool) -> list[Result]:
    """Play what is missing; every match is on disk as soon as it is over."""
    path = None if out is None else out / RESULTS
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    results = [] if path is None else open_results(path, plan)[: plan.games]
    left = plan.games - len(results)
    console = Console(stderr=True)
    done = list(results)
    for result in track(run(plan, done, hands), plan.game, left, console=console, disable=quiet):
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
        caption="wins, and wins less luck, with 95 % intervals; rank and score as means",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    shown.add_column("bot", overflow="fold", min_width=SHORTEST)
    for column in ("seats", "wins", "less luck", "fair", "rank", "score", "rating"):
        shown.add_column(column, justify="right")
    for line in lines:
        shown.add_row(
            line.bot,
            str(line.games),
            line.share,
            line.less_luck,
            f"{line.fair:.1%}",
            f"{line.rank:.2f}",
            f"{line.score:.1f}",
            f"{line.rating:.1f} ± {line.doubt:.1f}",
        )
    console = Console()
    console.print(shown)
    for note in notes(plan, lines):
        console.print(note, highlight=False)


def notes(plan: Arena, lines: Sequence[Line]) -> Iterator[str]:
    """What has to be said below the table."""
    for line in lines:
        if line.forfeits:
            yield f"{line.bot} forfeited {line.forfeits} of {line.games} matches"
    for name in dict.fromkeys(plan.bots):
        if digest := net_of(name, plan.game, len(plan.bots)):
            yield f"{name} asks the net {digest}"
    if plan.key:
        yield f"the same matches again: --key {plan.key}"
