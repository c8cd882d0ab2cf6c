"""Play the ladders and write their tables: python -m benchmarks.ladder [game ...]

Matches are kept in a folder while they are played, so that a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import motherlode
from motherlode.games import find
from motherlode.lab.arena import Result, run
from motherlode.lab.files import append, open_results
from motherlode.lab.ladder import LADDER, Rung
from motherlode.lab.spread import Hands

FOLDER = Path(__file__).resolve().parent
KEPT = FOLDER.parent.parent / "build" / "ladder"
HEAD = (
    "| one | among | seats | matches | wins | fair | goal | reached |\n"
    "|---|---|---|---|---|---|---|---|"
)


def path_of(rung: Rung) -> Path:
    """Where the matches of a rung are kept."""
    KEPT.mkdir(parents=True, exist_ok=True)
    return KEPT / f"{'-'.join([rung.game, *rung.bots]).replace(':', '')}.jsonl"


def kept(rung: Rung) -> list[Result]:
    """The matches of a rung that have been played already, in whole deals."""
    done = open_results(path_of(rung), rung.arena())
    return done[: len(done) // rung.seats * rung.seats]


def results(rung: Rung, games: int | None, hands: Hands) -> list[Result]:
    """All matches of a rung, those that are missing played now."""
    arena = rung.arena(games)
    done = open_results(path_of(rung), arena)[: arena.games]
    for result in run(arena, list(done), hands):
        append(path_of(rung), result)
        done.append(result)
    return done


def row(rung: Rung, played: list[Result]) -> str:
    """A rung as a row of the table."""
    if not played:
        cells = (rung.upper, rung.lower, str(rung.seats), "0", "", "", f"> {rung.goal:.0%}", "")
        return f"| {' | '.join(cells)} |"
    line = rung.line(played)
    clear = line.low > rung.goal
    surely = ("yes" if len(played) >= rung.games else "so far") if clear else "not shown"
    cells = (
        rung.upper,
        rung.lower,
        str(rung.seats),
        str(len(played)),
        line.share,
        f"{line.fair:.1%}",
        f"> {rung.goal:.0%}",
        surely,
    )
    return f"| {' | '.join(cells)} |"


def page(game: str, rows: list[str], rungs: list[Rung]) -> str:
    """The page of a game."""
    settings = find(game).search_settings
    commands = "\n".join(rung.command() for rung in rungs)
    return (
        f"# Ladder: {game}\n\nWritten by `make ladder` (motherlode {motherlode.__version__}). One"
        " player of a level among equals of another, every deal in every rotation of the seats;"
        " a shared win counts in part; the interval is one of 95 %. Searches think by playouts, not"
        f" by the clock: journeyman {settings.journeyman}, master {settings.master} a decision,"
        " `search:n` n of them.\n\n"
        f"{HEAD}\n{chr(10).join(rows)}\n\n```\n{commands}\n```\n"
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
