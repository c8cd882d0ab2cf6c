"""The chain over a log: its head binds to all that happened, and tells nothing of it."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from motherlode.server.log_events import Played
from motherlode.server.tables import commands
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.tables.log_chain import line_of, public_event
from motherlode.server.terms import Orders
from tests.server.tables.sitting import SECRET, Sitting, three


def heads(sitting: Sitting) -> list[str]:
    return [one.head for one in sitting.history]


def test_every_step_has_another_head_and_the_log_gives_the_same_ones_again() -> None:
    sitting = three()
    sitting.play_on(8)
    assert len(set(heads(sitting))) == len(sitting.log)
    assert [one.head for one in sitting.again().history.applied] == heads(sitting)


def test_a_change_anywhere_changes_the_head() -> None:
    sitting = three()
    sitting.play_on(4)
    place = next(at for at, one in enumerate(sitting.log) if isinstance(one.event, Played))
    for changed in (
        replace(sitting.log[place], at=sitting.log[place].at - 1),
        replace(sitting.log[place], event=replace(sitting.log[place].event, by="bot")),
    ):
        log = [*sitting.log[:place], changed, *sitting.log[place + 1 :]]
        assert LiveTable.opened("TABLE1", SECRET, log).table.head != sitting.table.head
    assert LiveTable.opened("TABLE2", SECRET, sitting.log).table.head != sitting.table.head


def test_without_the_secret_a_hidden_move_cannot_be_found_by_trying() -> None:
    sitting = three()
    other = LiveTable.opened("TABLE1", bytes(32), sitting.log)
    assert other.table.head != sitting.table.head


def test_standing_orders_leave_no_trace() -> None:
    sitting = three()
    before = sitting.table.head
    sitting.do(commands.order, 0, Orders("always"))
    assert sitting.table.head == before
    by_order = Played(1, "pass", "order-7", "order")
    assert public_event(by_order) == public_event(Played(1, "pass", "m7"))
    assert "m7" not in line_of(3, replace(sitting.log[0], event=Played(1, "pass", "m7")))


def test_what_goes_without_saying_is_not_in_a_line() -> None:
    sitting = three()
    by_hand = msgspec.json.decode(  # "person" is equal to the default, and another object
        b'{"entry": "played", "seat": 1, "move": "pass", "id": "m7", "by": "person"}', type=Played
    )
    assert '"by"' not in line_of(3, replace(sitting.log[0], event=by_hand))
    assert '"by"' in line_of(3, replace(sitting.log[0], event=replace(by_hand, by="bot")))
