"""One person among bots: nobody else could learn anything by what they take back or ask."""

from __future__ import annotations

import pytest

from motherlode.server.tables import commands
from motherlode.server.tables.messages import undo
from motherlode.server.terms import Terms
from tests.server.tables.sitting import HOST, Sitting


def seated(people: int, hints: bool = False) -> Sitting:
    """A table of three, of whom the first ones are people, on which seat 0 begins."""
    terms = Terms("quartz", 3, options={"first_player": "0"}, hints=hints)
    sitting = Sitting(terms)
    sitting.fill(*["host", "torvik", "sigrun"][:people], bots=3 - people)
    sitting.do(commands.start, HOST)
    return sitting


def test_what_was_chosen_can_be_taken_back() -> None:
    sitting = seated(1)
    assert undo(sitting.table, 0).state == "none"
    sitting.play(0, "leave")
    assert undo(sitting.table, 0).state == "free"


def test_what_was_only_ordered_cannot() -> None:
    sitting = seated(1)
    sitting.do(commands.play_for, 0, "leave", "order-1", "order")
    assert undo(sitting.table, 0).state == "none"


@pytest.mark.parametrize(
    ("people", "hints", "given"), [(1, False, True), (2, False, False), (2, True, True)]
)
def test_hints_are_for_one_among_bots_and_for_those_who_all_agreed(
    people: int, hints: bool, given: bool
) -> None:
    assert seated(people, hints).table.gives_hints is given
