"""Searches with settings of their own, and what was tuned for a table."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from random import Random

import pytest

from motherlode.bots.levels import LEVELS, UnknownBot, bot, net_of
from motherlode.bots.search import SearchBot
from motherlode.bots.tree import Tree
from motherlode.bots.tuned import changes_of, text_of, tuned, tuned_at
from motherlode.core.errors import SetupError
from motherlode.core.frames import ANSWERS
from motherlode.core.observation import Observation
from motherlode.core.state import State
from motherlode.games import GAMES, find


def open_window() -> tuple[State, State]:
    """A window of Quartz before anybody has answered, and after the first has."""
    source = Random(3)
    for seed in range(200):
        state = find("quartz").start(4, seed)
        while not state.over:
            before = state.copy()
            state.play(state.seat, source.choice(state.moves(state.seat)))
            answered = [seat for seat in before.asked() if seat not in state.asked()]
            if (
                len(before.asked()) > 2
                and len(answered) == 1
                and len(before.moves(answered[0])) > 1
            ):
                return before, state
    raise AssertionError("no window opens")


def test_what_was_tuned_is_of_games_and_seats_that_there_are() -> None:
    text = files("motherlode.bots").joinpath("tuned.toml").read_text(encoding="utf-8")
    for key, tables in tomllib.loads(text).items():
        for seats in tables:
            assert seats == "any" or int(seats) in GAMES[key].seats
            assert tuned(key, GAMES[key].seats[0]).grandmaster > 0


def test_a_name_says_settings_and_is_read_back() -> None:
    changes = changes_of("explore=0.25+stages=3+own=False")
    assert changes == {"explore": 0.25, "stages": 3, "own": False}
    assert changes_of(text_of(changes)) == changes
    state = find("quartz").start(3, 1)
    other = bot("search:30@explore=0.25+stages=3", 1)
    assert isinstance(other, SearchBot)
    settings = other.settings_at(state)
    assert (settings.explore, settings.stages) == (0.25, 3)
    assert settings.scale == find("quartz").search_settings.scale
    assert other.choose(Observation(state, state.seat, Random(1))) in state.moves(state.seat)


@pytest.mark.parametrize("text", ["luck=3", "stages", "stages=many", "own=1", "explore="])
def test_settings_that_there_are_not_are_refused(text: str) -> None:
    with pytest.raises(SetupError):
        bot(f"search:30@{text}", 1)


def test_a_grandmaster_searches_as_its_table_was_tuned() -> None:
    state = find("quartz").start(4, 1)
    mine = LEVELS["grandmaster"].make(1, timed=False)
    assert isinstance(mine, SearchBot)
    assert mine.settings_at(state) == tuned_at(state)
    masters = LEVELS["master"].make(1, timed=False)
    assert isinstance(masters, SearchBot)
    assert masters.settings_at(state) == find("quartz").search_settings


def test_a_seer_has_no_place_but_in_an_arena() -> None:
    with pytest.raises(UnknownBot, match="arenas alone"):
        bot("seer:20", 1)


def test_bots_without_nets_are_recorded_without_one() -> None:
    for name in ("random", "master", "search:20"):
        assert net_of(name, "leduc", 2) is None


def test_who_has_answered_in_a_window_is_guessed_like_who_has_not() -> None:
    before, state = open_window()
    seat, first = state.asked()[-1], before.asked()[0]
    tree = Tree()
    tree.reset(1)
    tree.alike, tree.noise = 1, 0
    for seed in range(1, 30):
        tree.dice = seed
        world, opened = tree.determinize(state, seat), before.determinized(seat, seed)
        guessed = max(opened.moves(first), key=lambda move: opened.weigh(first, move))
        assert world.frames[world.depth - 1][ANSWERS + first] == guessed


def test_levels_up_to_the_master_keep_the_old_model_of_a_window() -> None:
    assert not any(game.search_settings.alike for game in GAMES.values())
