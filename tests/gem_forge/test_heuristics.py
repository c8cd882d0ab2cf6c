"""What the heuristics of Gem Forge prefer, and that they are worth having."""

from __future__ import annotations

from random import Random

from motherlode.bots.bot import Bot
from motherlode.bots.heuristic import HeuristicBot
from motherlode.bots.random import RandomBot
from motherlode.core.observation import Observation
from motherlode.games.gem_forge import GEM_FORGE
from motherlode.games.gem_forge.state import GemForge
from tests.gem_forge.scenes import say, scene


def liked(state: GemForge, seat: int = 0) -> str:
    best = max(state.moves(seat), key=lambda move: state.weigh(seat, move))
    return GEM_FORGE.catalogue.text(best)


def test_a_tile_is_finished_and_scored() -> None:
    state = scene(carts=["rg"], inlaid={(0, 0): "r"})
    assert liked(state) == "insert red left"
    assert liked(scene(inlaid={(0, 2): "rgy"})) == "score right"


def test_a_set_is_better_than_one_tile_alone() -> None:
    assert liked(scene(inlaid={(0, 0): "rr", (0, 1): "rr"})) == "score left middle"


def test_a_finished_tile_waits_for_one_that_makes_a_set() -> None:
    begun = {(0, 0): "r", (0, 1): "rr"}
    assert liked(scene(inlaid=begun, actions=0)) == "end_turn"
    assert liked(scene(inlaid=begun, actions=0, points=[18])) == "score middle"
    assert liked(scene(inlaid={(0, 1): "rr"}, actions=0)) == "score middle"


def test_a_lone_ring_is_scored_rather_than_kept() -> None:
    tiles = {(0, 0): "ring_red", (0, 1): "earrings_ggyy", (0, 2): "earrings_yybb"}
    assert liked(scene(tiles=tiles, inlaid={(0, 0): "rr"}, actions=0)) == "score left"


def test_all_that_is_finished_is_handed_in_together() -> None:
    inlaid = {(0, 1): "bb", (0, 2): "rgy"}
    assert liked(scene(tiles={(0, 1): "bracelet_blue"}, inlaid=inlaid)) == "score middle right"


def test_only_in_a_short_line_is_the_order_of_gems_worth_a_thought() -> None:
    state = scene(2, inlaid={(0, 2): "bgy"}, tiles={(0, 2): "brooch_gyb", (0, 1): "ring_yellow"})
    say(state, 0, "score right")
    assert liked(state) == "any_order"
    state.slope_length = 2
    assert liked(state) == "return yellow"


def test_nobody_gives_the_last_point_away() -> None:
    state = scene(2, hands=["rob"], carts=["", "rr"], points=[0, 19])
    assert "rob" not in liked(state)


def test_a_card_against_me_is_cancelled_and_my_own_is_not() -> None:
    state = scene(hands=["rob cancel", "cancel", "cancel"], carts=["", "rr"])
    say(state, 0, "play rob @1 red red")
    assert liked(state, 1) == "play cancel"
    assert liked(state, 2) == "pass"
    say(state, 1, "play cancel")
    say(state, 2, "pass")
    assert liked(state, 0) == "play cancel"


def test_the_hints_beat_chance() -> None:
    wins = 0
    for seed in range(8):
        bots: list[Bot] = [RandomBot(seed + seat) for seat in range(2)]
        bots[seed % 2] = HeuristicBot(seed)
        state = GEM_FORGE.start(2, seed)
        while not state.over:
            seat = state.seat
            state.play(seat, bots[seat].choose(Observation(state, seat, Random(seed))))
        wins += seed % 2 in state.outcome().winners
    assert wins >= 7
