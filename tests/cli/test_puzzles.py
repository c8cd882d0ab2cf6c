"""`motherlode puzzles`: what was mined is kept, a sample of what ships is searched again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from motherlode.cli.puzzles import check, levels, mine
from motherlode.core.errors import MotherlodeError
from motherlode.school.puzzles.puzzle import format_line, shipped


def test_mining_keeps_what_each_match_brought(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine(game="leduc", matches=2, out=tmp_path, workers=1)
    before = (tmp_path / "leduc.mined.jsonl").read_text()
    assert len(before.splitlines()) == 3
    assert "leduc: match 2 of 2" in capsys.readouterr().err
    mine(game="leduc", matches=3, out=tmp_path, workers=1)
    assert (tmp_path / "leduc.mined.jsonl").read_text().startswith(before)
    assert "match 2 of" not in capsys.readouterr().err


def test_puzzles_of_other_seeds_are_chosen_from_too(tmp_path: Path) -> None:
    known = tmp_path / "known.jsonl"
    known.write_text(format_line(shipped("quartz")[0]) + "\n")
    mine(game="quartz", matches=1, skip=10_000, out=tmp_path, also=known, workers=1)
    assert (tmp_path / "quartz.jsonl").read_text() == known.read_text()
    with pytest.raises(MotherlodeError, match="other games"):
        mine(game="leduc", matches=1, out=tmp_path, also=known, workers=1)


@pytest.mark.parametrize("wanted", [{"game": "chess"}, {"matches": 0}, {"keep": 0}])
def test_what_cannot_be_mined_is_refused(tmp_path: Path, wanted: dict[str, object]) -> None:
    with pytest.raises(MotherlodeError):
        mine(**{"game": "leduc", "out": tmp_path / "none", **wanted})  # type: ignore[arg-type]
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("game", ["quartz", "quartz_cards", "dwarves_fall", "gem_forge"])
def test_a_sample_of_the_puzzles_holds_by_other_searches(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    check(game=game, share=4, sample=30, seed=5)
    assert "0 that do not hold" in capsys.readouterr().out


def test_nothing_to_check_is_no_success() -> None:
    with pytest.raises(SystemExit):
        check(game="leduc")
    with pytest.raises(MotherlodeError):
        check(share=0)


def test_who_finds_a_puzzle_is_measured_again(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    one = shipped("quartz")[0]
    wrong = replace(one, found={**one.found, "apprentice": 0.77}, difficulty="nobody")
    path.write_text(format_line(wrong) + "\n")
    levels(path, level="apprentice")
    assert path.read_text() == format_line(one) + "\n"
    with pytest.raises(MotherlodeError, match="'seer'"):
        levels(path, level="seer")
    assert path.read_text() == format_line(one) + "\n"


@pytest.mark.parametrize("line", ["no json", "[]", '{"options": [1]}', '{"options": [], "x": 1}'])
def test_a_file_without_puzzles_is_refused_and_stays_as_it_is(tmp_path: Path, line: str) -> None:
    path = tmp_path / "some.jsonl"
    path.write_text(format_line(shipped("quartz")[0]) + f"\n{line}\n")
    before = path.read_text()
    with pytest.raises(MotherlodeError, match="line 2 holds no puzzle"):
        levels(path, level="apprentice")
    assert path.read_text() == before
