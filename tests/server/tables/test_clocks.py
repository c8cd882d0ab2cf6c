"""Clocks bind: no way through moves, undos, takeovers or the clock on the wall gains time."""

from __future__ import annotations

import pytest

from motherlode.server.tables import commands
from motherlode.server.tables.commands import MOST_RETURNS
from motherlode.server.tables.snapshot import decode_snapshot, encode_snapshot
from motherlode.server.terms import Clock
from tests.server.tables.sitting import SECRET, Sitting, three
from tests.server.tables.test_chairs import refused


def left(sitting: Sitting, seat: int) -> int:
    return sitting.table.clocks.facts(sitting.now)[seat].left


def leave(sitting: Sitting) -> int:
    """The one on turn makes a move that can be taken back freely."""
    seat = sitting.table.asked[0]
    sitting.play(seat, "leave")
    return seat


def after(sitting: Sitting, seconds: float) -> None:
    sitting.now += round(seconds * 1000)


def test_playing_and_taking_back_gains_no_time() -> None:
    sitting = three(clock=Clock("game", 60, 30))
    for _ in range(20):
        after(sitting, 1)
        seat = leave(sitting)
        after(sitting, 0.5)
        sitting.do(commands.undo, seat)
    assert left(sitting, seat) == 30_000
    assert [left(sitting, other) for other in range(3) if other != seat] == [60_000, 60_000]


def test_playing_and_taking_back_does_not_hold_the_time_for_a_move() -> None:
    sitting = three(clock=Clock("move", 30))
    seat = sitting.table.asked[0]
    for _ in range(3):
        after(sitting, 9)
        leave(sitting)
        sitting.do(commands.undo, seat)
    assert left(sitting, seat) == 3_000
    assert sitting.table.clocks.deadline(seat) == sitting.now + 3_000


@pytest.mark.parametrize("clock", [Clock("game", 60, 5), Clock("move", 60)])
def test_who_takes_back_pays_for_the_time_of_who_was_asked_meanwhile(clock: Clock) -> None:
    sitting = three(clock=clock)
    after(sitting, 10)
    seat = leave(sitting)
    other = sitting.table.asked[0]
    after(sitting, 40)
    sitting.do(commands.undo, seat)
    assert left(sitting, seat) == 10_000
    assert left(sitting, other) == 60_000


def test_by_consent_everybody_pays_for_what_they_used() -> None:
    sitting = three(clock=Clock("game", 60, 5))
    after(sitting, 10)
    seat = leave(sitting)
    other = sitting.table.asked[0]
    after(sitting, 20)
    leave(sitting)
    sitting.do(commands.undo, seat)
    for asked in sitting.table.awaited():
        sitting.do(commands.consent, asked, True)
    assert sitting.table.moves == 0
    assert (left(sitting, seat), left(sitting, other)) == (50_000, 40_000)


def test_an_undo_over_a_snapshot_keeps_the_clocks_too() -> None:
    sitting = three(clock=Clock("move", 30))
    after(sitting, 10)
    kept = decode_snapshot("TABLE1", SECRET, encode_snapshot(sitting.table))
    assert kept is not None
    whole, sitting.live.table = sitting.table, kept
    seat = leave(sitting)
    after(sitting, 5)
    sitting.do(commands.undo, seat)
    assert left(sitting, seat) == 15_000
    assert whole.moves == 0


def out_of_time(clock: Clock) -> tuple[Sitting, int]:
    """A table at which somebody's time has run out."""
    sitting = three(clock=clock)
    seat = sitting.table.asked[0]
    after(sitting, clock.seconds)
    sitting.do(commands.take_over, seat, "clock")
    return sitting, seat


def let_bot_play(sitting: Sitting, seat: int) -> None:
    move = sitting.table.match.state.moves(seat)[0]
    sitting.do(commands.play_for, seat, move, f"bot-{sitting.table.seq}", "bot")


def test_returning_gives_back_the_seat_and_no_time() -> None:
    sitting, seat = out_of_time(Clock("game", 60))
    let_bot_play(sitting, seat)
    sitting.do(commands.hand_back, seat)
    assert sitting.table.chairs[seat].taken_over is None
    assert left(sitting, seat) == 0


def test_a_bot_makes_the_move_for_which_the_time_ran_out() -> None:
    sitting, seat = out_of_time(Clock("move", 30))
    with refused("out_of_time"):
        sitting.do(commands.hand_back, seat)
    with refused("out_of_time"):
        sitting.play(seat, "mine")
    sitting.do(commands.welcome_back, seat)
    assert sitting.table.chairs[seat].taken_over
    let_bot_play(sitting, seat)
    sitting.do(commands.hand_back, seat)
    assert sitting.table.chairs[seat].taken_over is None
    assert sitting.again().table == sitting.table


def test_without_a_clock_no_times_are_kept() -> None:
    for clock, kept in ((Clock(), 0), (Clock("move", 30), 1), (Clock("game", 600), 1)):
        sitting = three(clock=clock)
        sitting.play_on(1)
        assert len(sitting.table.clock_marks) == kept


def test_nobody_returns_for_ever() -> None:
    assert MOST_RETURNS == 5
    sitting = three()
    seat = sitting.table.asked[0]
    for _ in range(MOST_RETURNS):
        sitting.do(commands.take_over, seat, "left")
        sitting.do(commands.hand_back, seat)
    sitting.do(commands.take_over, seat, "left")
    with refused("no_more_returns"):
        sitting.do(commands.hand_back, seat)
    with refused("no_more_returns"):
        sitting.play(seat, "mine")


def test_whoever_may_not_return_cannot_take_back_what_the_bot_does() -> None:
    """Else they would hold the match for ever: the bot moves, they take it back, it moves."""
    sitting = three(clock=Clock("move", 30))
    seat = sitting.table.asked[0]
    for _ in range(MOST_RETURNS):
        sitting.do(commands.take_over, seat, "left")
        sitting.do(commands.hand_back, seat)
    sitting.do(commands.take_over, seat, "left")
    sitting.do(commands.play_for, seat, "leave", "bot-1", "bot")
    with refused("no_more_returns"):
        sitting.do(commands.undo, seat)


def test_whoever_takes_back_the_move_of_their_bot_is_back_and_has_no_time_for_it() -> None:
    sitting, seat = out_of_time(Clock("move", 30))
    with refused("nothing_to_undo"):
        sitting.do(commands.undo, seat)
    sitting.do(commands.play_for, seat, "leave", "bot-1", "bot")
    sitting.do(commands.undo, seat)
    assert sitting.table.chairs[seat].taken_over is None
    assert sitting.table.chairs[seat].returns == 1
    assert left(sitting, seat) == 0
    assert sitting.again().table == sitting.table


def test_nothing_is_taken_back_while_the_bot_has_still_to_move() -> None:
    sitting = three(clock=Clock("move", 30))
    seat = sitting.table.asked[0]
    while not sitting.table.match.made or sitting.table.asked[0] != seat:
        sitting.play(sitting.table.asked[0], "mine")
    after(sitting, 30)
    sitting.do(commands.take_over, seat, "clock")
    with refused("out_of_time"):
        sitting.do(commands.undo, seat)


@pytest.mark.parametrize(("by", "earned"), [("person", 30_000), ("bot", 0)])
def test_a_bot_that_plays_on_for_somebody_earns_them_no_time(by: str, earned: int) -> None:
    sitting = three(clock=Clock("game", 60, 30))
    seat = sitting.table.asked[0]
    if by == "bot":
        sitting.do(commands.take_over, seat, "absence")
        let_bot_play(sitting, seat)
        sitting.do(commands.hand_back, seat)
    else:
        sitting.play(seat, "mine")
    assert left(sitting, seat) == 60_000 + earned


def test_a_bad_line_costs_no_return() -> None:
    sitting = three()
    seat = sitting.table.asked[0]
    for _ in range(2 * MOST_RETURNS):
        sitting.do(commands.take_over, seat, "absence")
        sitting.do(commands.hand_back, seat)
    assert sitting.table.chairs[seat].taken_over is None
