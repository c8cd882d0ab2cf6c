"""The grandmaster among masters with as much time, and ceilings where that is hard to win.

python -m benchmarks.ladder.grandmaster [game ...] [--seats 2 3]

Matches are kept in a folder while they are played, so that a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

import motherlode
from benchmarks.ladder.rungs import FOLDER, HEAD, commands, kept, results, row
from motherlode.lab.ladder import CEILINGS, CONTESTS, Rung
from motherlode.lab.spread import Hands

PAGE: Final = FOLDER / "grandmaster.md"
NOTES: Final = FOLDER / "notes" / "grandmaster.md"


ABOUT: Final = """\
One among equals of another, every deal in every rotation of the seats. `search:n` is a master
with n playouts; `grandmaster:n` is a grandmaster whose n playouts take as long, for one costs him
a little more."""
FIXED: Final = """\
Fixed beforehand: these deals, and 400 matches or a few more. After each hundred a rung may stop,
if its whole interval lies above the goal."""
ABOVE: Final = """\
What ten times as much thought wins, and what somebody wins who is shown all hands and decks
(`seer:n`)."""


def section(rungs: Sequence[Rung], *, until_clear: bool) -> str:
    """A table of what has been played, by game."""
    head, line = HEAD.split("\n")
    rows = [f"| {rung.game} {row(rung, kept(rung), until_clear=until_clear)}" for rung in rungs]
    return "\n".join([f"| game {head}", f"|---{line}", *rows, "", commands(rungs)])


def page() -> str:
    """What has been played, with the notes."""
    command = "python -m benchmarks.ladder.grandmaster"
    parts = [
        "# The grandmaster",
        f"Written by `{command}` (motherlode {motherlode.__version__}). {ABOUT}",
        "## Among masters",
        FIXED,
        section(CONTESTS, until_clear=True),
        "## Ceilings",
        ABOVE,
        section(CEILINGS, until_clear=False),
        NOTES.read_text(encoding="utf-8"),
    ]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", help="all that have rungs, unless some are named")
    parser.add_argument("--seats", nargs="*", type=int, help="tables of so many alone")
    parser.add_argument("--only", choices=("contests", "ceilings"))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--cluster", default="", help="the address of a Ray cluster, or auto")
    parser.add_argument("--write", action="store_true", help="play nothing, write what there is")
    asked = parser.parse_args()
    hands = Hands(asked.workers, asked.cluster)
    for kind, rungs in (("contests", CONTESTS), ("ceilings", CEILINGS)):
        for rung in rungs:
            named = not asked.games or rung.game in asked.games
            if asked.write or not named or rung.seats not in (asked.seats or [rung.seats]):
                continue
            if asked.only in (None, kind):
                played = results(rung, None, hands, until_clear=kind == "contests")
                print(rung.game, row(rung, played), flush=True)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
