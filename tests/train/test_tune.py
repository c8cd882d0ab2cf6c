"""Settings of a search are looked for on deals of their own, and a run goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from motherlode.bots.levels import bot
from motherlode.cli.tune import tune
from motherlode.core.errors import InvalidSeats, SetupError
from motherlode.games import find
from motherlode.lab.spread import ALONE
from motherlode.train.tune import Found, Tuning, cost
from motherlode.train.tune import tune as look

TINY = Tuning("leduc", 2, playouts=5, games=2, seed=3)


def test_what_is_tried_plays_and_a_run_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[Found] = []
    look(TINY, 2, tmp_path, ALONE, tried.append)
    best = look(TINY, 3, tmp_path, ALONE, tried.append)
    assert [one.number for one in tried] == [0, 1, 2]
    assert best.wins == max(one.wins for one in tried)
    assert best.fair == 0.5
    for one in tried:
        assert one.name.startswith("search:")
        bot(one.name, 1)
    tune("leduc", seats=2, out=tmp_path, trials=3, games=2, playouts=5, seed=3, workers=1)
    assert f"--bots {best.name},search:5" in capsys.readouterr().out


def test_a_playout_costs_time() -> None:
    settings = find("quartz").search_settings
    assert cost("quartz", 3, settings) > 0


@pytest.mark.parametrize("wrong", [{"trials": 0}, {"games": 0}, {"playouts": 0}, {"seed": 0}])
def test_what_cannot_be_tuned_is_refused(tmp_path: Path, wrong: dict[str, int]) -> None:
    with pytest.raises(SetupError, match="at least 1"):
        tune("leduc", seats=2, out=tmp_path / "new", **wrong)  # type: ignore[arg-type]
    with pytest.raises(InvalidSeats):
        tune("leduc", seats=9, out=tmp_path / "new")
    assert not (tmp_path / "new").exists()
