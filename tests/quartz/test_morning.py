"""The morning: cards, the bravery bonus, and who is first."""

from __future__ import annotations

import pytest

from motherlode.core.match import Match
from motherlode.games.quartz import QUARTZ
from motherlode.games.quartz.view import BonusView
from tests.quartz.days import OBSIDIANS, evening, happened, keep, last_two
from tests.quartz.scene import Scene

NO_DEAL = {"game.hand": 0}  # for boxes with too few cards to deal


@pytest.mark.clause("Q2.1")
def test_cards_then_the_bonus_then_all_go_in() -> None:
    scene = evening(4, inside=(0, 1), cart={0: {"ruby": 1}})
    keep(scene)
    told = scene.told()
    assert told[told.index("day_began") :] == (
        ["day_began"] + ["card_drawn"] * 4 + ["bonus_laid"] * 3
    )
    assert scene.table["inside"] == [0, 1, 2, 3]
    assert scene.table["cart"] == [{}, {}, {}, {}]
    assert (scene.question, scene.asked) == ("turn", (1,))


@pytest.mark.clause("Q2.2")
def test_nobody_draws_on_the_first_day() -> None:
    match = Match(QUARTZ, 3, 5)
    told = [event.kind.key for event in match.opening]
    assert told.count("card_drawn") == 15
    assert "card_drawn" not in told[told.index("day_began") :]


@pytest.mark.clause("Q2.2")
def test_from_the_second_day_each_draws_one_from_the_first_player_on() -> None:
    scene = evening(5, inside=(0, 2), day=1)
    assert [item["seat"] for item in happened(scene, "card_drawn")] == [2, 3, 4, 0, 1]
    held = [sum(hand.values()) for hand in scene.table["hand"]]
    assert held == [1, 1, 2, 1, 1]  # seat 2 has taken a bonus, too
    assert scene.table["day"] == 2


@pytest.mark.clause("Q2.3", "Q2.4")
@pytest.mark.parametrize(("seats", "coins"), [(3, [0, 1]), (4, [0, 1, 2]), (5, [0, 1, 2, 3])])
def test_the_row_has_one_card_fewer_than_dwarves(seats: int, coins: list[int]) -> None:
    match = Match(QUARTZ, seats, 6)
    row = match.state.view().table.bravery
    assert [space.coins for space in row] == coins
    assert all(space.card is not None for space in row)
    laid = [event for event in match.opening if event.kind.key == "bonus_laid"]
    assert [event.values[0] for event in laid] == list(range(seats - 1))
    assert all(event.known_to(seat) for event in laid for seat in range(-1, seats))


@pytest.mark.clause("Q2.5")
def test_the_discards_become_the_deck_when_it_is_empty() -> None:
    scene = evening(3, deck={"eureka": 1}, discard={"here_we_go": 5}, house=NO_DEAL)
    told = scene.told()
    assert told.count("reshuffled") == 1
    assert told.index("card_drawn") < told.index("reshuffled")  # the last card goes out first
    assert scene.table["discard"] == {}
    assert scene.table["deck"] == {"here_we_go": 1}  # of 6: three drawn, two in the row
    assert scene.hand(1) == {"eureka": 1, "here_we_go": 1}  # seat 1 is first, and had the bonus


@pytest.mark.clause("Q2.5")
def test_a_deck_that_is_just_enough_is_not_shuffled() -> None:
    scene = evening(3, deck={"eureka": 5}, discard={"here_we_go": 5}, house=NO_DEAL)
    assert "reshuffled" not in scene.told()
    assert scene.table["deck"] == {}
    assert scene.table["discard"] == {"here_we_go": 5}


@pytest.mark.clause("Q2.5")
def test_the_row_too_makes_the_discards_the_deck() -> None:
    scene = evening(3, deck={"eureka": 4}, discard={"here_we_go": 5}, house=NO_DEAL)
    assert scene.table["bonus"][:2] == ["eureka", "here_we_go"]
    assert scene.table["deck"] == {"here_we_go": 4}


@pytest.mark.clause("Q2.6")
def test_without_any_cards_nobody_draws_and_the_row_keeps_its_coins() -> None:
    scene = evening(4, deck={"eureka": 2}, bonus=(None, None, None), house=NO_DEAL)
    assert [item["seat"] for item in happened(scene, "card_drawn")] == [1, 2]
    assert scene.state.view().table.bravery == [
        BonusView(card=None, coins=0),
        BonusView(card=None, coins=1),
        BonusView(card=None, coins=2),
    ]
    scene.play("leave", "leave")
    assert happened(scene, "bonus_taken") == [{"seat": 2, "card": None, "coins": 1}]
    assert scene.table["coins"] == [0, 2, 1, 0]  # seat 1 has two from the day before
    assert scene.hand(2) == {"eureka": 1}


@pytest.mark.clause("Q2.7")
def test_the_last_inside_begins_the_next_day() -> None:
    scene = Scene(4, 3, inside=(0, 3)).play("leave")
    assert (scene.table["first"], scene.asked) == (0, (0,))


@pytest.mark.clause("Q2.7", "Q4.3")
def test_also_if_an_accident_made_him_the_last() -> None:
    scene = last_two(4, cart={0: {"obsidian": 1}}, bag=OBSIDIANS).play("mine")
    assert "accident" in scene.told()
    assert (scene.table["day"], scene.table["first"], scene.asked) == (3, 1, (1,))


@pytest.mark.clause("Q2.7", "Q11.4")
def test_also_if_an_accident_ends_his_day() -> None:
    scene = last_two(4, cart={1: {"obsidian": 1}}, bag=OBSIDIANS, options={"thrill": "on"})
    scene.play("leave", "mine")
    assert happened(scene, "accident") == [{"seat": 1}]
    assert (scene.table["day"], scene.table["first"], scene.asked) == (3, 1, (1,))
