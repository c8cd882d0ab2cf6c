"""What gives way when nothing happens for long: monsters, dwarves, stacks and the row."""

from __future__ import annotations

import pytest

from motherlode.core.match import Match
from motherlode.games.dwarves_fall import DWARVES_FALL
from tests.dwarves_fall.scene import Scene

FIVE_ROUNDS = 2 * 5  # turns of two players
MINE = "C0^ D1^ d0^"
READY = {"d0": {0: 2}}


def stacks(scene: Scene) -> dict[int, list[str]]:
    """The cards of each place of a picture with one row, from top to bottom."""
    return {place["at"][0]: place["cards"] for place in scene.table["map"]}


@pytest.mark.clause("D9.5")
def test_whoever_was_kept_from_monsters_gathers_again_where_the_land_gave_way() -> None:
    kept = {"D1": {0: 4, 1: 1}, "G1": {0: 3, 1: 1}}
    scene = Scene("C0^ t0^/d0^ D1^ . G1^", dwarves=kept, turn=1, quiet=FIVE_ROUNDS).play("done")
    scene.play("put diamond_mine @0", "put diamond_mine @0", "done", "work diamond_mine @0")
    assert scene.told()[0] == "worked"
    assert scene.table["gems"][0] == {"diamond": 1}


@pytest.mark.clause("D9.5")
@pytest.mark.parametrize(("quiet", "came"), [(FIVE_ROUNDS, "failed"), (FIVE_ROUNDS + 1, "worked")])
def test_a_dragon_that_sleeps_stops_no_mine(quiet: int, came: str) -> None:
    scene = Scene(MINE, dwarves=READY, hand={}, quiet=quiet)
    assert scene.play("done", "work diamond_mine @0").told()[0] == came


@pytest.mark.clause("D9.5")
def test_a_giant_that_sleeps_takes_no_action_and_no_monster_stops_digging() -> None:
    awake = Scene("C0^ G1^", used=3, quiet=FIVE_ROUNDS)
    assert awake.moves() == ["done"]
    asleep = Scene("C0^ G1^ . V0^/S0^", used=3, quiet=FIVE_ROUNDS + 1, dwarves={"C0": {0: 2}})
    assert "put castle @0" in asleep.moves()
    assert asleep.play("done", "work castle @0").decision == "dig"


@pytest.mark.clause("D9.5")
def test_monsters_fall_asleep_once_and_it_is_told() -> None:
    scene = Scene("C0^ D1^", quiet=FIVE_ROUNDS - 1)
    assert "asleep" not in scene.play("done").told()
    assert not scene.state.view().table.monsters_asleep
    assert scene.play("done").told().count("asleep") == 1
    assert scene.state.view().table.monsters_asleep
    for _ in range(FIVE_ROUNDS):
        assert "asleep" not in scene.play("done").told()
    assert "asleep" not in Scene("C0^", quiet=FIVE_ROUNDS).play("done").told()


@pytest.mark.clause("D9.5")
def test_a_card_that_is_laid_wakes_them_at_once() -> None:
    scene = Scene("C0^ G1^", used=2, quiet=FIVE_ROUNDS + 1)
    scene.play("lay shop", "beside castle @0 south", "turn north")
    assert scene.told() == ["card_laid", "awake"]
    assert scene.moves() == ["done"]
    alone = Scene("C0^", quiet=FIVE_ROUNDS + 1)
    assert alone.play("lay shop", "beside castle @0 south", "turn north").told() == ["card_laid"]


@pytest.mark.clause("D9.5")
def test_a_goal_wakes_them_between_two_works_and_so_does_a_revealed_one() -> None:
    dwarves = {"S0": {0: 3}, "d0": {0: 2}}
    scene = Scene(
        "C0^ D1^ d0^ . S0^",
        dwarves=dwarves,
        hand={},
        quiet=FIVE_ROUNDS + 1,
        gems={0: {"diamond": 1, "ruby": 2}},
    )
    scene.play("done", "work shop @0", "buy ale")
    assert "awake" in scene.told()
    assert scene.play("work diamond_mine @0").told()[0] == "failed"
    hunter = Scene(
        MINE, hand={}, quiet=FIVE_ROUNDS + 1, secrets=("hunter", "king"), slain={"G1": 0}
    )
    assert "awake" in hunter.play("reveal").told()


@pytest.mark.clause("D9.5")
def test_a_sleeping_monster_can_be_slain_and_costs_points() -> None:
    scene = Scene("C0^ D1^", dwarves={"D1": {0: 5}}, quiet=FIVE_ROUNDS + 1)
    assert scene.state.view().table.players[0].kingdom_points == 0
    assert "slain" in scene.play("done", "work dragon @1").told()


@pytest.mark.clause("D9.5")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_after_every_five_quiet_rounds_the_goals_of_the_row_make_way(rounds: int) -> None:
    scene = Scene("C0^", quiet=rounds * FIVE_ROUNDS - 1)
    before = scene.table["row"]
    assert "trade_gone" not in scene.play("done").told()
    told = scene.play("done").told()
    assert told.count("trade_gone") == told.count("trade_laid") == len(before)
    assert not {*before} & {*scene.table["row"]}
    assert {*before} < {*scene.table["trade_deck"]}


@pytest.mark.clause("D9.5")
def test_no_more_goals_make_way_than_there_are_others() -> None:
    bought = {0: ("bread", "honey"), 1: ("cheese", "fish", "pie", "mushrooms")}
    scene = Scene("C0^", quiet=FIVE_ROUNDS, bought=bought).play("done")
    assert scene.told().count("trade_gone") == 1
    assert sorted(scene.table["row"]) == ["ham", "pumpkin", "roast"]
    assert scene.table["trade_deck"] == {"ale": 1}
    none_left = Scene("C0^", quiet=FIVE_ROUNDS, trade_deck=False)
    before = none_left.table["row"]
    assert none_left.play("done").table["row"] == before


@pytest.mark.clause("D9.5")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_after_every_five_quiet_rounds_all_dwarves_go_home(rounds: int) -> None:
    dwarves = {"D1": {0: 4, 1: 1}, "S0": {0: 2}, "V0": {1: 1}}
    scene = Scene("C0^ D1^ . S0^ . V0^", 3, dwarves=dwarves, quiet=3 * 5 * rounds - 1)
    assert "went_home" not in scene.play("done").told()
    assert scene.table["idle"] == [1, 5, 7]
    assert scene.play("done").told().count("went_home") == 2
    assert scene.table["idle"] == [7, 7, 7]
    assert scene.dwarves("D1") == scene.dwarves("S0") == scene.dwarves("V0") == [0, 0, 0]
    assert (scene.decision, scene.asked) == ("act", (2,))


@pytest.mark.clause("D9.5")
def test_the_top_of_every_stack_goes_to_its_bottom_and_none_is_turned() -> None:
    picture = "C0^ D1>/d0v/e1< . V0^/S0> . t1v"
    scene = Scene(picture, dwarves={"V0": {0: 1}}, quiet=FIVE_ROUNDS - 1).play("done")
    assert "sunk" not in scene.told()
    assert scene.play("done").told().count("sunk") == 2
    assert stacks(scene) == {
        0: ["castle @0 north"],
        1: ["diamond_mine @0 south", "emerald_mine @1 west", "dragon @1 east"],
        3: ["shop @0 east", "tavern @0 north"],
        5: ["topaz_mine @1 south"],
    }
    for _ in range(FIVE_ROUNDS):
        scene.play("done")
    assert stacks(scene)[1][0] == "emerald_mine @1 west"
    assert stacks(scene)[3][0] == "tavern @0 north"


@pytest.mark.clause("D9.5")
def test_nothing_is_said_of_dwarves_and_stacks_that_are_not_there() -> None:
    told = Scene("C0^ d0^ S0^", quiet=FIVE_ROUNDS).play("done").told()
    assert "trade_gone" in told
    assert not {"went_home", "sunk"} & {*told}


@pytest.mark.clause("D9.5")
def test_a_house_rule_changes_how_long_it_takes() -> None:
    scene = Scene(MINE, dwarves=READY, hand={}, quiet=3, house={"game.lull_rounds": 1})
    assert scene.state.view().table.lull_in == 1
    assert scene.play("done", "work diamond_mine @0").told()[0] == "worked"


@pytest.mark.clause("D9.5")
@pytest.mark.parametrize("last_turns", [None, 1, 2])
@pytest.mark.parametrize("quiet", [0, 8, 9, 10, 11, 19, 20, 29, 30, 31, 39, 40])
def test_the_view_tells_after_how_many_quiet_turns_the_land_gives_way(
    quiet: int, last_turns: int | None
) -> None:
    scene = Scene("C0^ d0^ S0^", hand={}, quiet=quiet, last_turns=last_turns)
    told = scene.state.view().table.lull_in
    turns = 0
    while "trade_gone" not in scene.play("done").told() and "done" in scene.moves():
        turns += 1
    assert told == (turns if "trade_gone" in scene.told() else None)


@pytest.mark.clause("D3.8")
@pytest.mark.parametrize(("card", "need"), [("C", 2), ("e", 2), ("r", 3), ("V", 2), ("S", 3)])
def test_dwarves_of_one_player_who_wait_shut_nobody_out(card: str, need: int) -> None:
    waiting = {f"{card}0": {1: need - 1}}
    scene = Scene(f"{card}0^", dwarves=waiting)
    for _ in range(need):
        scene.play(*scene.moves_of("put"))
    scene.play("done")
    assert len(scene.moves_of("work")) == 1


@pytest.mark.clause("D9.5", "D9.4")
def test_players_who_only_pass_see_the_row_change_three_times_before_the_end() -> None:
    match = Match(DWARVES_FALL, 2, 11)
    told = []
    while not match.state.over:
        seat = match.state.seat
        moves = [match.game.catalogue.text(move) for move in match.state.moves(seat)]
        move = next(move for move in ("done", "pass", "keep_secret") if move in moves)
        told += [event.kind.key for event in match.play(seat, move)]
    assert told.count("trade_gone") == 3 * 3
    assert told.count("stalled") == 1
