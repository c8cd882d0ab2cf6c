"""The ladders: no level may fall behind the one below it."""

from __future__ import annotations

from pathlib import Path

import pytest

import motherlode
from benchmarks.ladder import rungs
from motherlode.bots.levels import UnknownBot, bot
from motherlode.bots.search import SearchBot
from motherlode.games import GAMES, find
from motherlode.lab.arena import Result, run
from motherlode.lab.ladder import CEILINGS, CONTESTS, LADDER, Rung
from motherlode.lab.spread import ALONE

PAGES = Path(__file__).parents[2] / "benchmarks" / "ladder"

# Few playouts and few matches: enough to see a level that has lost its lead.
BY_HEURISTICS = [
    Rung("quartz", 3, "heuristic", "random", 0.6, games=36),
    Rung("quartz", 3, "apprentice", "random", 0.6, games=24),
    Rung("quartz_cards", 2, "heuristic", "random", 0.8, games=36),
    Rung("quartz_cards", 2, "apprentice", "random", 0.8, games=24),
    Rung("gem_forge", 2, "heuristic", "random", 0.8, games=12),
    Rung("gem_forge", 2, "apprentice", "random", 0.8, games=12),
    Rung("dwarves_fall", 2, "heuristic", "random", 0.8, games=8),
    Rung("dwarves_fall", 2, "apprentice", "random", 0.8, games=8),
]
BY_SEARCH = [
    Rung("quartz", 4, "journeyman", "apprentice", 1 / 4, games=60),
    Rung("quartz", 4, "search:600", "heuristic", 0.3, games=20),
    Rung("quartz_cards", 2, "journeyman", "apprentice", 0.6, games=24),
    Rung("quartz_cards", 2, "search:600", "heuristic", 0.5, games=20),
    Rung("gem_forge", 2, "journeyman", "apprentice", 0.7, games=16),
    Rung("gem_forge", 2, "search:400", "heuristic", 0.6, games=10),
    Rung("dwarves_fall", 2, "journeyman", "apprentice", 0.7, games=10),
]
QUICK = BY_HEURISTICS + (BY_SEARCH if motherlode.compiled else [])  # a plain search takes too long


@pytest.mark.parametrize("rung", QUICK, ids=lambda rung: f"{rung.game}-{rung.upper}-{rung.lower}")
def test_a_level_beats_the_one_below(rung: Rung) -> None:
    line = rung.line(list(run(rung.arena(), hands=ALONE)))
    assert line.wins > rung.goal >= line.fair


def test_every_game_on_the_shelf_has_a_ladder() -> None:
    assert set(LADDER) == {game.key for game in GAMES.values() if not game.example}


@pytest.mark.parametrize("game", LADDER)
def test_the_page_of_a_ladder_names_its_commands(game: str) -> None:
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    for rung in LADDER[game]:
        assert rung.command() in page


def test_the_page_of_the_grandmaster_names_its_commands() -> None:
    page = (PAGES / "grandmaster.md").read_text(encoding="utf-8")
    for rung in (*CONTESTS, *CEILINGS):
        assert rung.command() in page


@pytest.mark.parametrize("game", LADDER)
def test_the_master_has_at_least_the_playouts_that_stand_in_for_him(game: str) -> None:
    settings = find(game).search_settings
    standing_in = [
        int(rung.upper.removeprefix("search:")) for rung in LADDER[game] if ":" in rung.upper
    ]
    assert settings.journeyman < min(standing_in) <= max(standing_in) <= settings.master


def test_a_search_can_be_named_by_its_playouts() -> None:
    assert isinstance(bot("search:7", 1), SearchBot)
    for name in ("search:", "search:0", "search:many", "search:-1"):
        with pytest.raises(UnknownBot):
            bot(name, 1)


def test_one_of_a_level_sits_among_equals_of_another() -> None:
    rung = Rung("quartz", 4, "master", "heuristic", 0.5)
    assert rung.bots == ("master", "heuristic", "heuristic", "heuristic")
    assert rung.command() == (
        "motherlode arena quartz --bots master,heuristic --seats 4 --games 400 --seed 1"
    )


def test_a_grandmaster_meets_masters_at_every_table_that_searches_differently() -> None:
    tables = {(rung.game, rung.seats) for rung in (*CONTESTS, *CEILINGS)}
    assert tables == {
        (game.key, seats) for game in GAMES.values() if not game.example for seats in game.seats
    }
    for rung in CONTESTS:
        mine, theirs = (int(bot.partition(":")[2]) for bot in (rung.upper, rung.lower))
        assert mine <= theirs <= find(rung.game).search_settings.master
        assert rung.goal == (0.65 if rung.seats == 2 else 1.5 / rung.seats)
    assert {rung.games % rung.seats for rung in (*CONTESTS, *CEILINGS)} == {0}


def won(deal: int, rotation: int, who: int) -> Result:
    """A duel that one of two has won."""
    ranks = (1, 2) if who == 0 else (2, 1)
    bots = ("heuristic", "random") if rotation == 0 else ("random", "heuristic")
    return Result(deal, rotation, bots, (0, 0), ranks, 1)


def test_a_rung_stops_where_its_goal_is_clear_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung = Rung("leduc", 2, "heuristic", "random", 0.65, games=400)
    monkeypatch.setattr(rungs, "KEPT", tmp_path)
    always = (won(number // 2, number % 2, number % 2) for number in range(400))
    monkeypatch.setattr(rungs, "run", lambda *_: always)
    played = rungs.results(rung, None, ALONE, until_clear=True)
    assert len(played) == rungs.LOOKS
    assert "| yes |" in rungs.row(rung, played, until_clear=True)
    assert "| so far |" in rungs.row(rung, played)
    assert rungs.results(rung, None, ALONE, until_clear=True) == played  # nothing more is played
    more = [*played, won(50, 0, 0), won(50, 1, 1)]
    assert "| so far |" in rungs.row(rung, more, until_clear=True)  # nobody looks here


def test_a_rung_that_is_not_clear_goes_on_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung = Rung("leduc", 2, "heuristic", "random", 0.65, games=220)
    monkeypatch.setattr(rungs, "KEPT", tmp_path)
    in_turn = (won(number // 2, number % 2, number // 2 % 2) for number in range(220))
    monkeypatch.setattr(rungs, "run", lambda *_: in_turn)
    played = rungs.results(rung, None, ALONE, until_clear=True)
    assert len(played) == 220
    assert "| not shown |" in rungs.row(rung, played, until_clear=True)
