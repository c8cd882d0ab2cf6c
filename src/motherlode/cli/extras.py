"""What the extras of the package bring along, and what to say where one is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MODULES: Final[Mapping[str, tuple[str, ...]]] = {
    "server": (
        "alembic",
        "argon2",
        "asyncpg",
        "itsdangerous",
        "litestar",
        "prometheus_client",
        "sqlalchemy",
        "structlog",
        "uvicorn",
    ),
    "lab": ("openskill", "polars"),
    "train": ("jax", "numpy", "openskill", "optuna", "polars"),
    "cluster": ("openskill", "polars", "ray"),
}


def missing(error: BaseException | None) -> str | None:
    """The sentence for a failed import, if an extra would have brought the module."""
    while error is not None:
        module = (getattr(error, "name", None) or "").partition(".")[0]
        for extra, modules in MODULES.items():
            if module in modules:
                return f"{module} is not installed: pip install 'motherlode[{extra}]'"
        error = error.__cause__  # whoever loads commands wraps what went wrong
    return None
