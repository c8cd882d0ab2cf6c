"""The matches of rungs, kept in a folder while they are played: a run that was stopped goes on."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from motherlode.lab.arena import Result, run
from motherlode.lab.files import append, open_results
from motherlode.lab.ladder import Rung
from motherlode.lab.spread import Hands

FOLDER: Final = Path(__file__).resolve().parent
KEPT: Final = FOLDER.parent.parent / "build" / "ladder"
HEAD: Final = (
    "| one | among | seats | matches | wins | fair | goal | reached |\n"
    "|---|---|---|---|---|---|---|---|"
)
LOOKS: Final = 100  # matches between two looks whether a goal is clear


def path_of(rung: Rung) -> Path:
    """Where the matches of a rung are kept."""
    KEPT.mkdir(parents=True, exist_ok=True)
    return KEPT / f"{'-'.join([rung.game, *rung.bots]).replace(':', '')}.jsonl"


def kept(rung: Rung) -> list[Result]:
    """The matches of a rung that have been played already, in whole deals."""
    return whole_deals(rung, open_results(path_of(rung), rung.arena()))


def whole_deals(rung: Rung, played: list[Result]) -> list[Result]:
    """Without the last deal, if it was not played in every rotation yet."""
    return played[: len(played) // rung.seats * rung.seats]


def results(
    rung: Rung, games: int | None, hands: Hands, *, until_clear: bool = False
) -> list[Result]:
    """All matches of a rung, those that are missing played now; or until its goal is clear."""
    arena = rung.arena(games)
    done = open_results(path_of(rung), arena)[: arena.games]
    if until_clear and is_clear(rung, done):
        return whole_deals(rung, done)
    for result in run(arena, list(done), hands):
        append(path_of(rung), result)
        done.append(result)
        if until_clear and is_clear(rung, done):
            break
    return whole_deals(rung, done)


def is_clear(rung: Rung, played: list[Result]) -> bool:
    """Whether it is time to look, at the first whole deal of each hundred, and the goal is won."""
    many = len(played)
    is_look = many >= LOOKS and many % LOOKS < rung.seats and many % rung.seats == 0
    return is_look and rung.line(played).low > rung.goal


def row(rung: Rung, played: list[Result], *, until_clear: bool = False) -> str:
    """A rung as a row of the table."""
    if not played:
        return cells(rung.upper, rung.lower, rung.seats, 0, "", "", f"> {rung.goal:.0%}", "")
    line = rung.line(played)
    over = len(played) >= rung.games or (until_clear and is_clear(rung, played))
    surely = ("yes" if over else "so far") if line.low > rung.goal else "not shown"
    return cells(
        rung.upper,
        rung.lower,
        rung.seats,
        len(played),
        line.share,
        f"{line.fair:.1%}",
        f"> {rung.goal:.0%}",
        surely,
    )


def cells(*values: object) -> str:
    """A row of a table in Markdown."""
    return f"| {' | '.join(map(str, values))} |"


def commands(rungs: Iterable[Rung]) -> str:
    """What plays the same matches from a terminal."""
    return "```\n" + "\n".join(rung.command() for rung in rungs) + "\n```\n"
