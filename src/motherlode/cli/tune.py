"""`motherlode tune`: better settings of a search."""

from __future__ import annotations

from pathlib import Path

from motherlode.cli.engine import engine
from motherlode.core.errors import SetupError
from motherlode.games import find
from motherlode.lab.spread import Hands
from motherlode.train.tune import Found, Tuning
from motherlode.train.tune import tune as look


def tune(
    game: str,
    /,
    *,
    seats: int,
    out: Path,
    trials: int = 40,
    games: int = 60,
    playouts: int = 200,
    seed: int = 1,
    workers: int | None = None,
    cluster: str = "",
) -> None:
    """Look for better settings of a search, against the search as it is with the same time.

    Parameters
    ----------
    game
        Which game.
    seats
        At a table of how many.
    out
        A folder that keeps what was tried. A run that was stopped goes on there.
    trials
        How many settings to try, those of before included.
    games
        How many matches each of them plays.
    playouts
        Of the search as it is; others get as many as take the same time.
    seed
        Of the deals, which are never those of ladders, and of what is proposed.
    workers
        How many processes; without it one for each core.
    cluster
        The address of a Ray cluster whose machines play instead, or auto for the one that runs
        here.
    """
    find(game).check_seats(seats)
    if min(trials, games, playouts, seed) < 1:
        raise SetupError("trials, games, playouts and seed are at least 1")
    print(engine(), flush=True)
    tuning = Tuning(game, seats, playouts, games, seed)
    best = look(tuning, trials, out, Hands(workers, cluster), show)
    print(f"the best: {told(best)}")
    print(
        f"to prove it: motherlode arena {game} --bots {best.name},search:{playouts}"
        f" --seats {seats} --games 400 --seed 1"
    )


def show(found: Found) -> None:
    """A trial as it ends."""
    print(told(found), flush=True)


def told(found: Found) -> str:
    """A trial in one line."""
    return f"{found.number}: {found.name} wins {found.wins:.1%} (fair {found.fair:.1%})"
