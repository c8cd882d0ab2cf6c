"""A list of moves short enough to read: the rest is grouped by what the moves have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, takewhile
from typing import Final

from motherlode.core.moves import Catalogue

MOST_LINES: Final = 24
ELLIPSIS: Final = "…"


@dataclass(frozen=True, slots=True)
class Line:
    """One numbered line: a move, or several that begin alike."""

    moves: tuple[int, ...]
    text: str

    @property
    def is_move(self) -> bool:
        """Whether choosing this line plays a move."""
        return len(self.moves) == 1


def lines(
    moves: Sequence[int], catalogue: Catalogue, say: Callable[[int], str], most: int = MOST_LINES
) -> list[Line]:
    """The moves on about `most` lines, as many as possible on a line of their own."""
    groups = [tuple(moves)]
    while (place := next_to_split(groups, catalogue, most)) is not None:
        groups[place : place + 1] = split(groups[place], catalogue, most)
    return [Line(group, heading(group, say)) for group in groups]


def next_to_split(groups: Sequence[tuple[int, ...]], catalogue: Catalogue, most: int) -> int | None:
    """The group that splits into the fewest, if there is room for them."""
    room = most - len(groups) + 1
    parts = {
        place: len(split(group, catalogue, most))
        for place, group in enumerate(groups)
        if len(group) > 1
    }
    fitting = {place: n for place, n in parts.items() if n <= room or len(groups) == 1}
    return min(fitting, key=fitting.__getitem__, default=None)


def split(group: tuple[int, ...], catalogue: Catalogue, most: int) -> list[tuple[int, ...]]:
    """The parts of a group: by the first thing in which its moves differ, else just in pages."""
    for depth in range(max(len(catalogue[move].slots) for move in group) + 1):
        parts: dict[object, list[int]] = {}
        for move in group:
            parts.setdefault((catalogue[move].kind, catalogue[move].slots[:depth]), []).append(move)
        if len(parts) > 1:
            break
    if len(parts) <= max(most, 2):
        return [tuple(part) for part in parts.values()]
    rows, page = list(parts.values()), -(-len(parts) // most)
    starts = range(0, len(rows), page)
    return [tuple(chain.from_iterable(rows[start : start + page])) for start in starts]


def heading(group: tuple[int, ...], say: Callable[[int], str]) -> str:
    """The move itself, or the words with which all of them begin."""
    if len(group) == 1:
        return say(group[0])
    texts = [say(move) for move in group]
    start = common_start(texts)
    if start:
        return f"{start} {ELLIPSIS} ({len(group)})"
    return f"{texts[0]} {ELLIPSIS} {texts[-1]} ({len(group)})"


def common_start(texts: Sequence[str]) -> str:
    """The words with which all texts begin."""
    together = zip(*(text.split() for text in texts), strict=False)
    return " ".join(words[0] for words in takewhile(lambda words: len(set(words)) == 1, together))
