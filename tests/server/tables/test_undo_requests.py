"""What becomes of a request to take a move back when somebody at the table goes."""

from __future__ import annotations

import pytest

from motherlode.server.tables import commands
from motherlode.server.tables.due_work import absences
from motherlode.server.terms import Terms
from tests.server.tables.sitting import HOST, Sitting, three
from tests.server.tables.test_chairs import refused

GONE = ("clock", "absence", "left")


def undo_requested() -> tuple[Sitting, int, int, int]:
    """A table at which somebody wants a move back; the seat, and the two who are asked."""
    sitting = three()
    seat = sitting.table.asked[0]
    sitting.play(seat, "mine")
    sitting.do(commands.undo, seat)
    first, last = sitting.table.awaited()
    return sitting, seat, first, last


@pytest.mark.parametrize("why", GONE)
def test_no_bot_consents_for_the_person_whose_seat_it_takes_over(why: str) -> None:
    sitting, _, first, last = undo_requested()
    sitting.do(commands.consent, first, True)
    sitting.do(commands.take_over, last, why)
    assert sitting.table.moves == 1
    assert sitting.table.awaited() == [last]
    sitting.do(commands.consent, last, True)
    assert sitting.table.moves == 0
    assert sitting.again().table.facts() == sitting.table.facts()


@pytest.mark.parametrize("why", GONE)
def test_whoever_stays_cannot_rewind_the_match(why: str) -> None:
    """Everybody else goes; only what happened since then can be taken back."""
    sitting = three()
    while sitting.table.moves < 12:
        sitting.play(sitting.table.asked[0], "mine")
    stays = sitting.table.asked[0]
    for seat in range(3):
        if seat != stays:
            sitting.do(commands.take_over, seat, why)
    sitting.play(stays, "mine")
    sitting.do(commands.undo, stays)
    assert sitting.table.moves == 12
    sitting.do(commands.undo, stays)
    assert sitting.table.moves == 12
    assert sitting.table.awaited() == [seat for seat in range(3) if seat != stays]


def test_what_was_taken_back_by_consent_is_played_anew_by_the_bot() -> None:
    sitting, seat, first, last = undo_requested()
    sitting.do(commands.take_over, first, "left")
    for other in (first, last):
        sitting.do(commands.consent, other, True)
    sitting.do(commands.take_over, last, "left")
    sitting.play(seat, "mine")
    sitting.do(commands.undo, seat)
    assert sitting.table.moves == 0


def test_whoever_comes_back_in_time_is_asked_again() -> None:
    sitting, _, first, last = undo_requested()
    sitting.do(commands.take_over, first, "absence")
    sitting.do(commands.hand_back, first)
    assert sitting.table.awaited() == [first, last]
    sitting.do(commands.consent, last, True)
    assert sitting.table.moves == 1
    sitting.do(commands.consent, first, False)
    assert sitting.table.undo_request is None
    assert sitting.table.moves == 1


@pytest.mark.parametrize("why", GONE)
def test_the_wish_of_somebody_who_goes_falls(why: str) -> None:
    sitting, seat, first, last = undo_requested()
    sitting.do(commands.consent, first, True)
    sitting.do(commands.take_over, seat, why)
    assert sitting.table.undo_request is None
    assert sitting.table.moves == 1
    with refused("not_asked"):
        sitting.do(commands.consent, last, True)


def test_leaving_is_no_refusal_and_no_consent() -> None:
    sitting, _, first, last = undo_requested()
    sitting.do(commands.consent, first, True)
    sitting.do(commands.stand, sitting.table.chairs[last].person, last)
    assert sitting.table.moves == 1
    assert sitting.table.awaited() == [last]
    assert sitting.table.chairs[last].taken_over == "journeyman"


def test_a_second_seat_of_who_wishes_decides_nothing() -> None:
    sitting = Sitting(Terms("quartz", 3))
    sitting.fill(HOST, "torvik", HOST)
    sitting.do(commands.start, HOST)
    while (seat := sitting.table.asked[0]) == 1:
        sitting.play(seat, "mine")
    moves = sitting.table.moves
    sitting.play(seat, "mine")
    sitting.do(commands.undo, seat)
    sitting.do(commands.take_over, 2 - seat, "left")
    assert sitting.table.awaited() == [1]
    assert sitting.table.moves == moves + 1


def test_nobody_is_taken_over_for_not_answering_a_wish() -> None:
    sitting, _, first, last = undo_requested()
    missed = {first: sitting.now, last: sitting.now}
    grace = sitting.now + sitting.table.terms.grace * 1000
    [work] = absences(sitting.table, missed)
    assert (work.seat, work.due) == (sitting.table.asked[0], grace)


def test_an_undo_that_is_sent_twice_takes_one_move_back() -> None:
    sitting = three("gem_forge", seats=2)
    while not two_in_a_row(sitting):
        seat = sitting.table.asked[0]
        sitting.play(seat, sitting.table.match.state.moves(seat)[0])
    seat = sitting.table.match.made[-1].seat
    moves = sitting.table.moves
    sitting.do(commands.undo, seat, "lost")
    for other in sitting.table.awaited():
        sitting.do(commands.consent, other, True, "yes")
    assert sitting.table.moves == moves - 1
    for _ in range(2):
        sitting.do(commands.undo, seat, "lost")
        assert sitting.table.moves == moves - 1
        assert sitting.table.undo_request is None
    assert sitting.again().table.undo_ids == sitting.table.undo_ids


def two_in_a_row(sitting: Sitting) -> bool:
    """Whether the same player has made the last two moves."""
    made = [one.seat for one in sitting.table.match.made[-2:]]
    return len(made) == 2 and made[0] == made[1]


def test_consent_that_is_sent_twice_is_to_one_wish() -> None:
    sitting, seat, first, last = undo_requested()
    sitting.do(commands.consent, first, True, "yes")
    sitting.do(commands.consent, last, False, "no")
    sitting.do(commands.undo, seat, "again")
    sitting.do(commands.consent, first, True, "yes")
    sitting.do(commands.consent, last, False, "no")
    assert sitting.table.awaited() == [first, last]
