"""What mining has brought, on disk: one line a match, so that it goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from motherlode.core.errors import MotherlodeError
from motherlode.core.registry import find
from motherlode.school.puzzles.generator import Mine, dig
from motherlode.school.puzzles.puzzle import Puzzle, read

Yield = tuple[int, list[Puzzle]]  # the number of a match, and what was found in it


class OtherMine(MotherlodeError):
    """A file of yields belongs to other rules or another seed."""


def heading(game: str, seed: int) -> dict[str, object]:
    """What a file of yields says it is; the number of matches may grow."""
    return {"game": game, "version": find(game).version, "seed": seed}


def open_yields(path: Path, game: str, seed: int) -> list[Yield]:
    """What a file holds already; a new file gets its heading."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(heading(game, seed)) + "\n", encoding="utf-8")
        return []
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    if json.loads(first) != heading(game, seed):
        raise OtherMine(f"{path} holds what was mined elsewhere: {first}")
    return [read_line(line) for line in rest]


def read_line(line: str) -> Yield:
    """What one match brought."""
    item = json.loads(line)
    return item["match"], [read(data) for data in item["puzzles"]]


def append(path: Path, number: int, puzzles: Sequence[Puzzle]) -> None:
    """Add a match."""
    data = {"match": number, "puzzles": [puzzle.as_data() for puzzle in puzzles]}
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


def run(mines: Sequence[Mine], workers: int | None) -> Iterator[list[Puzzle]]:
    """What each match brings, in order, on all cores."""
    if workers == 1:
        yield from map(dig, mines)
        return
    with ProcessPoolExecutor(workers) as pool:
        try:
            yield from pool.map(dig, mines)
        finally:
            pool.shutdown(cancel_futures=True)
