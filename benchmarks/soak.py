"""Random games of everything, with every invariant after every move.

python -m benchmarks.soak [--games 100000] [--seats 3 4 5] [--game quartz] [--from 0] [--only SEED]
    [--sensible] [--cores 1]
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from benchmarks.invariants import Watch, broken_paper, broken_record, broken_views, broken_worlds
from benchmarks.setups import Setup, pick, random_setup
from benchmarks.walks import Step, walk
from motherlode.core.game import Game
from motherlode.core.record import Record
from motherlode.core.seats import ONLOOKER
from motherlode.core.state import State
from motherlode.games import GAMES, find

BATCH: Final = 200
REPLAYED: Final = 20  # one match in so many is replayed
IMAGINED: Final = 20  # one position in so many is determinized and observed by every seat
VIEWED: Final = 200  # one in so many is determinized and viewed by one seat or an onlooker
WRITTEN: Final = 400  # one in so many is written down and read again
SHOWN_FAILURES: Final = 10


@dataclass(frozen=True, slots=True)
class Task:
    """Matches to play, one for each seed."""

    key: str
    seats: int
    seeds: range
    sensible: bool = False  # whether the players go mostly by the hints

    @property
    def command(self) -> str:
        """The options that name the table."""
        return f"--game {self.key} --seats {self.seats}{' --sensible' * self.sensible}"

    def portions(self) -> Iterator[Task]:
        """The seeds shared out among the processes."""
        for first in range(0, len(self.seeds), BATCH):
            yield replace(self, seeds=self.seeds[first : first + BATCH])


@dataclass
class Tally:
    """What came of some matches."""

    games: int = 0
    decisions: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Put two tallies together."""
        self.games += other.games
        self.decisions += other.decisions
        self.ends += other.ends
        self.failures += other.failures


def soak(task: Task) -> Tally:
    """Play the matches of a task."""
    tally = Tally()
    for seed in task.seeds:
        play(task, seed, tally)
    return tally


def play(task: Task, seed: int, tally: Tally) -> None:
    """Play one match; a failure says how to repeat it."""
    tally.games += 1
    try:
        check_match(task, seed, tally)
    except Exception as error:
        again = f"{task.command} --only {seed}"
        tally.failures.append(f"{again}: {type(error).__name__}: {error}")


def check_match(task: Task, seed: int, tally: Tally) -> None:
    """Everything that must be true of a match."""
    game = find(task.key)
    setup = random_setup(game, task.seats, seed)
    luck = Random(setup.seed)
    steps: list[Step] = []
    watch = None
    for state, step in walk(game, setup, sensible=task.sensible):
        watch = watch or Watch(game, state)
        if step is not None:
            steps.append(step)
        refuse(watch.broken())
        chance = luck.random()
        if chance * IMAGINED < 1:
            refuse(broken_worlds(state, luck))
        if chance * VIEWED < 1:
            refuse(broken_views(state, [pick(luck, (*range(task.seats), ONLOOKER))], luck))
        if chance * WRITTEN < 1:
            refuse(broken_paper(state))
    tally.decisions += len(steps)
    tally.ends[end(state)] += 1
    if setup.seed % REPLAYED == 0:
        refuse(broken_record(record(game, setup, steps), state))


def end(state: State) -> str:
    """The way a match ended, and whether a victory was shared."""
    outcome = state.outcome()
    return outcome.reason + (", shared" if len(outcome.winners) > 1 else "")


def record(game: Game, setup: Setup, steps: list[Step]) -> Record:
    """The match as it would be stored."""
    moves = tuple((seat, game.catalogue.text(move)) for seat, move in steps)
    return Record(
        game=game.key,
        version=game.version,
        seats=setup.seats,
        options=setup.options,
        house=setup.house,
        seed=setup.seed,
        moves=moves,
    )


def refuse(defects: Iterable[str]) -> None:
    """Stop at the first defect."""
    for defect in defects:
        raise AssertionError(defect)


# -- the command ------------------------------------------------------------------------------


def soak_all(pool: ProcessPoolExecutor, task: Task) -> Tally:
    """All matches of a task; a line shows how far it is."""
    tally = Tally()
    started = time.monotonic()
    for part in pool.map(soak, task.portions()):
        tally.add(part)
        spent = time.monotonic() - started
        done = f"{tally.games} of {len(task.seeds)} games"
        show_progress(f"{name(task)}: {done}, {len(tally.failures)} failures, {spent:.0f} s")
    show_progress("")
    print(summary(task, tally), flush=True)
    for failure in tally.failures[:SHOWN_FAILURES]:
        print(f"  {failure}", flush=True)
    return tally


def show_progress(text: str) -> None:
    """One line that is written over."""
    print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def name(task: Task) -> str:
    """Who plays what."""
    return f"{task.key}, {task.seats} {'sensible ' * task.sensible}seats"


def summary(task: Task, tally: Tally) -> str:
    """The final line of a task."""
    ends = ", ".join(f"{end} {many}" for end, many in tally.ends.most_common())
    return (
        f"{name(task)}: {tally.games} games, {tally.decisions} decisions,"
        f" {len(tally.failures)} failures; ends: {ends}"
    )


def chosen(given: argparse.Namespace) -> Iterator[Task]:
    """What is to be played, for each game and number of seats."""
    seeds = range(given.first, given.first + given.games)
    for key in given.keys or GAMES:
        for seats in find(key).seats:
            if given.seats is None or seats in given.seats:
                yield Task(key, seats, seeds, given.sensible)


def allowed_cores() -> int:
    """The cores that this process may use, where the system tells."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=100_000, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", help="only these numbers of seats")
    parser.add_argument("--game", dest="keys", nargs="+", help="only these games")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first seed")
    parser.add_argument("--only", type=int, help="only the match with this seed, in this process")
    parser.add_argument("--sensible", action="store_true", help="players go mostly by the hints")
    parser.add_argument("--cores", type=int, default=allowed_cores(), help="processes at once")
    given = parser.parse_args()
    tasks = list(chosen(given))
    if given.only is not None:
        for task in tasks:
            check_match(task, given.only, Tally())
            print(f"{name(task)}, seed {given.only}: nothing is wrong")
        return
    with ProcessPoolExecutor(given.cores) as pool:
        tallies = [soak_all(pool, task) for task in tasks]
    failures = sum(len(tally.failures) for tally in tallies)
    print(f"{sum(tally.games for tally in tallies) - failures} passed, {failures} failed")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
