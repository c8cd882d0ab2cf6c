"""Figures for Prometheus; each application counts for itself."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from motherlode.server.rooms.metrics import Metrics
from motherlode.server.web.logs import log

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
PHASES: Final = ("open", "playing", "over")


class PrometheusMetrics(Metrics):
    """What the process has done, counted."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.tables = Gauge("motherlode_tables", "Tables by phase", ["phase"], registry=registry)
        self.sockets = Gauge("motherlode_sockets", "Open sockets", registry=registry)
        self.moves = Histogram(
            "motherlode_move_seconds",
            "From a move asked for to its being written and told",
            buckets=QUICK,
            registry=registry,
        )
        self.thoughts = Histogram(
            "motherlode_bot_think_seconds",
            "How long bots think about a move",
            buckets=SLOW,
            registry=registry,
        )
        self.refusals = Counter(
            "motherlode_refused", "Requests and messages refused", ["error"], registry=registry
        )
        self.failures = Counter("motherlode_failed", "Faults of the server", registry=registry)
        self.requests = Histogram(
            "motherlode_request_seconds",
            "Requests over HTTP",
            ["route", "method", "status"],
            buckets=QUICK,
            registry=registry,
        )

    def moved(self, seconds: float) -> None:
        """A move was made."""
        self.moves.observe(seconds)

    def thought(self, seconds: float) -> None:
        """A bot has thought."""
        self.thoughts.observe(seconds)

    def refused(self, error: str) -> None:
        """A message was refused."""
        self.refusals.labels(error).inc()

    def failed(self, error: Exception) -> None:
        """Something went wrong that should not."""
        self.failures.inc()
        log.error("failed", exc_info=error)

    def page(self, counts: dict[str, int]) -> bytes:
        """All figures as Prometheus reads them; `counts` are the tables by phase."""
        for phase in PHASES:
            self.tables.labels(phase).set(counts.get(phase, 0))
        return generate_latest(self.registry)
