"""Laying cards: where they may lie, and what the land looks like."""

from __future__ import annotations

from textwrap import dedent

import pytest

from motherlode.core.match import Match
from motherlode.games.dwarves_fall import DWARVES_FALL
from motherlode.games.dwarves_fall.facts import Side
from motherlode.games.dwarves_fall.regions import find_region
from motherlode.games.dwarves_fall.turnings import TurningView
from tests.dwarves_fall.drawing import draw, number_of, token_of
from tests.dwarves_fall.scene import Scene

ALL = "CedrtVSDG"


def region(scene: Scene, token: str) -> set[str]:
    """The cards of the region of a card."""
    found = find_region(scene.state, number_of(token))
    cards = list(scene.state.region)[:found]
    return {token_of(card) for card in cards}


@pytest.mark.clause("D2.1", "D2.3")
def test_the_first_card_has_one_place_and_four_ways() -> None:
    scene = Scene().play("lay castle")
    assert scene.moves() == ["turn north", "turn east", "turn south", "turn west"]
    scene.play("turn east")
    assert scene.table["map"] == [
        {"at": [0, 0], "cards": ["castle @0 east"], "dwarves": [0, 0]},
    ]
    assert "castle" not in scene.table["kingdom"][0]


@pytest.mark.clause("D2.1")
def test_a_card_that_is_laid_already_is_not_in_hand() -> None:
    scene = Scene("C0^")
    assert scene.why_not("lay castle") == ("not-in-hand", "D2.1")
    assert scene.moves_of("lay") == [
        f"lay {name}"
        for name in (
            "emerald_mine",
            "diamond_mine",
            "ruby_mine",
            "topaz_mine",
            "tavern",
            "shop",
            "dragon",
            "ice_giant",
        )
    ]


@pytest.mark.clause("D2.2")
def test_a_card_lies_edge_to_edge() -> None:
    scene = Scene("C0^").play("lay tavern")
    assert scene.moves() == [
        "beside castle @0 north",
        "beside castle @0 east",
        "beside castle @0 south",
        "beside castle @0 west",
    ]
    scene.play("beside castle @0 north", "turn north")
    assert scene.table["map"][1]["at"] == [0, -1]


@pytest.mark.clause("D2.2")
def test_no_place_is_offered_twice() -> None:
    scene = Scene(
        """
        C0^ e0^ d0^
        r0^ .   t0^
        """
    ).play("lay tavern")
    hole = [
        "beside emerald_mine @0 south",
        "beside ruby_mine @0 east",
        "beside topaz_mine @0 west",
    ]
    assert [move for move in hole if move in scene.moves()] == hole[:1]
    assert len(scene.moves_of("beside")) == 1 + 3 + 2 + 1 + 1 + 1 + 1
    assert scene.why_not("beside castle @0 east") == ("card-lies-there", "D2.2")
    assert scene.why_not("beside castle @1 east") == ("not-on-the-table", "D2.2")


@pytest.mark.clause("D2.2")
@pytest.mark.parametrize(
    "name", ["emerald_mine @0 south", "ruby_mine @0 east", "topaz_mine @0 west"]
)
def test_a_place_is_understood_by_each_card_that_it_touches(name: str) -> None:
    scene = Scene("C0^ e0^ d0^\nr0^ . t0^").play("lay tavern")
    assert scene.why_not(f"beside {name}") is None
    scene.play(f"beside {name}", "turn north")
    assert [place["at"] for place in scene.table["map"] if "tavern" in place["cards"][0]] == [
        [1, 1]
    ]


def test_a_record_has_the_legal_name_of_a_place() -> None:
    match = Match(DWARVES_FALL, 2, 7, {"first_player": "0"})
    for text in ("lay castle", "turn north", "lay shop", "beside castle @0 east", "turn north"):
        match.play(0, text)
    match.play(0, "lay tavern")
    match.play(0, "beside shop @0 south")
    match.play(0, "turn north")
    match.play(0, "lay ruby_mine")
    match.play(0, "beside tavern @0 west")
    assert match.moves[-1] == (0, "beside castle @0 south")
    assert Match.of(match.record()).state == match.state


@pytest.mark.clause("D2.2")
def test_a_card_under_another_is_covered_not_missing() -> None:
    scene = Scene("d0^/r0^ C0^", dwarves={"C0": {0: 2}}, hand={0: "t"})
    assert scene.why_not("put ruby_mine @0") == ("card-is-covered", "D3.6")
    scene.play("lay topaz_mine")
    assert scene.why_not("on ruby_mine @0") == ("card-is-covered", "D2.2")
    assert scene.why_not("beside ruby_mine @0 west") == ("card-is-covered", "D2.2")
    scene.play("on diamond_mine @0", "turn north", "done", "work castle @0")
    assert scene.why_not("dig ruby_mine @0") == ("card-is-covered", "D6.11")


@pytest.mark.clause("D2.2")
def test_a_card_in_a_hole_is_joined_to_all_its_neighbours() -> None:
    scene = Scene(
        """
        C0^ e0^ d0^
        r0^ .   t0^
        """
    ).play("lay tavern", "beside emerald_mine @0 south", "turn north")
    near = [
        token_of(card) for card in scene.state.beside[number_of("V0")][: Side.size] if card >= 0
    ]
    assert near == ["e0", "t0", "r0"]


@pytest.mark.clause("D2.2")
@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_the_land_may_be_one_straight_line(side: str) -> None:
    scene = Scene(seats=4, house={"game.actions": 9})
    last = ""
    for seat in range(4):
        for letter in range(9):
            lay = scene.moves_of("lay")[0]
            scene.play(lay)
            if last:
                scene.play(f"beside {last} {side}")
            scene.play("turn north")
            last = f"{lay.removeprefix('lay ')} @{seat}"
            assert letter == scene.state.used - 1
        scene.play("done")
    far = {tuple(place["at"]) for place in scene.table["map"]}
    assert len(far) == 36
    assert max(abs(x) + abs(y) for x, y in far) == 35
    assert (scene.decision, scene.asked) == ("act", (0,))


@pytest.mark.clause("D2.4")
def test_mines_and_dragons_lie_on_mines() -> None:
    scene = Scene("e1^ V1^ S1^ C1^").play("lay ruby_mine")
    assert scene.moves_of("on") == ["on emerald_mine @1"]
    assert scene.why_not("on tavern @1") == ("another-type", "D2.4")
    scene.play("on emerald_mine @1", "turn south")
    assert scene.table["map"][0]["cards"] == ["ruby_mine @0 south", "emerald_mine @1 north"]


@pytest.mark.clause("D2.4")
def test_taverns_and_shops_lie_on_each_other() -> None:
    scene = Scene("e1^ V1^ S1^ C1^").play("lay shop")
    assert scene.moves_of("on") == ["on tavern @1", "on shop @1"]
    scene = Scene("e1^ V1^ S1^ C1^").play("lay tavern")
    assert scene.moves_of("on") == ["on tavern @1", "on shop @1"]


@pytest.mark.clause("D2.5")
def test_nothing_lies_on_dwarves() -> None:
    scene = Scene("e1^ d1^", dwarves={"e1": {0: 1}}).play("lay dragon")
    assert scene.moves_of("on") == ["on diamond_mine @1"]
    assert scene.why_not("on emerald_mine @1") == ("dwarves-in-the-way", "D2.5")


@pytest.mark.clause("D2.5")
@pytest.mark.parametrize(
    ("card", "below"), [("castle", "C1"), ("ice_giant", "G1"), ("dragon", "D1")]
)
def test_nothing_lies_on_castles_or_monsters(card: str, below: str) -> None:
    scene = Scene(f"{below}^").play(f"lay {card}")
    assert scene.moves_of("on") == []
    name = {"C1": "castle @1", "G1": "ice_giant @1", "D1": "dragon @1"}[below]
    assert scene.why_not(f"on {name}") == ("never-covered", "D2.5")


@pytest.mark.clause("D2.6")
def test_castles_may_be_covered_if_so_agreed() -> None:
    options = {"covering": "castles"}
    scene = Scene("C1^ G1^", options=options).play("lay ice_giant")
    assert scene.moves_of("on") == ["on castle @1"]
    scene = Scene("C1^", options=options).play("lay castle")
    assert scene.moves_of("on") == ["on castle @1"]
    scene = Scene("C1^", options=options, dwarves={"C1": {1: 1}}).play("lay castle")
    assert scene.moves_of("on") == []


@pytest.mark.clause("D2.7")
def test_only_the_top_card_counts() -> None:
    scene = Scene("C0v/C1^ e0^", options={"covering": "castles"})
    assert scene.moves_of("put") == ["put castle @0", "put emerald_mine @0"]
    assert region(scene, "C0") == {"C0", "e0"}
    assert scene.state.view().table.players[1].kingdom_size == 0


@pytest.mark.clause("D2.8")
def test_on_a_bare_table_the_next_card_is_laid_like_the_first() -> None:
    scene = Scene("D1^", dwarves={"D1": {0: 5}}).play("done", "work dragon @1").keep_goals()
    assert scene.table["map"] == []
    assert (scene.decision, scene.asked) == ("act", (1,))
    scene.play("lay shop", "turn west")
    assert scene.table["map"][0]["at"] == [0, 0]


# -- walls and regions ----------------------------------------------------------------------------


@pytest.mark.clause("D4.1")
def test_walls_turn_with_the_card() -> None:
    scene = Scene("e0^ e1> d0^ d1> C0v")
    assert draw(scene.state) == dedent(
        """\
        +---++   ++---++   ++   +
          e0|  e1|  d0 | d1|  C0
        +   ++---++---++   ++---+"""
    )


@pytest.mark.clause("D4.1")
def test_a_wall_on_either_side_parts_two_cards() -> None:
    open_pair = Scene("C0^ C1^")
    assert region(open_pair, "C0") == {"C0", "C1"}
    wall_here = Scene("C0> C1^")
    assert region(wall_here, "C0") == {"C0"}
    wall_there = Scene("C0^ C1<")
    assert region(wall_there, "C0") == {"C0"}
    assert region(wall_there, "C1") == {"C1"}


@pytest.mark.clause("D4.2")
def test_a_region_winds_through_every_gap() -> None:
    scene = Scene(
        """
        C0^ d0^ e0^
        .   G0> t0>
        S1^ V0< D0v
        """
    )
    assert draw(scene.state) == dedent(
        """\
        +---++---++---+
          C0   d0   e0|
        +   ++---++   +
             +   ++   +
               G0|  t0|
             +   ++---+
        +---++---++   +
          S1 | V0   D0
        +---++   ++---+"""
    )
    assert region(scene, "C0") == {"C0", "d0", "e0", "t0"}
    assert region(scene, "G0") == {"G0"}
    assert region(scene, "D0") == {"D0", "V0"}
    assert region(scene, "S1") == {"S1"}


@pytest.mark.clause("D4.2", "D3.7")
def test_corners_do_not_connect() -> None:
    scene = Scene(
        """
        C0^ .
        .   G1^
        """
    )
    assert region(scene, "C0") == {"C0"}
    assert scene.state.view().table.actions_left == 4


@pytest.mark.clause("D4.2")
def test_a_bare_place_parts_what_lies_around_it() -> None:
    scene = Scene("C0^ . C1^")
    assert region(scene, "C0") == {"C0"}


@pytest.mark.clause("D4.2")
def test_full_cards_still_connect() -> None:
    scene = Scene("C0^ C1^ G0^", dwarves={"C1": {0: 1, 1: 2}})
    assert region(scene, "C0") == {"C0", "C1", "G0"}


@pytest.mark.clause("D4.3")
def test_a_kingdom_is_what_the_castle_reaches_whoever_laid_it() -> None:
    scene = Scene("C0^ d1^ C1> e0^")
    player = scene.state.view().table.players
    assert (player[0].kingdom_size, player[0].kingdom_points) == (3, 5)
    assert region(scene, "e0") == {"e0"}


@pytest.mark.clause("D4.4")
def test_castles_within_the_same_walls_share_a_kingdom() -> None:
    scene = Scene("C0^ d1^ C1^")
    player = scene.state.view().table.players
    assert player[0].kingdom_size == player[1].kingdom_size == 3


@pytest.mark.clause("D4.3", "D4.4")
def test_the_view_says_whose_kingdoms_a_place_belongs_to() -> None:
    scene = Scene("C0^ d1^ C1^ e0> . t0^")
    land = {tuple(place.at): place.kingdoms for place in scene.state.view().table.map}
    assert land[0, 0] == land[1, 0] == land[2, 0] == [0, 1]
    assert land[5, 0] == []


@pytest.mark.clause("D4.5", "D4.6")
def test_the_view_says_which_work_monsters_stop() -> None:
    scene = Scene("C0^ D1^ e0^ . C1^ e1^")
    land = {tuple(place.at): place.stopped for place in scene.state.view().table.map}
    assert land == {(0, 0): True, (1, 0): False, (2, 0): True, (4, 0): False, (5, 0): False}


@pytest.mark.clause("D4.1")
def test_the_view_says_where_the_walls_of_a_card_are_printed() -> None:
    cards = Scene("C0^").state.view().table.cards
    assert cards["castle"].walls == ["north"]
    assert cards["tavern"].walls == ["north", "east"]
    assert cards["shop"].walls == ["north", "south"]


@pytest.mark.clause("D2.3", "D4.3")
def test_the_view_says_what_each_way_to_turn_a_card_would_do() -> None:
    scene = Scene("C0>").play("lay emerald_mine", "beside castle @0 south")
    turnings = scene.state.view().table.turnings
    assert turnings["north"] == TurningView(
        kingdoms=[[0], []], kingdom_size=[1, 0], kingdom_points=[2, 0]
    )
    assert turnings["south"].kingdoms == [[0], [0]]
    assert turnings["south"].kingdom_points == [3, 0]
    assert scene.play("turn south").state.view().table.turnings is None
