"""How a game says what a review tells of its matches."""

from __future__ import annotations

from dataclasses import replace

import pytest

from motherlode.core.game import Game
from motherlode.core.story import Story
from motherlode.games import GAMES
from motherlode.games.leduc import LEDUC
from motherlode.games.quartz import QUARTZ
from motherlode.games.quartz.state import Quartz
from motherlode.games.quartz_cards import QUARTZ_CARDS
from motherlode.games.quartz_cards.state import QuartzCards


def test_days_count_from_one() -> None:
    state = Quartz()
    state.day = 3
    assert QUARTZ.story.mark(state) == 3
    assert QUARTZ.story.mark(QUARTZ.start(4, 1)) == 1


@pytest.mark.parametrize(("turns", "mark"), [(0, 1), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_a_round_is_a_turn_of_everybody(turns: int, mark: int) -> None:
    state = QuartzCards()
    state.seats, state.turns = 3, turns
    assert QUARTZ_CARDS.story.mark(state) == mark


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_match_begins_with_the_first_round_or_day(game: Game) -> None:
    assert game.story.mark(game.start(game.seats[0], 1)) == 1


def test_without_a_counter_a_match_is_one_round() -> None:
    assert Story().mark(LEDUC.start(2, 1)) == 1


def test_a_draw_is_shown_by_an_event_of_the_game() -> None:
    with pytest.raises(ValueError, match=r"the story of leduc has no events \['dug'\]"):
        replace(LEDUC, story=Story(draws={"dug": "cards"}))
