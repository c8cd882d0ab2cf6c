"""Finds the worked examples of the rules in matches played by the heuristics, and writes them.

python -m tests.words.examples
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from motherlode.core import position
from motherlode.core.match import Match
from motherlode.games import find
from tests.goldens.story import Story, hinted_step

HOME = Path(__file__).parents[3] / "src" / "motherlode" / "words" / "examples"
MOST_MATCHES = 400
Batches = list[list[dict[str, Any]]]  # of each move


@dataclass(frozen=True)
class Wanted:
    """What an example has to show: the moves from the first to the last that fits."""

    game: str
    key: str
    section: str
    fits: Callable[[list[str]], bool]  # the names of the events from the first move on
    longest: int = 1  # moves
    begins: str = ""  # what the first move leads to; anything if it is empty
    seats: int = 3


def has(*wanted: str, most: int = 14) -> Callable[[list[str]], bool]:
    """All of these events, and not many others."""
    return lambda keys: set(wanted) <= set(keys) and len(keys) <= most


WANTED = (
    Wanted("quartz", "turns", "Q3", has("mined", "played", "placed", most=11), 6, "day_began"),
    Wanted("quartz", "accident", "Q4", has("mined", "accident", "token_gained", most=5)),
    Wanted("quartz", "bonus", "Q6", has("left", "bonus_taken", most=3)),
    Wanted("quartz", "selling", "Q7", has("doubled", "goods_sold", "sold", most=26)),
    Wanted("quartz_cards", "turn", "C3", has("halted", "collected", most=8), 20, "turn_began", 2),
    Wanted("quartz_cards", "accident", "C4", has("revealed", "accident", most=4)),
    Wanted("quartz_cards", "window", "C6", has("attacked", "let_happen", "stolen", most=6), 6),
    Wanted(
        "dwarves_fall",
        "turn",
        "D3",
        has("card_laid", "dwarf_put", "mined", most=9),
        9,
        "turn_began",
        2,
    ),
    Wanted("dwarves_fall", "kingdom", "D10", has("scored", most=12), 1, "", 2),
    Wanted("gem_forge", "turn", "G2", has("gem_taken", "inserted", most=6), 6, "turn_began", 2),
    Wanted("gem_forge", "set", "G6", has("scored", "set_bonus", "gained", most=8), 3, "", 2),
)


def found(wanted: Wanted) -> tuple[Match, int, int]:
    """A match that shows it, and between which moves."""
    for seed in range(MOST_MATCHES):
        match = Match(find(wanted.game), wanted.seats, seed)
        story = Story.played(match, hinted_step)
        for first, last in slices(story, wanted):
            return match, first, last
    raise AssertionError(f"no match shows {wanted.game} {wanted.key}")


def slices(story: Story, wanted: Wanted) -> Iterator[tuple[int, int]]:
    """From which move to which it is shown."""
    keys = story.moves  # the first are those of the opening
    for first in range(1, len(keys)):
        if wanted.begins and (first < 2 or wanted.begins not in keys[first - 1]):
            continue
        for last in range(first, min(first + wanted.longest, len(keys))):
            if wanted.fits([key for batch in keys[first : last + 1] for key in batch]):
                yield first, last
                break


def line(wanted: Wanted) -> str:
    """The example as a line of its file."""
    match, first, last = found(wanted)
    record = match.record()
    state = record.replay(first - 1)
    moves = record.moves[first - 1 : last]
    item = {
        "key": wanted.key,
        "section": wanted.section,
        "position": position.dump(state),
        "moves": [list(move) for move in moves],
    }
    return json.dumps(item, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """Write all files."""
    HOME.mkdir(exist_ok=True)
    for game in dict.fromkeys(wanted.game for wanted in WANTED):
        lines = [line(wanted) for wanted in WANTED if wanted.game == game]
        (HOME / f"{game}.jsonl").write_text("".join(f"{each}\n" for each in lines), "utf-8")


if __name__ == "__main__":
    main()
