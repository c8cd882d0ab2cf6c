"""The search: its budget, what it says of its moves, interrupts, and the tree that it keeps."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from motherlode.bots.search import Budget, SearchBot
from motherlode.core.game import Game
from motherlode.core.observation import Observation
from motherlode.core.state import State
from motherlode.games import GAMES, find
from tests.dwarves_fall.scene import Scene as DwarvesScene
from tests.quartz.scene import Scene as QuartzScene

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def observation(state: State, seat: int | None = None) -> Observation:
    """What a seat knows, by default the one that is asked."""
    return Observation(state, state.seat if seat is None else seat, Random(0))


def first_choice(game: Game) -> State:
    """The first position of a game in which there is something to choose."""
    state = game.start(game.seats[0], 1)
    while len(state.moves(state.seat)) < 2:
        state.play(state.seat, state.moves(state.seat)[0])
    return state


# -- what it says -----------------------------------------------------------------------------


@every_game
def test_a_search_uses_its_whole_budget_and_speaks_of_every_move(game: Game) -> None:
    state = first_choice(game)
    thought = SearchBot(2, Budget(200)).explain(observation(state))
    assert thought.playouts == sum(estimate.visits for estimate in thought.estimates) == 200
    assert {estimate.move for estimate in thought.estimates} == set(state.moves(state.seat))
    for estimate in thought.estimates:
        assert estimate.visits > 0
        assert estimate.chance is not None
        assert 0 <= estimate.chance <= 1
        assert estimate.error is not None
        assert estimate.error >= 0
        assert estimate.result is not None
        assert estimate.text == game.catalogue.text(estimate.move)


@every_game
def test_a_move_is_examined_alone(game: Game) -> None:
    state = first_choice(game)
    bot = SearchBot(2, Budget(60))
    for move in state.moves(state.seat)[:2]:
        found = bot.examine(observation(state), move)
        assert (found.move, found.visits) == (move, 60)
    assert len({one.move for one in bot.explain(observation(state)).estimates if one.visits}) > 1


@every_game
def test_a_thought_is_plain_data(game: Game) -> None:
    thought = SearchBot(2, Budget(20)).explain(observation(first_choice(game)))
    data = thought.as_data()
    assert data["estimates"][0] == thought.best.as_data()
    assert json.loads(json.dumps(data))["playouts"] == 20


def test_a_move_that_wins_is_sure_to_win() -> None:
    gems = {0: {"ruby": 8}}
    scene = DwarvesScene("C0^ . C1^", last_turns=1, gems=gems, hand={})
    thought = SearchBot(1, Budget(50)).explain(observation(scene.state))
    assert thought.best.chance == 1
    assert thought.best.error == 0
    assert thought.best.result is not None
    assert thought.best.result >= 24


def test_a_move_that_was_never_tried_has_only_its_name() -> None:
    state = first_choice(find("gem_forge"))
    thought = SearchBot(2, Budget(1)).think(observation(state))
    tried, *others = thought.estimates
    assert tried.visits == 1
    assert all(estimate.chance is None and estimate.text for estimate in others)


def test_who_is_not_asked_weighs_an_interrupt_against_waiting() -> None:
    scene = QuartzScene(cart={0: {"obsidian": 1}}, token=(0,), bag={"quartz": 3}).play("mine")
    thought = SearchBot(1, Budget(100)).explain(observation(scene.state, 0))
    assert {estimate.text for estimate in thought.estimates} == {"use_token", "wait"}


def test_who_is_asked_weighs_interrupts_among_the_answers() -> None:
    scene = DwarvesScene("e1^", slain={"D0": 0, "D1": 0}, secrets=("hunter", "king"))
    scene.play("lay castle")
    assert (scene.decision, scene.interrupts(0)) == ("spot", ["reveal"])
    thought = SearchBot(1, Budget(100)).explain(observation(scene.state))
    assert "reveal" in {estimate.text for estimate in thought.estimates}


# -- what it goes by ----------------------------------------------------------------------------


@every_game
def test_the_information_key_tells_nothing_that_the_seat_cannot_see(game: Game) -> None:
    source = Random(4)
    state = game.start(game.seats[0], 2)
    told = 0
    while not state.over:
        for seat in range(state.seats):
            assert state.determinize(seat, source).information_key(seat) == state.information_key(
                seat
            )
            told += 1
        state.play(state.seat, source.choice(state.moves(state.seat)))
    assert told


@every_game
def test_less_and_less_of_a_game_is_to_come(game: Game) -> None:
    source = Random(5)
    state = game.start(game.seats[0], 3)
    left = [state.remaining()]
    while not state.over:
        state.play(state.seat, source.choice(state.moves(state.seat)))
        left.append(state.remaining())
    assert left == sorted(left, reverse=True)
    assert left[0] == 1000
    assert left[-1] >= 0


def test_a_sure_winner_who_counts_leads_takes_the_dearer_crystal() -> None:
    scene = QuartzScene(
        day=5,
        coins={0: 30},
        cart={1: {"amber": 1, "quartz": 2}},
        hand={0: {"these_dont_belong": 1}},
        inside=(0, 1),
        taken=2,
    ).play("play these_dont_belong @1", "1: pass")
    settings = replace(find("quartz").search_settings, margin=100)
    thought = SearchBot(1, Budget(300), settings).explain(observation(scene.state))
    assert thought.best.chance == 1
    assert thought.best.text == "take quartz amber"


def test_who_searches_alone_counts_on_the_heuristics_of_the_others() -> None:
    scene = QuartzScene(cart={0: {"obsidian": 1, "amber": 2}}, bag={"obsidian": 9, "quartz": 1})
    thoughts = [
        SearchBot(1, Budget(400), replace(find("quartz").search_settings, own=own)).explain(
            observation(scene.state)
        )
        for own in (True, False)
    ]
    assert [thought.best.text for thought in thoughts] == ["leave", "leave"]


# -- how long it thinks -------------------------------------------------------------------------


def test_the_clock_stops_a_search() -> None:
    state = first_choice(find("quartz"))
    thought = SearchBot(1, Budget(10**9, milliseconds=5)).explain(observation(state))
    assert thought.seconds >= 0.005
    assert 0 < thought.playouts < 10**9


def test_a_bot_counts_its_playouts() -> None:
    searcher = SearchBot(1, Budget(40))
    state = first_choice(find("quartz"))
    for _ in range(2):
        searcher.think(observation(state))
    assert searcher.playouts == 80


def test_an_interrupt_is_thought_over_in_a_quarter_of_the_time() -> None:
    assert Budget(100, 80).part(4) == Budget(25, 20)
    assert Budget(3).part(4) == Budget(1)


# -- the tree that is kept ----------------------------------------------------------------------


def visits_after(searcher: SearchBot, state: State) -> int:
    """Let a bot move, and count all visits of the root when it thinks again."""
    seat = state.seat
    state.play(seat, searcher.choose(observation(state)))
    assert state.seat == seat
    return sum(estimate.visits for estimate in searcher.think(observation(state)).estimates)


def test_the_tree_is_kept_when_everything_came_as_foreseen() -> None:
    scene = DwarvesScene("C0^ e0^ . C1^", hand={0: "V"})
    assert visits_after(SearchBot(1, Budget(80)), scene.state) > 80


def test_a_kept_tree_knows_only_legal_moves() -> None:
    state = find("dwarves_fall").start(2, 3)
    searcher = SearchBot(1, Budget(30))
    for _ in range(15):
        seen = observation(state)
        thought = searcher.think(seen)
        assert sum(estimate.visits for estimate in thought.estimates) >= 30
        state.play(state.seat, thought.best.move)
        searcher.foresee(seen, thought.best.move)


def test_the_tree_is_forgotten_when_luck_has_come_between() -> None:
    scene = DwarvesScene("V0^ V1^", dwarves={"V0": {0: 2}, "V1": {0: 2}}, hand={})
    scene.play("done")
    assert visits_after(SearchBot(1, Budget(50)), scene.state) == 50


def test_the_tree_is_forgotten_when_another_seat_is_asked() -> None:
    state = first_choice(find("quartz"))
    searcher = SearchBot(1, Budget(30))
    searcher.choose(observation(state))
    assert searcher.foreseen is None
