"""A run that knows nothing of a game: a net plays itself and learns what moves were worth.

Rounds have steps that get smaller. Its search is the net's: moves of playouts are the net's, and
where they end it is asked what the next choice is worth.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import ClassVar, Final

from motherlode.core.search_settings import SearchSettings
from motherlode.train.run import Run, learning
from motherlode.train.samples import Samples, gather

RATE: Final = 0.002  # of the first step of the first generation
SLOWEST: Final = 0.05  # of it, at the last step
BY_CHANCE: Final = 400  # matches that show how numbers spread; no more is learned from them
TOLD_OF: Final = 10  # rounds at the end of a generation whose errors are told


class SelfPlay(Run):
    """Learns from nothing but its own matches."""

    measure: ClassVar[str] = "Brier"

    def study(self, number: int) -> tuple[int, float]:
        """The rounds of a generation: how many rows there were, and how the net erred at last."""
        course, many, errors = self.course, 0, list[float]()
        with learning("learner") as ask:
            first = self.play(None, range(BY_CHANCE))
            kept = self.learner(number - 1) if number else None
            self.write(ask("begin", course.game, course.seats, course.seed, first, kept), number)
            for at in range(course.rounds):
                samples = self.play(self.current, self.seeds(number, at))
                tables, error = ask("learn", samples, rate(number, at / course.rounds))
                self.write(tables, number)
                many += len(samples)
                errors.append(error)
                self.tell(at + 1, error)
            ask("keep", self.learner(number))
        return many, sum(errors[-TOLD_OF:]) / len(errors[-TOLD_OF:])

    def play(self, net: Path | None, seeds: range) -> Samples:
        """What there is to learn from some matches."""
        return gather(self.game, self.course.seats, net, seeds, self.hands)

    def learner(self, number: int) -> Path:
        """Where the learner is kept as it was after a generation, which may be stopped later on."""
        return self.folder / f"learner-{number}.npz"

    def settings(self) -> SearchSettings:
        """As the game is searched, but winning is all that counts."""
        return replace(self.game.search_settings, **{"margin": 0, **self.course.settings})


def rate(number: int, part: float) -> float:
    """How large a step is, after a part of a generation."""
    return RATE / (1 + number) * (1 - (1 - SLOWEST) * part)
