"""Results on disk: one line a match while an arena runs, Parquet for whoever studies them."""

from __future__ import annotations

import json
from pathlib import Path

import polars

from motherlode.core.errors import MotherlodeError
from motherlode.lab.arena import Arena, Result


class OtherArena(MotherlodeError):
    """A file of results belongs to another arena."""


def heading(arena: Arena) -> dict[str, object]:
    """What a file of results says it is; the number of games may grow."""
    return {
        "game": arena.game,
        "bots": list(arena.bots),
        "seed": arena.seed,
        "options": dict(arena.options or {}),
    }


def open_results(path: Path, arena: Arena) -> list[Result]:
    """The results that a file holds already; a new file gets its heading."""
    if not path.exists():
        path.write_text(json.dumps(heading(arena)) + "\n", encoding="utf-8")
        return []
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    if json.loads(first) != heading(arena):
        raise OtherArena(f"{path} holds the results of another arena: {first}")
    return [read_line(line) for line in rest]


def read_line(line: str) -> Result:
    item = json.loads(line)
    return Result(
        deal=item["deal"],
        rotation=item["rotation"],
        bots=tuple(item["bots"]),
        scores=tuple(item["scores"]),
        ranks=tuple(item["ranks"]),
        decisions=item["decisions"],
    )


def append(path: Path, result: Result) -> None:
    """Add a match."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(result.as_data()) + "\n")


def write_parquet(path: Path, results: list[Result]) -> None:
    """One row a seat."""
    rows = [
        {
            "deal": result.deal,
            "rotation": result.rotation,
            "seat": seat,
            "bot": result.bots[seat],
            "score": result.scores[seat],
            "rank": result.ranks[seat],
            "share": result.share(seat),
            "decisions": result.decisions,
        }
        for result in results
        for seat in range(len(result.bots))
    ]
    polars.DataFrame(rows).write_parquet(path)
