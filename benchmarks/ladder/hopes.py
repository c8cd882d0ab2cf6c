"""Which hopes of Dwar7s Fall come true: python -m benchmarks.ladder.hopes

Duels with mistakes among the moves; at the beginning of each round stands what either seat has and
hopes for, at the end who won. The weights that tell the winners of matches with even numbers best
are held against those with odd ones, beside the evaluation in one.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.ladder.scale import BLURS
from motherlode.bots.guests import invite
from motherlode.bots.rollouts import NO_HEURISTICS
from motherlode.bots.tree import Tree
from motherlode.core.state import State
from motherlode.games import find
from motherlode.games.dwarves_fall.evaluation import secret_hope, trade_hope, work_hope
from motherlode.games.dwarves_fall.regions import has_extra_action
from motherlode.games.dwarves_fall.scoring import score
from motherlode.lab.arena import next_move

FIRST_SEED: Final = 43_000_000
NAMES: Final = ("score", "trades", "works", "secret", "ogres", "extra", "idle")
MID_STAGE: Final = (1, 2, 3, 4, 8)  # decisions after the beginning of a stage
WILD: Final = 0.3  # of the rounds by heuristics begin with moves by chance
STRAY: Final = 0.1  # of the moves of searches are any
STEPS: Final = 12  # of Newton's method
Table = NDArray[np.float64]


def hopes(state: Any, me: int) -> list[float]:
    """What a seat has and hopes for, in points or pieces."""
    return [
        score(state, me),
        trade_hope(state, me) / 1000,
        work_hope(state, me) / 1000,
        secret_hope(state, me) / 1000,
        float(sum(state.ogres[me])),
        float(has_extra_action(state, me)),
        state.idle[me],
        state.evaluate(me) / 1000,
    ]


def by_heuristics(table: State, seed: int, source: Random) -> Iterator[State]:
    """The beginnings of the rounds of a match by blurred heuristics, some of which begin wildly."""
    player = Tree()
    player.reset(seed)
    player.stages = 1
    blur = source.choice(BLURS)
    state = table.begun(seed)
    while not state.over:
        player.noise = NO_HEURISTICS if source.random() < WILD else blur
        player.stroll(state, source.choice(MID_STAGE))
        player.noise = blur
        if not state.over:
            player.rollout(state, state.stage() + 1)
        yield state


def rounds(seed: int, player: str) -> Iterator[State]:
    """The beginnings of the rounds of a match, and its end; without a player by the heuristics."""
    table, source = find("dwarves_fall").table(2), Random(seed)
    if not player:
        yield from by_heuristics(table, seed, source)
        return
    state = table.begun(seed)
    bots = {seat: invite(player, source.getrandbits(30), timed=False) for seat in range(2)}
    while not state.over:
        before = state.stage()
        seat, move = next_move(state, bots, source)
        strays = state.is_asked(seat) and source.random() < STRAY
        state.play(seat, source.choice(state.moves(seat)) if strays else move)
        if state.stage() != before or state.over:
            yield state


def gathered(matches: int, player: str) -> tuple[Table, Table, NDArray[np.int64]]:
    """What the first seat is ahead by, whether it won, and the match, of each position."""
    rows: list[list[float]] = []
    won: list[float] = []
    match: list[int] = []
    for seed in range(FIRST_SEED, FIRST_SEED + matches):
        met = []
        for state in rounds(seed, player):
            if not state.over:
                doubt = (state.remaining() / 1000) ** 0.5 + 1e-4
                lead = np.subtract(hopes(state, 0), hopes(state, 1))
                turn = 1 if state.seat == 0 else -1
                met.append([*(lead / doubt), turn, turn / doubt])
        keys = [state.ranking_key(seat) for seat in range(2)]
        rows += met
        won += [(keys[0] > keys[1]) + (keys[0] == keys[1]) / 2] * len(met)
        match += [seed] * len(met)
    return np.array(rows), np.array(won), np.array(match)


def fitted(leads: Table, won: Table) -> tuple[Table, Table]:
    """The weights of a logistic regression, and their standard errors as if nothing were alike."""
    weights = np.zeros(leads.shape[1])
    for _ in range(STEPS):
        told = 1 / (1 + np.exp(-leads @ weights))
        bend = (leads * (told * (1 - told))[:, None]).T @ leads + np.eye(len(weights))
        weights -= np.linalg.solve(bend, leads.T @ (told - won) + weights)
    return weights, np.sqrt(np.diag(np.linalg.inv(bend)))


def brier(leads: Table, won: Table, weights: Table) -> float:
    """The mean square error of the chances."""
    return float(np.square(1 / (1 + np.exp(-leads @ weights)) - won).mean())


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=8000)
    parser.add_argument("--player", default="", help="such as search:20; else blurred heuristics")
    asked = parser.parse_args()
    leads, won, match = gathered(asked.matches, asked.player)
    even, odd = match % 2 == 0, match % 2 == 1
    whole = leads[:, len(NAMES) :]  # the evaluation in one, and whose turn it is
    parts = np.delete(leads, len(NAMES), axis=1)
    for name, some in (("evaluate", whole), ("parts", parts)):
        weights, _ = fitted(some[even], won[even])
        print(f"{name}: Brier {brier(some[odd], won[odd], weights):.4f} of {odd.sum()} positions")
    weights, errors = fitted(parts, won)
    for name, weight, error in zip(NAMES, weights, errors, strict=False):
        print(f"{name:8} {weight / weights[0]:6.2f} ± {1.96 * error / weights[0]:.2f}")


if __name__ == "__main__":
    main()
