"""The course of random matches as one number: equal on every form of the engine.

`python -m benchmarks.trajectories 1000` prints them for every game as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Final
from zlib import crc32

import motherlode
from benchmarks.setups import random_setup
from benchmarks.walks import walk
from motherlode.core.game import Game
from motherlode.core.playouts import playouts
from motherlode.games import GAMES

PLAYOUTS: Final = 5  # for each match: random games in the engine's own loop


def checksum(game: Game, seats: int, seeds: Iterable[int]) -> int:
    """Changes with every move, seat and final score of the random matches with these seeds."""
    total = 0
    for seed in seeds:
        setup = random_setup(game, seats, seed, house_rules=False)
        for state, step in walk(game, setup):
            total = crc32(repr((step, state.seat, state.dice_a)).encode(), total)
        total = crc32(repr(state.outcome().as_data()).encode(), total)
        table = game.table(seats, setup.options)
        total = crc32(repr(playouts(table, PLAYOUTS, seed)).encode(), total)
    return total


def checksums(matches: int) -> dict[str, int]:
    """So many matches of every game with every number of seats."""
    return {
        f"{key}-{seats}": checksum(game, seats, range(matches))
        for key, game in GAMES.items()
        for seats in game.seats
    }


def main() -> None:
    """Print the checksums, and which form of the engine they are from."""
    found = {"compiled": motherlode.compiled, "checksums": checksums(int(sys.argv[1]))}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
