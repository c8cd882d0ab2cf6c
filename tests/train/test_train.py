"""Bots teach themselves: what they learn from, and a run that goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copytree
from typing import Any

import numpy as np
import pytest

from motherlode.bots.learned import InvalidNet, load
from motherlode.cli.train import train
from motherlode.core.errors import InvalidSeats, SetupError
from motherlode.core.search_settings import SearchSettings
from motherlode.games import find
from motherlode.lab.spread import ALONE, Hands
from motherlode.train.files import write_net
from motherlode.train.run import Course, OtherRun
from motherlode.train.samples import LAMBDA, NO_MOVE, Played, gather, places_of
from motherlode.train.self_play import SelfPlay, rate

SMALL = {"rounds": 2, "matches": 300, "playouts": 5, "gate": 2, "workers": 1}


def course(**changes: int) -> Course:
    """A course of Leduc that takes no time."""
    return Course("leduc", 2, **({"rounds": 2, "matches": 300, "playouts": 5, "gate": 2} | changes))  # type: ignore[arg-type]


def test_equals_share_the_places_that_they_take_together() -> None:
    assert places_of([5, 9, 5]).tolist() == [[0, 0.5, 0.5], [1, 0, 0], [0, 0.5, 0.5]]


def test_the_same_seeds_give_the_same_samples_on_any_number_of_cores() -> None:
    one, other = (
        gather(find("leduc"), 2, None, range(50, 290), hands) for hands in (ALONE, Hands(2))
    )
    assert len(one) > 10
    for name in ("inputs", "move", "worth", "places"):
        assert np.array_equal(getattr(one, name), getattr(other, name))
    assert np.allclose(one.places.sum(axis=2), 1)


def test_some_rows_are_of_seats_that_look_on_and_make_no_move() -> None:
    samples = gather(find("quartz_cards"), 2, None, range(20), ALONE)
    looking = samples.move == NO_MOVE
    assert 0.02 < looking.mean() < 0.2
    assert set(samples.worth[looking]) == {0}
    assert samples.move[~looking].min() >= 0


def played(*choices: tuple[int, float, bool]) -> Played:
    """A match of choices: the seat, what was promised, and whether it strayed."""
    match = Played()
    for seat, promised, strayed in choices:
        match.seats.append(seat)
        match.choose(5, promised, strayed=strayed)
    return match


def test_a_choice_is_worth_what_was_promised_later_and_what_came() -> None:
    match = played((0, 0.5, False), (1, 0.5, False), (0, 0.75, False), (0, 0.25, False))
    last = LAMBDA * 1.0 + (1 - LAMBDA) * 0.25
    first = LAMBDA * last + (1 - LAMBDA) * 0.75
    assert match.returns([1.0, 0.0]) == pytest.approx([first, 0.0, last, 1.0])


def test_what_came_of_a_stray_move_says_nothing_of_the_choice_before_it() -> None:
    match = played((0, 0.5, False), (0, 0.75, True), (0, 0.25, False))
    assert match.returns([1.0, 0.0])[0] == pytest.approx(0.75)


def test_steps_get_smaller_in_a_generation_and_from_one_to_the_next() -> None:
    sizes = [rate(0, 0.0), rate(0, 0.5), rate(0, 0.99), rate(1, 0.99)]
    assert sizes == sorted(sizes, reverse=True)


def test_what_is_learned_is_better_than_a_guess(tmp_path: Path) -> None:
    run = SelfPlay(course(rounds=20, matches=1500), find("leduc"), tmp_path, ALONE)
    _, error = run.study(0)
    assert error < 0.24
    assert load(run.current).game == "leduc"


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a short run."""
    out = tmp_path_factory.mktemp("nets")
    train("leduc", seats=2, out=out, **SMALL)  # type: ignore[arg-type]
    return out


def lines_of(out: Path) -> list[dict[str, Any]]:
    """The log of a run."""
    text = (out / "leduc-2" / "log.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def test_a_run_leaves_a_net_and_a_log(trained: Path) -> None:
    told, made = lines_of(trained)
    assert (told["matches"], made["generation"]) == (300, 0)
    assert load(trained / "leduc-2" / "generation-0.json").digest == made["digest"]


def test_a_run_goes_on_where_it_was_stopped(trained: Path, tmp_path: Path) -> None:
    out = tmp_path / "nets"
    copytree(trained, out)
    run = SelfPlay(course(), find("leduc"), out, ALONE)
    assert [made["digest"] for made in run.done] == [lines_of(trained)[1]["digest"]]
    assert list(run.generations(0)) == []
    first = run.generation(1)
    steps = [int(np.load(run.learner(number))["steps"]) for number in range(2)]
    assert steps[1] > steps[0]
    assert run.generation(1).digest == first.digest  # had it been stopped before its line


def test_the_same_seed_gives_the_same_net(trained: Path, tmp_path: Path) -> None:
    made = next(SelfPlay(course(), find("leduc"), tmp_path, ALONE).generations(0))
    assert made.digest == lines_of(trained)[1]["digest"]


def test_a_folder_belongs_to_one_run(trained: Path) -> None:
    before = lines_of(trained)
    with pytest.raises(OtherRun, match="other settings"):
        train("leduc", seats=2, out=trained, **(SMALL | {"rounds": 3}))  # type: ignore[arg-type]
    assert lines_of(trained) == before


def test_what_cannot_be_taught_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidSeats):
        train("leduc", seats=5, out=tmp_path, **SMALL)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="at least 1"):
        train("leduc", seats=2, out=tmp_path, **(SMALL | {"gate": 0}))  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


def test_a_net_that_is_too_large_to_ship_is_not_written(tmp_path: Path) -> None:
    tables = {"first": np.zeros(120_000, np.int64), "heed": np.zeros((), np.int64)}
    with pytest.raises(InvalidNet, match="too large"):
        write_net(tmp_path / "net.json", find("leduc"), 2, SearchSettings(), tables, {})
    assert list(tmp_path.iterdir()) == []


def test_a_net_without_searches_asks_no_heuristics(trained: Path) -> None:
    net = load(trained / "leduc-2" / "generation-0.json")
    assert net.heed == 0
    assert net.tables["row"][net.inputs - 1] == -1


def test_how_a_search_uses_a_net_is_said_by_the_course(tmp_path: Path) -> None:
    told = Course("quartz_cards", 2, settings={"stages": 2, "grandmaster": 900})
    settings = SelfPlay(told, find("quartz_cards"), tmp_path, ALONE).settings()
    assert (settings.stages, settings.grandmaster, settings.margin) == (2, 900, 0)
