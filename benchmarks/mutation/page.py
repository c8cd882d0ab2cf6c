"""`benchmarks/mutation.md`, and what is known about those that survive."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from benchmarks.mutation.areas import AREAS
from benchmarks.mutation.interval import wilson
from benchmarks.mutation.results import Sampled, load

PAGE: Final = Path(__file__).parents[1] / "mutation.md"
ABOUT: Final = Path(__file__).parent / "about.md"
REASONS: Final = Path(__file__).parent / "survivors.toml"
APART: Final = "judgement"
Reasons = dict[tuple[str, str, str], str]  # by file, before, after
HEADER: Final = (
    "| area | places | mutants | killed at first | killed now | 95 % interval | sources |"
)


def write(seed: int) -> None:
    """Write the page anew."""
    PAGE.write_text("\n".join(lines(seed)) + "\n", encoding="utf-8")


def lines(seed: int) -> Iterator[str]:
    """The whole page."""
    known = tomllib.loads(REASONS.read_text(encoding="utf-8"))
    areas = {key: tried for key in AREAS if (tried := load(key, seed)).trials}
    yield ABOUT.read_text(encoding="utf-8").strip()
    yield f"\nSeed {seed}.\n\n{HEADER}\n|{' --- |' * 7}"
    for key, sampled in areas.items():
        yield row(key, sampled, known["added"])
    counted = [sampled for key, sampled in areas.items() if key != APART]
    yield row("**all but judgement**", together(counted), known["added"])
    yield "\n## Survivors"
    reasons = {(one["file"], one["before"], one["after"]): one["why"] for one in known["survivor"]}
    for key, sampled in areas.items():
        yield from survivors(key, sampled, reasons)


def together(parts: list[Sampled]) -> Sampled:
    """Several areas as one."""
    trials = [trial for part in parts for trial in part.trials]
    return Sampled(0, sum(part.places for part in parts), trials)


def row(name: str, sampled: Sampled, added: list[str]) -> str:
    """A line of the table."""
    tried = len(sampled.trials)
    killed = [trial.now for trial in sampled.trials if trial.now]
    at_first = [
        trial.first
        for trial in sampled.trials
        if trial.first and not trial.first.startswith(tuple(added))
    ]
    low, high = wilson(len(killed), tried)
    shares = (f"{len(found)} ({len(found) / tried:.1%})" for found in (at_first, killed))
    told = (name, str(sampled.places), str(tried), *shares, f"{low:.1%} to {high:.1%}")
    return f"| {' | '.join(told)} | {sampled.sources} |"


def survivors(key: str, sampled: Sampled, reasons: Reasons) -> Iterator[str]:
    """Those of an area that no test finds, each with why."""
    left = [trial.mutant for trial in sampled.trials if not trial.now]
    if left:
        yield f"\n### {key}\n"
    for one in left:
        why = reasons.get((one.file, one.before, one.after), "not looked at yet")
        yield f"- `{one.file}`: `{one.before}` became `{one.after}`: {why}"
