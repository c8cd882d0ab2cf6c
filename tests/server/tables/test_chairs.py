"""Who may sit, stand, bring bots and begin."""

from __future__ import annotations

import pytest

from motherlode.server.tables import commands, luck
from motherlode.server.tables.errors import TableError
from motherlode.server.terms import Player, Terms
from tests.server.tables.sitting import ENTROPY, HOST, SECRET, Sitting, three


def open_table() -> Sitting:
    return Sitting(Terms("quartz", 3))


def refused(error: str) -> pytest.RaisesExc[TableError]:
    return pytest.RaisesExc(TableError, check=lambda given: given.error == error)


def test_a_person_takes_the_first_free_seat_or_the_one_named() -> None:
    sitting = open_table()
    sitting.do(commands.sit, Player("torvik", "Torvik"), 2, ENTROPY)
    sitting.do(commands.sit, Player("sigrun", "Sigrun"), None, ENTROPY)
    assert [chair.person for chair in sitting.table.chairs] == ["sigrun", None, "torvik"]


def test_one_person_may_hold_several_seats() -> None:
    sitting = open_table()
    sitting.fill("torvik", "torvik")
    assert sitting.table.chairs.held("torvik") == [0, 1]


def test_a_taken_seat_and_a_full_table_refuse() -> None:
    sitting = open_table()
    sitting.fill("torvik", bots=2)
    with refused("seat_taken"):
        sitting.do(commands.sit, Player("sigrun", "Sigrun"), 1, ENTROPY)
    with refused("full"):
        sitting.do(commands.sit, Player("sigrun", "Sigrun"), None, ENTROPY)
    with refused("no_seat"):
        sitting.do(commands.sit, Player("sigrun", "Sigrun"), 3, ENTROPY)


def test_only_the_host_brings_bots_sends_away_and_begins() -> None:
    sitting = open_table()
    sitting.fill("torvik", "sigrun")
    with refused("not_host"):
        sitting.do(commands.seat_bot, "torvik", None, "master")
    with refused("not_host"):
        sitting.do(commands.stand, "torvik", 1)
    with refused("not_host"):
        sitting.do(commands.start, "torvik")


def test_the_host_kicks_and_anyone_leaves() -> None:
    sitting = open_table()
    sitting.fill("torvik", "sigrun")
    sitting.do(commands.stand, HOST, 0)
    sitting.do(commands.stand, "sigrun", 1)
    assert sitting.table.chairs.free() == [0, 1, 2]
    with refused("no_sitter"):
        sitting.do(commands.stand, HOST, 0)


def test_a_match_begins_once_and_only_at_a_full_table() -> None:
    sitting = open_table()
    sitting.fill(HOST, bots=1)
    with refused("too_few"):
        sitting.do(commands.start, HOST)
    sitting.fill(bots=1)
    sitting.do(commands.start, HOST)
    assert sitting.table.phase == "playing"
    with refused("already_started"):
        sitting.do(commands.start, HOST)
    with refused("already_started"):
        sitting.do(commands.sit, Player("sigrun", "Sigrun"), None, ENTROPY)


def test_nobody_is_sent_away_from_a_match_but_may_leave_it_to_a_bot() -> None:
    sitting = three()
    with refused("already_started"):
        sitting.do(commands.stand, HOST, 1)
    sitting.do(commands.stand, "torvik", 1)
    assert sitting.table.chairs[1].taken_over == "journeyman"
    assert sitting.table.chairs[1].person == "torvik"


def test_the_deal_follows_from_the_secret_and_all_that_was_added() -> None:
    sitting = three()
    key = luck.key(SECRET, dict.fromkeys(range(3), ENTROPY))
    assert sitting.table.match.seed == key
    assert key != luck.key(SECRET, {**dict.fromkeys(range(2), ENTROPY), 2: "cd" * 32})
    assert key != luck.key(bytes(32), dict.fromkeys(range(3), ENTROPY))
    assert sitting.table.commitment == luck.commitment(SECRET)
    assert SECRET.hex() not in str(sitting.table.facts())


@pytest.mark.parametrize("game", ["quartz", "quartz_cards", "dwarves_fall", "gem_forge"])
def test_every_game_is_dealt_for_the_people_at_it(game: str) -> None:
    table = three(game).table
    assert table.phase == "playing"
    assert table.match.state.seats == 3
    assert table.asked
