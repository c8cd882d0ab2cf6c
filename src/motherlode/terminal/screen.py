"""What a seat sees: the log, the table, the question, the moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from motherlode.core.outcome import Outcome
from motherlode.terminal.move_list import Line
from motherlode.terminal.sheet import UNKNOWN, Sheet, is_blank, is_nothing
from motherlode.words import Speaker

FORGET_SCROLLBACK: Final = "\x1b[3J"
FEW: Final = 8  # lines that stand in a single column
ROWS_OF_A_CELL: Final = 3
GAP: Final = "   "  # between facts on a line


class Screen:
    """Prints for one speaker's language and table."""

    def __init__(self, console: Console, speaker: Speaker) -> None:
        self.console = console
        self.speaker = speaker

    @cached_property
    def sheet(self) -> Sheet:
        """The table of the game that is spoken of."""
        return Sheet(self.speaker)

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

    def table(self, table: Mapping[str, Any], seat: int) -> None:
        """The table as a view shows it."""
        facts = {key: value for key, value in table.items() if not is_blank(value)}
        by_seat = {k: v for k, v in facts.items() if self.sheet.is_per_seat(k, v)}
        rows = rows_of(by_seat)
        rest = {k: v for k, v in facts.items() if k not in by_seat and k not in rows}
        long = {k: self.sheet.value(k, v) for k, v in rest.items() if self.is_long(k, v)}
        cells = {
            key: [self.cell(key, value) for value in row]
            for key, row in rows.items()
            if not all(map(is_nothing, row))
        }
        wide = {k: self.by_player(row, seat) for k, row in cells.items() if self.is_wide(row)}
        width = max((len(self.speaker.label(key)) for key in (*long, *cells)), default=0)
        self.short_facts({k: v for k, v in rest.items() if k not in long})
        self.facts(long, width)
        self.players({k: row for k, row in cells.items() if k not in wide}, seat, width)
        self.facts({k: text for k, text in wide.items() if text}, width)

    def is_long(self, key: str, value: object) -> bool:
        """Whether a fact takes a line of its own outside the table of players."""
        return isinstance(value, dict | list) and not self.sheet.is_per_seat(key, value)

    def short_facts(self, facts: Mapping[str, Any]) -> None:
        """Labels and values, as many on a line as there is room for."""
        line = Text()
        for key, value in facts.items():
            label = (f"{self.speaker.label(key)} ", "dim")
            fact = Text.assemble(label, self.sheet.value(key, value))
            if line and len(line) + len(GAP) + len(fact) > self.console.width:
                self.console.print(line)
                line = Text()
            line += Text(GAP) + fact if line else fact
        if line:
            self.console.print(line)

    def facts(self, facts: Mapping[str, str], width: int) -> None:
        """Labels and texts, each on a line of its own."""
        grid = Table.grid(padding=(0, 1))
        for key, text in facts.items():
            label = self.speaker.label(key).ljust(width + 2)
            grid.add_row(Text(label, "dim", no_wrap=True), Text(text))
        if grid.row_count:
            self.console.print(grid)

    def cell(self, key: str, value: object) -> str:
        """A value in the table of players; what is empty stays empty."""
        if value is None:
            return UNKNOWN
        return "" if is_blank(value) else self.sheet.value(key, value)

    def is_wide(self, row: Sequence[str]) -> bool:
        """Whether a row needs more room than the columns of the players have."""
        room = self.console.width // (len(row) + 1) - 3
        words = max(len(word) for text in row for word in text.split() or [""])
        return words > room or max(map(len, row)) > ROWS_OF_A_CELL * room

    def by_player(self, row: Sequence[str], seat: int) -> str:
        """A row in a sentence; if nobody else is known to have anything, just one's own."""
        known = {owner: text for owner, text in enumerate(row) if text not in ("", UNKNOWN)}
        if list(known) == [seat]:
            return known[seat]
        return "\n".join(
            self.speaker.player(owner) + (":\n" if "\n" in text else ": ") + text
            for owner, text in known.items()
        )

    def players(self, rows: Mapping[str, list[str]], seat: int, width: int) -> None:
        """A column for each player."""
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, pad_edge=False)
        table.add_column("")
        for other, name in enumerate(self.speaker.players):
            table.add_column(Text(name, "bold cyan" if other == seat else "bold"), overflow="fold")
        for key, row in rows.items():
            label = Text(self.speaker.label(key).ljust(width), "dim", no_wrap=True)
            table.add_row(label, *map(Text, row))
        if rows:
            self.console.print(table)

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
            table.add_column(self.speaker.say("terminal-tiebreak", number=place))
        for seat in sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__):
            style = "bold green" if seat in outcome.winners else ""
            numbers = (outcome.scores[seat], *(row[seat] for row in outcome.tiebreaks))
            cells = (str(outcome.ranks[seat]), self.speaker.player(seat), *map(str, numbers))
            table.add_row(*(Text(cell, style) for cell in cells))
        self.console.print(Text(self.speaker.outcome(outcome.reason), "bold"))
        self.console.print(table)


def rows_of(facts: Mapping[str, list[Any]]) -> dict[str, list[Any]]:
    """The rows of the table of players: what is known of each of them."""
    rows: dict[str, list[Any]] = {}
    for key, values in facts.items():
        if isinstance(values[0], dict):
            for name in values[0]:
                rows[name] = [value[name] for value in values]
        else:
            rows[key] = values
    return rows
