"""Pictures of the terminal for the README: python -m docs.pictures.terminal

A real session is played from a list of moves; the last screen becomes an SVG without fonts of
its own, so that nothing is fetched from anywhere.
"""

from __future__ import annotations

import io
import sys
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from motherlode.bots.levels import bot
from motherlode.core.match import Match
from motherlode.games import find
from motherlode.terminal.keyboard import Quit
from motherlode.terminal.session import Session
from motherlode.words import Speaker

HERE = Path(__file__).parent
MINE = TerminalTheme(
    (16, 21, 29),
    (226, 224, 214),
    [
        (16, 21, 29),
        (224, 108, 84),
        (126, 178, 109),
        (240, 184, 90),
        (104, 151, 205),
        (178, 132, 190),
        (98, 180, 183),
        (226, 224, 214),
    ],
)
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace;
font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


class Snapshot(Session):
    """Forgets what was on the screen before the last look."""

    def look(self, seat: int) -> None:
        """Begin a new picture."""
        self.screen.console.export_text()
        super().look(seat)


def picture(name: str, key: str, language: str, names: list[str], moves: list[str]) -> None:
    """Play the moves, and keep what the screen shows after the last one."""
    console = Console(
        record=True, width=100, force_terminal=True, highlight=False, file=io.StringIO()
    )
    sys.stdin = io.StringIO("".join(f"{move}\n" for move in moves))
    game = find(key)
    speaker = Speaker(language, game, names)
    bots = {seat: bot("heuristic", seat) for seat in range(1, len(names))}
    session = Snapshot(Match(game, len(names), 7), speaker, bots, console)
    with suppress(Quit):
        while True:
            session.step()
    text = console.export_svg(title=speaker.title(), theme=MINE, code_format=FRAME)
    (HERE / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    dwarves = ["Sigrun", "Torvik", "Halla", "Brokk"]
    picture("quartz", "quartz", "en", dwarves, ["mine", "mine", "mine"])
    picture("gem-forge-pt", "gem_forge", "pt", dwarves[:3], [])
    picture("dwarves-fall-ru", "dwarves_fall", "ru", ["Сигрун", "Торвик"], [])
