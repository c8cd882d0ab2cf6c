"""The puzzles of the package: enough of them, all different, each as the rules have it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from motherlode.school.puzzles.checks import misprints
from motherlode.school.puzzles.levels import asked_again, is_trivial
from motherlode.school.puzzles.proof import LEAST_ERRORS, LEAST_GAP
from motherlode.school.puzzles.puzzle import DIFFICULTIES, NoPuzzle, format_line, puzzle, read
from motherlode.school.puzzles.puzzle import shipped as puzzles_of
from tests.school.scenes.played import PLAYED
from tests.test_clauses import clauses

LEAST = 6
every_game = pytest.mark.parametrize("key", PLAYED)


@every_game
def test_there_are_enough_and_none_twice(key: str) -> None:
    keys = [one.key for one in puzzles_of(key)]
    assert len(keys) >= LEAST
    assert len(set(keys)) == len(keys)


@every_game
def test_they_are_of_several_themes_and_difficulties(key: str) -> None:
    assert len({one.theme for one in puzzles_of(key)}) >= 2
    assert len({one.difficulty for one in puzzles_of(key)}) >= 2
    assert len({one.position["seats"] for one in puzzles_of(key)}) >= 2


@every_game
def test_each_stands_at_a_table_and_names_every_move(key: str) -> None:
    for one in puzzles_of(key):
        assert list(misprints(one, one.state())) == [], one.key
        assert one.clause in clauses(key)


@every_game
def test_each_is_clearly_best_and_not_trivial_by_its_own_figures(key: str) -> None:
    for one in puzzles_of(key):
        gap, error = one.made["gap"], one.made["error"]
        assert gap >= LEAST_GAP
        assert gap >= LEAST_ERRORS * error - 0.0005  # as it is rounded
        assert one.difficulty in DIFFICULTIES
        assert not is_trivial(one.found)


@every_game
def test_what_is_told_of_apprentices_is_what_they_find(key: str) -> None:
    for one in puzzles_of(key)[::8]:
        assert asked_again(one, "apprentice") == one


@every_game
def test_nothing_hidden_is_asked_of_whoever_solves_it(key: str) -> None:
    for one in puzzles_of(key)[::5]:
        state = one.state()
        world = state.determinize(one.seat, Random(7))
        assert world.view(one.seat) == state.view(one.seat)
        assert world.moves(one.seat) == state.moves(one.seat)


def test_a_puzzle_is_found_by_its_key() -> None:
    first = puzzles_of("quartz")[0]
    assert puzzle(first.key) == first
    assert format_line(read(first.as_data())) == format_line(first)
    with pytest.raises(NoPuzzle, match="no puzzle is called 'nothing'"):
        puzzle("nothing")


def test_keys_differ_between_games() -> None:
    counts = Counter(one.key for key in PLAYED for one in puzzles_of(key))
    assert set(counts.values()) == {1}
