"""What there is to learn from: positions of whole games as seats see them, and how they ended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from motherlode.bots.guests import invite
from motherlode.bots.learned import inputs_of
from motherlode.bots.rollouts import NO_HINTS
from motherlode.bots.tree import Tree
from motherlode.core.game import Game
from motherlode.core.registry import find
from motherlode.core.state import State
from motherlode.lab.arena import next_move
from motherlode.lab.spread import Hands

BLURS: Final = (0, 300, 300, 1500, 4000)  # of the players, in thousandths of a point
MID_STAGE: Final = (1, 2, 3, 4, 8)  # decisions after the beginning of a stage
STRAY: Final = 0.1  # of the moves of searches are any
WILD: Final = 0.3  # of the stages by heuristics begin with moves by chance
LOOKED_AT: Final = 0.25  # of their positions are learned from
CHUNK: Final = 250  # games that a process plays at once


@dataclass(frozen=True, slots=True)
class Samples:
    """Rows of inputs, the places of all seats from the one who looks on, and the match of each."""

    inputs: NDArray[np.int32]
    places: NDArray[np.float32]  # by row, seat and place: how much of that place the seat had
    match: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.match)

    def part(self, chosen: NDArray[np.bool_]) -> Samples:
        """Some of the rows."""
        return Samples(self.inputs[chosen], self.places[chosen], self.match[chosen])


def joined(parts: list[Samples]) -> Samples:
    """All rows of several."""
    return Samples(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.places for part in parts]),
        np.concatenate([part.match for part in parts]),
    )


def save_samples(path: Path, samples: Samples) -> None:
    """Keep samples in a file."""
    np.savez(path, inputs=samples.inputs, places=samples.places, match=samples.match)


def load_samples(path: Path) -> Samples:
    """Samples of a file."""
    with np.load(path) as kept:
        return Samples(kept["inputs"], kept["places"], kept["match"])


def places_of(keys: list[int]) -> NDArray[np.float32]:
    """The places of seats with such results; equals share those that they take together."""
    many = len(keys)
    places = np.zeros((many, many), np.float32)
    for seat, key in enumerate(keys):
        above, equal = sum(other > key for other in keys), keys.count(key)
        places[seat, above : above + equal] = 1 / equal
    return places


def seen(state: State, seat: int, hints: bool, source: Random, row: NDArray[np.int32]) -> None:
    """What a net is given of a position: the observation, and what the heuristics guess."""
    many = state.observe(seat, row)
    if hints:
        world = state.determinize(seat, source)
        others = [(seat + step) % state.seats for step in range(state.seats)]
        guessed = [*map(world.evaluate, others), world.remaining(), world.stage()]
        row[many : many + len(guessed)] = guessed


def positions(table: State, seed: int, source: Random, hints: bool = True) -> Iterator[State]:
    """A game by blurred heuristics, or by chance: the beginning of each stage, and a moment in it.

    Now and then chance moves for a while: a net that never saw a mistake cannot tell one.
    """
    player = Tree()
    player.reset(seed)
    player.stages = 1
    blur = source.choice(BLURS) if hints else NO_HINTS
    state = table.begun(seed)
    while not state.over:
        player.noise = NO_HINTS if source.random() < WILD else blur
        player.stroll(state, source.choice(MID_STAGE))
        player.noise = blur
        if not state.over:
            yield state
            player.rollout(state, state.stage() + 1)
        if not state.over:
            yield state
    yield state


def searched_positions(table: State, seed: int, source: Random, player: str) -> Iterator[State]:
    """A game by searches that try something else now and then: about one position in four."""
    state = table.begun(seed)
    bots = {
        seat: invite(player, source.getrandbits(30), timed=False) for seat in range(state.seats)
    }
    while not state.over:
        seat, move = next_move(state, bots, source)
        strays = state.is_asked(seat) and source.random() < STRAY
        state.play(seat, source.choice(state.moves(seat)) if strays else move)
        if source.random() < LOOKED_AT:
            yield state
    yield state


def play_some(key: str, seats: int, hints: bool, player: str, seeds: range) -> Samples:
    """The samples of some games; without a player, of games by heuristics."""
    game = find(key)
    table, width = game.table(seats), inputs_of(game, seats, hints)
    rows: list[NDArray[np.int32]] = []
    places: list[NDArray[np.float32]] = []
    match: list[int] = []
    for seed in seeds:
        source = Random(seed)
        before = len(rows)
        lookers = []
        played = searched_positions(table, seed, source, player) if player else None
        for state in played or positions(table, seed, source, hints):
            if state.over:
                break
            row = np.zeros(width, np.int32)
            seat = source.randrange(seats)
            seen(state, seat, hints, source, row)
            rows.append(row)
            lookers.append(seat)
        ended = places_of([state.ranking_key(seat) for seat in range(seats)])
        places += [np.roll(ended, -seat, axis=0) for seat in lookers]
        match += [seed] * (len(rows) - before)
    return Samples(np.array(rows), np.array(places, np.float32), np.array(match, np.int32))


def gather(game: Game, seats: int, hints: bool, player: str, seeds: range, hands: Hands) -> Samples:
    """The samples of many games; the same seeds give the same ones wherever they are played."""
    size = CHUNK // 10 if player else CHUNK
    chunks = [seeds[at : at + size] for at in range(0, len(seeds), size)]
    work = partial(play_some, game.key, seats, hints, player)
    return joined(list(hands.spread(work, chunks)))
