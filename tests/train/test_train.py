"""Bots teach themselves: samples, a net that learns, and a run that goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from motherlode.bots.learned import InvalidNet, load
from motherlode.bots.rollouts import NO_HINTS
from motherlode.cli.train import train
from motherlode.core import position
from motherlode.core.errors import InvalidSeats, SetupError
from motherlode.core.search_settings import SearchSettings
from motherlode.games import find
from motherlode.lab.spread import ALONE
from motherlode.train.files import write_net
from motherlode.train.run import Course, OtherRun, Run
from motherlode.train.samples import gather, places_of, positions

SMALL = {"matches": 40, "epochs": 1, "playouts": 5, "gate": 2, "workers": 1}


def test_equals_share_the_places_that_they_take_together() -> None:
    assert places_of([5, 9, 5]).tolist() == [[0, 0.5, 0.5], [1, 0, 0], [0, 0.5, 0.5]]


def test_the_same_seeds_give_the_same_samples() -> None:
    game = find("leduc")
    one, other = (gather(game, 2, True, "", range(50, 90), ALONE) for _ in range(2))
    assert len(one) > 10
    assert np.array_equal(one.inputs, other.inputs)
    assert np.allclose(one.places.sum(axis=2), 1)


def test_without_hints_chance_plays_instead_of_the_heuristics(tmp_path: Path) -> None:
    game = find("leduc")

    def matches(hints: bool) -> list[list[str]]:
        return [
            [position.dumps(state) for state in positions(game.table(2), seed, Random(1), hints)]
            for seed in range(20)
        ]

    assert matches(hints=False) != matches(hints=True)
    run = Run(Course("leduc", 2, hints=False), game, tmp_path, ALONE)
    assert run.settings().noise == NO_HINTS


def test_what_is_learned_is_better_than_a_guess(tmp_path: Path) -> None:
    course = Course("leduc", 2, matches=1500, epochs=8, hints=False)
    run = Run(course, find("leduc"), tmp_path, ALONE)
    assert run.teach(run.samples(0), 0, tmp_path / "net.json") < 0.24


def test_a_run_leaves_a_net_and_a_log_and_goes_on(tmp_path: Path) -> None:
    train("leduc", seats=2, out=tmp_path, **SMALL)  # type: ignore[arg-type]
    log = tmp_path / "leduc-2" / "log.jsonl"
    course, first = map(json.loads, log.read_text(encoding="utf-8").splitlines())
    assert (course["matches"], first["generation"]) == (40, 0)
    assert load(tmp_path / "leduc-2" / "generation-0.json").digest == first["digest"]
    again = Run(
        Course("leduc", 2, matches=40, epochs=1, playouts=5, gate=2), find("leduc"), tmp_path, ALONE
    )
    assert [line["digest"] for line in again.done] == [first["digest"]]
    assert list(again.generations(0)) == []
    made = again.generation(1)
    assert made.generation == 1


def test_a_folder_belongs_to_one_run(tmp_path: Path) -> None:
    train("leduc", seats=2, out=tmp_path, **SMALL)  # type: ignore[arg-type]
    with pytest.raises(OtherRun, match="other settings"):
        train("leduc", seats=2, out=tmp_path, **(SMALL | {"epochs": 2}))  # type: ignore[arg-type]


def test_what_cannot_be_taught_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidSeats):
        train("leduc", seats=5, out=tmp_path, **SMALL)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="at least 1"):
        train("leduc", seats=2, out=tmp_path, **(SMALL | {"gate": 0}))  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="trust"):
        train("leduc", seats=2, out=tmp_path, trust=101, **SMALL)  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


def test_a_net_that_is_too_large_to_ship_is_not_written(tmp_path: Path) -> None:
    tables = {"first": np.zeros(120_000, np.int64)}
    with pytest.raises(InvalidNet, match="too large"):
        write_net(tmp_path / "net.json", find("leduc"), 2, True, SearchSettings(), tables, {})
    assert list(tmp_path.iterdir()) == []


def test_a_net_that_hears_hints_shares_its_say_with_them(tmp_path: Path) -> None:
    def trust(**wanted: object) -> int:
        course = Course("leduc", 2, **wanted)  # type: ignore[arg-type]
        return Run(course, find("leduc"), tmp_path / str(wanted), ALONE).settings().trust

    assert (trust(), trust(hints=False), trust(settings={"trust": 30})) == (50, 100, 30)
