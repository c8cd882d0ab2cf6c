"""A run of learning: play, learn, let the new net play the best one, and go on with the better.

Everything is kept in a folder: the nets of all generations, the best one, and a log with a line for
each generation. A run that was stopped goes on after the last generation of its log.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from time import time
from typing import Any, Final

from motherlode.bots.learned import load
from motherlode.bots.rollouts import NO_HINTS
from motherlode.core.errors import MotherlodeError
from motherlode.core.game import Game
from motherlode.core.search_settings import SearchSettings
from motherlode.lab.arena import Arena, run
from motherlode.lab.spread import Hands
from motherlode.lab.table import Line, table
from motherlode.train.files import write_net
from motherlode.train.samples import Samples, gather, save_samples

SEARCHED: Final = 40  # a match by searches counts for so many by heuristics
GATE_SEED: Final = 1_000_003  # the deals on which generations meet; never learned from


class OtherRun(MotherlodeError):
    """The folder holds a run with other settings."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is to be learned, and how much of everything."""

    game: str
    seats: int
    seed: int = 1
    matches: int = 20000  # by heuristics; of later generations, by searches, fewer
    epochs: int = 8
    hints: bool = True  # whether evaluations are among the inputs
    playouts: int = 200  # of searches in self-play and where generations meet
    gate: int = 200  # matches between a new net and the best
    settings: dict[str, Any] = field(default_factory=dict)  # how a search uses the net


@dataclass(frozen=True, slots=True)
class Generation:
    """What came of one generation, as its line in the log."""

    generation: int
    samples: int
    brier: float  # on matches that were not learned from
    wins: float  # against the best before it, or the search without a net
    low: float  # the 95 % interval of that share
    high: float
    matches: int  # that it met the best in
    accepted: bool
    digest: str
    seconds: float


class Run:
    """A course, its folder, and how far it is."""

    def __init__(self, course: Course, game: Game, out: Path, hands: Hands) -> None:
        self.course, self.game, self.hands = course, game, hands
        self.folder = out / f"{course.game}-{course.seats}"
        self.best = out / f"{course.game}-{course.seats}.json"
        self.log = self.folder / "log.jsonl"
        self.done = self.opened()

    def opened(self) -> list[dict[str, Any]]:
        """The generations that the log has; a new log begins with the course."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if not self.log.exists():
            self.note(asdict(self.course))
            return []
        first, *rest = map(json.loads, self.log.read_text(encoding="utf-8").splitlines())
        if first != json.loads(json.dumps(asdict(self.course))):
            raise OtherRun(f"{self.log} holds a run with other settings: {first}")
        return rest

    def note(self, line: dict[str, Any]) -> None:
        """Add a line to the log."""
        with self.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def generations(self, seconds: float) -> Iterator[Generation]:
        """One after the other, until the time is over; at least one if there is none yet."""
        end = time() + seconds
        while not self.done or time() < end:
            made = self.generation(len(self.done))
            self.note(asdict(made))
            self.done.append(asdict(made))
            yield made

    # -- one generation -----------------------------------------------------------------------

    def generation(self, number: int) -> Generation:
        """Play, learn, and meet the best."""
        began = time()
        samples = self.samples(number)
        path = self.folder / f"generation-{number}.json"
        error = self.teach(samples, number, path)
        met = self.meet(path)
        accepted = met.wins > met.fair
        if accepted:
            self.best.write_bytes(path.read_bytes())
        return Generation(
            generation=number,
            samples=len(samples),
            brier=error,
            wins=met.wins,
            low=met.low,
            high=met.high,
            matches=self.course.gate,
            accepted=accepted,
            digest=load(path).digest,
            seconds=round(time() - began, 1),
        )

    def samples(self, number: int) -> Samples:
        """By heuristics at first, then by searches with the best net so far."""
        course = self.course
        learned = number > 0 and self.best.exists()
        player = f"net:{course.playouts}@{self.best}" if learned else ""
        many = max(1, course.matches // SEARCHED) if learned else course.matches
        first = 10_000_000 * (course.seed + number)
        return gather(
            self.game, course.seats, course.hints, player, range(first, first + many), self.hands
        )

    def teach(self, samples: Samples, number: int, path: Path) -> float:
        """Write the net that was learned from samples; its error on matches it has not seen."""
        course, kept = self.course, self.folder / "samples.npz"
        save_samples(kept, samples)
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            tables, error = pool.submit(
                taught, course.game, course.seats, course.epochs, course.seed, kept
            ).result()
        kept.unlink()
        made = {**asdict(course), "generation": number, "samples": len(samples), "brier": error}
        write_net(path, self.game, course.seats, course.hints, self.settings(), tables, made)
        return error

    def settings(self) -> SearchSettings:
        """How searches use the net: as the game is searched, but the net has its say at the end."""
        usual = {"trust": 50, "margin": 0}
        if not self.course.hints:
            usual = {"trust": 100, "margin": 0, "noise": NO_HINTS}
        return replace(self.game.search_settings, **{**usual, **self.course.settings})

    def meet(self, path: Path) -> Line:
        """What a net wins among the best, or among searches without one."""
        course = self.course
        new = f"net:{course.playouts}@{path}"
        old = (
            f"net:{course.playouts}@{self.best}"
            if self.best.exists()
            else f"search:{course.playouts}"
        )
        arena = Arena(course.game, (new, *[old] * (course.seats - 1)), course.gate, GATE_SEED)
        results = list(run(arena, hands=self.hands))
        return next(line for line in table(results) if line.bot == new)


def taught(key: str, seats: int, epochs: int, seed: int, path: Path) -> tuple[Any, float]:
    """What was learned from the samples of a file, in a process of its own."""
    from motherlode.train.learner import teach  # noqa: PLC0415

    return teach(key, seats, epochs, seed, path)
