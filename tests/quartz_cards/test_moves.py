from __future__ import annotations

import pytest

from motherlode.core.match import Match
from motherlode.games.quartz_cards import QUARTZ_CARDS, names
from tests.quartz_cards.scene import Scene

CATALOGUE = QUARTZ_CARDS.catalogue
CRYSTALS = QUARTZ_CARDS.names["crystal"]
MANY = {"crystals.amber.cards": [4, 0, 0, 0, 1, 1, 1, 1]}


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (names.EXPLORE, "explore"),
        (names.STOP, "stop"),
        (names.PASS, "pass"),
        (names.HIRE, "hire"),
        (names.LAY, "lay"),
        (names.PLAY + names.HAND_IT_OVER, "play hand_it_over"),
        (names.PLAY + names.OVER_MY_DEAD_BODY, "play over_my_dead_body"),
        (names.PLAY + names.GET_LOST, "play get_lost"),
        (names.ADMIRE, "play what_a_beauty quartz"),
        (names.PROTECT, "protect quartz"),
        (names.TAKE, "take quartz"),
        (names.TAKE_COLUMN, "take_column quartz"),
        (names.TAKE_TWO, "take quartz quartz"),
        (names.KEEP + names.PLAIN, "keep quartz plain"),
        (names.KEEP + names.HIRING_ICON, "keep quartz hire"),
        (names.MOVES - 1, "keep amber unstable_6"),
    ],
)
def test_every_family_of_moves_begins_where_it_should(number: int, text: str) -> None:
    assert CATALOGUE.text(number) == text
    assert CATALOGUE.number(text) == number


def test_the_catalogue_is_as_long_as_its_families() -> None:
    assert len(CATALOGUE) == names.MOVES


def test_every_pair_names_what_is_taken() -> None:
    for first in range(6):
        for second in range(first, 6):
            columns = {0: [CRYSTALS[first]] * 3 + [CRYSTALS[second]] * 3}
            scene = Scene(line=[], columns=columns, hands={1: ["no_longer_yours"]}, house=MANY)
            scene.play("stop").attack(s1="no_longer_yours").play("pass")
            scene.play(f"take {CRYSTALS[first]} {CRYSTALS[second]}")
            taken = [CRYSTALS[first], CRYSTALS[second]]
            assert scene.columns(1) == {name: taken.count(name) for name in taken}
            assert scene.asks == "window @1 @2"


def test_a_whole_match_can_be_played_by_texts() -> None:
    match = Match(QUARTZ_CARDS, 2, 1)
    while not match.state.over:
        seat = match.state.seat
        match.play(seat, CATALOGUE.text(match.state.moves(seat)[0]))
    assert match.record().replay().outcome() == match.state.outcome()
