"""What a list of tables says about who sits there."""

from __future__ import annotations

from motherlode.server.tables import commands
from motherlode.server.tables.names import BOT_NAMES
from motherlode.server.tables.summary import Sitting as Seated
from motherlode.server.tables.summary import summarise
from motherlode.server.terms import Player, Terms
from tests.server.tables.sitting import ENTROPY, Sitting, three


def test_a_list_names_people_and_bots_and_leaves_free_seats_out() -> None:
    sitting = Sitting(Terms("quartz", 3))
    sitting.do(commands.sit, Player("torvik", "Torvik", "axe"), 2, ENTROPY)
    sitting.fill(bots=1)
    assert summarise(sitting.table).sittings == [
        Seated(0, None, BOT_NAMES[0]),
        Seated(2, "torvik", "Torvik", "axe"),
    ]


def test_a_list_says_who_left_until_they_are_back() -> None:
    sitting = three()
    left = [False, False, False]
    assert [one.left for one in summarise(sitting.table).sittings] == left
    sitting.do(commands.stand, "torvik", 1)
    assert [one.left for one in summarise(sitting.table).sittings] == [False, True, False]
    sitting.do(commands.hand_back, 1)
    assert [one.left for one in summarise(sitting.table).sittings] == left
    sitting.do(commands.take_over, 1, "absence")
    assert [one.left for one in summarise(sitting.table).sittings] == left
