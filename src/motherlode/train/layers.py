"""A small net as gradient descent sees it: its layers, and its weights as ints.

JAX has threads and does not stand a fork, so this is imported only by a process of its own.
"""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from motherlode.bots.net import HEED_SHIFT, LOGIT, LOUDEST, NO_ROW, ONE, WIDTH
from motherlode.train.descent import Weights
from motherlode.train.inputs import Inputs
from motherlode.train.samples import POINT

Tables = dict[str, NDArray[np.int64]]
LEAK: Final = 0.05  # of what a unit learns, beyond its ends
LEAST, LARGEST = 0.0, LOUDEST / ONE  # what a unit can say
GRAIN: Final = 4096  # what a weight of 1 is as an int
OF_HEED: Final = LOGIT * (1 << HEED_SHIFT) / POINT  # what a logit for each point is as an int
SMALL: Final = 32767
STIFF: Final = 16383  # the largest weight after the first layer: no sum can overflow with it
HEAVY: Final = ("numbers", "rows", "second", "last", "moves")


def start(inputs: Inputs, seats: int, moves: int, seed: int) -> Weights:
    """Small random weights: all places are as likely, and all moves are worth the same."""
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
        "moves": some(moves, WIDTH, 0.02),
        "move_bias": np.zeros(moves, np.float32),
    }


def prepared(seen: NDArray[np.int16], inputs: Inputs) -> tuple[NDArray[Any], NDArray[Any]]:
    """Rows as a net wants them: numbers by mean and spread, and the rows of what is named."""
    rows = seen.astype(np.int32)
    number = (inputs.named == 0) & (inputs.row != NO_ROW)
    name = (inputs.named == 1) & (inputs.row != NO_ROW)
    shifted = np.clip(rows >> inputs.shift, -inputs.most, inputs.most)
    return (
        ((shifted - inputs.mean) / inputs.spread)[:, number].astype(np.float32),
        inputs.row[name] + np.clip(rows[:, name] + 1, 0, inputs.most[name]),
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


def places_said(weights: Weights, said: Any, shape: tuple[int, ...]) -> Any:
    """What the units say of each place of each seat."""
    return (said @ weights["last"] + weights["last_bias"]).reshape(shape)


def of_size(weights: Weights) -> Any:
    """How large the weights are."""
    return sum(jnp.square(weights[name]).sum() for name in HEAVY)


def of_places(weights: Weights, said: Any, places: Any) -> Any:
    """How surprised the net is by the places that came.

    They are read off units that learn for the moves alone: what both teach, neither learns well.
    """
    likely = jax.nn.log_softmax(places_said(weights, jax.lax.stop_gradient(said), places.shape))
    return -(places * likely).sum((1, 2)).mean()


def as_ints(inputs: Inputs, weights: Weights, heed: float = 0.0) -> Tables:
    """The tables of a net with such weights; a point of the heuristics is a logit of `heed`."""
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
        "heed": np.array(round(heed * OF_HEED), np.int64),
    }


def whole(values: Any, most: int) -> NDArray[np.int64]:
    """Weights as ints."""
    return np.clip(np.rint(np.array(values, np.float64) * GRAIN), -most, most).astype(np.int64)
