"""`motherlode arena`: a table of results, kept and continued; wrong requests in a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from motherlode.cli.arena import arena
from motherlode.core.errors import MotherlodeError, SetupError
from motherlode.lab.files import OtherArena


def test_it_prints_data(capsys: pytest.CaptureFixture[str]) -> None:
    arena("leduc", bots="heuristic,random", games=10, workers=1, json=True)
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["games"], found["seed"]) == ("leduc", 10, 1)
    assert {line["bot"] for line in found["lines"]} == {"heuristic", "random"}


def test_it_prints_a_table_and_keeps_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arena("leduc", bots="random", games=6, workers=1, out=tmp_path)
    assert "leduc: 6 matches" in capsys.readouterr().out
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 7
    arena("leduc", bots="random", games=8, workers=1, out=tmp_path)
    lines = (tmp_path / "results.jsonl").read_text().splitlines()
    assert len(lines) == 9
    assert len(set(lines)) == 9
    assert (tmp_path / "results.parquet").exists()
    assert json.loads((tmp_path / "table.json").read_text())["games"] == 8


def test_the_last_bot_takes_the_seats_that_are_left(capsys: pytest.CaptureFixture[str]) -> None:
    arena("quartz", bots="heuristic,random", games=3, workers=1, json=True)
    assert json.loads(capsys.readouterr().out)["bots"] == ["heuristic", "random", "random"]


@pytest.mark.parametrize(
    ("game", "bots", "games", "seats"),
    [
        ("chess", "random", 1, None),
        ("leduc", "wizard", 1, None),
        ("leduc", "random", 0, None),
        ("leduc", "random", 1, 5),
        ("quartz", "random,random,random,random", 1, 3),
    ],
)
def test_what_cannot_be_played_is_refused(
    game: str, bots: str, games: int, seats: int | None
) -> None:
    with pytest.raises(MotherlodeError):
        arena(game, bots=bots, games=games, seats=seats, workers=1)


def test_draws_are_judged_by_as_many_playouts_as_one_likes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arena("leduc", bots="random", games=4, luck=3, workers=1, out=tmp_path)
    assert "less luck" in capsys.readouterr().out
    with pytest.raises(OtherArena):
        arena("leduc", bots="random", games=4, luck=4, workers=1, out=tmp_path)
    with pytest.raises(SetupError, match="-1 playouts"):
        arena("leduc", bots="random", games=4, luck=-1, workers=1)
