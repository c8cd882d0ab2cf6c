"""House rules: every number of the box can be changed, within limits, and nothing else."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest

from motherlode.core.components import SOURCES
from motherlode.core.conservation import imbalances
from motherlode.core.errors import InvalidComponents, SetupError
from motherlode.games.quartz import QUARTZ

BOX = QUARTZ.box


@pytest.mark.clause("Q13.2")
def test_every_number_says_where_it_comes_from() -> None:
    by_source: dict[str, set[str]] = {source: set() for source in SOURCES}
    for path, number in BOX.numbers.items():
        by_source[number.source].add(path)
    prices = {path for path in BOX.numbers if path.startswith("cards.") and "price" in path}
    assert by_source["reconstruction"] == prices
    assert by_source["public source"] == {"bravery.coins"}
    assert len(by_source["rulebook"]) == len(BOX.numbers) - len(prices) - 1


@pytest.mark.clause("Q13.3")
def test_card_prices_follow_how_scarce_they_are() -> None:
    for path, price in BOX.values.items():
        if path.startswith("cards.") and path.endswith("price"):
            card = path.split(".")[1]
            common = BOX.values[f"cards.{card}.copies"] in (8, 10)
            reaction = card in ("not_mine_either", "unacceptable", "on_my_break")
            assert price == (3 if reaction else 1 if common else 2)


@pytest.mark.clause("Q13.2")
def test_the_whole_box_is_a_house_file_that_changes_nothing() -> None:
    text = files("motherlode.games.quartz").joinpath("components.toml").read_text("utf-8")
    assert BOX.house(text) == dict(BOX.values)
    assert QUARTZ.house_of(QUARTZ.start(3, 1, house=BOX.house(text))) == {}


@pytest.mark.clause("Q13.2")
def test_a_file_names_only_what_it_changes() -> None:
    text = """
        [game]
        days = 3
        chest = { value = 3 }
        [crystals.ruby]
        price = { value = 7, within = [0, 99], source = "reconstruction" }
        [bravery]
        coins = [5, 4, 3, 2]
    """
    house = BOX.house(text)
    assert house == {
        "game.days": 3,
        "game.chest": 3,
        "crystals.ruby.price": 7,
        "bravery.coins": (5, 4, 3, 2),
    }
    state = QUARTZ.start(4, 1, house=house)
    assert QUARTZ.house_of(state) == house
    table = state.view().table
    assert (table.days, table.prices["ruby"]) == (3, 7)
    assert [space.coins for space in table.bravery] == [5, 4, 3]


@pytest.mark.clause("Q13.2")
@pytest.mark.parametrize(
    ("house", "key", "told"),
    [
        ({"game.accident": 4}, "accident_at", 4),
        ({"game.chest": 0}, "chest_room", 0),
        ({"game.chest": 3}, "chest_room", 3),
        ({"draws.here_we_go": 1}, "draws", {"here_we_go": 1, "eureka": 7}),
        ({"draws.eureka": 20}, "draws", {"here_we_go": 3, "eureka": 20}),
        ({"combinations.small": 2}, "sets", {"small_set": 2, "large_set": 4}),
        ({"combinations.large": 9}, "sets", {"small_set": 3, "large_set": 9}),
    ],
)
def test_the_table_tells_the_numbers_of_the_house(
    house: dict[str, int], key: str, told: object
) -> None:
    assert QUARTZ.start(3, 1, house=house).view().table.as_data()[key] == told


@pytest.mark.clause("Q13.2")
def test_an_empty_file_changes_nothing() -> None:
    assert BOX.house("") == {}


@pytest.mark.clause("Q13.2")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[game]\ndayz = 3", "the box has no number 'game.dayz'; did you mean game.days?"),
        ("[crystals.rubi]\nprice = 3", "did you mean crystals.ruby.price"),
        ("zzzzzz = 3", "the box has no number 'zzzzzz'$"),
        ("[game.days]\nvalu = 3", "did you mean game.days"),
        ('[game]\ndays = "5"', "game.days is an int, not '5'"),
        ("[game]\ndays = true", "game.days is an int, not True"),
        ("[game]\ndays = 4.5", "game.days is an int, not 4.5"),
        ("[game]\ndays = [5]", r"game.days is an int, not \[5\]"),
        ("[game]\ndays = 0", "game.days lies within 1 and 9, not 0"),
        ("[game]\ndays = 10", "game.days lies within 1 and 9, not 10"),
        ("[game]\ndays = { value = 3, vlaue = 4 }", "game.days has no 'vlaue'"),
        ("[bravery]\ncoins = 3", "bravery.coins is a list of 4 ints, not 3"),
        ("[bravery]\ncoins = [1, 2, 3]", "bravery.coins is a list of 4 ints"),
        ("[bravery]\ncoins = [1, 2, 3, 4, 5]", "bravery.coins is a list of 4 ints"),
        ("[bravery]\ncoins = [1, 2, 3, -1]", "bravery.coins lies within 0 and 99, not -1"),
        ("[crystals.obsidian]\nprice = 1", "lies within 0 and 0, not 1"),
        ("[game\ndays = 3", "not a TOML file"),
        ("days", "not a TOML file"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place_and_the_reason(text: str, reason: str) -> None:
    with pytest.raises(InvalidComponents, match=reason):
        BOX.house(text)


@pytest.mark.clause("Q13.2")
@pytest.mark.parametrize("path", sorted(BOX.numbers))
def test_both_limits_of_every_number_hold(path: str) -> None:
    number = BOX.numbers[path]
    for edge, beyond in ((number.least, number.least - 1), (number.most, number.most + 1)):
        size = len(number.value) if isinstance(number.value, tuple) else 0
        good: object = [edge] * size if size else edge
        bad: object = [beyond] * size if size else beyond
        assert BOX.check({path: good}) == {path: tuple([edge] * size) if size else edge}
        with pytest.raises(InvalidComponents, match=f"{path} lies within"):
            BOX.check({path: bad})


NO_CARDS = {path: 0 for path in BOX.numbers if path.endswith("copies")}
NO_CRYSTALS = {path: 0 for path in BOX.numbers if path.endswith("count")}


@pytest.mark.clause("Q13.2")
@pytest.mark.parametrize(
    ("house", "reason"),
    [
        ({**NO_CARDS, "cards.eureka.copies": 14}, "14 cards are too few to deal 5 to each"),
        (NO_CRYSTALS, "the bag is empty"),
        ({"combinations.small": 4}, "combinations.large must be more than combinations.small"),
        ({"combinations.large": 3}, "combinations.large must be more than combinations.small"),
        ({**NO_CARDS, **NO_CRYSTALS}, "0 cards are too few to deal 5 to each; the bag is empty"),
    ],
)
def test_an_unplayable_box_is_refused(house: dict[str, int], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        QUARTZ.start(3, 1, house=house)


@pytest.mark.clause("Q13.2")
@pytest.mark.parametrize(
    "house",
    [
        {**NO_CARDS, "cards.eureka.copies": 15},
        {**NO_CARDS, "game.hand": 0},
        {**NO_CRYSTALS, "crystals.obsidian.count": 1},
        {"combinations.small": 2, "combinations.large": 3, "game.chest": 3, "game.days": 9},
        {"game.accident": 4, "draws.eureka": 20, "draws.here_we_go": 1, "draws.thrill": 20},
        {"bravery.coins": (99, 99, 99, 99), "game.token": 0, "crystals.amber.count": 99},
    ],
)
@pytest.mark.parametrize("thrill", ["off", "on"])
def test_a_box_at_its_limits_plays_to_the_end(house: dict[str, int], thrill: str) -> None:
    random = Random(3)
    state = QUARTZ.start(3, 3, {"thrill": thrill}, house)
    while not state.over:
        seat = random.choice(state.asked())
        state.play(seat, random.choice(state.moves(seat)))
        assert list(imbalances(QUARTZ.tallies(state))) == []
    assert len(state.outcome().ranks) == 3
