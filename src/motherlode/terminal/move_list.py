"""A list of moves short enough to read: the rest is grouped by what the moves have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, takewhile
from typing import Final

from motherlode.core.moves import Catalogue

MOST_LINES: Final = 24
ELLIPSIS: Final = "…"
MARKS: Final = ",;:"  # what may stand behind a word
Family = list[tuple[int, ...]]


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
    """The moves on at most `most` lines; groups that are alike are opened together or not."""
    families = [[tuple(moves)]]  # groups that came out of the same group
    while (place := next_to_open(families, catalogue, most)) is not None:
        families[place : place + 1] = opened(families[place], catalogue, most)
    return [Line(group, heading(group, say)) for family in families for group in family]


def next_to_open(families: Sequence[Family], catalogue: Catalogue, most: int) -> int | None:
    """The family that takes the fewest lines when it is opened, if there is room for them."""
    shown = sum(map(len, families))
    growth = {
        place: sum(map(len, opened(family, catalogue, most))) - len(family)
        for place, family in enumerate(families)
        if any(len(group) > 1 for group in family)
    }
    fitting = {place: n for place, n in growth.items() if shown + n <= most or shown == 1}
    return min(fitting, key=fitting.__getitem__, default=None)


def opened(family: Family, catalogue: Catalogue, most: int) -> list[Family]:
    """The families that come out of a family; what is a single move stays with its neighbours."""
    found: list[Family] = []
    for group in family:
        if len(group) > 1:
            found.append(split(group, catalogue, most))
        elif found and all(len(other) == 1 for other in found[-1]):
            found[-1].append(group)
        else:
            found.append([group])
    return found


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
    """The words with which all texts begin, whatever stands behind the last of them."""
    together = zip(*(text.split() for text in texts), strict=False)
    common = takewhile(lambda words: len({word.rstrip(MARKS) for word in words}) == 1, together)
    return " ".join(words[0] for words in common).rstrip(MARKS)
