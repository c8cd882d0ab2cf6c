"""Results on disk: one line a match while an arena runs, Parquet for whoever studies them."""

from __future__ import annotations

import json
from pathlib import Path

import polars

from motherlode.bots.levels import net_of
from motherlode.core.errors import MotherlodeError
from motherlode.lab.arena import Arena, Result


class OtherArena(MotherlodeError):
    """A file of results belongs to another arena."""


class WrittenTwice(MotherlodeError):
    """Two runs have written into one file of results."""


def heading(arena: Arena) -> dict[str, object]:
    """What a file of results says it is; the number of games may grow."""
    return {
        "game": arena.game,
        "bots": list(arena.bots),
        "seed": arena.seed,
        "options": dict(arena.options or {}),
        **({"house": dict(arena.house)} if arena.house else {}),
        **({"key": arena.key} if arena.key else {}),
        **({"playouts": arena.playouts} if arena.playouts else {}),
        **({"nets": nets} if (nets := nets_of(arena)) else {}),
    }


def nets_of(arena: Arena) -> dict[str, str]:
    """The hash of the net of each bot that asks one: with another the figures are others."""
    found = {name: net_of(name, arena.game, len(arena.bots)) for name in arena.bots}
    return {name: digest for name, digest in found.items() if digest}


def kept_key(path: Path) -> str:
    """The key by which the matches of a file were dealt, if there is one."""
    if not path.exists():
        return ""
    return str(json.loads(path.read_text(encoding="utf-8").partition("\n")[0]).get("key", ""))


def open_results(path: Path, arena: Arena) -> list[Result]:
    """The results that a file holds already; a new file gets its heading.

    A line that was cut off as it was written is taken away: its match is played again.
    """
    if not path.exists():
        path.write_text(json.dumps(heading(arena)) + "\n", encoding="utf-8")
        return []
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    first, *rest = whole.splitlines() or [""]
    if not first:
        path.unlink()
        return open_results(path, arena)
    if json.loads(first) != heading(arena):
        raise OtherArena(f"{path} holds the results of another arena: {first}")
    found = [read_line(line) for line in rest]
    if len({(one.deal, one.rotation) for one in found}) < len(found):
        raise WrittenTwice(f"{path} holds a match twice, as if two runs had written into it")
    return found


def read_line(line: str) -> Result:
    item = json.loads(line)
    return Result(
        deal=item["deal"],
        rotation=item["rotation"],
        bots=tuple(item["bots"]),
        scores=tuple(item["scores"]),
        ranks=tuple(item["ranks"]),
        decisions=item["decisions"],
        forfeits=tuple((seat, why) for seat, why in item.get("forfeits", ())),
        luck=tuple(item.get("luck", ())),
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
            "forfeit": dict(result.forfeits).get(seat),
            "luck": result.luck[seat] if result.luck else None,
        }
        for result in results
        for seat in range(len(result.bots))
    ]
    polars.DataFrame(
        rows, schema_overrides={"forfeit": polars.String, "luck": polars.Float64}
    ).write_parquet(path)
