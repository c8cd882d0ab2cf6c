"""`motherlode lessons`: whether lessons agree with the rules, and how first matches begin."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cyclopts import App

from motherlode.core.errors import SetupError
from motherlode.games import find
from motherlode.school.courses import courses
from motherlode.school.errors import Stale
from motherlode.school.lesson_checks import all_lessons, check
from motherlode.school.opening import Opening
from motherlode.school.prospector import MOVES, prospect

HEADING: Final = f"""\
# Deals with which first matches begin, found by `motherlode lessons opening`: how many clauses
# somebody meets in the first {MOVES} moves, on average, and how many after other deals.

"""

lessons: Final = App(name="lessons", help="Look after the lessons of the school.")


@lessons.command(name="check")
def check_lessons() -> None:
    """Play every lesson through every allowed answer; name those that have gone stale."""
    stale = []
    for lesson in all_lessons():
        try:
            ways = check(lesson)
        except Stale as error:
            stale.append(str(error))
        else:
            print(f"{lesson.key}: {len(lesson.beats)} beats, {ways} ways")
    if stale:
        raise Stale("\n".join(stale))


@lessons.command
def opening(*, game: str | None = None, seeds: int = 1000, out: Path | None = None) -> None:
    """Find the deal after which a first match shows the most rules in the fewest moves.

    Parameters
    ----------
    game
        Only for one game.
    seeds
        How many deals to try; the same number finds the same deal.
    out
        A file to write the openings to, as the package has them.
    """
    if seeds < 1:
        raise SetupError(f"{seeds} deals are too few")
    keys = [*courses()] if game is None else [find(game).key]
    found = []
    for key in keys:
        found.append(prospect(key, seeds))
        print(as_toml(found[-1]), flush=True)
    if out is not None:
        out.write_text(HEADING + "\n".join(map(as_toml, found)), encoding="utf-8")


def as_toml(found: Opening) -> str:
    """An opening as the package has it."""
    return (
        f"[{found.game}]\nseats = {found.seats}\nseed = {found.seed}\n"
        f"clauses = {found.clauses}\nothers = {found.others}\n"
    )
