"""`motherlode puzzles`: find positions in which one move is clearly best, and check them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cyclopts import App

from motherlode.cli.engine import engine
from motherlode.core.errors import SetupError
from motherlode.games import GAMES, find
from motherlode.school.puzzles.checks import defects
from motherlode.school.puzzles.generator import Mine
from motherlode.school.puzzles.levels import TRIES, asked_again
from motherlode.school.puzzles.puzzle import Puzzle, format_line, parse, shipped
from motherlode.school.puzzles.varied import varied
from motherlode.school.puzzles.yields import append, open_yields, run

puzzles: Final = App(name="puzzles", help="Find positions in which one move is clearly best.")


@puzzles.command
def mine(
    *,
    game: str,
    matches: int = 400,
    seed: int = 1,
    skip: int = 0,
    keep: int = 80,
    out: Path = Path("puzzles"),
    also: Path | None = None,
    workers: int | None = None,
) -> None:
    """Look for puzzles in matches between bots.

    Parameters
    ----------
    game
        Which game.
    matches
        How many matches to look through.
    seed
        The same seed finds the same puzzles.
    skip
        How many positions at the beginning of each match are passed over, where nothing is
        decided yet; it saves time and changes nothing for the others.
    keep
        How many to keep of those found, as varied as they come.
    out
        A folder: what each match brought is kept there, and what is there is not looked for
        again; the puzzles to keep are written into a file with the name of the game.
    also
        A file of puzzles that were found before, by other seeds, to choose from as well.
    workers
        How many processes; without it one for each core.
    """
    if matches < 1 or keep < 1 or skip < 0:
        raise SetupError(f"{keep} puzzles of {matches} matches after {skip} positions")
    before = known(also, find(game).key)
    print(engine(), flush=True)
    mines = [Mine(game, seed, number, skip) for number in range(matches)]
    found = collect(mines, out / f"{game}.mined.jsonl", workers)
    chosen = varied({one.key: one for one in [*found, *before]}.values(), keep)
    path = out / f"{game}.jsonl"
    path.write_text("".join(format_line(one) + "\n" for one in chosen), encoding="utf-8")
    print(f"{len(found)} puzzles in {matches} matches; {len(chosen)} of them in {path}")


def known(path: Path | None, game: str) -> list[Puzzle]:
    """Puzzles of a game that were found before."""
    if path is None:
        return []
    found = list(parse(path.read_text(encoding="utf-8").splitlines()))
    if any(one.game != game for one in found):
        raise SetupError(f"{path} has puzzles of other games than {game}")
    return found


@puzzles.command
def check(*, game: str | None = None, share: int = 1, sample: int = 1, seed: int = 0) -> None:
    """Search every puzzle of the package again, by other seeds and from other worlds.

    Parameters
    ----------
    game
        Only those of one game.
    share
        The part of the playouts to search with: 4 is a quarter of what they were made with.
    sample
        Look only at one puzzle of so many.
    seed
        Other seeds search otherwise.
    """
    if share < 1 or sample < 1:
        raise SetupError(f"one puzzle of {sample}, and a part of {share} of the playouts")
    keys = GAMES if game is None else [find(game).key]
    chosen = [puzzle for key in keys for puzzle in shipped(key)[::sample]]
    found = [(puzzle, defect) for puzzle in chosen for defect in defects(puzzle, share, seed)]
    for puzzle, defect in found:
        print(f"{puzzle.game} {puzzle.key}: {defect}")
    print(f"{len(chosen)} puzzles, {len(found)} that do not hold")
    if found or not chosen:
        raise SystemExit(1)


@puzzles.command
def levels(path: Path, *, level: str) -> None:
    """Measure again how often a level finds the puzzles of a file, and write it there.

    Parameters
    ----------
    path
        A file of puzzles.
    level
        The level that plays differently now.
    """
    if level not in TRIES:
        raise SetupError(f"puzzles tell nothing of {level!r}, only of: {', '.join(TRIES)}")
    asked = [asked_again(one, level) for one in parse(path.read_text("utf-8").splitlines())]
    path.write_text("".join(format_line(one) + "\n" for one in asked), encoding="utf-8")
    mean = sum(one.found[level] for one in asked) / max(1, len(asked))
    print(f"{len(asked)} puzzles; {level} finds {mean:.0%} of them on average")


def collect(mines: Sequence[Mine], path: Path, workers: int | None) -> list[Puzzle]:
    """Look through what is missing; every match is on disk as soon as it is done."""
    game, matches = mines[0].game, len(mines)
    done = dict(open_yields(path, game, mines[0].seed))
    left = [mine for mine in mines if mine.number not in done]
    found = [puzzle for mine in mines for puzzle in done.get(mine.number, ())]
    for one, there in zip(left, run(left, workers), strict=True):
        append(path, one.number, there)
        found += there
        tell(f"{game}: match {one.number + 1} of {matches}, {len(found)} puzzles")
    return found


def tell(sentence: str) -> None:
    """A line of progress, the next one in its place on a terminal."""
    print(sentence, end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
