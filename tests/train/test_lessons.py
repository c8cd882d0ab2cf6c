"""Searches teach: what is kept of them, and a net that tries first what they would."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from motherlode.bots.learned import load
from motherlode.bots.net import LOGIT
from motherlode.bots.search import Budget, SearchBot
from motherlode.bots.thought import Estimate, Thought
from motherlode.cli.train import train
from motherlode.core.observation import Observation
from motherlode.games import find
from motherlode.lab.spread import ALONE, Hands
from motherlode.train.choices import FIELDS, KEPT, Choices, gather, load_choices, next_move
from motherlode.train.lessons import Lessons
from motherlode.train.run import Course
from motherlode.train.samples import NO_MOVE

GAME = find("gem_forge")
COURSE = Course("gem_forge", 2, rounds=2, matches=6, playouts=8, gate=2, searches=True)


@pytest.fixture(scope="module")
def choices() -> Choices:
    """What searches chose in a few matches."""
    return gather(GAME, 2, None, 8, range(70, 76), ALONE)


def test_the_same_seeds_give_the_same_choices_on_any_number_of_cores(choices: Choices) -> None:
    other = gather(GAME, 2, None, 8, range(70, 76), Hands(2))
    for name in FIELDS:
        assert np.array_equal(getattr(choices, name), getattr(other, name))


def test_a_row_is_what_a_seat_saw_and_how_often_each_of_its_moves_was_tried(
    choices: Choices,
) -> None:
    assert len(choices) > 100
    is_move = choices.moves != NO_MOVE
    assert (is_move.sum(1) > 1).all()
    assert np.allclose(choices.tried.sum(1), 1, atol=1e-5)
    assert (choices.tried[~is_move] == 0).all()
    assert (np.diff(choices.tried, axis=1) <= 0).all()  # those tried most first
    assert (choices.liked <= 0).all()
    assert (np.where(is_move, choices.liked, -1).max(1) == 0).all()
    assert np.allclose(choices.places.sum(2), 1)


def test_choices_are_kept_in_files(choices: Choices, tmp_path: Path) -> None:
    paths = [tmp_path / "one.npz", tmp_path / "other.npz"]
    for path in paths:
        choices.save(path)
    assert sorted(tmp_path.iterdir()) == paths
    both = load_choices(paths)
    assert len(both) == 2 * len(choices)
    assert np.array_equal(both.moves[: len(choices)], choices.moves)


def thought(*visits: int) -> Thought:
    """A search that tried moves so often."""
    found = [Estimate(move, "", many, None, None, None) for move, many in enumerate(visits)]
    return Thought(0, sum(visits), 0.0, tuple(found))


def test_now_and_then_a_move_is_made_that_was_tried_less_but_none_that_never_was() -> None:
    source = Random(3)
    made = [next_move(thought(70, 30, 0), [0, 1, 2], source) for _ in range(2000)]
    assert 0.05 < made.count(1) / 2000 < 0.1  # 30 of 100, in a quarter of the choices
    assert made.count(2) == 0
    assert {next_move(thought(70, 30), [1], source) for _ in range(50)} == {1}


def test_a_net_learns_what_searches_try_and_says_only_what_to_try_first(tmp_path: Path) -> None:
    run = Lessons(COURSE, GAME, tmp_path, ALONE)
    told: list[float] = []
    run.tell = lambda done, error: told.append(error)
    rows, error = run.study(0)
    assert rows > 200
    assert len(told) == 2
    assert told[-1] == error > 0
    assert not list(run.folder.glob("round-*"))
    settings, net = run.settings(), load(run.current)
    assert (settings.guided, settings.trust > 0, settings.temper) == (False, True, LOGIT)
    assert settings.scale == GAME.search_settings.scale
    assert net.heed > 0
    state = GAME.start(2, 5)
    bot = SearchBot(1, Budget(20), learned=lambda world: net)
    assert bot.choose(Observation(state, state.seat, Random(1))) in state.moves(state.seat)


def test_a_run_that_was_stopped_goes_on_with_the_rounds_that_it_has(tmp_path: Path) -> None:
    whole, stopped = (Lessons(COURSE, GAME, tmp_path / name, ALONE) for name in ("one", "other"))
    whole.study(0)
    kept = stopped.folder / "round-0-0.npz"
    gather(GAME, 2, None, 8, stopped.seeds(0, 0), ALONE).save(kept)
    stopped.study(0)
    assert load(whole.current).digest == load(stopped.current).digest


def test_the_command_teaches_by_searches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train(
        "gem_forge", seats=2, out=tmp_path, searches=True, rounds=1, matches=4, playouts=8, gate=2
    )
    told = capsys.readouterr().out
    assert "1 rounds: surprise" in told
    assert "generation 0" in told


def test_of_very_many_moves_those_that_were_tried_are_kept() -> None:
    game = find("dwarves_fall")
    found = gather(game, 2, None, 4, range(3), ALONE)
    assert found.moves.shape[1] == KEPT
    assert (found.tried[:, 0] > 0).all()
