from __future__ import annotations

import pytest

from motherlode.core.errors import InvalidComponents, InvalidSeats, SetupError
from motherlode.core.position import dump
from motherlode.games.quartz_cards import QUARTZ_CARDS


@pytest.mark.clause("C1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_sit_down(seats: int) -> None:
    assert QUARTZ_CARDS.start(seats, 1).seats == seats


@pytest.mark.clause("C1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_is_too_few_and_five_are_too_many(seats: int) -> None:
    with pytest.raises(InvalidSeats):
        QUARTZ_CARDS.start(seats, 1)


@pytest.mark.clause("C1.2")
def test_the_mine_has_seventy_two_cards() -> None:
    view = QUARTZ_CARDS.start(2, 1).view().table
    cards = view.unseen
    assert view.mine == 72
    assert {crystal: sum(row.values()) for crystal, row in cards.items()} == {
        "quartz": 20,
        "amethyst": 16,
        "emerald": 14,
        "sapphire": 10,
        "ruby": 8,
        "amber": 4,
    }
    assert view.values == {
        "quartz": 1,
        "amethyst": 2,
        "emerald": 3,
        "sapphire": 4,
        "ruby": 6,
        "amber": 8,
    }


@pytest.mark.clause("C1.2")
def test_seven_unstable_crystals_in_each_of_six_positions() -> None:
    cards = QUARTZ_CARDS.start(2, 1).view().table.unseen
    for position in range(1, 7):
        assert sum(row.get(f"unstable_{position}", 0) for row in cards.values()) == 7
    assert sum(row.get("hire", 0) for row in cards.values()) == 18
    assert sum(row.get("plain", 0) for row in cards.values()) == 12


@pytest.mark.clause("C1.3")
def test_there_are_thirty_eight_helpers_of_nine_kinds() -> None:
    copies = [
        QUARTZ_CARDS.box.values[f"cards.{card}.copies"] for card in QUARTZ_CARDS.names["card"]
    ]
    assert copies == [4, 4, 4, 4, 4, 6, 3, 3, 6]


@pytest.mark.clause("C1.2", "C1.3")
def test_what_no_source_tells_is_marked_as_reconstruction() -> None:
    numbers = QUARTZ_CARDS.box.numbers
    guessed = {path for path, number in numbers.items() if number.source == "reconstruction"}
    assert guessed == {path for path in numbers if path.startswith(("crystals.", "cards."))}


@pytest.mark.clause("C1.4")
def test_everybody_is_dealt_five_helpers_and_an_empty_chest() -> None:
    state = QUARTZ_CARDS.start(4, 1)
    table = state.view().table
    assert [player.cards for player in table.players] == [5, 5, 5, 5]
    assert [player.chest for player in table.players] == [{}, {}, {}, {}]
    assert table.helpers == 18


@pytest.mark.clause("C1.5")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_says_who_begins(first: int) -> None:
    assert QUARTZ_CARDS.start(3, 1, {"first_player": str(first)}).asked() == (first,)


@pytest.mark.clause("C1.5")
def test_or_chance_does() -> None:
    assert {QUARTZ_CARDS.start(3, seed).seat for seed in range(40)} == {0, 1, 2}


@pytest.mark.clause("C1.5")
def test_nobody_can_begin_from_an_empty_seat() -> None:
    with pytest.raises(SetupError, match="no seat 2"):
        QUARTZ_CARDS.start(2, 1, {"first_player": "2"})


@pytest.mark.clause("C12.1")
def test_a_house_may_change_the_cards_of_the_mine() -> None:
    house = {"crystals.amber.cards": (4, 0, 0, 0, 1, 1, 1, 1), "crystals.amber.points": 10}
    state = QUARTZ_CARDS.start(2, 1, house=house)
    assert state.view().table.unseen["amber"]["plain"] == 4
    assert QUARTZ_CARDS.house_of(state) == house
    assert dump(state)["house"] == {**house, "crystals.amber.cards": [4, 0, 0, 0, 1, 1, 1, 1]}


@pytest.mark.clause("C12.1")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("game.hand", 10),
        ("game.accident", 1),
        ("game.gifts", 1),
        ("sets.size", 1),
        ("crystals.ruby.cards", (0, 0, 21, 0, 0, 0, 0, 0)),
        ("crystals.ruby.cards", (0, 0, 2)),
        ("cards.get_lost.copies", -1),
    ],
)
def test_but_not_beyond_what_the_rules_can_bear(path: str, value: object) -> None:
    with pytest.raises(InvalidComponents):
        QUARTZ_CARDS.start(2, 1, house={path: value})


@pytest.mark.clause("C12.1")
def test_a_mine_must_have_cards_but_not_too_many() -> None:
    nothing = {f"crystals.{name}.cards": [0] * 8 for name in QUARTZ_CARDS.names["crystal"]}
    with pytest.raises(SetupError, match="1 to 96 cards, not 0"):
        QUARTZ_CARDS.start(2, 1, house=nothing)
    full = {**nothing, "crystals.quartz.cards": [20, 20, 20, 20, 16, 0, 0, 0]}
    assert QUARTZ_CARDS.start(2, 1, house=full).view().table.mine == 96
    with pytest.raises(SetupError, match="not 97"):
        QUARTZ_CARDS.start(2, 1, house={**full, "crystals.ruby.cards": [1] + [0] * 7})


@pytest.mark.clause("C12.1")
def test_there_must_be_enough_helpers_to_deal() -> None:
    few = {f"cards.{name}.copies": 1 for name in QUARTZ_CARDS.names["card"]}
    with pytest.raises(SetupError, match="9 helpers are too few"):
        QUARTZ_CARDS.start(2, 1, house=few)
    assert QUARTZ_CARDS.start(2, 1, house={**few, "game.hand": 4}).seats == 2
