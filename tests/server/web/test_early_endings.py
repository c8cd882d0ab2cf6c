"""The record of a match that ended before its end, and what is made of it."""

from __future__ import annotations

from msgspec.structs import replace

from motherlode.server.tables import commands, endings
from motherlode.server.web.open_record import open_record
from motherlode.server.web.verification import verify
from tests.server.tables.sitting import Sitting, three


def resigned() -> Sitting:
    sitting = three()
    sitting.play_on(5)
    sitting.do(endings.resign, 2)
    sitting.do(endings.resign, 0)
    sitting.do(commands.reveal)
    return sitting


def test_a_match_that_was_given_up_is_as_fair_as_any_other() -> None:
    found = open_record(resigned().live)
    assert found.ranks == [2, 1, 3]
    assert verify(found).fair
    assert not verify(replace(found, ranks=[1, 2, 3])).fair


def test_without_its_log_a_match_that_is_not_over_is_none() -> None:
    assert not verify(replace(open_record(resigned().live), log=[])).fair
