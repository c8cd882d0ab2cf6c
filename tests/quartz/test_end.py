"""The end: everything is sold, and the richest wins."""

from __future__ import annotations

import pytest

from motherlode.core.errors import NotOver
from tests.quartz.days import evening, happened, keep, sale

BARE = ("here_we_go", None)  # for three seats: the last bonus is a coin without a card


@pytest.mark.clause("Q8.1")
def test_nothing_can_be_kept_on_the_fifth_evening() -> None:
    scene = evening(day=5, cart={0: {"ruby": 1}}, chest={0: {"amber": 1}, 2: {"quartz": 2}})
    assert scene.state.over
    assert (scene.question, scene.asked) == (None, ())
    assert sale(scene, 0) == (14, "none", 0)
    assert sale(scene, 2) == (2, "none", 0)
    assert scene.table["chest"] == [{}, {}, {}]
    assert scene.told()[-1] == "game_ended"


@pytest.mark.clause("Q8.1")
def test_on_the_fourth_evening_everything_goes_on() -> None:
    scene = evening(day=4, cart={0: {"ruby": 1}})
    assert scene.question == "save"
    keep(scene, {0: "ruby"})
    assert not scene.state.over
    assert scene.table["day"] == 5
    assert scene.table["card_income"] == [0, 0, 0]
    with pytest.raises(NotOver):
        scene.state.outcome()


@pytest.mark.clause("Q8.1", "Q13.2")
def test_house_rules_may_shorten_the_week() -> None:
    assert evening(day=1, house={"game.days": 1}).state.over


@pytest.mark.clause("Q8.1")
def test_nothing_can_be_done_afterwards() -> None:
    scene = evening(day=5, token=(0,))
    for seat in range(3):
        assert (scene.moves(seat), scene.interrupts(seat)) == ([], [])
    assert scene.why_not("mine", 0) == ("game-over", "Q8.1")
    assert scene.why_not("use_token", 0) == ("game-over", "Q8.1")


@pytest.mark.clause("Q8.2", "Q13.3")
def test_the_cards_in_hand_are_sold_at_their_price() -> None:
    hand = {0: {"here_we_go": 2, "eureka": 1, "on_my_break": 1}, 2: {}}
    scene = evening(day=5, hand=hand, bonus=BARE)
    assert happened(scene, "cards_sold") == [
        {"seat": 0, "coins": 2 + 2 + 3},
        {"seat": 1, "coins": 0},
        {"seat": 2, "coins": 0},
    ]
    assert scene.table["coins"] == [7, 1, 0]
    assert scene.table["card_income"] == [7, 0, 0]


@pytest.mark.clause("Q8.2", "Q6.5")
def test_the_last_bonus_is_sold_too() -> None:
    scene = evening(day=5, bonus=("here_we_go", "unacceptable"))
    assert scene.table["coins"] == [0, 1 + 3, 0]


@pytest.mark.clause("Q8.3")
def test_an_unused_token_brings_three_coins() -> None:
    scene = evening(day=5, token=(0, 2), bonus=BARE)
    assert happened(scene, "token_sold") == [{"seat": 0, "coins": 3}, {"seat": 2, "coins": 3}]
    assert scene.table["coins"] == [3, 1, 3]
    assert scene.table["card_income"] == [0, 0, 0]  # a token is no card


@pytest.mark.clause("Q8.3")
def test_no_token_is_sold_before_the_last_day() -> None:
    scene = evening(day=4, token=(0,), bonus=BARE)
    assert scene.table["coins"] == [0, 1, 0]
    assert scene.table["token"] == [1, 0, 0]


@pytest.mark.clause("Q8.4")
def test_the_richest_dwarf_wins() -> None:
    outcome = evening(day=5, coins={0: 10, 1: 30, 2: 20}, bonus=BARE).state.outcome()
    assert outcome.scores == (10, 31, 20)
    assert outcome.ranks == (3, 1, 2)
    assert (outcome.winners, outcome.reason) == ((1,), "five-days")


@pytest.mark.clause("Q8.4")
def test_among_equals_the_one_whose_cards_brought_more() -> None:
    scene = evening(day=5, coins={0: 20, 2: 18}, hand={2: {"eureka": 1}}, bonus=BARE)
    outcome = scene.state.outcome()
    assert outcome.scores == (20, 1, 20)
    assert outcome.tiebreaks == ((0, 0, 2),)
    assert outcome.ranks == (2, 3, 1)
    assert outcome.winners == (2,)


@pytest.mark.clause("Q8.4")
def test_after_that_the_victory_is_shared() -> None:
    outcome = evening(day=5, coins={0: 20, 2: 20}, bonus=BARE).state.outcome()
    assert outcome.ranks == (1, 3, 1)
    assert outcome.winners == (0, 2)


@pytest.mark.clause("Q8.4", "Q12.2")
def test_the_end_is_shown_to_everybody() -> None:
    scene = evening(day=5, coins={0: 20}, hand={0: {"eureka": 1}}, options={"money": "secret"})
    view = scene.state.view()
    assert view.outcome is not None
    assert view.outcome.winners == (0,)
    assert view.table.players[0].hand == {"eureka": 1}
    assert view.table.players[0].coins == 22
    assert view.decision is None
