"""Positions changed at random: each is refused, or it can be played to its end.

Whatever the reader takes is played on with every invariant after every move, and seen, weighed and
imagined by every seat on the way. A process that dies is a failure like any other.

python -m benchmarks.positions [--seconds 600] [--game quartz] [--from 0] [--only SEED]
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import chain
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized
from random import Random
from typing import Any, Final

from benchmarks.invariants import broken, broken_paper, broken_views, broken_worlds
from benchmarks.mutations import mutated
from benchmarks.setups import below, pick, random_setup
from benchmarks.walks import MOST_MOVES, random_step, walk
from motherlode.core import position
from motherlode.core.errors import MotherlodeError
from motherlode.core.game import Game
from motherlode.core.seats import ONLOOKER
from motherlode.core.state import State
from motherlode.games import GAMES, find

MUTANTS: Final = 40  # of each position
IMAGINED: Final = 0.02  # of the positions on the way are imagined by everybody and written down
SHOWN_FAILURES: Final = 20


@dataclass
class Tally:
    """What came of some positions."""

    tried: int = 0
    accepted: int = 0
    moves: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Put two tallies together."""
        self.tried += other.tried
        self.accepted += other.accepted
        self.moves += other.moves
        self.asked += other.asked
        self.failures += other.failures


def source(game: Game, luck: Random) -> dict[str, Any]:
    """A position from anywhere in a random match."""
    setup = random_setup(game, pick(luck, game.seats), below(luck, 1 << 30))
    positions = walk(game, setup, sensible=luck.random() < 0.5)
    for state, _ in positions:
        chosen = state
        if luck.random() < 0.02:
            break
    return position.dump(chosen)


def try_source(key: str, seed: int) -> Tally:
    """A position and its mutants."""
    game, luck, tally = find(key), Random(f"{key} {seed}"), Tally()
    original = source(game, luck)
    for number in range(MUTANTS):
        mutant = mutated(game, original, luck)
        try_mutant(game, mutant, Random(f"{key} {seed} {number}"), tally, f"{key} {seed}/{number}")
    return tally


def try_mutant(game: Game, data: dict[str, Any], luck: Random, tally: Tally, name: str) -> None:
    """One position: refused with a reason, or played to its end."""
    tally.tried += 1
    try:
        state = read(data)
        if state is not None:
            tally.accepted += 1
            tally.asked[decision_of(game, state)] += 1
            tally.moves += play_out(game, state, luck)
    except Exception as error:
        tally.failures.append(f"{name}: {type(error).__name__}: {error}\n{json.dumps(data)}")


def read(data: dict[str, Any]) -> State | None:
    """The position, or nothing if it is refused."""
    try:
        return position.loads(json.dumps(data))
    except MotherlodeError:
        return None


def decision_of(game: Game, state: State) -> str:
    """What is asked, or that it is over."""
    decision = game.decision(state)
    return "over" if decision is None else str(decision["decision"])


def play_out(game: Game, state: State, luck: Random) -> int:
    """Play a position to its end; every invariant after every move."""
    for moves in range(MOST_MOVES):
        for fault in broken(game, state):
            raise AssertionError(f"after {moves} moves: {fault}")
        if moves == 0 or luck.random() < IMAGINED:
            look(state, luck)
        if state.over:
            state.outcome()
            return moves
        state.play(*random_step(state, luck))
    raise AssertionError(f"more than {MOST_MOVES} moves")


def look(state: State, luck: Random) -> None:
    """Every seat sees, weighs and imagines the position, and it is written down."""
    viewers = (*range(state.seats), ONLOOKER)
    found = broken_worlds(state, luck), broken_views(state, viewers, luck), broken_paper(state)
    for fault in chain(*found):
        raise AssertionError(fault)
    for seat in state.asked():
        for move in state.moves(seat):
            state.copy().weigh(seat, move)
    for seat in range(state.seats):
        state.evaluate(seat)
    state.view(ONLOOKER)


# -- the command --------------------------------------------------------------------------------


def work(keys: list[str], last: Synchronized[int], until: float, pipe: Any) -> None:
    """Try source after source; the number of the running one survives a crash."""
    while time.monotonic() < until:
        tally = Tally()
        last.value += 1
        for key in keys:
            tally.add(try_source(key, last.value))
        pipe.send(tally)


def try_all(keys: list[str], first: int, seconds: float) -> Tally:
    """As many positions as there is time for."""
    context = get_context("spawn")
    last = context.Value("i", first - 1)
    until, total = time.monotonic() + seconds, Tally()
    while time.monotonic() < until:
        receiver, sender = context.Pipe(duplex=False)
        worker = context.Process(target=work, args=(keys, last, until, sender))
        worker.start()
        sender.close()
        collect(receiver, total)
        worker.join()
        if worker.exitcode:
            total.failures.append(f"seed {last.value}: the process died ({worker.exitcode})")
    return total


def collect(receiver: Any, total: Tally) -> None:
    """Add up what a process tells, until it ends."""
    while True:
        try:
            total.add(receiver.recv())
        except EOFError:
            return
        show_progress(f"{summary(total)}")


def show_progress(text: str) -> None:
    """One line that is written over."""
    print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def summary(tally: Tally) -> str:
    """How many were tried, taken and played."""
    return (
        f"{tally.tried} positions, {tally.accepted} accepted, {tally.moves} moves,"
        f" {len(tally.failures)} failures"
    )


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--game", dest="keys", nargs="+", default=list(GAMES), help="only these")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first seed")
    parser.add_argument("--only", type=int, help="only this seed, in this process")
    given = parser.parse_args()
    total = Tally()
    if given.only is None:
        total = try_all(given.keys, given.first, given.seconds)
    else:
        for key in given.keys:
            total.add(try_source(key, given.only))
    show_progress("")
    for failure in total.failures[:SHOWN_FAILURES]:
        print(failure)
    print(", ".join(f"{asked} {many}" for asked, many in total.asked.most_common()))
    print(summary(total))
    sys.exit(len(total.failures) > 0)


if __name__ == "__main__":
    main()
