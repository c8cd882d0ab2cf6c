"""A match that ends before its end: somebody resigns, or all agree to break it off."""

from __future__ import annotations

import pytest

from motherlode.server.tables import commands, endings
from motherlode.server.tables.summary import summarise
from motherlode.server.terms import Clock, Terms
from tests.server.tables.sitting import HOST, Sitting, three
from tests.server.tables.test_chairs import refused


def test_a_duel_ends_when_one_resigns() -> None:
    sitting = three("gem_forge", Clock("game", 60), seats=2)
    sitting.do(endings.resign, 1)
    table = sitting.table
    assert (table.phase, table.ended, table.ranks) == ("over", "resigned", (1, 2))
    assert table.asked == ()
    assert not any(facts.running for facts in table.clocks.facts(sitting.now).values())
    assert {work.kind for work in table.due_work} == {"reveal"}
    assert [one.rank for one in summarise(table).sittings] == [1, 2]
    sitting.do(endings.resign, 1)
    with refused("over"):
        sitting.play(0, 0)
    assert sitting.again().table == sitting.table


def test_among_three_a_bot_plays_on_for_good_and_comes_in_last() -> None:
    sitting = three()
    sitting.do(endings.resign, 1)
    assert sitting.table.phase == "playing"
    assert sitting.table.chairs[1].taken_over == "journeyman"
    with refused("resigned"):
        sitting.do(commands.hand_back, 1)
    sitting.do(commands.welcome_back, 1)
    assert sitting.table.chairs[1].taken_over
    while not sitting.table.over:
        seat = sitting.table.asked[0]
        move = sitting.table.match.state.moves(seat)[-1]
        sitting.do(commands.play_for, seat, move, f"b{sitting.table.seq}", "bot")
    ranks = sitting.table.ranks
    assert ranks is not None
    assert ranks[1] == 3
    assert sorted(ranks) in ([1, 2, 3], [1, 1, 3])


def test_when_all_but_one_have_resigned_that_one_has_won() -> None:
    sitting = three()
    sitting.do(endings.resign, 2)
    sitting.do(endings.resign, 0)
    assert (sitting.table.ended, sitting.table.ranks) == ("resigned", (2, 1, 3))


def test_when_the_only_person_resigns_the_match_is_over() -> None:
    sitting = Sitting(Terms("quartz", 3))
    sitting.fill(HOST, bots=2)
    sitting.do(commands.start, HOST)
    sitting.do(endings.resign, 0)
    assert (sitting.table.ended, sitting.table.ranks) == ("resigned", (3, 1, 1))


def test_a_match_is_broken_off_when_all_agree() -> None:
    sitting = three()
    sitting.do(endings.offer_abort, 0)
    offer = sitting.table.facts().abort
    assert offer is not None
    assert (offer.by, offer.agreed, offer.waiting) == (0, [], [1, 2])
    with refused("already_asked"):
        sitting.do(endings.offer_abort, 1)
    sitting.do(endings.answer_abort, 1, True)
    sitting.play(sitting.table.asked[0], "mine")
    sitting.do(endings.answer_abort, 2, True)
    assert (sitting.table.phase, sitting.table.ended) == ("over", "aborted")
    assert sitting.table.ranks is None
    assert sitting.again().table.facts() == sitting.table.facts()


def test_one_refusal_ends_the_offer_and_it_cannot_be_repeated_at_once() -> None:
    sitting = three()
    sitting.do(endings.offer_abort, 0)
    sitting.do(endings.answer_abort, 2, False)
    assert sitting.table.facts().abort is None
    with refused("just_refused"):
        sitting.do(endings.offer_abort, 0)
    with refused("not_asked"):
        sitting.do(endings.answer_abort, 1, True)
    sitting.play(sitting.table.asked[0], "mine")
    sitting.do(endings.offer_abort, 0)
    sitting.do(endings.answer_abort, 0, False)
    assert sitting.table.abort_offer is None


@pytest.mark.parametrize("goes", ["take_over", "resign"])
def test_bots_and_whoever_is_gone_are_not_asked(goes: str) -> None:
    sitting = three()
    sitting.do(endings.offer_abort, 0)
    sitting.do(endings.answer_abort, 1, True)
    if goes == "resign":
        sitting.do(endings.resign, 2)
    else:
        sitting.do(commands.take_over, 2, "left")
    assert sitting.table.ended == "aborted"


@pytest.mark.parametrize("why", ["absence", "clock"])
def test_nobody_breaks_a_match_off_while_the_others_are_away(why: str) -> None:
    """Whoever is losing waits for the opponent's line to drop, or has offered it just before."""
    for offered_before in (True, False):
        sitting = three("gem_forge", seats=2)
        if offered_before:
            sitting.do(endings.offer_abort, 0)
        sitting.do(commands.take_over, 1, why)
        if not offered_before:
            sitting.do(endings.offer_abort, 0)
        assert sitting.table.phase == "playing"
        assert sitting.table.abort_awaited() == [1]
        sitting.do(endings.answer_abort, 1, False)
        assert sitting.table.abort_offer is None


def test_whoever_has_left_is_not_asked() -> None:
    sitting = three("gem_forge", seats=2)
    sitting.do(commands.take_over, 1, "left")
    sitting.do(endings.offer_abort, 0)
    assert sitting.table.ended == "aborted"


def test_whoever_is_alone_with_bots_breaks_off_at_once() -> None:
    sitting = Sitting(Terms("quartz", 3))
    sitting.fill(HOST, bots=2)
    sitting.do(commands.start, HOST)
    sitting.do(endings.offer_abort, 0)
    assert sitting.table.ended == "aborted"


def test_nothing_ends_before_it_has_begun() -> None:
    sitting = Sitting(Terms("quartz", 3))
    sitting.fill(HOST)
    for command in (endings.resign, endings.offer_abort):
        with refused("not_started"):
            sitting.do(command, 0)
