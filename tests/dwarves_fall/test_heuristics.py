"""The heuristics: they look without touching, and they lead somewhere."""

from __future__ import annotations

from random import Random

from motherlode.core import position
from motherlode.games.dwarves_fall import DWARVES_FALL
from motherlode.games.dwarves_fall.regions import kingdom_points
from motherlode.games.dwarves_fall.state import DwarvesFall
from tests.dwarves_fall.scene import Scene


def best(scene: Scene) -> str:
    """What the heuristics like best."""
    state = scene.state
    move = max(state.moves(state.seat), key=lambda move: state.weigh(state.seat, move))
    return DWARVES_FALL.catalogue.text(move)


def test_weighing_leaves_the_table_as_it_was() -> None:
    source = Random(3)
    state = DWARVES_FALL.start(3, 3)
    for _ in range(200):
        before = position.dumps(state)
        moves = state.moves(state.seat)
        weights = {move: state.weigh(state.seat, move) + source.randrange(900) for move in moves}
        assert position.dumps(state) == before
        state.play(state.seat, max(weights, key=lambda move: weights[move]))
        if state.over:
            break


def test_digging_is_tried_and_undone() -> None:
    scene = Scene("C0^ d0^/e1^/r1> . V0^/S0^", dwarves={"C0": {0: 2}}, hand={})
    scene.play("done", "work castle @0")
    before = position.dumps(scene.state)
    assert best(scene) in scene.moves()
    assert position.dumps(scene.state) == before


def test_a_mine_that_a_goal_needs_is_dug_for_if_none_is_in_sight() -> None:
    gems = {0: {"ruby": 2, "emerald": 5}, 1: {"emerald": 3}}
    picture = "C0^ . e0^/d0^/d1^ . V0^/S0^ . S1^"
    buried = Scene(picture, hand={0: "G", 1: "G"}, gems=gems, row=("ale", None, None))
    assert best(buried) == "put castle @0"
    buried.play("put castle @0", "put castle @0", "done", "work castle @0")
    assert best(buried) == "dig emerald_mine @0"


def test_a_goal_that_can_be_paid_is_bought() -> None:
    gems = {0: {"ruby": 2, "diamond": 1}}
    scene = Scene("S0^", dwarves={"S0": {0: 2}}, hand={}, gems=gems)
    assert best(scene) == "put shop @0"
    scene.play("put shop @0", "done")
    assert best(scene) == "work shop @0"


def test_the_castle_is_laid_first() -> None:
    assert best(Scene("e1^")) == "lay castle"


def test_a_full_hand_lays_cards_before_it_mines() -> None:
    crowded = Scene("C0^ e0^", hand={0: "SVDG"}, gems={0: {"topaz": 5}})
    assert best(crowded).startswith("lay ")
    roomy = Scene("C0^ e0^", hand={0: "SVDG"})
    assert best(roomy).startswith("put ")


def test_dwarves_leave_a_monster_that_others_keep_them_from() -> None:
    def step_away(own: int, others: int) -> int:
        scene = Scene("C0^ D1^", hand={}, dwarves={"D1": {0: own, 1: others}})
        (step,) = scene.moves_of("step")
        return scene.state.weigh(0, DWARVES_FALL.catalogue.number(step))

    assert step_away(own=2, others=1) > 0 > step_away(own=2, others=0)
    assert step_away(own=4, others=1) > 0


def test_dwarves_who_all_stand_alone_walk_together() -> None:
    alone = {token: {0: 1} for token in ("C0", "C1", "e0", "d0", "t0", "V0", "S0")}
    scene = Scene("C0^ r0^ C1^ . e0^ . d0^ . t0^ . V0^ . S0^", hand={}, dwarves=alone)
    assert best(scene).startswith("step ")


def test_a_hunter_goes_for_a_monster_and_others_for_gems() -> None:
    hunting = Scene("C0^ D1^", hand={}, secrets=("hunter", "king"))
    assert best(hunting) in ("put dragon @0", "put dragon @1", "put ice_giant @0")
    assert "mine" in best(Scene("C0^ D1^", hand={}, secrets=("king", "hunter")))


def test_a_dwarf_is_worth_more_at_home_than_where_nothing_can_be_done() -> None:
    def expected(own: int) -> int:
        scene = Scene("C0^ D1^", hand={}, dwarves={"D1": {0: own, 1: 1}})
        return scene.state.evaluate(0)

    assert expected(0) > expected(2) > expected(4)


def test_gems_that_no_goal_needs_are_discarded_first() -> None:
    gems = {0: {"emerald": 2, "diamond": 8}}
    scene = Scene("C0^", hand={}, gems=gems, row=("cheese", "ham", "roast")).play("done")
    assert best(scene) == "discard diamond"


def test_a_secret_goal_is_revealed_as_soon_as_it_is_true() -> None:
    assert best(Scene(slain={"D0": 0, "D1": 0}, secrets=("hunter", "king"))) == "reveal"


def test_bots_know_who_stands_better() -> None:
    scene = Scene("C0^ S0^ . C1^")
    assert scene.state.ranking_key(0) > scene.state.ranking_key(1)
    assert scene.state.evaluate(0) > scene.state.evaluate(1)
    equal = Scene("C0^ . C1^", dwarves={"C0": {0: 1}})
    assert equal.state.ranking_key(0) == equal.state.ranking_key(1) + 1


def lead(state: DwarvesFall, me: int) -> int:
    """The own kingdom against the best of the others, each counted by itself."""
    others = [kingdom_points(state, seat) for seat in range(state.seats) if seat != me]
    return 1000 * (kingdom_points(state, me) - max(others))


def test_a_place_is_worth_what_the_best_way_to_turn_the_card_there_makes_of_the_kingdoms() -> None:
    source = Random(7)
    state = DWARVES_FALL.start(4, 7)
    assert isinstance(state, DwarvesFall)
    laid = 0
    while laid < 25:
        me, moves = state.seat, state.moves(state.seat)
        places = [one for one in moves if DWARVES_FALL.catalogue.text(one).startswith("beside")]
        move = source.choice(places or moves)
        told = state.weigh(me, move)
        state.play(me, move)
        if places:
            turned = []
            for way in state.moves(me):
                after = state.copy()
                after.play(me, way)
                turned.append(lead(after, me))
                assert state.weigh(me, way) == turned[-1]
            assert told == max(turned)
            laid += 1
