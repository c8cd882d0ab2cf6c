"""Learning from samples: a small net by gradient descent, and its weights as ints.

JAX has threads and does not stand a fork, so this is imported only by a process of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from motherlode.bots.net import LOUDEST, NO_ROW, ONE, WIDTH
from motherlode.core.registry import find
from motherlode.train.inputs import Inputs, plan
from motherlode.train.samples import Samples, load_samples

Weights = dict[str, Any]
Tables = dict[str, NDArray[np.int64]]
HELD_OUT: Final = 10  # one match in so many is not learned from
BATCH: Final = 512
RATE: Final = 0.003
DECAY: Final = 1e-5
LEAST, LARGEST = 0.0, LOUDEST / ONE  # what a unit can say
GRAIN: Final = 4096  # what a weight of 1 is as an int
SMALL: Final = 32767
STIFF: Final = 16383  # the largest weight after the first layer: no sum can overflow with it


@dataclass(frozen=True, slots=True)
class Batch:
    """Rows as a net wants them: numbers by their spread, and the rows of what is named."""

    numbers: Any
    picked: Any
    places: Any


def start(inputs: Inputs, seats: int, seed: int) -> Weights:
    """Small random weights."""
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
    }


def batch(samples: Samples, inputs: Inputs, chosen: NDArray[np.int64]) -> Batch:
    """Some samples."""
    rows = samples.inputs[chosen]
    number = (inputs.named == 0) & (inputs.row != NO_ROW)
    name = (inputs.named == 1) & (inputs.row != NO_ROW)
    shifted = np.clip(rows >> inputs.shift, -inputs.most, inputs.most)
    return Batch(
        (shifted[:, number] / inputs.spread[number]).astype(np.float32),
        inputs.row[name] + np.clip(rows[:, name] + 1, 0, inputs.most[name]),
        samples.places[chosen],
    )


def logits(weights: Weights, numbers: Any, picked: Any) -> Any:
    """What the net says of each place of each seat."""
    first = numbers @ weights["numbers"] + weights["rows"][picked].sum(1) + weights["first_bias"]
    said = jnp.clip(first, LEAST, LARGEST)
    said = jnp.clip(said @ weights["second"] + weights["second_bias"], LEAST, LARGEST)
    return said @ weights["last"] + weights["last_bias"]


def loss(weights: Weights, numbers: Any, picked: Any, places: Any) -> Any:
    """How surprised the net is by the places that came."""
    told = logits(weights, numbers, picked).reshape(places.shape)
    size = sum(jnp.square(weights[name]).sum() for name in ("numbers", "rows", "second", "last"))
    return -(places * jax.nn.log_softmax(told)).sum((1, 2)).mean() + DECAY * size


@jax.jit
def step(weights: Weights, means: Weights, squares: Weights, at: Any, rate: Any, data: Any) -> Any:
    """One step of Adam."""
    grad = jax.grad(loss)(weights, *data)
    means = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, means, grad)
    squares = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, squares, grad)
    scale = jnp.sqrt(1 - 0.999**at) / (1 - 0.9**at)
    weights = jax.tree.map(
        lambda w, m, s: w - rate * scale * m / (jnp.sqrt(s) + 1e-8), weights, means, squares
    )
    return weights, means, squares


def learn(
    samples: Samples, inputs: Inputs, weights: Weights, epochs: int, seed: int
) -> Iterator[Weights]:
    """The weights after each time through all samples."""
    source = np.random.default_rng(seed)
    means = jax.tree.map(np.zeros_like, weights)
    squares = jax.tree.map(np.zeros_like, weights)
    steps = max(1, len(samples) // BATCH)
    for at in range(epochs * steps):
        if at % steps == 0:
            order = source.permutation(len(samples))
        chosen = order[at % steps * BATCH : (at % steps + 1) * BATCH]
        data = batch(samples, inputs, chosen)
        rate = RATE * (1 - at / (epochs * steps)) + RATE / 50
        weights, means, squares = step(
            weights, means, squares, at + 1.0, rate, (data.numbers, data.picked, data.places)
        )
        if (at + 1) % steps == 0:
            yield weights


def brier(samples: Samples, inputs: Inputs, weights: Weights) -> float:
    """The mean square error of the chances for the first place."""
    data = batch(samples, inputs, np.arange(len(samples)))
    told = np.asarray(
        jax.nn.softmax(logits(weights, data.numbers, data.picked).reshape(data.places.shape))
    )[:, :, 0]
    told = told / told.sum(1, keepdims=True)
    return float(np.square(told - data.places[:, :, 0]).mean())


def teach(key: str, seats: int, epochs: int, seed: int, path: Path) -> tuple[Tables, float]:
    """The tables that err least on matches that were not learned from, and by how much."""
    samples = load_samples(path)
    held = samples.match % HELD_OUT == 0
    known, unknown = samples.part(~held), samples.part(held)
    inputs = plan(find(key), seats, samples.inputs)
    best, least = start(inputs, seats, seed), float("inf")
    for taught in learn(known, inputs, best, epochs, seed):
        error = brier(unknown, inputs, taught)
        if error < least:
            best, least = taught, error
    return as_ints(inputs, best), least


def as_ints(inputs: Inputs, weights: Weights) -> Tables:
    """The tables of a net."""
    first = np.array(weights["rows"], np.float64)
    number = (inputs.named == 0) & (inputs.row != NO_ROW)
    first[inputs.row[number]] = np.array(weights["numbers"]) / inputs.spread[number][:, None]
    return {
        "named": inputs.named.astype(np.int64),
        "row": inputs.row.astype(np.int64),
        "shift": inputs.shift.astype(np.int64),
        "most": inputs.most.astype(np.int64),
        "first": whole(first, SMALL).ravel(),
        "first_bias": whole(weights["first_bias"], 2**30),
        "second": whole(weights["second"], STIFF).ravel(),
        "second_bias": whole(np.array(weights["second_bias"]) * ONE, 2**29),
        "last": whole(weights["last"], STIFF).T.ravel(),
        "last_bias": whole(np.array(weights["last_bias"]) * ONE, 2**29),
    }


def whole(values: Any, most: int) -> NDArray[np.int64]:
    """Weights as ints."""
    return np.clip(np.rint(np.array(values, np.float64) * GRAIN), -most, most).astype(np.int64)
