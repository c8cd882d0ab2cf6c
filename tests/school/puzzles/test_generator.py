"""Mining: the same seed, the same puzzles; nothing of the match but what the seat knew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from motherlode.core.observation import Observation
from motherlode.core.registry import game_of
from motherlode.games import find
from motherlode.school.puzzles import generator, levels
from motherlode.school.puzzles.generator import Efforts, Mine, dig, positions
from motherlode.school.puzzles.levels import difficulty, is_trivial
from motherlode.school.puzzles.proof import Effort
from motherlode.school.puzzles.puzzle import Puzzle, format_line, parse
from motherlode.school.puzzles.themes import clause, theme
from motherlode.school.puzzles.varied import varied
from motherlode.school.puzzles.yields import OtherMine, append, open_yields
from tests.quartz.scene import Scene

LITTLE = Efforts(
    glance=Effort(1, 40),
    look=Effort(1, 60),
    fair=Effort(1, 60, 1.0),
    choose=Effort(2, 80),
    verify=Effort(3, 120),
    even=Effort(2, 80, 1.0),
)


@pytest.fixture(scope="module")
def found() -> Iterator[list[Puzzle]]:
    """Puzzles of a few hands of poker, found with little effort."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Efforts, "of", classmethod(lambda _cls, _settings: LITTLE))
        patch.setattr(generator, "CLEAR", (0.02, 0.5))
        patch.setattr(generator, "PLAYERS", ("heuristic",))
        patch.setattr(levels, "finds", lambda *_searched: 0.4)
        yield [puzzle for number in range(5) for puzzle in dig(Mine("leduc", 1, number))]


def test_puzzles_are_found_and_the_same_again(found: list[Puzzle]) -> None:
    first = found[0]
    assert first in dig(Mine("leduc", 1, first.made["match"]))
    assert list(parse(map(format_line, found))) == found


def test_a_puzzle_holds_no_more_than_its_seat_knew(found: list[Puzzle]) -> None:
    for puzzle in found:
        mine = Mine("leduc", 1, puzzle.made["match"])
        for ply, state in enumerate(positions(mine)):
            if ply == puzzle.made["ply"]:
                assert puzzle.state().view(puzzle.seat) == state.view(puzzle.seat)
                world = Observation(state, puzzle.seat, mine.source(ply, "world")).world
                assert puzzle.state() == world
                assert puzzle.state() != state


def test_a_puzzle_says_how_it_was_made(found: list[Puzzle]) -> None:
    for puzzle in found:
        assert puzzle.made["gap"] >= 0.08
        assert puzzle.made["gap"] >= 5 * puzzle.made["error"] - 0.001
        assert puzzle.best.chance == max(option.chance for option in puzzle.options)
        assert set(puzzle.found) == {"apprentice", "heuristic", "journeyman", "master"}


@pytest.mark.parametrize(
    ("apprentice", "heuristic", "trivial"),
    [(0.9, 1.0, True), (0.5, 0.5, True), (0.4, 1.0, False), (0.9, 0.0, False)],
)
def test_what_both_find_is_no_puzzle(apprentice: float, heuristic: float, trivial: bool) -> None:
    assert is_trivial({"apprentice": apprentice, "heuristic": heuristic}) is trivial


@pytest.mark.parametrize(
    ("shares", "expected"),
    [
        ((1.0, 0.0, 0.0), "heuristic"),
        ((0.5, 0.7, 0.0), "journeyman"),
        ((0.0, 0.6, 1.0), "master"),
        ((0.0, 0.5, 0.5), "nobody"),
    ],
)
def test_difficulty_is_the_lowest_level_that_finds_it(
    shares: tuple[float, float, float], expected: str
) -> None:
    assert (
        difficulty(dict(zip(("heuristic", "journeyman", "master"), shares, strict=True)))
        == expected
    )


def test_the_clause_is_that_of_the_card_or_of_what_happens() -> None:
    state = Scene(hand={0: {"out_of_my_way": 1}}).state
    number = game_of(state).catalogue.number
    assert theme(state, number("play out_of_my_way")) == "play out_of_my_way"
    assert clause(state, 0, number("play out_of_my_way")) == "Q9.4"
    assert (theme(state, number("leave")), clause(state, 0, number("leave"))) == ("leave", "Q3.6")
    assert clause(state, 0, number("mine")) == "Q3.2"


def test_few_of_many_are_of_all_themes(found: list[Puzzle]) -> None:
    many = [replace(found[0], key=f"{i}", theme="leave" if i else "mine") for i in range(9)]
    assert {puzzle.theme for puzzle in varied(many, 2)} == {"leave", "mine"}
    assert len(varied(many, 50)) == 9


def test_mining_goes_on_where_it_stopped(tmp_path: Path, found: list[Puzzle]) -> None:
    path = tmp_path / "deep" / "leduc.mined.jsonl"
    assert open_yields(path, "leduc", 1) == []
    append(path, 0, found[:1])
    append(path, 1, [])
    assert open_yields(path, "leduc", 1) == [(0, found[:1]), (1, [])]
    with pytest.raises(OtherMine):
        open_yields(path, "leduc", 2)


def test_every_number_of_seats_has_its_turn() -> None:
    seats = {next(positions(Mine("quartz", 1, number))).seats for number in range(3)}
    assert seats == set(find("quartz").seats)
