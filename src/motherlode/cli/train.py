"""`motherlode train`: bots teach themselves a game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from motherlode.cli.engine import engine
from motherlode.core.errors import SetupError
from motherlode.games import find
from motherlode.lab.spread import Hands
from motherlode.train.run import Course, Generation, Run

TELLS: Final = 10  # rounds between two lines


def train(
    game: str,
    /,
    *,
    seats: int,
    out: Path,
    hours: float = 0.0,
    seed: int = 1,
    rounds: int = 150,
    matches: int = 800,
    playouts: int = 200,
    gate: int = 200,
    hints: bool = False,
    stages: int | None = None,
    explore: float | None = None,
    thought: int | None = None,
    workers: int = 2,
    cluster: str = "",
) -> None:
    """Teach a net a game by its own play, generation after generation.

    Parameters
    ----------
    game
        Which game.
    seats
        At a table of how many.
    out
        A folder for the nets and the log. A run that was stopped goes on there.
    hours
        How long generations are begun; without it there is one.
    seed
        The same seed gives the same net.
    rounds
        How often a generation plays and learns from it.
    matches
        How many a round has.
    playouts
        Of searches where a new net meets the best one.
    gate
        How many matches a new net meets the best one in.
    hints
        Whether the net starts from the heuristics of the game and asks them too.
    stages
        How many stages a search plays on before it asks the net, -1 for none; without it as the
        game says.
    explore
        How curious a search is that asks the net; without it as the game says.
    thought
        How many playouts a grandmaster has who asks the net; without it as the game says.
    workers
        How many processes.
    cluster
        The address of a Ray cluster whose machines play instead, or auto for the one that runs
        here; they need the same files.
    """
    found = find(game)
    found.check_seats(seats)
    if min(rounds, matches, playouts, gate, workers) < 1:
        raise SetupError("rounds, matches, playouts, gate and workers are at least 1")
    told = {"stages": stages, "explore": explore, "grandmaster": thought}
    settings = {name: value for name, value in told.items() if value is not None}
    course = Course(game, seats, seed, rounds, matches, playouts, gate, hints, settings)
    run = Run(course, found, out, Hands(workers, cluster), tell_round)
    print(engine(), flush=True)
    for made in run.generations(3600 * hours):
        print(line_of(made), flush=True)


def tell_round(rounds: int, error: float) -> None:
    """A line now and then."""
    if rounds % TELLS == 0:
        print(f"{rounds} rounds: Brier {error:.4f}", flush=True)


def line_of(made: Generation) -> str:
    """A generation in one line."""
    verdict = "the best so far" if made.accepted else "not taken"
    return (
        f"generation {made.generation}: {made.samples} samples, Brier {made.brier:.4f}, wins"
        f" {made.wins:.1%} ({made.low:.1%} to {made.high:.1%}) of {made.matches}, {verdict};"
        f" net {made.digest},"
        f" {made.seconds:.0f} s"
    )
