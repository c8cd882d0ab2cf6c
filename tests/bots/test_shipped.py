"""A net of the package is asked by the grandmaster at its table, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from motherlode.bots import learned
from motherlode.bots.guests import is_guest
from motherlode.bots.learned import at_home, shipped
from motherlode.bots.levels import LEVELS, UnknownBot, bot, net_of
from motherlode.bots.search import Budget, SearchBot
from motherlode.core.observation import Observation
from motherlode.games import GAMES, find
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
    for one in (grand, master):
        one.choose(Observation(state, state.seat, Random(1)))
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


def test_a_grandmaster_with_so_many_playouts_asks_the_same_net(home: Path) -> None:
    (home / "leduc-2.json").write_text(text_of(find("leduc"), 2), encoding="utf-8")
    state, net = find("leduc").start(2, 1), shipped("leduc", 2)
    grand = bot("grandmaster:30", 1)
    assert isinstance(grand, SearchBot)
    grand.choose(Observation(state, state.seat, Random(1)))
    assert (grand.budget, grand.given) == (Budget(30), net)
    assert net is not None
    assert net_of("grandmaster:30", "leduc", 2) == net.digest
    assert not is_guest("grandmaster:30")


@pytest.mark.parametrize("name", ["grandmaster:", "grandmaster:0", "grandmaster:30@trust=1.0"])
def test_a_grandmaster_is_named_by_playouts_alone(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name, 1)


def test_every_net_of_the_package_is_asked_at_its_table_and_says_how_it_was_made() -> None:
    found = {
        (game.key, seats): net
        for game in GAMES.values()
        for seats in game.seats
        if (net := shipped(game.key, seats))
    }
    paths = files("motherlode.bots").joinpath("nets").iterdir()
    assert len(found) == len([path for path in paths if path.name.endswith(".json")]) > 0
    for (key, seats), net in found.items():
        assert at_home(find(key).start(seats, 1)) is net
        assert (net.made["game"], net.made["seats"]) == (key, seats)
        assert {"seed", "rounds", "matches", "playouts"} <= set(net.made)
