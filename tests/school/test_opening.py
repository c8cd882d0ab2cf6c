"""First matches begin with deals that show much of a game; nothing hidden of them is kept."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.games import find
from motherlode.school.courses import courses
from motherlode.school.errors import NoLesson
from motherlode.school.opening import Opening, opening, openings
from motherlode.school.prospector import MOVES, meet, prospect, worth

every_opening = pytest.mark.parametrize("found", openings().values(), ids=lambda one: one.game)


def test_every_course_has_one() -> None:
    assert list(openings()) == list(courses())
    with pytest.raises(NoLesson, match="no first match is prepared for 'chess'"):
        opening("chess")


@every_opening
def test_it_shows_more_of_the_rules_than_other_deals(found: Opening) -> None:
    assert found.clauses > found.others


@every_opening
def test_the_one_who_learns_moves_first_and_always_sees_the_same(found: Opening) -> None:
    worlds = [found.begin(Random(seed)) for seed in range(4)]
    assert all(world.seat == found.seat for world in worlds)
    views = [world.view(found.seat) for world in worlds]
    assert all(view == views[0] for view in views)


@every_opening
def test_what_the_seed_dealt_to_others_is_not_in_it(found: Opening) -> None:
    worlds = [found.deal, *(found.begin(Random(seed)) for seed in range(4))]
    assert len({str(world) for world in worlds}) == len(worlds)


def test_clauses_are_met_once_and_by_the_first_moves() -> None:
    deal = Opening("quartz", 3, 1, 0, 0)
    met = meet(deal.begin(Random(1)), deal.seat, Random(1))
    assert met["Q3.1"] == 0
    assert len(met) > 5
    assert all(0 <= after < MOVES for after in met.values())
    assert met == meet(deal.begin(Random(1)), deal.seat, Random(1))


def test_the_same_deal_is_found_again() -> None:
    found = prospect("leduc", 3)
    assert found == prospect("leduc", 3)
    assert found.seats == find("leduc").seats[0]
    best = max(range(3), key=lambda seed: worth("leduc", found.seats, seed, 40, "look"))
    assert found.seed == best
