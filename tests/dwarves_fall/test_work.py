"""The work of the dwarves: mines, tavern, shop, digging, killing."""

from __future__ import annotations

import pytest

from tests.dwarves_fall.scene import Scene


@pytest.mark.clause("D6.1")
def test_enough_dwarves_must_work_and_go_home_first() -> None:
    scene = Scene("d0^", dwarves={"d0": {0: 2}}, hand={}).play("done")
    assert scene.moves() == ["work diamond_mine @0"]
    scene.play("work diamond_mine @0").keep_goals()
    assert scene.table["idle"] == [7, 7]
    assert (scene.decision, scene.asked) == ("act", (1,))


@pytest.mark.clause("D6.1")
def test_too_few_stay_and_wait() -> None:
    dwarves = {"d0": {0: 2}, "r0": {0: 2}}
    scene = Scene("d0^ . r0^", dwarves=dwarves, hand={}).play("done")
    assert scene.why_not("work ruby_mine @0") == ("too-few-dwarves", "D6.1")
    scene.play("work diamond_mine @0").keep_goals()
    assert scene.dwarves("r0") == [2, 0]
    assert scene.asked == (1,)


@pytest.mark.clause("D6.2")
def test_the_player_chooses_the_order_and_a_dead_dragon_stops_no_mine() -> None:
    dwarves = {"D1": {0: 5}, "d0": {0: 2}}
    mine_first = Scene("D1^ d0^", dwarves=dwarves, hand={}).play("done", "work diamond_mine @0")
    assert mine_first.told()[0] == "failed"
    assert mine_first.table["gems"][0] == {}
    dragon_first = Scene("D1^ d0^", dwarves=dwarves, hand={})
    dragon_first.play("done", "work dragon @1", "work diamond_mine @0")
    assert dragon_first.table["gems"][0] == {"diamond": 1}


@pytest.mark.clause("D6.2")
def test_a_gem_just_mined_can_be_spent() -> None:
    dwarves = {"d0": {0: 2}, "S0": {0: 3}}
    scene = Scene("d0^ . S0^", dwarves=dwarves, hand={}, gems={0: {"ruby": 2}}).play("done")
    scene.play("work diamond_mine @0", "work shop @0", "buy ale")
    assert scene.table["bought"][0] == {"ale": 1}


@pytest.mark.clause("D6.3")
def test_all_work_is_done_and_none_can_be_left() -> None:
    dwarves = {"C0": {0: 2}, "d0": {0: 2}, "V0": {0: 2}}
    scene = Scene("C0^ . d0^ . V0^/S0^", dwarves=dwarves, hand={}).play("done")
    assert scene.moves() == ["work castle @0", "work diamond_mine @0", "work tavern @0"]
    scene.play("work tavern @0", "work diamond_mine @0", "work castle @0")
    assert (scene.decision, scene.moves()) == ("dig", ["dig tavern @0"])
    assert scene.why_not("pass") == ("another-decision", "D6.11")


@pytest.mark.clause("D6.3")
def test_at_a_shop_nothing_need_be_bought_and_nobody_learns_why() -> None:
    def watched(gems: dict[str, int]) -> object:
        scene = Scene("S0^", dwarves={"S0": {0: 3}}, hand={}, gems={0: gems})
        scene.play("done", "work shop @0")
        told = scene.story(), scene.asks, scene.state.view().decision
        return *told, scene.play("buy_nothing").story(), scene.asks

    assert watched({"diamond": 1, "ruby": 2}) == watched({"topaz": 3})
    assert watched({})[3] == ["bought_nothing @0"]  # type: ignore[index]


@pytest.mark.clause("D6.4")
def test_an_empty_pile_sends_them_home_with_empty_hands() -> None:
    gems = {1: {"diamond": 8}}
    scene = Scene("d0^", dwarves={"d0": {0: 2}}, hand={}, gems=gems).play("done")
    assert scene.moves() == ["work diamond_mine @0"]
    scene.play("work diamond_mine @0")
    assert scene.told()[0] == "failed"
    assert (scene.table["idle"], scene.table["gems"][0]) == ([7, 7], {})


@pytest.mark.clause("D6.4")
def test_a_shop_without_goals_and_a_tavern_without_ogres_fail() -> None:
    none = (None, None, None)
    shop = Scene("S0^", dwarves={"S0": {0: 3}}, hand={}, row=none, trade_deck=False, last_turns=2)
    assert shop.play("done", "work shop @0").told()[0] == "failed"
    ogres = {"bouncer": 3, "drover": 3, "thief": 3, "racketeer": 2, "trickster": 2}
    tavern = Scene("V0^", dwarves={"V0": {0: 2}}, hand={}, ogres={1: ogres})
    tavern.play("done", "work tavern @0")
    assert tavern.told()[0] == "failed"
    assert tavern.keep_goals().asked == (1,)


@pytest.mark.clause("D6.5")
def test_one_too_many_stays() -> None:
    scene = Scene("d0^", dwarves={"d0": {0: 3}}, hand={}).play("done", "work diamond_mine @0")
    assert scene.keep_goals().dwarves("d0") == [1, 0]
    assert scene.asked == (1,)


@pytest.mark.clause("D6.6")
def test_dwarves_of_others_do_not_help_and_hinder_only_by_their_spaces() -> None:
    mixed = Scene("d0^", dwarves={"d0": {0: 1, 1: 1}}, hand={}).play("done")
    assert mixed.asked == (1,)
    enough = Scene("d0^", dwarves={"d0": {0: 2, 1: 1}}, hand={}).play(
        "done", "work diamond_mine @0"
    )
    assert enough.dwarves("d0") == [0, 1]
    assert enough.table["gems"][0] == {"diamond": 1}


@pytest.mark.clause("D6.6", "D6.12")
def test_one_foreign_dwarf_saves_a_monster() -> None:
    scene = Scene("D0^", dwarves={"D0": {0: 4, 1: 1}})
    assert scene.moves_of("put") == []
    scene.play("done")
    assert (scene.decision, scene.asked) == ("act", (1,))


@pytest.mark.clause("D6.7")
@pytest.mark.parametrize(
    ("token", "mine", "need", "gems"),
    [
        ("e0", "emerald_mine", 2, {"emerald": 1}),
        ("d0", "diamond_mine", 2, {"diamond": 1}),
        ("r0", "ruby_mine", 3, {"ruby": 1}),
        ("t0", "topaz_mine", 2, {"topaz": 2}),
    ],
)
def test_each_mine_yields_its_gems(token: str, mine: str, need: int, gems: dict[str, int]) -> None:
    few = Scene(f"{token}^", dwarves={token: {0: need - 1}}, hand={}).play("done")
    assert few.decision == "act"
    scene = Scene(f"{token}^", dwarves={token: {0: need}}, hand={}).play("done", f"work {mine} @0")
    assert scene.table["gems"][0] == gems


@pytest.mark.clause("D6.8")
def test_the_last_topaz_is_one() -> None:
    scene = Scene("t0^", dwarves={"t0": {0: 2}}, hand={}, gems={1: {"topaz": 9}})
    scene.play("done", "work topaz_mine @0")
    assert scene.table["gems"][0] == {"topaz": 1}


@pytest.mark.clause("D6.9", "D11.2")
def test_a_tavern_gives_an_ogre_that_nobody_else_sees() -> None:
    scene = Scene("V0^", dwarves={"V0": {0: 2}}, hand={}).play("done", "work tavern @0")
    assert sum(scene.table["ogres"][0].values()) == 1
    assert sum(scene.table["ogre_deck"].values()) == 12
    mine = scene.state.view(0).table.players[0]
    theirs = scene.state.view(1).table.players[0]
    assert mine.known_ogres == scene.table["ogres"][0]
    assert (theirs.ogres, theirs.known_ogres) == (1, {})


@pytest.mark.clause("D6.10")
def test_a_shop_sells_one_goal_of_the_row() -> None:
    gems = {0: {"emerald": 2, "ruby": 2, "diamond": 2, "topaz": 1}}
    scene = Scene("S0^", dwarves={"S0": {0: 3}}, hand={}, gems=gems).play("done", "work shop @0")
    assert (scene.decision, scene.moves()) == (
        "buy",
        ["buy_nothing", "buy ale", "buy roast", "buy ham"],
    )
    assert scene.why_not("buy bread") == ("not-in-the-row", "D6.10")
    scene.play("buy roast")
    assert scene.table["gems"][0] == {"ruby": 1, "diamond": 2}
    assert scene.table["pile"] == {"emerald": 8, "diamond": 6, "ruby": 7, "topaz": 10}
    assert scene.table["row"][0] == "ale"
    assert scene.table["row"][1] not in ("roast", None)
    assert scene.keep_goals().asked == (1,)


@pytest.mark.clause("D6.10")
def test_it_has_to_be_paid_in_full() -> None:
    gems = {0: {"ruby": 2, "diamond": 1, "emerald": 1}}
    scene = Scene("S0^", dwarves={"S0": {0: 3}}, hand={}, gems=gems).play("done", "work shop @0")
    assert scene.moves() == ["buy_nothing", "buy ale"]
    assert scene.why_not("buy roast") == ("cannot-pay", "D6.10")


@pytest.mark.clause("D6.10")
def test_two_shops_are_two_purchases() -> None:
    dwarves = {"S0": {0: 3}, "S1": {0: 3}}
    gems = {0: {"emerald": 2, "ruby": 3, "diamond": 1, "topaz": 1}}
    scene = Scene("S0^ . S1^", dwarves=dwarves, hand={}, gems=gems)
    scene.play("done", "work shop @1", "buy ale", "work shop @0", "buy roast")
    assert scene.table["bought"][0] == {"ale": 1, "roast": 1}


@pytest.mark.clause("D6.13")
def test_an_empty_trade_deck_fills_no_row() -> None:
    gems = {0: {"ruby": 2, "diamond": 1}}
    scene = Scene("S0^", dwarves={"S0": {0: 3}}, hand={}, gems=gems, trade_deck=False, last_turns=2)
    scene.play("done", "work shop @0", "buy ale")
    assert scene.table["row"] == [None, "roast", "ham"]
    assert scene.told() == ["bought"]
    assert scene.keep_goals().asked == (1,)


@pytest.mark.clause("D4.5")
def test_a_dragon_stops_every_mine_of_its_region() -> None:
    blocked = Scene("C0^ D1^ d0^", dwarves={"d0": {0: 2}}, hand={})
    assert blocked.play("done", "work diamond_mine @0").told()[0] == "failed"
    no_castle = Scene("D1^ d0^", dwarves={"d0": {0: 2}}, hand={})
    assert no_castle.play("done", "work diamond_mine @0").told()[0] == "failed"
    walled = Scene("D1> d0^", dwarves={"d0": {0: 2}}, hand={})
    assert walled.play("done", "work diamond_mine @0").told()[0] == "worked"
    giant = Scene("G1^ d0^", dwarves={"d0": {0: 2}}, hand={})
    assert giant.play("done", "work diamond_mine @0").told()[0] == "worked"
    tavern = Scene("D1^ V0^", dwarves={"V0": {0: 2}}, hand={})
    assert tavern.play("done", "work tavern @0").told()[0] == "worked"


# -- digging --------------------------------------------------------------------------------------

STACKS = "C0^ . r0>/d1^/e1v V0^/S0^"


@pytest.mark.clause("D6.11")
def test_digging_puts_the_top_card_at_the_bottom() -> None:
    scene = Scene(STACKS, dwarves={"C0": {0: 2}}, hand={}).play("done", "work castle @0")
    assert (scene.decision, scene.moves()) == ("dig", ["dig ruby_mine @0", "dig tavern @0"])
    assert scene.why_not("dig castle @0") == ("no-stack", "D6.11")
    scene.play("dig ruby_mine @0")
    cards = [place["cards"] for place in scene.table["map"] if place["at"] == [2, 0]]
    assert cards == [["diamond_mine @1 north", "emerald_mine @1 south", "ruby_mine @0 east"]]
    assert scene.keep_goals().asked == (1,)


@pytest.mark.clause("D6.11")
def test_nobody_digs_under_dwarves() -> None:
    dwarves = {"C0": {0: 2}, "V0": {1: 1}}
    scene = Scene(STACKS, dwarves=dwarves, hand={}).play("done", "work castle @0")
    assert scene.moves() == ["dig ruby_mine @0"]
    assert scene.why_not("dig tavern @0") == ("dwarves-in-the-way", "D6.11")


@pytest.mark.clause("D6.11", "D6.4")
def test_without_a_stack_there_is_nothing_to_dig() -> None:
    scene = Scene("C0^ e0^", dwarves={"C0": {0: 2}}, hand={}).play("done", "work castle @0")
    assert scene.told()[0] == "failed"
    assert scene.keep_goals().asked == (1,)


@pytest.mark.clause("D6.11")
def test_a_monster_can_be_dug_under_from_a_castle_at_peace() -> None:
    scene = Scene("C1^ . D1^/d0^ S0^", dwarves={"C1": {0: 2}}, hand={})
    scene.play("done", "work castle @1", "dig dragon @1")
    cards = [place["cards"] for place in scene.table["map"] if place["at"] == [2, 0]]
    assert cards == [["diamond_mine @0 north", "dragon @1 north"]]


@pytest.mark.clause("D4.6")
@pytest.mark.parametrize("monster", ["D1^", "G1^"])
def test_any_monster_in_the_region_stops_digging(monster: str) -> None:
    picture = f"C0^ {monster} . V0^/S0^ . C1^"
    here = Scene(picture, dwarves={"C0": {0: 2}}, hand={}).play("done", "work castle @0")
    assert here.told()[0] == "failed"
    elsewhere = Scene(picture, dwarves={"C1": {0: 2}}, hand={}).play("done", "work castle @1")
    assert elsewhere.decision == "dig"


@pytest.mark.clause("D6.11", "D2.6")
def test_the_diggers_may_dig_their_own_castle_once_they_have_left_it() -> None:
    options = {"covering": "castles"}
    scene = Scene("C0^/C1^", dwarves={"C0": {0: 2}}, hand={}, options=options)
    scene.play("done", "work castle @0", "dig castle @0")
    assert scene.table["map"][-1]["cards"] != []
    assert scene.state.view().table.players[1].kingdom_size == 1
    crowded = Scene("C0^/C1^", dwarves={"C0": {0: 2, 1: 1}}, hand={}, options=options)
    assert crowded.play("done", "work castle @0").told()[0] == "failed"


# -- killing --------------------------------------------------------------------------------------


@pytest.mark.clause("D6.12")
@pytest.mark.parametrize(("token", "name"), [("D1", "dragon @1"), ("G1", "ice_giant @1")])
def test_five_dwarves_kill_a_monster(token: str, name: str) -> None:
    scene = Scene(f"{token}^ e0^", dwarves={token: {0: 5}}, hand={}).play("done", f"work {name}")
    assert scene.table["slayer"] == {name: 0}
    assert [0, 0] not in [place["at"] for place in scene.table["map"]]
    assert scene.table["idle"] == [7, 7]
    assert scene.state.view().table.players[0].goals == 0


@pytest.mark.clause("D6.12")
def test_what_lay_under_it_comes_to_light() -> None:
    scene = Scene("C0^ D1^/d0> V0<", dwarves={"D1": {0: 5}}, hand={}).play("done", "work dragon @1")
    cards = [place["cards"] for place in scene.table["map"] if place["at"] == [1, 0]]
    assert cards == [["diamond_mine @0 east"]]
    assert scene.state.view().table.players[0].kingdom_size == 1
