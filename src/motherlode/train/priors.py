"""Learning from searches what to try first: how likely a search is to try each move."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from motherlode.core.registry import find
from motherlode.train.choices import Choices, load_choices
from motherlode.train.descent import State, Weights, begun, stepped
from motherlode.train.inputs import plan
from motherlode.train.layers import (
    Tables,
    as_ints,
    of_places,
    of_size,
    prepared,
    start,
    units,
)
from motherlode.train.samples import NO_MOVE

BATCH: Final = 512
TIMES: Final = 12  # that each row is gone through
RATE: Final = 0.003  # of the first step
LAST: Final = 0.03  # of it, at the last step
HELD_OUT: Final = 20  # the last of so many rows are only asked about in the end
DECAY: Final = 2e-4  # searches are noisy, and there are few of them: large weights learn the noise
HEEDED: Final = [0.01 * 2 ** (step / 2) for step in range(24)]  # logits that a point may be worth
NEVER: Final = -1e9


def logits(weights: Weights, said: Any, moves: Any, liked: Any) -> Any:
    """How likely each move of a choice seems to a net that has looked."""
    is_move = moves != NO_MOVE
    of_all = said @ weights["moves"].T + weights["move_bias"]
    told = jnp.take_along_axis(of_all, jnp.where(is_move, moves, 0), 1)
    return jnp.where(is_move, told + jnp.exp(weights["heed"]) * liked, NEVER)


def surprise(told: Any, tried: Any) -> Any:
    """How surprised by what searches tried who found moves so likely, beyond what none foresees."""
    known = jnp.log(jnp.maximum(tried, 1e-6))
    return (tried * (known - jax.nn.log_softmax(told))).sum(1).mean()


def heeded(choices: Choices) -> float:
    """The logits for a point of the heuristics with which these alone foresee searches best."""
    moves, liked, tried = choices.moves, choices.liked, choices.tried
    found = [surprise(jnp.where(moves != NO_MOVE, by * liked, NEVER), tried) for by in HEEDED]
    return HEEDED[int(np.argmin(found))]


def loss(
    weights: Weights, numbers: Any, picked: Any, moves: Any, liked: Any, tried: Any, places: Any
) -> Any:
    """The same, and how surprised it is by the places that came."""
    said = units(weights, numbers, picked)
    of_moves = surprise(logits(weights, said, moves, liked), tried)
    return of_moves + of_places(weights, said, places) + DECAY * of_size(weights)


@jax.jit
def step(state: State, at: Any, rate: Any, rows: Any) -> State:
    """One step down."""
    return stepped(state, jax.grad(loss)(state[0], *rows), at, rate)


def told(choices: Choices, seen: tuple[Any, ...], some: Any) -> tuple[Any, ...]:
    """Some rows, as a lesson."""
    return (
        *(table[some] for table in seen),
        choices.moves[some].astype(np.int32),
        choices.liked[some].astype(np.float32),
        choices.tried[some].astype(np.float32),
        choices.places[some],
    )


def fit(key: str, seats: int, seed: int, paths: Sequence[Path]) -> tuple[Tables, float]:
    """A net that knows what searches choose; how surprised it is by those that it did not see."""
    game, choices = find(key), load_choices(paths)
    inputs = plan(game, seats, choices.inputs.astype(np.int32))
    weights = start(inputs, seats, len(game.catalogue), seed)
    weights["heed"] = np.log(np.float32(heeded(choices)))
    state = begun(weights)
    seen, source = prepared(choices.inputs, inputs), np.random.default_rng(seed)
    learned = len(choices) - len(choices) // HELD_OUT
    steps, batch = 0, min(BATCH, learned)
    every = TIMES * (learned // batch)
    for _ in range(TIMES):
        order = source.permutation(learned)
        for at in range(0, learned - batch + 1, batch):
            rate = RATE * (1 - (1 - LAST) * steps / every)
            steps += 1
            state = step(state, float(steps), rate, told(choices, seen, order[at : at + batch]))
    average = state[3]
    error = not_foreseen(average, told(choices, seen, slice(learned, None)))
    return as_ints(inputs, average, float(np.exp(average["heed"]))), error


def not_foreseen(weights: Weights, rows: tuple[Any, ...]) -> float:
    """How surprised a net is by rows, in nats."""
    numbers, picked, moves, liked, tried, _ = rows
    told = logits(weights, units(weights, numbers, picked), moves, liked)
    return float(surprise(told, tried))
