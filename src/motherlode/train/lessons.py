"""A run that searches teach: they play themselves, and the net learns what they try.

Its search tries first what the net finds likely, and so looks farther in the same time: the next
round is played by that search. What was played is kept in the folder until the generation is over,
so that a run that was stopped loses one round.
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from motherlode.bots.net import LOGIT
from motherlode.bots.tuned import tuned
from motherlode.core.search_settings import SearchSettings
from motherlode.train.choices import gather, load_choices
from motherlode.train.run import Run, learning

TRUST: Final = 1.0  # the weight of what the net finds likely, where searches trusted nobody
RECENT: Final = 3  # rounds that are learned from at once: searches of before knew less


class Lessons(Run):
    """Learns from searches what to try first."""

    measure: ClassVar[str] = "surprise"

    def study(self, number: int) -> tuple[int, float]:
        """Play a round with what is known, learn from the last ones, and so on."""
        course, many, error = self.course, 0, 0.0
        kept = [self.folder / f"round-{number}-{at}.npz" for at in range(course.rounds)]
        net = self.best if self.best.exists() else None
        for at, path in enumerate(kept):
            if not path.exists():
                seeds = self.seeds(number, at)
                gather(self.game, course.seats, net, course.playouts, seeds, self.hands).save(path)
            many += len(load_choices([path]))
            with learning("priors") as ask:
                lessons = kept[max(0, at + 1 - RECENT) : at + 1]
                tables, error = ask("fit", course.game, course.seats, course.seed, lessons)
            self.write(tables, number)
            net = self.current
            self.tell(at + 1, error)
        for path in kept:
            path.unlink()
        return many, error

    def settings(self) -> SearchSettings:
        """As the grandmaster searches without a net, but moves are tried as the net likes them."""
        usual = tuned(self.course.game, self.course.seats)
        told = {
            "guided": False,
            "trust": usual.trust or TRUST,
            "temper": LOGIT,
            **self.course.settings,
        }
        return replace(usual, **told)
