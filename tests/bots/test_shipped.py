"""A net of the package is asked by the grandmaster at its table, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from motherlode.bots import learned
from motherlode.bots.learned import at_home, shipped
from motherlode.bots.levels import LEVELS, net_of
from motherlode.bots.search import SearchBot
from motherlode.core.observation import Observation
from motherlode.games import find
from motherlode.lab.arena import Arena
from motherlode.lab.files import heading
from tests.bots.nets import text_of


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with other nets."""
    (tmp_path / "nets").mkdir()
    monkeypatch.setattr(learned, "files", lambda _: tmp_path)
    shipped.cache_clear()
    yield tmp_path / "nets"
    shipped.cache_clear()


def test_a_grandmaster_asks_the_net_of_its_table_and_is_recorded_with_it(home: Path) -> None:
    game = find("leduc")
    (home / "leduc-2.json").write_text(text_of(game, 2), encoding="utf-8")
    net = shipped("leduc", 2)
    assert net is not None
    state = game.start(2, 1)
    grand, master = (LEVELS[level].make(1, timed=False) for level in ("grandmaster", "master"))
    assert isinstance(grand, SearchBot)
    assert isinstance(master, SearchBot)
    for bot in (grand, master):
        bot.choose(Observation(state, state.seat, Random(1)))
    assert (grand.given, master.given) == (net, None)
    assert net_of("grandmaster", "leduc", 2) == net_of("net:30", "leduc", 2) == net.digest
    arena = Arena("leduc", ("grandmaster", "master"), games=2)
    assert heading(arena)["nets"] == {"grandmaster": net.digest}


def test_a_net_stays_at_home_where_the_box_is_played_differently(home: Path) -> None:
    game = find("gem_forge")
    (home / "gem_forge-2.json").write_text(text_of(game, 2), encoding="utf-8")
    assert at_home(game.start(2, 1)) is not None
    assert at_home(game.start(3, 1)) is None
    assert at_home(game.start(2, 1, house={"game.goal": 12})) is None


def test_a_net_of_other_observations_is_not_asked(home: Path) -> None:
    text = text_of(find("leduc"), 2, fields="other")
    (home / "leduc-2.json").write_text(text, encoding="utf-8")
    assert shipped("leduc", 2) is None
    assert at_home(find("leduc").start(2, 1)) is None
