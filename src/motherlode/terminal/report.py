"""A review in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from motherlode.coach.chart import caption
from motherlode.coach.teller import Teller, chances, figure, percent

INDENT = (0, 0, 0, 3)


def report(teller: Teller, seat: int | None, console: Console) -> None:
    """Everything; with a seat, by what that seat knew and about its decisions alone."""
    console.print(Text(teller.say("coach-title", title=teller.speaker.title()), "bold"))
    heading(console, caption(teller, seat))
    curve = [(name, list(map(percent, chances(point, seat)))) for name, point in teller.marks()]
    console.print(players_table(teller, curve))
    heading(console, teller.say("coach-split"))
    console.print(players_table(teller, split_rows(teller)))
    for one in range(teller.review.seats) if seat is None else [seat]:
        moments(teller, one, console)


def heading(console: Console, text: str) -> None:
    """A line above a part."""
    console.print()
    console.print(Text(text, "bold yellow"))


def split_rows(teller: Teller) -> list[tuple[str, list[str]]]:
    """Where each result comes from."""
    parts = [teller.parts(split) for split in teller.review.splits]
    last = len(parts[0]) - 1
    return [
        (same[0][0], [figure(one, 0 < place < last) for _, one in same])
        for place, same in enumerate(zip(*parts, strict=True))
    ]


def players_table(teller: Teller, rows: Sequence[tuple[str, Sequence[str]]]) -> Table:
    """A column for each player."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for player in teller.speaker.players:
        table.add_column(Text(player), justify="right")
    for name, cells in rows:
        table.add_row(Text(name), *map(Text, cells))
    return table


def moments(teller: Teller, seat: int, console: Console) -> None:
    """What mattered most to a seat, and a word for the whole."""
    some = teller.review.moments[seat]
    heading(console, teller.say("coach-moments" if some else "coach-no-moments", seat=seat))
    console.print(Text(teller.verdict(seat)))
    for number, moment in enumerate(some, 1):
        first, *rest = teller.moment(moment)
        console.print(Text(f"{number}. {first}"))
        for line in rest:
            console.print(Padding(Text(line, "dim"), INDENT))
