"""A scenario: what a seat sees of moves that are played on a position, always the same."""

from __future__ import annotations

import msgspec
import pytest

from motherlode.core.errors import IllegalMove, InvalidPosition
from motherlode.school.errors import Stale
from motherlode.school.scenario import Performance, Scenario
from tests.quartz.setting import Setting

SETTING = Setting(seats=3, seat=0, hand={0: {"eureka": 1}, 1: {"here_we_go": 1}})
OTHER_HANDS = Setting(seats=3, seat=0, hand={0: {"eureka": 1}, 1: {"on_my_break": 1}})


def played_on(setting: Setting = SETTING) -> Performance:
    return Performance(Scenario.of(setting.position(), 0))


def test_moves_become_steps_with_what_the_seat_was_told_and_sees() -> None:
    performance = played_on()
    performance.play(0, "mine")
    performance.follow(["1: leave"])
    first, mined, left = performance.steps
    assert (first.seat, first.move, first.events) == (None, None, [])
    assert (mined.seat, mined.move) == (0, performance.match.game.catalogue.number("mine"))
    assert [event["event"] for event in mined.events] == ["mined"]
    assert (left.seat, left.move) == (1, None)
    assert [view.seat for step in performance.steps for view in step.views] == [0, 0, 0]


def test_the_same_moves_give_the_same_steps() -> None:
    told = []
    for _ in range(2):
        performance = played_on()
        performance.follow(["0: mine", "1: mine", "2: mine", "0: mine"])
        told.append(msgspec.json.encode(performance.steps))
    assert told[0] == told[1]


def test_nothing_of_it_tells_what_others_hold() -> None:
    told = []
    for setting in (SETTING, OTHER_HANDS):
        performance = played_on(setting)
        performance.follow(["0: mine", "1: mine", "2: leave", "0: leave"])
        told.append(msgspec.json.encode(performance.steps))
    assert told[0] == told[1]


def test_a_refused_move_changes_nothing() -> None:
    performance = played_on()
    with pytest.raises(IllegalMove, match=r"Q10\.1"):
        performance.play(0, "play on_my_break")
    assert len(performance.steps) == 1
    refusal = performance.why_not(performance.match.game.catalogue.number("use_token"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("no-token", "Q5.1")


def test_others_answer_by_themselves_where_they_have_no_choice() -> None:
    setting = Setting(
        seats=3,
        seat=0,
        hand={0: {"these_dont_belong": 1}, 1: {}},
        cart={1: {"ruby": 1, "quartz": 1}},
    )
    performance = played_on(setting)
    performance.play(0, "play these_dont_belong @1")
    assert not performance.asked
    performance.answer_for_others()
    assert performance.asked
    assert performance.steps[-1].seat == 1


@pytest.mark.parametrize("line", ["mine", "x: mine", "1 mine", ": mine"])
def test_a_script_that_names_no_seat_is_refused(line: str) -> None:
    with pytest.raises(Stale, match="reads like"):
        played_on().follow([line])


def test_a_scenario_needs_a_position_that_stands_and_a_seat_at_it() -> None:
    with pytest.raises(Stale, match="no seat 3"):
        Scenario.of(SETTING.position(), 3)
    with pytest.raises(InvalidPosition):
        Scenario.of("{}", 0)
