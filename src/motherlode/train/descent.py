"""Gradient descent, as all learners here go down: Adam, and the mean of the weights on the way."""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp

Weights = dict[str, Any]
State = tuple[Weights, ...]  # weights, means and squares of their slopes, and the mean of weights
LOYAL: Final = 0.998  # of the mean of the weights, at each step: the mean plays, and it errs less


def begun(weights: Weights) -> State:
    """Before the first step."""
    nought = jax.tree.map(jnp.zeros_like, weights)
    return weights, nought, nought, weights


def stepped(state: State, slope: Weights, at: Any, rate: Any) -> State:
    """One step of Adam, and of the mean of the weights."""
    weights, means, squares, average = state
    means = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, means, slope)
    squares = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, squares, slope)
    scale = jnp.sqrt(1 - 0.999**at) / (1 - 0.9**at)
    weights = jax.tree.map(
        lambda w, m, s: w - rate * scale * m / (jnp.sqrt(s) + 1e-8), weights, means, squares
    )
    average = jax.tree.map(lambda a, w: LOYAL * a + (1 - LOYAL) * w, average, weights)
    return weights, means, squares, average
