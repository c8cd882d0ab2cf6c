"""A run of learning: a net learns from play, and now and then meets the best so far.

A generation is so many rounds of play and learning, and then matches against the best. Everything
is kept in a folder: the nets of all generations, the best one, what the learner needs to go on,
and a log with a line for each generation. A run that was stopped goes on after the last generation
of its log. What is played and how it is learned from differ: see `self_play` and `lessons`.
"""

from __future__ import annotations

import json
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from time import time
from typing import Any, ClassVar, Final

from motherlode.bots.learned import load
from motherlode.core.errors import MotherlodeError
from motherlode.core.game import Game
from motherlode.core.search_settings import SearchSettings
from motherlode.lab.arena import Arena, run
from motherlode.lab.spread import Hands
from motherlode.lab.table import Line, table
from motherlode.train.files import write_net

GATE_SEED: Final = 1_000_003  # the deals on which generations meet; never learned from
ONE_CORE: Final = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"


class OtherRun(MotherlodeError):
    """The folder holds a run with other settings."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is to be learned, and how much of everything."""

    game: str
    seats: int
    seed: int = 1
    rounds: int = 150  # of a generation
    matches: int = 800  # of a round
    playouts: int = 200  # of searches where generations meet
    gate: int = 200  # matches between a new net and the best
    searches: bool = False  # whether searches by the heuristics teach, or play teaches alone
    settings: dict[str, Any] = field(default_factory=dict)  # how a search uses the net


@dataclass(frozen=True, slots=True)
class Generation:
    """What came of one generation, as its line in the log."""

    generation: int
    samples: int
    error: float  # of what had not been learned from: Brier, or how surprised a net is in nats
    wins: float  # against the best before it, or the search without a net
    low: float  # the 95 % interval of that share
    high: float
    matches: int  # that it met the best in
    accepted: bool
    digest: str
    seconds: float


def silently(rounds: int, error: float) -> None:
    """Whoever waits is told nothing."""


class Run(ABC):
    """A course, its folder, and how far it is."""

    measure: ClassVar[str]  # what its errors are

    def __init__(
        self,
        course: Course,
        game: Game,
        out: Path,
        hands: Hands,
        tell: Callable[[int, float], None] = silently,
    ) -> None:
        self.course, self.game, self.hands = course, game, hands
        self.tell = tell  # after each round: how many are done, and how the net erred in it
        self.folder = out / f"{course.game}-{course.seats}"
        self.best = out / f"{course.game}-{course.seats}.json"
        self.log = self.folder / "log.jsonl"
        self.current = self.folder / "current.json"
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
        path = self.folder / f"generation-{number}.json"
        samples, error = self.study(number)
        self.current.replace(path)
        met = self.meet(path)
        accepted = met.wins > met.fair
        if accepted:
            self.best.write_bytes(path.read_bytes())
        return Generation(
            generation=number,
            samples=samples,
            error=error,
            wins=met.wins,
            low=met.low,
            high=met.high,
            matches=self.course.gate,
            accepted=accepted,
            digest=load(path).digest,
            seconds=round(time() - began, 1),
        )

    @abstractmethod
    def study(self, number: int) -> tuple[int, float]:
        """The rounds of a generation: how many rows there were, and how the net erred at last."""

    @abstractmethod
    def settings(self) -> SearchSettings:
        """How searches use the net."""

    def seeds(self, number: int, at: int) -> range:
        """The deals of a round."""
        course = self.course
        first = 10_000_000 * course.seed + (number * course.rounds + at) * course.matches
        return range(first, first + course.matches)

    def write(self, tables: Any, number: int) -> None:
        """The net as it is now."""
        made = {**asdict(self.course), "generation": number}
        settings = self.settings()
        write_net(self.current, self.game, self.course.seats, settings, tables, made)

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


@contextmanager
def learning(module: str) -> Iterator[Any]:
    """A process for a module that learns: what is asked of it by name comes back."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        yield lambda name, *given: pool.submit(of_learner, module, name, *given).result()


def of_learner(module: str, name: str, *given: Any) -> Any:
    """A function of a module that learns, which only that process imports, to work on one core."""
    os.environ.setdefault("XLA_FLAGS", ONE_CORE)
    return getattr(import_module(f"motherlode.train.{module}"), name)(*given)
