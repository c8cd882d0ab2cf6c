"""What it costs to ask a net: python -m benchmarks.ladder.net_cost

Beside the evaluation and the playout of the same search, on the same positions of one match, all in
one run: the ratio is what can be compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import process_time
from typing import Final

import motherlode
from motherlode.bots.learned import Learned, shipped
from motherlode.bots.tree import Tree
from motherlode.core.state import State
from motherlode.games import GAMES, find

POSITIONS: Final = 60
TIMES: Final = 50  # that each is asked
TRIES: Final = 7  # of which the fastest counts: others were disturbed
MICRO: Final = 1_000_000


def positions(game: str, seats: int) -> list[State]:
    """The first of a match by chance."""
    state, source, found = find(game).start(seats, 5), Random(1), list[State]()
    while not state.over and len(found) < POSITIONS:
        found.append(state.copy())
        state.play(state.seat, source.choice(state.moves(state.seat)))
    return found


def microseconds(work: Callable[[State], object], states: Sequence[State]) -> float:
    """How long something takes for a position."""
    best = float("inf")
    for _ in range(TRIES):
        began = process_time()
        for state in states:
            for _ in range(TIMES):
                work(state)
        best = min(best, process_time() - began)
    return MICRO * best / (TIMES * len(states))


def costs(net: Learned) -> Iterator[tuple[str, float]]:
    """What a net, the evaluation and a playout take, each with what a call from Python takes."""
    tree, states = Tree(), positions(net.game, net.seats)
    net.give(tree)
    tree.reset(1)
    tree.guided, tree.noise, tree.stages = 0, net.settings.noise, net.settings.stages

    def play_out(state: State) -> None:
        world = state.copy()
        tree.rollout(world, world.stage() + tree.stages)

    yield "net", microseconds(lambda state: tree.listen(state, state.seat), states)
    yield "evaluation of all", microseconds(tree.evaluate_leaf, states)
    yield "playout", microseconds(play_out, states)


def main() -> None:
    """Measure every net of the package."""
    print(f"{'compiled' if motherlode.compiled else 'plain'}, microseconds a position")
    for key, game in GAMES.items():
        for seats in game.seats:
            if net := shipped(key, seats):
                told = ", ".join(f"{name} {cost:.1f}" for name, cost in costs(net))
                print(f"{key} {seats} ({net.digest}): {told}")


if __name__ == "__main__":
    main()
