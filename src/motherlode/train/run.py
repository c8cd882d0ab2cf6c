"""A run of learning: a net plays itself, learns from that, and now and then meets the best so far.

A generation is so many rounds of play and learning, with steps that get smaller, and then matches
against the best. Everything is kept in a folder: the nets of all generations, the best one, what
the learner needs to go on, and a log with a line for each generation. A run that was stopped goes
on after the last generation of its log.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from time import time
from typing import Any, Final

from motherlode.bots.learned import load
from motherlode.core.errors import MotherlodeError
from motherlode.core.game import Game
from motherlode.core.search_settings import SearchSettings
from motherlode.lab.arena import Arena, run
from motherlode.lab.spread import Hands
from motherlode.lab.table import Line, table
from motherlode.train.files import write_net
from motherlode.train.samples import POINT, Samples, gather

RATE: Final = 0.002  # of the first step of the first generation
SLOWEST: Final = 0.05  # of it, at the last step
BY_CHANCE: Final = 400  # matches that show how numbers spread; no more is learned from them
GATE_SEED: Final = 1_000_003  # the deals on which generations meet; never learned from
ONE_CORE: Final = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
SCALED: Final = 1.1 * POINT  # the logit of the lead that is worth three quarters of a win
TOLD_OF: Final = 10  # rounds at the end of a generation whose errors are told


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
    hints: bool = False  # whether the net asks the heuristics too
    settings: dict[str, Any] = field(default_factory=dict)  # how a search uses the net


@dataclass(frozen=True, slots=True)
class Generation:
    """What came of one generation, as its line in the log."""

    generation: int
    samples: int
    brier: float  # of matches before they were learned from, in the last rounds
    wins: float  # against the best before it, or the search without a net
    low: float  # the 95 % interval of that share
    high: float
    matches: int  # that it met the best in
    accepted: bool
    digest: str
    seconds: float


def silently(rounds: int, error: float) -> None:
    """Whoever waits is told nothing."""


class Run:
    """A course, its folder, and how far it is."""

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
            brier=error,
            wins=met.wins,
            low=met.low,
            high=met.high,
            matches=self.course.gate,
            accepted=accepted,
            digest=load(path).digest,
            seconds=round(time() - began, 1),
        )

    def study(self, number: int) -> tuple[int, float]:
        """The rounds of a generation: how many rows there were, and how the net erred at last."""
        course, many, errors = self.course, 0, list[float]()
        with learning() as ask:
            first = self.play(None, range(BY_CHANCE))
            kept = self.learner(number - 1) if number else None
            told = course.game, course.seats, course.seed, self.hint
            self.write(ask("begin", *told, first, kept), number)
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
        course = self.course
        return gather(self.game, course.seats, net, seeds, self.hands, hints=course.hints)

    @property
    def hint(self) -> float:
        """What a point of the heuristics is worth at first, as a logit; 0 where none are asked."""
        return SCALED / self.game.search_settings.scale if self.course.hints else 0.0

    def learner(self, number: int) -> Path:
        """Where the learner is kept as it was after a generation, which may be stopped later on."""
        return self.folder / f"learner-{number}.npz"

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

    def settings(self) -> SearchSettings:
        """How searches use the net: as the game is searched, but winning is all that counts.

        A net that asks the heuristics leaves playouts to them. It is asked at once, and then they
        play on for the evaluation, which errs in other ways: the mean of both errs least.
        """
        usual = self.game.search_settings
        mixed = {"stages": -1, "guided": False, "tail": usual.stages} if self.course.hints else {}
        return replace(usual, **{"margin": 0, **mixed, **self.course.settings})

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


def rate(number: int, part: float) -> float:
    """How large a step is, after a part of a generation."""
    return RATE / (1 + number) * (1 - (1 - SLOWEST) * part)


@contextmanager
def learning() -> Iterator[Any]:
    """A process that keeps a learner: what is asked of it by name comes back."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        yield lambda name, *given: pool.submit(of_learner, name, *given).result()


def of_learner(name: str, *given: Any) -> Any:
    """A function of the learner's module, which only that process imports, to work on one core."""
    os.environ.setdefault("XLA_FLAGS", ONE_CORE)
    from motherlode.train import learner  # noqa: PLC0415

    return getattr(learner, name)(*given)
