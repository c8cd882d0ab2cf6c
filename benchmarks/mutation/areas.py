"""What is mutated, and which tests are asked about it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "motherlode"
LEAST_SEATS: Final = {"quartz": 3, "quartz_cards": 2, "dwarves_fall": 2, "gem_forge": 2}
EVERY_GAME: Final = (
    "tests/test_engines.py",
    "tests/core/test_bad_moves.py",
    "tests/core/test_bad_positions.py",
    "tests/conformance/test_endings.py",
    "tests/conformance/test_knowledge.py",
    "tests/conformance/test_moves.py",
    "tests/conformance/test_observing.py",
    "tests/conformance/test_positions.py",
)


@dataclass(frozen=True)
class Area:
    """A part of the package with the tests that protect it."""

    key: str
    folders: tuple[str, ...]
    tests: tuple[str, ...]  # files and folders
    chosen: str  # a pattern that the name of a test has, if it is asked
    judgement: bool = False  # what bots think of moves, or everything else

    def files(self) -> Iterator[Path]:
        """Its sources."""
        for folder in self.folders:
            yield from sorted((PACKAGE / folder).rglob("*.py"))

    def asking(self, tests: Iterable[str]) -> Area:
        """The same sources, but only some tests."""
        return replace(self, tests=tuple(tests), chosen="")

    def asks(self, test: str) -> bool:
        """Whether a test is one of them."""
        return re.search(self.chosen, test) is not None


def game_area(game: str) -> Area:
    """A game with its own tests, and those of every game with the fewest seats."""
    chosen = rf"^tests/{game}/|\[{game}(-{LEAST_SEATS[game]}|[-/][a-z].*)?\]"
    return Area(game, (f"games/{game}",), (f"tests/{game}", *EVERY_GAME), chosen)


CORE: Final = Area(
    "core",
    ("core",),
    (
        "tests/core",
        "tests/leduc",
        *(f"tests/{game}/test_knowledge.py" for game in LEAST_SEATS),
        "tests/terminal/test_listing.py",
        "tests/server/web/test_generate.py",
        *EVERY_GAME,
    ),
    r"^tests/(?!test_engines|conformance)|\[leduc|\[quartz-3|\[[a-z_]+[-/][a-z]",
)
TABLES: Final = Area(
    "server/tables",
    ("server/tables",),
    ("tests/server/tables", "tests/server/rooms/test_rooms.py"),
    r"^(?!.*(dwarves_fall|gem_forge|quartz_cards))",
)
JUDGEMENT: Final = Area(
    "judgement",
    tuple(f"games/{game}" for game in LEAST_SEATS),
    (*(f"tests/{game}" for game in LEAST_SEATS), "tests/bots/test_bots.py"),
    "heuristics|evaluation|weights|test_bots",
    judgement=True,
)
AREAS: Final = {area.key: area for area in (CORE, *map(game_area, LEAST_SEATS), TABLES, JUDGEMENT)}
