"""What becomes of a wish to take a move back when somebody at the table goes."""

from __future__ import annotations

import pytest

from motherlode.server.tables import acts
from motherlode.server.tables.duties import duties
from motherlode.server.tables.entries import Terms
from tests.server.tables.sitting import HOST, Sitting, three
from tests.server.tables.test_seating import refused

GONE = ("clock", "absence", "left")


def wished() -> tuple[Sitting, int, int, int]:
    """A table at which somebody wants a move back; the seat, and the two who are asked."""
    sitting = three()
    seat = sitting.table.asked[0]
    sitting.play(seat, "mine")
    sitting.do(acts.undo, seat)
    first, last = sitting.table.awaited()
    return sitting, seat, first, last


@pytest.mark.parametrize("why", GONE)
def test_the_bot_that_takes_the_last_seat_over_agrees(why: str) -> None:
    sitting, seat, first, last = wished()
    sitting.do(acts.consent, first, True)
    sitting.do(acts.take_over, last, why)
    assert sitting.table.moves == 0
    assert sitting.table.wish is None
    assert sitting.table.asked == (seat,)
    assert sitting.again().facts() == sitting.table.facts()


@pytest.mark.parametrize("why", GONE)
def test_while_others_are_asked_a_seat_that_is_given_up_no_longer_counts(why: str) -> None:
    sitting, _, first, last = wished()
    sitting.do(acts.take_over, first, why)
    assert sitting.table.moves == 1
    assert sitting.table.awaited() == [last]
    sitting.do(acts.consent, last, True)
    assert sitting.table.moves == 0


def test_whoever_comes_back_in_time_is_asked_again() -> None:
    sitting, _, first, last = wished()
    sitting.do(acts.take_over, first, "absence")
    sitting.do(acts.hand_back, first)
    assert sitting.table.awaited() == [first, last]
    sitting.do(acts.consent, last, True)
    assert sitting.table.moves == 1
    sitting.do(acts.consent, first, False)
    assert sitting.table.wish is None
    assert sitting.table.moves == 1


@pytest.mark.parametrize("why", GONE)
def test_the_wish_of_somebody_who_goes_falls(why: str) -> None:
    sitting, seat, first, last = wished()
    sitting.do(acts.consent, first, True)
    sitting.do(acts.take_over, seat, why)
    assert sitting.table.wish is None
    assert sitting.table.moves == 1
    with refused("not_asked"):
        sitting.do(acts.consent, last, True)


def test_leaving_is_no_refusal() -> None:
    sitting, _, first, last = wished()
    sitting.do(acts.consent, first, True)
    sitting.do(acts.stand, sitting.table.seating[last].person, last)
    assert sitting.table.moves == 0
    assert sitting.table.seating[last].taken_over == "journeyman"


def test_a_second_seat_of_who_wishes_decides_nothing() -> None:
    sitting = Sitting(Terms("quartz", 3))
    sitting.fill(HOST, "torvik", HOST)
    sitting.do(acts.start, HOST)
    while (seat := sitting.table.asked[0]) == 1:
        sitting.play(seat, "mine")
    moves = sitting.table.moves
    sitting.play(seat, "mine")
    sitting.do(acts.undo, seat)
    sitting.do(acts.take_over, 2 - seat, "left")
    assert sitting.table.awaited() == [1]
    assert sitting.table.moves == moves + 1


def test_whoever_is_gone_keeps_a_wish_waiting_only_for_the_grace_time() -> None:
    sitting, _, first, last = wished()
    missed = {first: sitting.now, last: sitting.now}
    grace = sitting.now + sitting.table.terms.grace * 1000
    found = {duty for duty in duties(sitting.table, missed) if duty.kind == "absence"}
    assert {duty.seat for duty in found} == {first, last}
    assert all(duty.due == grace for duty in found)
    sitting.do(acts.consent, first, True)
    seats = {duty.seat for duty in duties(sitting.table, missed) if duty.kind == "absence"}
    assert seats == {last, *sitting.table.asked}


def test_an_undo_that_is_sent_twice_takes_one_move_back() -> None:
    sitting = three("gem_forge", seats=2)
    while not two_in_a_row(sitting):
        seat = sitting.table.asked[0]
        sitting.play(seat, sitting.table.played.state.moves(seat)[0])
    seat = sitting.table.played.made[-1].played.seat
    moves = sitting.table.moves
    sitting.do(acts.undo, seat, "lost")
    for other in sitting.table.awaited():
        sitting.do(acts.consent, other, True, "yes")
    assert sitting.table.moves == moves - 1
    for _ in range(2):
        sitting.do(acts.undo, seat, "lost")
        assert sitting.table.moves == moves - 1
        assert sitting.table.wish is None
    assert sitting.again().heard == sitting.table.heard


def two_in_a_row(sitting: Sitting) -> bool:
    """Whether the same player has made the last two moves."""
    made = [one.played.seat for one in sitting.table.played.made[-2:]]
    return len(made) == 2 and made[0] == made[1]


def test_consent_that_is_sent_twice_is_to_one_wish() -> None:
    sitting, seat, first, last = wished()
    sitting.do(acts.consent, first, True, "yes")
    sitting.do(acts.consent, last, False, "no")
    sitting.do(acts.undo, seat, "again")
    sitting.do(acts.consent, first, True, "yes")
    sitting.do(acts.consent, last, False, "no")
    assert sitting.table.awaited() == [first, last]
