"""What `motherlode bench` measures and says; never how fast it must be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import motherlode
from motherlode.bench import main
from motherlode.bench.loops import count, driven, halfway, inner, typical_seats
from motherlode.bench.plain import sources
from motherlode.bench.rates import ROUNDS, Rate, rates
from motherlode.bench.report import markdown
from motherlode.bench.results import Results
from motherlode.bench.speeds import MEASURES, Speed
from motherlode.games import GAMES, find

SECONDS = 0.01


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_measured_from_every_side(key: str) -> None:
    speed = Speed.of(find(key), SECONDS)
    assert set(speed.rates) == set(MEASURES)
    assert all(0 < found.low <= found.median <= found.high for found in speed.rates.values())
    assert 0 < speed.choices <= speed.decisions


def test_quartz_is_measured_with_four() -> None:
    assert typical_seats(find("quartz")) == 4


@pytest.mark.parametrize("key", GAMES)
def test_the_loops_count_what_they_play(key: str) -> None:
    table = find(key).table(typical_seats(find(key)))
    decisions, choices = count(table, 5)
    assert driven(table, 5) > 0
    assert inner(table, 5) > 0
    assert decisions >= choices > 0
    assert not halfway(table).over


def test_works_take_turns() -> None:
    order: list[str] = []

    def work(name: str) -> int:
        order.append(name)
        return sum(range(1000)) and 1

    found = rates({"a": lambda turns: work("a"), "b": lambda turns: work("b")}, 1e-9)
    assert order[-2 * ROUNDS :] == ["a", "b"] * ROUNDS
    assert found["a"].median > 0


def test_the_results_are_printed_as_json_and_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(json=True, seconds=SECONDS, peers=False, plain=False, save=tmp_path)
    found = json.loads(capsys.readouterr().out)
    assert found["compiled"] is motherlode.compiled
    assert [speed["game"] for speed in found["speeds"]] == list(GAMES)
    assert json.loads((tmp_path / "results.json").read_text()) == found
    assert "quartz, 4 seats" in (tmp_path / "results.md").read_text()


def test_tables_say_what_was_not_measured(capsys: pytest.CaptureFixture[str]) -> None:
    main(seconds=SECONDS, peers=False, plain=False)
    text = capsys.readouterr().out
    assert "plain Python: not measured" in text
    assert "OpenSpiel: not measured" in text


def test_the_ratio_compares_a_game_with_itself() -> None:
    fast = Speed("leduc", 2, 4, 4, dict.fromkeys(MEASURES, Rate(300, 300, 300)))
    slow = Speed("leduc", 2, 4, 4, dict.fromkeys(MEASURES, Rate(100, 100, 100)))
    results = Results([fast], [slow], None)
    assert results.ratio("leduc", "inner") == 3
    assert "| 3.0x |" in markdown(results)
    assert Results([fast], None, None).ratio("leduc", "inner") is None


def test_the_sources_are_found_from_below(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "src" / "motherlode" / "bench").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    monkeypatch.chdir(tmp_path / "docs")
    assert sources() == tmp_path / "src"
