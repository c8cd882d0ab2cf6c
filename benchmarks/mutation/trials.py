"""All mutants of an area: most in functions that are loaded, the rest where they are imported."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from benchmarks.mutation.areas import ROOT, Area
from benchmarks.mutation.host import PATIENCE, START, Host, Tried
from benchmarks.mutation.imports import libraries, try_mutant, warm_up
from benchmarks.mutation.mutants import Mutant

FOLDER: Final = ROOT / "build" / "mutation"

Note = Callable[[Mutant, str], None]


def try_all(area: Area, mutants: Sequence[Tried], budget: float, note: Note) -> None:
    """Try them, and say of each what found it."""
    if not mutants:
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = FOLDER / f"{area.key.replace('/', '-')}.json"
    host = os.fork()
    if not host:
        entertain(area, mutants, budget, note, kept)
    _, status = os.waitpid(host, 0)
    assert not status, f"{area.key}: the tests could not be run"
    seconds, names, left = json.loads(kept.read_text(encoding="utf-8"))
    warm_up(names)
    order = dict(quickest(seconds, budget))
    for mutant, source in (mutants[place] for place in left):
        note(mutant, try_mutant(mutant, source, order, PATIENCE * sum(order.values()) + START))


def entertain(area: Area, mutants: Sequence[Tried], budget: float, note: Note, kept: Path) -> None:
    """In a fork that loads the package: try all that can be tried so, keep what it leaves."""
    left: list[Mutant] = []

    def say(mutant: Mutant, found: str | None) -> None:
        if found is None:
            left.append(mutant)
        else:
            note(mutant, found)

    try:
        host = Host(area, mutants, budget, say)
        host.run()
        seconds = {test: taken for test, (taken, _) in host.measured.items()}
        places = [place for place, (mutant, _) in enumerate(mutants) if mutant in left]
        kept.write_text(json.dumps([seconds, libraries(), places]), encoding="utf-8")
        os._exit(0)
    finally:
        os._exit(1)


def quickest(tests: dict[str, float], budget: float) -> Iterator[tuple[str, float]]:
    """As many tests as can be run in some seconds."""
    spent = 0.0
    for test, seconds in sorted(tests.items(), key=lambda pair: pair[1]):
        spent += seconds
        if spent < budget:
            yield test, seconds
