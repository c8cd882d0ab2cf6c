"""Whoever is losing cannot fill the log until the match is ended for its length."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from motherlode.server.tables import commands, endings, lengths, patience
from motherlode.server.tables.patience import MOST_WISHES
from motherlode.server.terms import Orders
from tests.server.tables.sitting import Sitting, three
from tests.server.tables.test_chairs import refused

SEATS = 5
FEW = 3


def give_orders(sitting: Sitting, number: int) -> None:
    sitting.do(commands.order, 0, Orders("always" if number % 2 else "ask"))


def play_and_take_back(sitting: Sitting, number: int) -> None:
    sitting.play(sitting.table.asked[0], "leave")
    sitting.do(commands.undo, sitting.table.match.made[-1].seat)


def talk(sitting: Sitting, number: int) -> None:
    sitting.now += commands.SILENCE
    sitting.do(commands.say, 0, "hello", sitting.now)


def offer_and_withdraw(sitting: Sitting, number: int) -> None:
    sitting.do(endings.offer_abort, 0)
    sitting.do(endings.answer_abort, 0, False)
    sitting.play(sitting.table.asked[0], "mine")


@pytest.mark.parametrize("ask", [give_orders, play_and_take_back, talk, offer_and_withdraw])
def test_nobody_ends_a_match_by_asking(
    monkeypatch: pytest.MonkeyPatch, ask: Callable[[Sitting, int], None]
) -> None:
    monkeypatch.setattr(patience, "MOST_WISHES", FEW)
    sitting = three()
    for number in range(FEW):
        ask(sitting, number)
    with refused("too_much"):
        ask(sitting, FEW)
    sitting.play(sitting.table.asked[0], "mine")
    assert sitting.again().table == sitting.table


def test_all_that_seats_may_ask_for_is_less_than_what_ends_a_match() -> None:
    taken_back = MOST_WISHES  # each wish may be an undo, and a move that was taken back
    assert SEATS * (MOST_WISHES + taken_back) + lengths.MOST_MOVES <= lengths.MOST_EVENTS
