"""Moves, what they become, and taking them back."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.core.errors import IllegalMove, InvalidMove
from motherlode.games import GAMES
from motherlode.server.tables import commands
from motherlode.server.tables.summary import summarise
from motherlode.server.tables.table import Table
from motherlode.server.terms import Clock, Orders
from tests.server.tables.sitting import HOST, Sitting, three
from tests.server.tables.test_chairs import refused

SHELF = [key for key, game in GAMES.items() if not game.example]


def on_turn(sitting: Sitting) -> int:
    return sitting.table.asked[0]


def leave(sitting: Sitting) -> int:
    """The one on turn leaves the mine: a move that draws nothing."""
    seat = on_turn(sitting)
    sitting.play(seat, "leave")
    return seat


@pytest.mark.parametrize("game", SHELF)
def test_a_table_is_the_fold_of_its_log(game: str) -> None:
    sitting = three(game)
    sitting.play_on(2000)
    folded = sitting.again().table
    assert folded.over
    assert folded.match.record() == sitting.table.match.record()
    assert summarise(folded) == summarise(sitting.table)
    assert folded.facts() == sitting.table.facts()


def test_a_move_sent_twice_is_played_once() -> None:
    sitting = three()
    seat = on_turn(sitting)
    sitting.play(seat, "mine", "first")
    seq = sitting.table.seq
    sitting.do(commands.play, seat, "mine", "first", seq)
    assert sitting.table.seq == seq
    assert sitting.table.moves == 1


def test_an_answer_to_an_older_decision_is_refused() -> None:
    sitting = three()
    seat = on_turn(sitting)
    seen = sitting.table.seq
    sitting.play(seat, "mine")
    while on_turn(sitting) != seat:
        sitting.play(on_turn(sitting), "mine")
    with refused("stale"):
        sitting.do(commands.play, seat, "mine", "late", seen)


def test_illegal_and_unknown_moves_change_nothing() -> None:
    sitting = three()
    seat = on_turn(sitting)
    seq = sitting.table.seq
    with pytest.raises(IllegalMove, match=r"Q\d"):
        sitting.play(seat, "pass")
    with pytest.raises(InvalidMove):
        sitting.play(seat, "fly")
    with pytest.raises(IllegalMove):
        sitting.play((seat + 1) % 3, "mine")
    assert sitting.table.seq == seq


def test_a_move_that_revealed_nothing_is_taken_back_freely() -> None:
    sitting = three()
    before = sitting.table.match.state.view(0)
    seat = leave(sitting)
    sitting.do(commands.undo, seat)
    assert sitting.table.moves == 0
    assert sitting.table.match.state.view(0) == before


def test_a_draw_is_taken_back_only_if_all_others_agree() -> None:
    sitting = three()
    seat = on_turn(sitting)
    others = [other for other in range(3) if other != seat]
    sitting.play(seat, "mine")
    sitting.do(commands.undo, seat)
    assert sitting.table.moves == 1
    assert sitting.table.undo_request is not None
    sitting.do(commands.consent, others[0], True)
    assert sitting.table.moves == 1
    sitting.do(commands.consent, others[1], True)
    assert sitting.table.moves == 0
    assert sitting.table.undo_request is None


def test_one_refusal_or_another_move_ends_the_wish() -> None:
    sitting = three()
    seat = on_turn(sitting)
    sitting.play(seat, "mine")
    sitting.do(commands.undo, seat)
    sitting.do(commands.consent, (seat + 1) % 3, False)
    assert sitting.table.undo_request is None
    sitting.do(commands.undo, seat)
    sitting.play(on_turn(sitting), "mine")
    assert sitting.table.undo_request is None
    with refused("not_asked"):
        sitting.do(commands.consent, (seat + 1) % 3, True)


def test_a_bot_that_moves_does_not_end_the_wish_and_its_move_goes_too() -> None:
    sitting = three()
    seat = on_turn(sitting)
    other, bot = (seat + 1) % 3, (seat + 2) % 3
    sitting.do(commands.take_over, other, "left")
    sitting.do(commands.take_over, bot, "left")
    sitting.do(commands.hand_back, bot)
    sitting.play(seat, "mine")
    sitting.do(commands.undo, seat)
    sitting.do(commands.play_for, other, "mine", "bot-1", "bot")
    assert sitting.table.moves == 2
    sitting.do(commands.consent, bot, True)
    assert sitting.table.moves == 0


def test_what_another_did_since_goes_too_and_only_by_consent() -> None:
    sitting = three()
    first = leave(sitting)
    sitting.play(on_turn(sitting), "mine")
    assert sitting.table.match.obstacle(0) == "acted"
    sitting.do(commands.undo, first)
    for other in range(3):
        if other != first:
            sitting.do(commands.consent, other, True)
    assert sitting.table.moves == 0


def test_bots_never_object() -> None:
    sitting = three()
    seat = on_turn(sitting)
    for other in range(3):
        if other != seat:
            sitting.do(commands.take_over, other, "left")
    sitting.play(seat, "mine")
    sitting.do(commands.undo, seat)
    assert sitting.table.moves == 0


def test_there_must_be_a_move_to_take_back() -> None:
    with refused("nothing_to_undo"):
        three().do(commands.undo, 0)


def test_after_an_undo_the_log_still_folds_to_the_same_table() -> None:
    sitting = three()
    sitting.play_on(40)
    sitting.do(commands.undo, sitting.table.match.made[-1].seat)
    if sitting.table.undo_request:
        for other in sitting.table.awaited():
            sitting.do(commands.consent, other, True)
    sitting.play_on(2000, seed=2)
    folded = sitting.again().table
    assert folded.over
    assert folded.match.record().replay().outcome() == sitting.table.match.state.outcome()


def test_a_person_who_moves_is_back() -> None:
    sitting = three()
    seat = on_turn(sitting)
    sitting.do(commands.take_over, seat, "absence")
    sitting.play(seat, "mine")
    assert sitting.table.chairs[seat].taken_over is None


def test_the_secret_is_revealed_after_the_end_and_not_before() -> None:
    sitting = three()
    sitting.do(commands.reveal)
    assert sitting.table.revealed is None
    sitting.play_on(2000)
    sitting.do(commands.reveal)
    assert sitting.table.facts().secret == sitting.table.secret.hex()
    with refused("over"):
        sitting.play(0, "mine")


def test_a_rematch_is_named_by_whoever_asks_first() -> None:
    sitting = three()
    with refused("not_over"):
        sitting.do(commands.rematch, HOST, "AAAAAA")
    sitting.play_on(2000)
    with refused("not_seated"):
        sitting.do(commands.rematch, "stranger", "AAAAAA")
    sitting.do(commands.rematch, "torvik", "AAAAAA")
    sitting.do(commands.rematch, HOST, "BBBBBB")
    assert sitting.table.rematch == "AAAAAA"


def test_orders_are_kept_and_the_same_again_writes_nothing() -> None:
    sitting = three()
    sitting.do(commands.order, 1, Orders("always"))
    seq = sitting.table.seq
    sitting.do(commands.order, 1, Orders("always"))
    assert sitting.table.seq == seq
    assert sitting.again().table.chairs[1].orders == Orders("always")


def clock_of(table: Table, seat: int, now: int) -> tuple[int, bool]:
    facts = table.clocks.facts(now)[seat]
    return facts.left, facts.running


def test_time_for_a_move_begins_anew_with_each_decision() -> None:
    sitting = three(clock=Clock("move", 30))
    seat = on_turn(sitting)
    sitting.now += 20_000
    assert clock_of(sitting.table, seat, sitting.now) == (10_000, True)
    sitting.play(seat, "mine")
    assert clock_of(sitting.table, seat, sitting.now) == (30_000, False)


def test_time_for_the_game_runs_out_and_gains_by_each_answer() -> None:
    sitting = three(clock=Clock("game", 60, 5))
    seat = on_turn(sitting)
    sitting.now += 20_000
    sitting.play(seat, "mine")
    assert clock_of(sitting.table, seat, sitting.now + 9_000) == (45_000, False)
    other = on_turn(sitting)
    assert clock_of(sitting.table, other, sitting.now + 99_000) == (0, True)


def test_all_clocks_of_a_window_run_together() -> None:
    sitting = three("gem_forge", Clock("move", 30))
    assert sitting.table.asked == (0, 1, 2)
    sitting.now += 10_000
    choice = Random(1).choice(sitting.table.match.state.moves(1))
    sitting.play(1, choice)
    assert clock_of(sitting.table, 0, sitting.now) == (20_000, True)
    assert clock_of(sitting.table, 1, sitting.now) == (30_000, False)
