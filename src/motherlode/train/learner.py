"""Learning from samples: a small net by gradient descent, and its weights as ints.

JAX has threads and does not stand a fork, so this is imported only by a process of its own, which
keeps the learner from one lesson to the next.
"""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from motherlode.bots.net import HINT_SHIFT, LOGIT, LOUDEST, NO_ROW, ONE, WIDTH
from motherlode.core.registry import find
from motherlode.train.inputs import Inputs, plan
from motherlode.train.samples import NO_MOVE, POINT, Samples

Weights = dict[str, Any]
Tables = dict[str, NDArray[np.int64]]
BATCH: Final = 512
DECAY: Final = 1e-6
LOYAL: Final = 0.998  # of the mean of the weights, at each step: the mean plays, and it errs less
RECENT: Final = 4  # rounds of which one is gone through once more
LOOKED_AT: Final = 4096  # rows of a round on which the error is taken
LEAK: Final = 0.05  # of what a unit learns, beyond its ends
LEAST, LARGEST = 0.0, LOUDEST / ONE  # what a unit can say
GRAIN: Final = 4096  # what a weight of 1 is as an int
OF_HINT: Final = LOGIT * (1 << HINT_SHIFT) / POINT  # what a logit for each point is as an int
SMALL: Final = 32767
STIFF: Final = 16383  # the largest weight after the first layer: no sum can overflow with it
HEAVY: Final = ("numbers", "rows", "second", "last", "moves")
STATE: Final = ("weights", "means", "squares", "average")


def start(inputs: Inputs, seats: int, moves: int, seed: int, hint: float) -> Weights:
    """Small random weights: every move is worth a fair share, or as much as heuristics like it."""
    source = np.random.default_rng(seed)
    numbers = int(((inputs.named == 0) & (inputs.row != NO_ROW)).sum())

    def some(rows: int, columns: int, size: float) -> NDArray[np.float32]:
        return source.normal(0, size, (rows, columns)).astype(np.float32)

    return {
        "numbers": some(numbers, WIDTH, 1 / np.sqrt(numbers + 1)),
        "rows": some(inputs.rows, WIDTH, 0.1),
        "first_bias": np.full(WIDTH, 0.5, np.float32),
        "second": some(WIDTH, WIDTH, 1 / np.sqrt(WIDTH)),
        "second_bias": np.full(WIDTH, 0.2, np.float32),
        "last": some(WIDTH, seats * seats, 0.05),
        "last_bias": np.zeros(seats * seats, np.float32),
        "moves": some(moves, WIDTH, 0.0 if hint else 0.02),
        "move_bias": np.full(moves, -np.log(seats - 1), np.float32),
        "hint": np.float32(0.0),
    }


def prepared(samples: Samples, inputs: Inputs, hint: float) -> tuple[Any, ...]:
    """Rows as a net wants them: numbers by mean and spread, and the rows of what is named."""
    rows = samples.inputs.astype(np.int32)
    number = (inputs.named == 0) & (inputs.row != NO_ROW)
    name = (inputs.named == 1) & (inputs.row != NO_ROW)
    shifted = np.clip(rows >> inputs.shift, -inputs.most, inputs.most)
    return (
        ((shifted - inputs.mean) / inputs.spread)[:, number].astype(np.float32),
        inputs.row[name] + np.clip(rows[:, name] + 1, 0, inputs.most[name]),
        samples.move,
        samples.liked * hint,
        samples.worth,
        samples.places,
    )


def units(weights: Weights, numbers: Any, picked: Any) -> Any:
    """What the units of the second layer say."""
    first = numbers @ weights["numbers"] + weights["rows"][picked].sum(1) + weights["first_bias"]
    return cut(cut(first) @ weights["second"] + weights["second_bias"])


def cut(sums: Any) -> Any:
    """What units say of their sums; beyond the ends they learn a little, or they would die."""
    said = jnp.clip(sums, LEAST, LARGEST)
    beyond = LEAK * (sums - said)
    return said + beyond - jax.lax.stop_gradient(beyond)


def loss(
    weights: Weights, numbers: Any, picked: Any, move: Any, liked: Any, worth: Any, places: Any
) -> Any:
    """How surprised the net is by what moves were worth, and by the places that came.

    Places are read off units that learn for the moves alone: what both teach, neither learns well.
    """
    said = units(weights, numbers, picked)
    made = move != NO_MOVE
    known = jnp.where(made, move, 0)
    told = (said * weights["moves"][known]).sum(1) + weights["move_bias"][known]
    told = told + jnp.exp(weights["hint"]) * liked
    of_moves = (made * (jax.nn.softplus(told) - worth * told)).mean()
    likely = jax.nn.log_softmax(places_said(weights, jax.lax.stop_gradient(said), places.shape))
    of_places = -(places * likely).sum((1, 2)).mean()
    size = sum(jnp.square(weights[name]).sum() for name in HEAVY)
    return of_moves + of_places + DECAY * size


def places_said(weights: Weights, said: Any, shape: tuple[int, ...]) -> Any:
    """What the units say of each place of each seat."""
    return (said @ weights["last"] + weights["last_bias"]).reshape(shape)


@jax.jit
def step(state: tuple[Weights, ...], at: Any, rate: Any, data: Any) -> tuple[Weights, ...]:
    """One step of Adam, and of the mean of the weights."""
    weights, means, squares, average = state
    grad = jax.grad(loss)(weights, *data)
    means = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, means, grad)
    squares = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, squares, grad)
    scale = jnp.sqrt(1 - 0.999**at) / (1 - 0.9**at)
    weights = jax.tree.map(
        lambda w, m, s: w - rate * scale * m / (jnp.sqrt(s) + 1e-8), weights, means, squares
    )
    average = jax.tree.map(lambda a, w: LOYAL * a + (1 - LOYAL) * w, average, weights)
    return weights, means, squares, average


class Learner:
    """A net while it learns."""

    def __init__(self, key: str, seats: int, seed: int, hint: float, first: Samples) -> None:
        game = find(key)
        self.inputs = plan(game, seats, first.inputs.astype(np.int32))
        weights = start(self.inputs, seats, len(game.catalogue), seed, hint)
        nought = jax.tree.map(np.zeros_like, weights)
        self.state: tuple[Weights, ...] = (weights, nought, nought, weights)
        self.steps = 0
        self.hint = hint
        self.seed = seed
        self.recent: deque[tuple[Any, ...]] = deque(maxlen=RECENT)

    def learn(self, samples: Samples, rate: float) -> float:
        """Go through a round, and one of the last once more; how the net erred before that."""
        data = prepared(samples, self.inputs, self.hint)
        source = np.random.default_rng((self.seed, self.steps))
        error = self.brier(data, source.permutation(len(samples))[:LOOKED_AT])
        self.recent.append(data)
        for lesson in (data, self.recent[source.integers(len(self.recent))]):
            order = source.permutation(len(lesson[2]))
            for at in range(0, len(order) - BATCH + 1, BATCH):
                self.steps += 1
                chosen = order[at : at + BATCH]
                part = tuple(rows[chosen] for rows in lesson)
                self.state = step(self.state, float(self.steps), rate, part)
        return error

    def brier(self, data: tuple[Any, ...], chosen: NDArray[np.int64]) -> float:
        """The mean square error of the chances for the first place, in some rows."""
        numbers, picked, _, _, _, places = (rows[chosen] for rows in data)
        average = self.state[3]
        said = places_said(average, units(average, numbers, picked), places.shape)
        told = np.asarray(jax.nn.softmax(said))[:, :, 0]
        told = told / told.sum(1, keepdims=True)
        return float(np.square(told - places[:, :, 0]).mean())

    def save(self, path: Path) -> None:
        """Keep all that it takes to go on."""
        tables = {
            f"{part}.{name}": table
            for part, weights in zip(STATE, self.state, strict=True)
            for name, table in weights.items()
        }
        np.savez(path, steps=self.steps, **tables)

    def restore(self, path: Path) -> None:
        """Go on from there."""
        with np.load(path) as kept:
            self.steps = int(kept["steps"])
            self.state = tuple(
                {name: kept[f"{part}.{name}"] for name in self.state[0]} for part in STATE
            )

    def tables(self) -> Tables:
        """The tables of the net."""
        return as_ints(self.inputs, self.state[3], self.hint)


def as_ints(inputs: Inputs, weights: Weights, hint: float) -> Tables:
    """The tables of a net with such weights."""
    first = np.array(weights["rows"], np.float64)
    number = (inputs.named == 0) & (inputs.row != NO_ROW)
    numbers = np.array(weights["numbers"], np.float64) / inputs.spread[number][:, None]
    first[inputs.row[number]] = numbers
    first_bias = np.array(weights["first_bias"]) - inputs.mean[number] @ numbers
    return {
        "named": inputs.named.astype(np.int64),
        "row": inputs.row.astype(np.int64),
        "shift": inputs.shift.astype(np.int64),
        "most": inputs.most.astype(np.int64),
        "first": whole(first, SMALL).ravel(),
        "first_bias": whole(first_bias, 2**30),
        "second": whole(weights["second"], STIFF).ravel(),
        "second_bias": whole(np.array(weights["second_bias"]) * ONE, 2**29),
        "last": whole(weights["last"], STIFF).T.ravel(),
        "last_bias": whole(np.array(weights["last_bias"]) * ONE, 2**29),
        "moves": whole(weights["moves"], SMALL).ravel(),
        "move_bias": whole(np.array(weights["move_bias"]) * ONE, 2**29),
        "hint": np.rint(hint * np.exp(weights["hint"]) * OF_HINT).astype(np.int64),
    }


def whole(values: Any, most: int) -> NDArray[np.int64]:
    """Weights as ints."""
    return np.clip(np.rint(np.array(values, np.float64) * GRAIN), -most, most).astype(np.int64)


# -- in a process of its own -------------------------------------------------------------------

_LEARNERS: list[Learner] = []  # the one of this process


def begin(
    key: str, seats: int, seed: int, hint: float, first: Samples, kept: Path | None
) -> Tables:
    """A learner, from the beginning or from where it was kept."""
    learner = Learner(key, seats, seed, hint, first)
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
