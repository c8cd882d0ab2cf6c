"""Checking puzzles again: that their positions stand, and that their answers are still best."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random

from motherlode.core.errors import MotherlodeError
from motherlode.core.registry import game_of
from motherlode.core.state import State
from motherlode.school.puzzles import themes
from motherlode.school.puzzles.proof import LEAST_ERRORS, LEAST_GAP, Effort, prove
from motherlode.school.puzzles.puzzle import DIFFICULTIES, Puzzle


def defects(puzzle: Puzzle, share: int = 1, seed: int = 0) -> Iterator[str]:
    """What is wrong with a puzzle; `share` is the part of the playouts to search it with anew."""
    try:
        state = puzzle.state()
    except MotherlodeError as error:
        yield f"its position does not stand: {error}"
        return
    wrong = list(misprints(puzzle, state))
    yield from wrong or doubts(puzzle, state, share, seed)


def misprints(puzzle: Puzzle, state: State) -> Iterator[str]:
    """What does not fit the rules."""
    game = game_of(state)
    legal = [*state.moves(puzzle.seat), *state.interrupts(puzzle.seat)]
    best = game.catalogue.number(puzzle.best.move)
    if puzzle.seat not in state.asked():
        yield f"seat {puzzle.seat} is not asked"
    elif {option.move for option in puzzle.options} != set(map(game.catalogue.text, legal)):
        yield "its options are not the legal moves"
    elif themes.clause(state, puzzle.seat, best) != puzzle.clause:
        yield f"its clause is not {puzzle.clause}"
    if puzzle.difficulty not in DIFFICULTIES:
        yield f"nothing is called {puzzle.difficulty!r}"


def doubts(puzzle: Puzzle, state: State, share: int, seed: int) -> Iterator[str]:
    """What other searches say against the answer.

    A gap that was just wide enough comes out a little smaller every other time: it is doubted
    only if it is too small by more than two of its errors. A part of the playouts errs more.
    """
    made = puzzle.made
    effort = Effort(int(made["searches"]), max(1, int(made["playouts"]) // share))
    proof = prove(state, puzzle.seat, Random(f"{puzzle.key} {seed}"), effort)
    least = max(LEAST_GAP - 2 * proof.error, LEAST_ERRORS / sqrt(share) * proof.error)
    if proof.best != puzzle.best.move:
        yield f"{proof.best!r} looks better than {puzzle.best.move!r}"
    elif proof.gap < least:
        yield f"a gap of {proof.gap:.1%} ± {proof.error:.1%} to {proof.options[1].move!r}"
