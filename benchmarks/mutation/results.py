"""What came of every mutant, kept beside the page that tells it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from benchmarks.mutation.mutants import Mutant

FOLDER: Final = Path(__file__).parent / "tried"


class Trial(Struct):
    """One mutant and the test that found it, at first and by now; nothing if it survives."""

    mutant: Mutant
    first: str
    now: str


class Sampled(Struct):
    """The mutants of one area."""

    seed: int
    places: int
    trials: list[Trial]
    sources: str = ""  # the commit that the last of them was made from


def save(key: str, sampled: Sampled) -> None:
    """Write what is known of an area."""
    FOLDER.mkdir(exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(sampled), indent=1)
    file_of(key).write_bytes(text + b"\n")


def load(key: str, seed: int) -> Sampled:
    """What was tried of an area, if it was drawn by the same seed."""
    if file_of(key).exists():
        saved = msgspec.json.decode(file_of(key).read_bytes(), type=Sampled)
        if saved.seed == seed:
            return saved
    return Sampled(seed, 0, [])


def file_of(key: str) -> Path:
    """Where an area is kept."""
    return FOLDER / f"{key.replace('/', '-')}.json"
