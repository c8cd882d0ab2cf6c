"""Whoever comes to a rematch sits where they sat, or else where there is room."""

from __future__ import annotations

from motherlode.server.log_events import Sat
from motherlode.server.tables import commands
from motherlode.server.terms import Player, Terms
from tests.server.tables.sitting import ENTROPY, HOST, Sitting, three

SIGRUN = Player("sigrun", "Sigrun")
TORVIK = Player("torvik", "Torvik")


def wanted(*seats: int) -> list[Sat]:
    return [Sat(seat, SIGRUN, ENTROPY) for seat in seats]


def open_table() -> Sitting:
    return Sitting(Terms("quartz", 3))


def test_the_old_seats_are_taken_once_however_often_one_comes() -> None:
    sitting = open_table()
    sitting.do(commands.sit_again, wanted(2, 1))
    sitting.do(commands.sit_again, wanted(2, 1))
    assert sitting.table.chairs.held("sigrun") == [1, 2]


def test_a_seat_that_another_has_taken_is_made_good_by_a_free_one() -> None:
    sitting = open_table()
    sitting.do(commands.sit, TORVIK, 2, ENTROPY)
    sitting.do(commands.sit_again, wanted(2))
    assert [chair.person for chair in sitting.table.chairs] == ["sigrun", None, "torvik"]


def test_there_are_no_more_seats_than_are_free() -> None:
    sitting = open_table()
    sitting.do(commands.sit, TORVIK, 0, ENTROPY)
    sitting.do(commands.sit, TORVIK, 1, ENTROPY)
    sitting.do(commands.sit_again, wanted(0, 1))
    assert sitting.table.chairs.held("sigrun") == [2]


def test_nobody_sits_down_who_had_no_seat_or_comes_too_late() -> None:
    assert commands.sit_again(open_table().table, []) == []
    assert commands.sit_again(three().table, [Sat(0, Player(HOST, "Odda"), ENTROPY)]) == []
