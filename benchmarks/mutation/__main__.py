"""`make mutation`: make small faults in the rules, one at a time, and see which tests notice.

python -m benchmarks.mutation [--area core] [--size 60] [--seed 14] [--budget 10] [--fresh]
python -m benchmarks.mutation --again [--area core] [--tests tests/core/test_views.py]

It goes on where it stopped. With `--again` the survivors alone are tried.
"""

from __future__ import annotations

import argparse
import os
import subprocess
from dataclasses import dataclass
from typing import Final

from benchmarks.mutation import page
from benchmarks.mutation.areas import AREAS, ROOT, Area
from benchmarks.mutation.host import Tried
from benchmarks.mutation.mutants import Mutant, again, places, sample
from benchmarks.mutation.results import Sampled, Trial, load, save
from benchmarks.mutation.trials import try_all

SEED: Final = 14
SIZE: Final = 60  # mutants an area
BUDGET: Final = 10.0  # seconds of tests for a mutant


@dataclass(frozen=True)
class Notes:
    """Where it is written down at once what becomes of a mutant."""

    area: Area
    seed: int
    places: int
    sources: str

    def write(self, mutant: Mutant, found: str) -> None:
        """A mutant was tried."""
        print(f"{found or 'SURVIVED'}: {mutant.file}:{mutant.line}: {mutant.after}", flush=True)
        sampled = load(self.area.key, self.seed)
        known = [trial for trial in sampled.trials if trial.mutant == mutant]
        for trial in known:
            trial.now = found
        sampled.trials += [] if known else [Trial(mutant, found, found)]
        sampled.places, sampled.sources = self.places, self.sources
        save(self.area.key, sampled)


def new_ones(area: Area, chosen: argparse.Namespace) -> list[Tried]:
    """The mutants of the sample that were not tried yet."""
    known = {trial.mutant for trial in load(area.key, chosen.seed).trials}
    mutants = sample(area, chosen.size, chosen.seed)
    return [(mutant, source) for mutant, source in mutants if mutant not in known]


def survivors(area: Area, chosen: argparse.Namespace) -> list[Tried]:
    """Those that had survived."""
    left = [trial.mutant for trial in load(area.key, chosen.seed).trials if not trial.now]
    found = [(mutant, again(mutant)) for mutant in left]
    return [(mutant, source) for mutant, source in found if source]


def commit() -> str:
    """Where the sources come from."""
    words = ["git", "log", "-1", "--format=%h", "--", "src"]
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()


def main() -> None:
    """Try mutants and write the page."""
    parser = argparse.ArgumentParser(prog="benchmarks.mutation")
    parser.add_argument("--area", action="append", choices=AREAS)
    parser.add_argument("--size", type=int, default=SIZE)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--budget", type=float, default=BUDGET)
    parser.add_argument("--again", action="store_true", help="only those that had survived")
    parser.add_argument("--tests", action="append", help="by these files alone")
    parser.add_argument("--fresh", action="store_true", help="forget what was tried before")
    chosen = parser.parse_args()
    for key in chosen.area or AREAS:
        area = AREAS[key]
        if chosen.fresh:
            save(key, Sampled(chosen.seed, 0, []))
        mutants = (survivors if chosen.again else new_ones)(area, chosen)
        asking = area.asking(chosen.tests) if chosen.tests else area
        notes = Notes(area, chosen.seed, len(places(area)), commit())
        try_all(asking, mutants, chosen.budget, notes.write)
        page.write(chosen.seed)


if __name__ == "__main__":
    os.chdir(ROOT)
    os.environ |= {"MOTHERLODE_ENGINE": "plain", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    main()
