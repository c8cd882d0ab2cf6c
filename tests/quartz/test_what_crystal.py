"""Crystal? What Crystal?: one crystal out of everybody's reach until the evening."""

from __future__ import annotations

import pytest

from tests.quartz.scene import Scene

CARD = {"what_crystal": 1}
HAND = {0: CARD}
HIDE_RUBY = "play what_crystal ruby"


@pytest.mark.clause("Q9.5", "Q3.4")
def test_a_crystal_is_put_on_the_card() -> None:
    cart = {0: {"ruby": 2, "quartz": 1}, 1: {"amber": 1}}
    scene = Scene(hand=HAND, cart=cart).play(HIDE_RUBY)
    assert scene.cart(0) == {"ruby": 1, "quartz": 1}
    assert scene.table["hidden"][0] == {"ruby": 1}
    assert scene.changed == {"hand @0", "laid_out", "cart @0", "hidden @0"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.5")
def test_any_valuable_crystal_of_the_cart_or_none() -> None:
    cart = {0: {"quartz": 1, "amber": 2, "obsidian": 1}, 1: {"ruby": 1}}
    scene = Scene(hand=HAND, cart=cart, chest={0: {"emerald": 1}}, hidden={0: {"sapphire": 1}})
    assert scene.plays() == [
        "play what_crystal",
        "play what_crystal quartz",
        "play what_crystal amber",
    ]
    for crystal in ("ruby", "emerald", "sapphire"):
        assert scene.why_not(f"play what_crystal {crystal}") == ("not-in-cart", "Q9.5")


@pytest.mark.clause("Q9.5", "Q3.4")
def test_it_must_be_in_the_hand() -> None:
    scene = Scene(hand={1: CARD}, cart={0: {"ruby": 1}})
    assert scene.why_not(HIDE_RUBY) == ("not-in-hand", "Q3.4")
    assert scene.why_not("play what_crystal") == ("not-in-hand", "Q3.4")


@pytest.mark.clause("Q9.5", "Q3.5")
def test_it_may_be_played_with_nothing_on_it() -> None:
    scene = Scene(hand=HAND, cart={0: {"obsidian": 1}})
    assert scene.plays() == ["play what_crystal"]
    scene.play("play what_crystal")
    assert scene.changed == {"hand @0", "laid_out"}
    assert scene.story() == ["played @0 what_crystal none"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.5")
def test_a_crystal_mined_later_is_not_put_on_it() -> None:
    scene = Scene(3, hand=HAND, bag={"ruby": 1, "quartz": 2}).play("play what_crystal")
    scene.play("mine", "mine", "mine")
    assert scene.table["hidden"] == [{}, {}, {}]
    assert sum(scene.cart(0).values()) == 1
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.5")
def test_more_crystals_need_more_cards() -> None:
    cart = {0: {"ruby": 2, "amber": 1}}
    scene = Scene(3, hand={0: {"what_crystal": 3}}, cart=cart)
    scene.play(HIDE_RUBY, "mine", "mine", "play what_crystal amber", "mine", "mine", HIDE_RUBY)
    assert scene.table["hidden"][0] == {"ruby": 2, "amber": 1}
    assert scene.table["laid_out"] == {"what_crystal": 3}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.5", "Q12.1")
def test_everybody_is_told_what_is_protected() -> None:
    scene = Scene(hand=HAND, cart={0: {"ruby": 1}}).play(HIDE_RUBY)
    assert scene.story() == ["played @0 what_crystal none", "hidden @0 ruby"]
    assert scene.state.view(2).table.players[0].hidden == {"ruby": 1}
    assert scene.state.view(2).table.laid_out == CARD
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.5", "Q5.3")
def test_a_token_may_be_used_before_it() -> None:
    cart = {0: {"ruby": 1, "obsidian": 1}}
    scene = Scene(hand=HAND, cart=cart, token=(0,)).play("use_token", HIDE_RUBY)
    assert scene.cart(0) == {}
    assert scene.table["hidden"][0] == {"ruby": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.5", "Q9.7")
def test_a_dwarf_with_nothing_else_cannot_be_robbed() -> None:
    hand = {0: CARD, 1: {"these_dont_belong": 1, "come_closer": 1}}
    scene = Scene(hand=hand, cart={0: {"ruby": 1}, 1: {"quartz": 1}}).play(HIDE_RUBY)
    assert scene.plays() == []
    assert scene.why_not("play these_dont_belong @0") == ("target-has-nothing", "Q9.7")
    assert scene.why_not("play come_closer @0 quartz ruby") == ("target-has-nothing", "Q9.3")


@pytest.mark.clause("Q9.5", "Q4.5", "Q4.2", "Q7.1")
def test_it_survives_the_accident_of_its_owner_and_comes_back_in_the_evening() -> None:
    cart = {0: {"ruby": 2, "obsidian": 1}}
    hand = {0: CARD, 1: {"gimme_a_hand": 1}}
    scene = Scene(3, hand=hand, cart=cart, bag={"obsidian": 2})
    scene.play(HIDE_RUBY, "play gimme_a_hand @0", "pass")
    assert scene.cart(0) == {}
    assert scene.table["hidden"][0] == {"ruby": 1}
    assert scene.table["inside"] == [1, 2]
    assert scene.table["bag"] == {"ruby": 1, "obsidian": 3}
    scene.play("leave")
    assert scene.story()[-1:] == ["unpacked @0 ruby 1"]
    assert scene.cart(0) == {"ruby": 1}
    assert scene.table["hidden"] == [{}, {}, {}]
    assert scene.table["discard"]["what_crystal"] == 1
    assert scene.table["laid_out"] == {}
    assert scene.moves(0) == ["keep nothing", "keep ruby"]
    assert scene.asks == "save @0"


@pytest.mark.clause("Q9.5", "Q7.1", "Q7.3")
def test_it_is_sold_like_the_rest_of_the_cart() -> None:
    scene = Scene(3, hand=HAND, cart={0: {"ruby": 1, "amber": 1}}, day=5, bonus=(None, None))
    scene.play(HIDE_RUBY, "leave", "leave")
    assert scene.told()[-1] == "game_ended"
    assert "sold @0 14 none 0" in scene.story()
    assert scene.asks == "nothing"


@pytest.mark.clause("Q9.5", "Q7.1", "Q7.2")
def test_it_may_be_kept_in_the_chest() -> None:
    scene = Scene(3, hand=HAND, cart={0: {"ruby": 1}}).play(HIDE_RUBY, "leave", "leave")
    assert scene.asks == "save @0"
    scene.play("keep ruby")
    assert scene.table["chest"][0] == {"ruby": 1}
    assert scene.table["day"] == 3
    assert scene.asks == "turn @0"


@pytest.mark.clause("Q9.5", "Q3.6", "Q7.1")
def test_it_stays_when_its_owner_leaves() -> None:
    scene = Scene(hand=HAND, cart={0: {"ruby": 1}}, bonus=(None, None, None))
    scene.play(HIDE_RUBY, "mine", "mine", "mine", "leave")
    assert scene.table["inside"] == [1, 2, 3]
    assert scene.table["hidden"][0] == {"ruby": 1}
    assert scene.table["laid_out"] == CARD
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.5", "Q2.5", "Q7.1")
def test_the_card_is_out_of_the_game_until_the_evening_and_then_shuffled_in() -> None:
    deck = {"eureka": 1}  # three draws and two cards for the row: the discards are needed
    hand = {0: {"what_crystal": 1}, 1: {"here_we_go": 8}, 2: {"here_we_go": 7}}
    scene = Scene(3, hand=hand, cart={0: {"ruby": 1}}, deck=deck, discard={"come_closer": 5})
    scene.play(HIDE_RUBY)
    assert scene.table["discard"] == {"come_closer": 5}
    assert scene.table["laid_out"] == CARD
    scene.play("leave", "leave", "keep nothing")
    assert "reshuffled" in scene.told()
    assert scene.table["laid_out"] == {}
    assert where_is("what_crystal", scene) == 1
    assert scene.asks == "turn @0"


def where_is(card: str, scene: Scene) -> int:
    """How many of a card are in the deck, in the hands and in the row."""
    table = scene.table
    hands = sum(hand.get(card, 0) for hand in table["hand"])
    return int(table["deck"].get(card, 0) + hands + table["bonus"].count(card))


@pytest.mark.clause("Q9.5", "Q7.1")
def test_the_cards_of_several_dwarves_come_back_each_to_its_owner() -> None:
    hand = {0: CARD, 1: CARD}
    scene = Scene(3, hand=hand, cart={0: {"ruby": 1}, 1: {"amber": 1}})
    scene.play(HIDE_RUBY, "play what_crystal amber", "leave")
    assert scene.table["hidden"] == [{"ruby": 1}, {"amber": 1}, {}]
    scene.play("leave")
    assert (scene.cart(0), scene.cart(1)) == ({"ruby": 1}, {"amber": 1})
    assert scene.table["discard"]["what_crystal"] == 2
    assert scene.asks == "save @0 @1"
