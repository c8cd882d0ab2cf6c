"""Learning what moves are worth from matches that a net plays against itself."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from motherlode.core.registry import find
from motherlode.train.descent import State, Weights, begun, stepped
from motherlode.train.inputs import plan
from motherlode.train.layers import (
    Tables,
    as_ints,
    of_places,
    of_size,
    places_said,
    prepared,
    start,
    units,
)
from motherlode.train.samples import NO_MOVE, Samples

BATCH: Final = 512
RECENT: Final = 4  # rounds of which one is gone through once more
LOOKED_AT: Final = 4096  # rows of a round on which the error is taken
DECAY: Final = 1e-6  # what large weights cost
PARTS: Final = ("weights", "means", "squares", "average")


def loss(weights: Weights, numbers: Any, picked: Any, move: Any, worth: Any, places: Any) -> Any:
    """How surprised the net is by what moves were worth, and by the places that came."""
    said = units(weights, numbers, picked)
    made = move != NO_MOVE
    known = jnp.where(made, move, 0)
    told = (said * weights["moves"][known]).sum(1) + weights["move_bias"][known]
    of_moves = (made * (jax.nn.softplus(told) - worth * told)).mean()
    return of_moves + of_places(weights, said, places) + DECAY * of_size(weights)


@jax.jit
def step(state: State, at: Any, rate: Any, rows: Any) -> State:
    """One step down."""
    return stepped(state, jax.grad(loss)(state[0], *rows), at, rate)


class Learner:
    """A net while it learns."""

    def __init__(self, key: str, seats: int, seed: int, first: Samples) -> None:
        game = find(key)
        self.inputs = plan(game, seats, first.inputs.astype(np.int32))
        weights = start(self.inputs, seats, len(game.catalogue), seed)
        weights["move_bias"] -= np.log(np.float32(seats - 1))  # a fair share
        self.state = begun(weights)
        self.steps = 0
        self.seed = seed
        self.recent: deque[tuple[Any, ...]] = deque(maxlen=RECENT)

    def learn(self, samples: Samples, rate: float) -> float:
        """Go through a round, and one of the last once more; how the net erred before that."""
        seen = prepared(samples.inputs, self.inputs)
        rows = (*seen, samples.move, samples.worth, samples.places)
        source = np.random.default_rng((self.seed, self.steps))
        error = self.brier(rows, source.permutation(len(samples))[:LOOKED_AT])
        self.recent.append(rows)
        for lesson in (rows, self.recent[source.integers(len(self.recent))]):
            order = source.permutation(len(lesson[0]))
            for at in range(0, len(order) - BATCH + 1, BATCH):
                self.steps += 1
                chosen = order[at : at + BATCH]
                part = tuple(table[chosen] for table in lesson)
                self.state = step(self.state, float(self.steps), rate, part)
        return error

    def brier(self, rows: tuple[Any, ...], chosen: NDArray[np.int64]) -> float:
        """The mean square error of the chances for the first place, in some rows."""
        numbers, picked, _, _, places = (table[chosen] for table in rows)
        average = self.state[3]
        said = places_said(average, units(average, numbers, picked), places.shape)
        told = np.asarray(jax.nn.softmax(said))[:, :, 0]
        told = told / told.sum(1, keepdims=True)
        return float(np.square(told - places[:, :, 0]).mean())

    def save(self, path: Path) -> None:
        """Keep all that it takes to go on."""
        tables = {
            f"{part}.{name}": table
            for part, weights in zip(PARTS, self.state, strict=True)
            for name, table in weights.items()
        }
        np.savez(path, steps=self.steps, **tables)

    def restore(self, path: Path) -> None:
        """Go on from there."""
        with np.load(path) as kept:
            self.steps = int(kept["steps"])
            self.state = tuple(
                {name: kept[f"{part}.{name}"] for name in self.state[0]} for part in PARTS
            )

    def tables(self) -> Tables:
        """The tables of the net."""
        return as_ints(self.inputs, self.state[3])


# -- in a process of its own -------------------------------------------------------------------

_LEARNERS: list[Learner] = []  # the one of this process


def begin(key: str, seats: int, seed: int, first: Samples, kept: Path | None) -> Tables:
    """A learner, from the beginning or from where it was kept."""
    learner = Learner(key, seats, seed, first)
    if kept is not None:
        learner.restore(kept)
    _LEARNERS[:] = [learner]
    return learner.tables()


def learn(samples: Samples, rate: float) -> tuple[Tables, float]:
    """One lesson: what plays from now on, and how much it erred before."""
    error = _LEARNERS[0].learn(samples, rate)
    return _LEARNERS[0].tables(), error


def keep(path: Path) -> None:
    """Write down all that it takes to go on."""
    _LEARNERS[0].save(path)
