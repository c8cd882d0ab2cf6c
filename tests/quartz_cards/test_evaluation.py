"""What a seat may expect: points, helpers by what their classes say, sets, open cards, the line."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.games.quartz_cards.attacks import ATTACK_TABLE
from motherlode.games.quartz_cards.defences import DEFENCE_TABLE
from motherlode.games.quartz_cards.explorations import EXPLORATION_TABLE
from motherlode.games.quartz_cards.facts import Card
from tests.quartz_cards.scene import Scene

HELPERS: list[Any] = [*ATTACK_TABLE, *DEFENCE_TABLE, *EXPLORATION_TABLE]
LEFT = 14  # cards of the mine
MINE = ["quartz plain"] * 6 + ["quartz hire"] * 8


def expected(seat: int = 1, **said: Any) -> int:
    """What a seat may expect with nothing but what is said."""
    return Scene(**{"mine": MINE, **said}).state.evaluate(seat)


@pytest.mark.parametrize("card", range(Card.size), ids=lambda card: Card.names[card])
def test_a_helper_in_hand_counts_what_its_class_says(card: int) -> None:
    helper, name = HELPERS[card], Card.names[card]
    one = helper.worth * LEFT // (LEFT + helper.fading)
    assert expected(hands={1: [name]}) == one - 200
    two = 2 * helper.worth * LEFT // (LEFT + helper.fading)
    assert expected(hands={1: [name, name]}) == two - 4 * 200


def test_helpers_get_in_each_other_s_way() -> None:
    hand = ["no_chance", "get_lost", "hand_it_over"]
    alone = [expected(hands={1: [card]}) + 200 for card in hand]
    assert expected(hands={1: hand}) == sum(alone) - 9 * 200


def test_a_gift_that_waits_is_dreaded() -> None:
    assert expected(waiting={1: 1}) == -7000


def test_open_cards_count_less_than_protected_ones() -> None:
    begun = 1600 * 5 * 2 // 4 * LEFT // (LEFT + 25)
    assert expected(chests={1: ["ruby", "ruby"]}) == 12000 + begun
    exposed = 200 * 6 * 2 * LEFT // (LEFT + 5)
    assert expected(columns={1: ["ruby", "ruby"]}) == 12000 + begun - exposed


def test_a_complete_set_is_not_begun() -> None:
    assert expected(chests={1: ["emerald"] * 4}) == 12000 + 5000


def test_the_line_counts_for_the_explorer_only() -> None:
    said = {"line": ["sapphire plain"], "house": {"sets.bonus": 0}}
    assert expected(0, **said) == 4000
    assert expected(1, **said) == 0


def test_lines_that_are_nearly_alike_look_alike() -> None:
    def key(line: list[str], gifts: int = 0) -> int:
        return Scene(line=line, gifts=gifts).state.information_key(0)

    assert key(["sapphire plain"]) == key(["sapphire plain", "emerald plain"])
    different = [
        key([]),
        key(["sapphire plain"]),
        key(["sapphire unstable_1"]),
        key(["sapphire plain"], gifts=1),
        key(["sapphire plain", "sapphire plain"]),
    ]
    assert len(set(different)) == len(different)


def test_what_remains_is_the_mine() -> None:
    assert Scene().state.remaining() == 1000
    assert Scene(mine=MINE).state.remaining() == 1000 * LEFT // 72
