"""What a seat sees: the log, the table, the question, the moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from motherlode.core.outcome import Outcome
from motherlode.core.seats import ONLOOKER
from motherlode.terminal.listing import Line
from motherlode.terminal.sheet import UNKNOWN, Sheet, is_blank
from motherlode.words import Speaker

FORGET_SCROLLBACK: Final = "\x1b[3J"
FEW: Final = 8  # lines that stand in a single column


class Screen:
    """Prints for one speaker's language and table."""

    def __init__(self, console: Console, speaker: Speaker) -> None:
        self.console = console
        self.speaker = speaker
        self.sheet = Sheet(speaker)

    def say(self, message: str, style: str = "", /, **variables: str | int) -> None:
        """One of the shared messages."""
        self.console.print(Text(self.speaker.say(message, **variables), style))

    def clear(self) -> None:
        """Leave nothing for the next one to read, not even by scrolling back."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLBACK)

    def rule(self, *parts: str) -> None:
        """A line across the screen with a heading."""
        self.console.rule(Text(" · ".join(parts), "bold"), style="dim", align="left")

    def log(self, paragraphs: Iterable[str]) -> None:
        """What has happened."""
        for paragraph in paragraphs:
            body = Table.grid(padding=(0, 1))
            body.add_row(Text("•", "dim"), Text(paragraph))
            self.console.print(body)

    # -- the table --------------------------------------------------------------------------

    def table(self, view: Mapping[str, Any], seat: int) -> None:
        """The table as a view shows it."""
        seats = view["seats"]
        facts = {key: value for key, value in view["table"].items() if not is_blank(value)}
        rows = {k: v for k, v in facts.items() if self.sheet.is_per_seat(k, v, seats)}
        rest = {k: v for k, v in facts.items() if k not in rows}
        self.facts(rest)
        if rows:
            self.players(self.rows(rows), seats, seat)

    def facts(self, facts: Mapping[str, Any]) -> None:
        """Short facts on a line together, long ones on lines of their own."""
        short = {k: v for k, v in facts.items() if not isinstance(v, dict | list)}
        if short:
            self.console.print(Text("   ").join(self.fact(k, v) for k, v in short.items()))
        grid = Table.grid(padding=(0, 1))
        for key, value in facts.items():
            if key not in short:
                label = Text(self.speaker.label(key), "dim", no_wrap=True)
                grid.add_row(label, Text(self.sheet.value(key, value)))
        if grid.row_count:
            self.console.print(grid)

    def fact(self, key: str, value: object) -> Text:
        """A label and its value."""
        return Text.assemble((f"{self.speaker.label(key)} ", "dim"), self.sheet.value(key, value))

    def rows(self, facts: Mapping[str, list[Any]]) -> dict[str, list[Any]]:
        """The rows of the table of players: a fact for each of them."""
        rows: dict[str, list[Any]] = {}
        for key, values in facts.items():
            if isinstance(values[0], dict):
                for name in values[0]:
                    rows[name] = [value[name] for value in values]
            else:
                rows[key] = values
        return rows

    def players(self, rows: Mapping[str, list[Any]], seats: int, seat: int) -> None:
        """A column for each player; what is known of one alone stands below."""
        alone = {key: row for key, row in rows.items() if is_own(row, seat)}
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, pad_edge=False)
        table.add_column("")
        for other in range(seats):
            style = "bold cyan" if other == seat else "bold"
            table.add_column(Text(self.speaker.player(other), style), overflow="fold", ratio=1)
        for key, row in rows.items():
            if key not in alone and not all(map(is_blank, row)):
                label = Text(self.speaker.label(key), "dim", no_wrap=True)
                table.add_row(label, *(Text(self.cell(key, value)) for value in row))
        self.console.print(table)
        self.facts({key: [row[seat]] for key, row in alone.items() if not is_blank(row[seat])})

    def cell(self, key: str, value: object) -> str:
        """A value in the table of players; what is empty stays empty."""
        if value is None:
            return UNKNOWN
        return "" if is_blank(value) else self.sheet.value(key, value)

    # -- moves and the end --------------------------------------------------------------------

    def listing(self, lines: Sequence[Line], first: int = 1) -> None:
        """Numbered lines, in columns if there are many."""
        last = len(str(first + len(lines)))
        texts = [
            Text.assemble((f"{number:>{last}} ", "bold cyan"), line.text)
            for number, line in enumerate(lines, first)
        ]
        if len(texts) <= FEW:
            self.console.print(*(Padding(text, (0, 0, 0, 1)) for text in texts), sep="\n")
        else:
            columns = Columns(texts, padding=(0, 2), column_first=True, equal=True)
            self.console.print(Padding(columns, (0, 0, 0, 1)))

    def outcome(self, outcome: Outcome) -> None:
        """Ranks, scores, what broke the ties, and why it was over."""
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, pad_edge=False)
        for message in ("terminal-rank", "terminal-player", "terminal-score"):
            table.add_column(self.speaker.say(message), justify="left")
        for place in range(1, len(outcome.tiebreaks) + 1):
            table.add_column(self.speaker.tiebreak(place))
        for seat in sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__):
            style = "bold green" if seat in outcome.winners else ""
            numbers = (outcome.scores[seat], *(row[seat] for row in outcome.tiebreaks))
            cells = (str(outcome.ranks[seat]), self.speaker.player(seat), *map(str, numbers))
            table.add_row(*(Text(cell, style) for cell in cells))
        self.console.print(Text(self.speaker.outcome(outcome.reason), "bold"))
        self.console.print(table)


def is_own(row: Sequence[object], seat: int) -> bool:
    """Whether only one's own part of a row is known."""
    if seat == ONLOOKER or len(row) < 2:
        return False
    return all((value is None) == (other != seat) for other, value in enumerate(row))
