"""What a lead is worth, by self-play: python -m benchmarks.ladder.scale dwarves_fall 2

Players by blurred heuristics play whole matches; at the beginning of each stage stands what the
evaluation says of every seat, at the end who won. The scale that fits the matches with even numbers
best is held against those with odd numbers.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp, log, sqrt
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from motherlode.bots.tree import Tree
from motherlode.games import find

BLURS: Final = (0, 300, 300, 1500, 4000)
FIRST_SEED: Final = 700_000
SCALES: Final = (*range(1000, 6000, 500), *range(6000, 30_001, 1000))


class Leaf(NamedTuple):
    """A position where a search stops, and what came of it."""

    match: int
    hopes: tuple[int, ...]
    remaining: float
    won: tuple[float, ...]


def leaves(game: str, seats: int, matches: int) -> Iterator[Leaf]:
    """The beginnings of all stages."""
    table, player = find(game).table(seats), Tree()
    for match in range(matches):
        state = table.begun(FIRST_SEED + match)
        player.reset(FIRST_SEED + match)
        player.stages = 1
        player.noise = Random(match).choice(BLURS)
        met = []
        while not state.over:
            player.rollout(state, state.stage() + 1)
            if not state.over:
                hopes = tuple(state.evaluate(seat) for seat in range(seats))
                met.append((hopes, state.remaining() / 1000))
        keys = [state.ranking_key(seat) for seat in range(seats)]
        won = tuple((key == max(keys)) / keys.count(max(keys)) for key in keys)
        yield from (Leaf(match, hopes, remaining, won) for hopes, remaining in met)


def chances(leaf: Leaf, scale: float, fades: bool) -> list[float]:
    """As a search makes them of an evaluation."""
    unit = 1.1 / (scale * (sqrt(leaf.remaining) if fades else 1.0) + 1)
    parts = [exp((hope - max(leaf.hopes)) * unit) for hope in leaf.hopes]
    return [part / sum(parts) for part in parts]


def surprise(some: list[Leaf], scale: float, fades: bool) -> float:
    """The mean of what the winners cost: what is made small."""
    return fmean(
        -sum(w * log(max(c, 1e-9)) for c, w in zip(told, leaf.won, strict=True))
        for leaf in some
        for told in [chances(leaf, scale, fades)]
    )


def brier(some: list[Leaf], scale: float, fades: bool) -> float:
    """The mean square error of the chances."""
    return fmean(
        (c - w) ** 2
        for leaf in some
        for c, w in zip(chances(leaf, scale, fades), leaf.won, strict=True)
    )


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--matches", type=int, default=3000)
    asked = parser.parse_args()
    met = list(leaves(asked.game, asked.seats, asked.matches))
    even = [leaf for leaf in met if leaf.match % 2 == 0]
    odd = [leaf for leaf in met if leaf.match % 2]
    print(f"{len(met)} positions; scale 20000 throughout: Brier {brier(odd, 20_000, False):.4f}")
    for fades in (False, True):
        best = min(SCALES, key=lambda scale: surprise(even[::4], scale, fades))
        what = "fading with what remains" if fades else "the same throughout"
        print(f"{what}: scale {best}, Brier {brier(odd, best, fades):.4f}")


if __name__ == "__main__":
    main()
