"""The results as tables for people."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from motherlode.bench.peers import NO_PEER, NOTES, Peer
from motherlode.bench.plain import NEEDS_SOURCES
from motherlode.bench.rates import ROUNDS, Rate
from motherlode.bench.results import Results, machine
from motherlode.bench.speeds import MEASURES, Speed

Row = tuple[str, ...]
LOOPS = {
    "documented": "as documented",
    "driven": "driven by Python, leanest",
    "bulk": "in bulk",
}


def show(results: Results, console: Console) -> None:
    for line in head():
        console.print(line)
    console.print(table("Every game", game_head(results), game_rows(results)))
    if results.plain is None:
        console.print(NEEDS_SOURCES)
    if results.peer is None:
        console.print(NO_PEER)
    else:
        console.print(table("Leduc poker, games a second", PEER_HEAD, peer_rows(results.peer)))
        for note in NOTES:
            console.print(f"- {note}")


def markdown(results: Results) -> str:
    """The same as a page."""
    lines = ["# Speed", "", "Written by `make bench`.", "", *head(), ""]
    lines += markdown_table(game_head(results), game_rows(results))
    if results.peer is not None:
        lines += ["", "## Leduc poker here and in OpenSpiel, games a second", ""]
        lines += markdown_table(PEER_HEAD, peer_rows(results.peer))
        lines += ["", *(f"- {note}" for note in NOTES)]
    return "\n".join([*lines, ""])


def head() -> list[str]:
    """What was measured, and how."""
    facts = machine()
    engine = "compiled" if facts["compiled"] else "plain"
    return [
        f"Motherlode {facts['motherlode']}, {engine} engine, {facts['python']},"
        f" {facts['system']}, {facts['processor']}.",
        f"One core, CPU time, the median of {ROUNDS} rounds, the slowest and the fastest.",
        "Inner: random games in one loop of the engine. By Python: the loop is Python's, move by"
        " move. Worlds: a position dealt anew as the seat to move could determinize it."
        " Playouts: a search from the first decision, each walk played to the end at random, its"
        " tree and determinized worlds included. A real choice has at least two answers.",
    ]


def game_head(results: Results) -> Row:
    """The columns of the table of games; without a plain engine there is no ratio."""
    return ("game", "what", "a second", "rounds", *(("plain", "ratio") if results.plain else ()))


def game_rows(results: Results) -> Iterator[Row]:
    """One row a figure."""
    plain = {speed.game: speed for speed in results.plain or ()}
    for speed in results.speeds:
        yield from length_rows(speed, len(game_head(results)) - 3)
        for name, words in MEASURES.items():
            ratio = results.ratio(speed.game, name)
            row = (words, *rate_cells(speed.rates[name]))
            if ratio is not None:
                row += number(plain[speed.game].rates[name].median), f"{ratio:.1f}x"
            yield "", *row


def length_rows(speed: Speed, more: int) -> Iterator[Row]:
    """How long a random game is: its decisions, and the real choices among them."""
    rest = ("",) * more
    yield (
        f"{speed.game}, {speed.seats} seats",
        "decisions of a game",
        f"{speed.decisions:.1f}",
        *rest,
    )
    yield "", "real choices of it", f"{speed.choices:.1f}", *rest


PEER_HEAD = ("loop", "motherlode", "rounds", "OpenSpiel", "rounds", "ratio")


def peer_rows(peer: Peer) -> Iterator[Row]:
    """One row a loop, and how long the games are on both sides."""
    for name, words in LOOPS.items():
        ours, theirs = getattr(peer, name).values()
        ratio = f"{ours.median / theirs.median:.1f}x"
        yield (words, *rate_cells(ours), *rate_cells(theirs), ratio)
    ours, theirs = (f"{decisions:.2f}" for decisions in peer.decisions.values())
    yield "decisions of a game", ours, "", theirs, "", ""


def rate_cells(found: Rate) -> Row:
    """A rate, and between which its rounds lie."""
    return number(found.median), f"{number(found.low)} - {number(found.high)}"


def number(value: float) -> str:
    """A rate for the eye."""
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    return f"{value / 1e3:.1f} k" if value >= 1e3 else f"{value:.0f}"


def table(title: str, names: Row, rows: Iterator[Row]) -> Table:
    """A table for the terminal."""
    made = Table(title=title, title_justify="left")
    for place, name in enumerate(names):
        made.add_column(name, justify="left" if place < 2 and names != PEER_HEAD else "right")
    for row in rows:
        made.add_row(*row, style="bold" if row[0] and names != PEER_HEAD else "")
    return made


def markdown_table(names: Row, rows: Iterator[Row]) -> list[str]:
    """A table for a page."""
    marks = ("---",) * len(names)
    return [f"| {' | '.join(row)} |" for row in (names, marks, *rows)]
