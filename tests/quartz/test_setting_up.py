"""Setting up: the box, the deal, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode.core import position
from motherlode.core.errors import InvalidSeats, SetupError
from motherlode.core.match import Match
from motherlode.games.quartz import QUARTZ
from motherlode.games.quartz.facts import Card
from tests.quartz.days import chi_square


@pytest.mark.clause("Q1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_work_for_five_days(seats: int) -> None:
    match = Match(QUARTZ, seats, 11)
    told = list(match.opening)
    while not match.state.over:
        told += match.play(match.state.seat, "leave")
    assert [event.values[0] for event in told if event.kind.key == "day_began"] == [1, 2, 3, 4, 5]
    assert match.state.seats == seats


@pytest.mark.clause("Q1.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_two_are_too_few_and_six_too_many(seats: int) -> None:
    with pytest.raises(InvalidSeats, match=f"played by 3 to 5, not by {seats}"):
        QUARTZ.start(seats, 1)


@pytest.mark.clause("Q1.2")
def test_the_bag_holds_68_crystals() -> None:
    table = QUARTZ.start(5, 1).view().table
    assert table.bag == {
        "quartz": 15,
        "amethyst": 12,
        "emerald": 10,
        "sapphire": 7,
        "ruby": 4,
        "amber": 2,
        "obsidian": 18,
    }
    assert sum(table.bag.values()) == 68
    worthless = [name for name, price in table.prices.items() if price == 0]
    assert worthless == ["obsidian"]


@pytest.mark.clause("Q1.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_dwarf_is_dealt_five_of_55_cards(seats: int) -> None:
    state = QUARTZ.start(seats, 2)
    table = position.dump(state)["table"]
    assert [sum(hand.values()) for hand in table["hand"]] == [5] * seats
    assert sum(table["deck"].values()) == 55 - 5 * seats - (seats - 1)
    assert table["discard"] == {}
    assert [sum(tally.due) for tally in QUARTZ.tallies(state) if tally.names == Card.names] == [55]


@pytest.mark.clause("Q1.3", "Q12.2")
def test_only_the_owner_sees_what_was_dealt() -> None:
    match = Match(QUARTZ, 4, 3)
    dealt = [event for event in match.opening if event.kind.key == "card_drawn"]
    assert len(dealt) == 20
    for event in dealt:
        owner = event.values[0]
        for seat in range(-1, 4):
            seen = event.seen_by(seat)
            assert seen is not None
            assert (seen["card"] is not None) == (seat == owner)
            assert seen["seat"] == owner


@pytest.mark.clause("Q1.4")
def test_everything_else_is_empty() -> None:
    for player in QUARTZ.start(5, 4).view().table.players:
        assert (player.cart, player.hidden, player.chest) == ({}, {}, {})
        assert (player.coins, player.token, player.card_income) == (0, False, 0)


@pytest.mark.clause("Q1.5")
@pytest.mark.parametrize("seat", range(4))
def test_the_host_says_who_begins(seat: int) -> None:
    for seed in range(5):
        state = QUARTZ.start(4, seed, {"first_player": str(seat)})
        assert state.asked() == (seat,)
        assert state.view().table.first == seat


@pytest.mark.clause("Q1.5")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(SetupError, match="there is no seat 3 to begin"):
        QUARTZ.start(3, 1, {"first_player": "3"})


@pytest.mark.clause("Q1.5")
def test_chance_is_fair_about_who_begins() -> None:
    first = Counter(QUARTZ.start(5, seed).seat for seed in range(1000))
    assert chi_square([first[seat] for seat in range(5)], [200] * 5) < 18.5  # 1 in 1000
