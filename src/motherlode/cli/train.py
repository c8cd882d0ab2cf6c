"""`motherlode train`: bots teach themselves a game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from motherlode.cli.engine import engine
from motherlode.core.errors import SetupError
from motherlode.games import find
from motherlode.lab.spread import Hands
from motherlode.train.lessons import Lessons
from motherlode.train.run import Course, Generation, Run
from motherlode.train.self_play import SelfPlay

TELLS: Final = 10  # rounds of play between two lines
OF_PLAY: Final = 150, 800  # rounds, and matches of each
OF_SEARCHES: Final = 3, 400


def train(
    game: str,
    /,
    *,
    seats: int,
    out: Path,
    hours: float = 0.0,
    seed: int = 1,
    rounds: int | None = None,
    matches: int | None = None,
    playouts: int = 200,
    gate: int = 200,
    searches: bool = False,
    stages: int | None = None,
    explore: float | None = None,
    trust: float | None = None,
    thought: int | None = None,
    workers: int = 2,
    cluster: str = "",
) -> None:
    """Teach a net a game by its own play or by searches, generation after generation.

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
        How often a generation plays and learns from it; 150, or 3 of searches.
    matches
        How many a round has; 800, or 400 of searches.
    playouts
        Of searches that teach, and where a new net meets the best one.
    gate
        How many matches a new net meets the best one in.
    searches
        Whether searches teach, which go by the heuristics of the game: the net learns what they
        try. Without it, nothing is known but how matches end.
    stages
        How many stages a search plays on before it asks the net, -1 for none; without it as the
        game says.
    explore
        How curious a search is that asks the net; without it as the game says.
    trust
        How much a search goes by what the net finds likely; 1 if searches teach.
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
    usual = OF_SEARCHES if searches else OF_PLAY
    rounds = usual[0] if rounds is None else rounds
    matches = usual[1] if matches is None else matches
    if min(rounds, matches, playouts, gate, workers) < 1:
        raise SetupError("rounds, matches, playouts, gate and workers are at least 1")
    told = {"stages": stages, "explore": explore, "trust": trust, "grandmaster": thought}
    settings = {name: value for name, value in told.items() if value is not None}
    course = Course(game, seats, seed, rounds, matches, playouts, gate, searches, settings)
    kind: type[Run] = Lessons if searches else SelfPlay
    print(engine(), flush=True)

    def tell(done: int, error: float) -> None:
        if searches or done % TELLS == 0:
            print(f"{done} rounds: {kind.measure} {error:.4f}", flush=True)

    run = kind(course, found, out, Hands(workers, cluster), tell)
    for made in run.generations(3600 * hours):
        print(line_of(made, kind.measure), flush=True)


def line_of(made: Generation, measure: str) -> str:
    """A generation in one line."""
    verdict = "the best so far" if made.accepted else "not taken"
    return (
        f"generation {made.generation}: {made.samples} samples, {measure} {made.error:.4f}, wins"
        f" {made.wins:.1%} ({made.low:.1%} to {made.high:.1%}) of {made.matches}, {verdict};"
        f" net {made.digest},"
        f" {made.seconds:.0f} s"
    )
