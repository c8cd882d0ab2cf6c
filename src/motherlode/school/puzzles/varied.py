"""Of many puzzles a few that differ."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import islice, zip_longest

from motherlode.school.puzzles.levels import is_trivial
from motherlode.school.puzzles.puzzle import DIFFICULTIES, Puzzle


def varied(puzzles: Iterable[Puzzle], many: int) -> list[Puzzle]:
    """By turns one of each theme and difficulty, in the order in which they were found.

    What only seemed to be missed by the levels that should miss it is left out: the tries that a
    puzzle tells of know nothing of those by which it was chosen.
    """
    kept = (puzzle for puzzle in puzzles if not is_trivial(puzzle.found))
    return sorted(islice(by_turns(kept), many), key=order)


def by_turns(puzzles: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """All of them, what is rare first."""
    groups: dict[tuple[str, str], list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        groups[puzzle.theme, puzzle.difficulty].append(puzzle)
    for turn in zip_longest(*(groups[key] for key in sorted(groups))):
        yield from (puzzle for puzzle in turn if puzzle is not None)


def order(puzzle: Puzzle) -> tuple[int, str]:
    """The easy ones first, then mixed."""
    return DIFFICULTIES.index(puzzle.difficulty), puzzle.key
