"""Does anything tell a seat what is hidden from it? Pairs of worlds that it must not tell apart.

Every state of random matches is dealt anew as a seat, or an onlooker, could imagine it, and the
two are compared: *content*, what is seen and may be done; *wording*, what is said of moves that
are refused; *being asked*, who is asked and what is told after the same move with the same luck.

python -m benchmarks.leaks [--states 1000000] [--game quartz] [--from 0] [--processes 2]
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Final

from benchmarks.setups import below, pick, random_setup
from benchmarks.walks import walk
from motherlode.core.events import Event
from motherlode.core.game import Game
from motherlode.core.listeners import listening
from motherlode.core.seats import ONLOOKER
from motherlode.core.state import State
from motherlode.games import GAMES, find

MATCHES: Final = 4  # that a process plays before it reports
REFUSED: Final = 3  # moves that are tried at each pair
SHOWN: Final = 10  # leaks that are printed


@dataclass
class Tally:
    """What was compared."""

    states: int = 0
    pairs: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Put two tallies together."""
        self.states += other.states
        self.pairs += other.pairs
        self.leaks += other.leaks


# -- comparing ----------------------------------------------------------------------------------


def compare(game: Game, state: State, seat: int, luck: Random, tally: Tally) -> None:
    """A state and another world that a seat must not tell from it."""
    world = determinized(state, seat, luck)
    checks = {"content": content(state, world, seat)}
    if seat != ONLOOKER:
        checks["wording"] = wording(game, state, world, seat, luck)
    checks["being asked"] = being_asked(game, state, world, seat, luck)
    for what, defects in checks.items():
        tally.pairs[what] += 1
        tally.leaks += [f"{what}, seat {seat}: {defect}" for defect in defects]


def determinized(state: State, seat: int, luck: Random) -> State:
    """What is hidden from a seat dealt anew, and the same luck to come."""
    world = state.determinize(seat, luck)
    world.dice_a, world.dice_b = state.dice_a, state.dice_b
    return world


def content(state: State, world: State, seat: int) -> Iterator[str]:
    """What a seat sees, who is asked, and what the seat may do."""
    if world.view(seat) != state.view(seat):
        yield "the views differ"
    if world.asked() != state.asked():
        yield f"asked are {state.asked()} or {world.asked()}"
    if seat != ONLOOKER:
        if world.moves(seat) != state.moves(seat):
            yield "the moves differ"
        if world.interrupts(seat) != state.interrupts(seat):
            yield "the interrupts differ"


def wording(game: Game, state: State, world: State, seat: int, luck: Random) -> Iterator[str]:
    """What a seat is told of moves that it cannot make."""
    for move in (below(luck, len(game.catalogue)) for _ in range(REFUSED)):
        said, other = state.why_not(seat, move), world.why_not(seat, move)
        if said != other:
            yield f"{game.catalogue.text(move)} is refused by {said} or by {other}"


def being_asked(game: Game, state: State, world: State, seat: int, luck: Random) -> Iterator[str]:
    """The same move in both worlds: whoever is told the same sees the same asked the same."""
    asked = pick(luck, state.asked())
    both = sorted(set(state.moves(asked)) & set(world.moves(asked)))
    if not both:
        return
    move, here, there = pick(luck, both), state.copy(), world.copy()
    told = told_to(game, here, asked, move, seat), told_to(game, there, asked, move, seat)
    same_view = here.view(seat) == there.view(seat)
    if told[0] == told[1] and here.asked() != there.asked():
        yield f"after {game.catalogue.text(move)} asked are {here.asked()} or {there.asked()}"
    if same_view and told[0] != told[1]:
        yield f"{game.catalogue.text(move)} is told as {told[0]} or as {told[1]}"


def told_to(game: Game, state: State, asked: int, move: int, seat: int) -> list[object]:
    """What a seat is told of a move."""
    with listening(state) as told:
        state.play(asked, move)
    seen = [Event.of(item, game.events).seen_by(seat) for item in told]
    return [event for event in seen if event is not None]


# -- the command --------------------------------------------------------------------------------


def compare_matches(key: str, first: int, matches: int = MATCHES, share: float = 1) -> Tally:
    """The states of a few matches, or a share of them, each as a seat or an onlooker sees it."""
    game, tally = find(key), Tally()
    for seed in range(first, first + matches):
        luck = Random(f"{key} {seed}")
        setup = random_setup(game, pick(luck, game.seats), seed)
        for state, _ in walk(game, setup, sensible=seed % 2 == 1):
            if not state.over and luck.random() < share:
                tally.states += 1
                before = len(tally.leaks)
                compare(game, state, below(luck, state.seats + 1) - 1, luck, tally)
                tally.leaks[before:] = [f"{key} {seed}: {leak}" for leak in tally.leaks[before:]]
    return tally


def compare_states(pool: ProcessPoolExecutor, key: str, given: argparse.Namespace) -> Tally:
    """As many states of a game as were asked for; a line shows how far it is."""
    tally, begun = Tally(), time.monotonic()
    portions = count(given.first, MATCHES)
    ahead = 2 * given.processes
    running = {pool.submit(compare_matches, key, next(portions)) for _ in range(ahead)}
    while running:
        done = running.pop()
        tally.add(done.result())
        if tally.states < given.states:
            running.add(pool.submit(compare_matches, key, next(portions)))
        spent = time.monotonic() - begun
        progress = f"{key}: {tally.states} of {given.states} states, {len(tally.leaks)} leaks"
        print(f"\r\x1b[K{progress}, {spent:.0f} s", end="", file=sys.stderr, flush=True)
    print("\r\x1b[K", end="", file=sys.stderr)
    compared = ", ".join(f"{what} {many}" for what, many in tally.pairs.items())
    print(f"{key}: {tally.states} states, {len(tally.leaks)} leaks; {compared}", flush=True)
    for leak in tally.leaks[:SHOWN]:
        print(leak)
    return tally


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--states", type=int, default=1_000_000, help="of each game")
    parser.add_argument("--game", dest="keys", nargs="+", default=list(GAMES), help="only these")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.processes) as pool:
        found = [compare_states(pool, key, given) for key in given.keys]
    sys.exit(any(tally.leaks for tally in found))


if __name__ == "__main__":
    main()
