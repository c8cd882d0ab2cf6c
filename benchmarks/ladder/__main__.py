"""Play the ladders and write their tables: python -m benchmarks.ladder [game ...]

Matches are kept in a folder while they are played, so that a run that was stopped goes on.
"""

from __future__ import annotations

import argparse

import motherlode
from benchmarks.ladder.rungs import FOLDER, HEAD, commands, kept, results, row
from motherlode.games import find
from motherlode.lab.ladder import LADDER, Rung
from motherlode.lab.spread import Hands


def page(game: str, rows: list[str], rungs: list[Rung]) -> str:
    """The page of a game."""
    settings = find(game).search_settings
    return (
        f"# Ladder: {game}\n\nWritten by `make ladder` (motherlode {motherlode.__version__}). One"
        " player of a level among equals of another, every deal in every rotation of the seats;"
        " a shared win counts in part; the interval is one of 95 %. Searches think by playouts, not"
        f" by the clock: journeyman {settings.journeyman}, master {settings.master} a decision,"
        " `search:n` n of them.\n\n"
        f"{HEAD}\n{chr(10).join(rows)}\n\n{commands(rungs)}"
    )


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(LADDER))
    parser.add_argument("--matches", type=int, help="of each rung, instead of the usual number")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--cluster", default="", help="the address of a Ray cluster, or auto")
    parser.add_argument("--write", action="store_true", help="play nothing, write what there is")
    asked = parser.parse_args()
    hands = Hands(asked.workers, asked.cluster)
    for game in asked.games:
        rows, rungs = [], list(LADDER[game])
        for rung in rungs:
            played = kept(rung) if asked.write else results(rung, asked.matches, hands)
            rows.append(row(rung, played))
            print(game, rows[-1], flush=True)
        notes = FOLDER / "notes" / f"{game}.md"
        text = page(game, rows, rungs) + (f"\n{notes.read_text()}" if notes.exists() else "")
        (FOLDER / f"{game}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
