"""Nets judge by what a seat sees, in ints, and alike on every engine."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from math import exp
from pathlib import Path
from random import Random

import pytest

from motherlode.bots.guests import invite
from motherlode.bots.learned import InvalidNet, read
from motherlode.bots.levels import UnknownBot
from motherlode.bots.net import LOGIT, WHOLE
from motherlode.bots.search import Budget, SearchBot
from motherlode.bots.tree import Tree
from motherlode.core.observation import Observation
from motherlode.core.state import State
from motherlode.games import find
from tests.bots.nets import random_net, text_of
from tests.conformance.walks import Case, every_case, walks


def chances(tree: Tree, state: State, seat: int) -> list[int]:
    """What a net says of a position."""
    tree.judge(state, seat)
    return list(tree.chance)[: state.seats]


@every_case
def test_a_net_says_the_same_of_worlds_that_a_seat_cannot_tell_apart(
    case: Case,
) -> None:
    tree = Tree()
    random_net(case.game, case.seats).give(tree)
    told = set()
    for match, source in walks(case, every=6):
        for seat in range(case.seats):
            world = match.state.determinize(seat, source)
            said = chances(tree, match.state, seat)
            assert said == chances(tree, world, seat)
            told.add(tuple(said))
    assert len(told) > 5


@every_case
def test_a_net_moves_alike_in_worlds_that_a_seat_cannot_tell_apart(case: Case) -> None:
    tree = Tree()
    random_net(case.game, case.seats).give(tree)
    moved = set()
    for match, source in walks(case, every=4):
        seat = match.state.seat
        worlds = (match.state, *(match.state.determinize(seat, source) for _ in range(2)))
        chosen = {tree.rollout_move(world, seat) for world in worlds if world.moves(seat)}
        assert len(chosen) == 1
        assert chosen <= {*match.state.moves(seat)}
        moved |= chosen
    assert len(moved) > 1


def test_nobody_is_so_sure_of_a_move_that_it_cannot_be_said() -> None:
    tree = Tree()
    assert tree.best_chance() == 0.5
    tree.best_worth = -(10**9)
    assert 0 < tree.best_chance() < 1e-6
    tree.best_worth = 10**9
    assert 1 - 1e-6 < tree.best_chance() < 1


def test_what_a_move_is_worth_is_told_in_parts_of_a_logit() -> None:
    tree = Tree()
    for worth in (-40, 1, 32, 100):
        tree.best_worth = worth
        assert tree.best_chance() == pytest.approx(1 / (1 + exp(-worth / 64)))


@every_case
def test_chances_are_shares_of_one_win(case: Case) -> None:
    tree = Tree()
    random_net(case.game, case.seats).give(tree)
    for match, _ in walks(case, every=9):
        said = chances(tree, match.state, 0)
        assert min(said) >= 0
        assert WHOLE - case.seats <= sum(said) <= WHOLE


def test_a_search_with_a_net_plays_and_tells_chances() -> None:
    game = find("dwarves_fall")
    net = random_net(game, 2)
    bot = SearchBot(3, Budget(30), learned=lambda world: net)
    state = game.start(2, 5)
    thought = bot.explain(Observation(state, state.seat, Random(1)))
    assert thought.best.move in state.moves(state.seat)
    assert thought.playouts == 30
    assert bot.given is net


def test_a_net_may_only_say_what_to_try_first() -> None:
    game = find("dwarves_fall")
    net = random_net(game, 2)
    settings = replace(game.search_settings, guided=False, trust=1.0, temper=LOGIT)
    bot = SearchBot(3, Budget(200), settings, lambda world: net)
    state = game.start(2, 5)
    thought = bot.think(Observation(state, state.seat, Random(1)))
    assert thought.best.move in state.moves(state.seat)
    world, hoped = state.copy(), Tree()
    hoped.scale = bot.tree.scale
    bot.tree.evaluate_end(world, 0)
    hoped.evaluate_leaf(world)
    assert list(bot.tree.reward) == list(hoped.reward)  # the evaluation judges, not the net


def test_what_a_net_finds_most_likely_is_tried_first() -> None:
    game = find("dwarves_fall")
    net = random_net(game, 2)
    settings = replace(game.search_settings, guided=False, trust=1.0, temper=LOGIT)
    bot = SearchBot(3, Budget(1), settings, lambda world: net)
    state = game.start(2, 5)
    moves = state.moves(state.seat)
    assert len(moves) > 3
    first = bot.think(Observation(state, state.seat, Random(1))).best.move
    bot.tree.listen(state, state.seat)
    worth = {move: bot.tree.full_worth(state, state.seat, move) for move in moves}
    assert worth[first] == max(worth.values())


def test_house_rules_and_options_are_not_what_a_net_was_taught() -> None:
    game = find("gem_forge")
    net = random_net(game, 2)
    assert net.fits(game.start(2, 1))
    assert not net.fits(game.start(3, 1))
    assert not net.fits(game.start(2, 1, house={"game.goal": 12}))
    assert not net.fits(game.start(2, 1, {"order": game.options[0].choices[1]}))


def test_a_net_of_a_file_is_named_by_its_path_and_has_a_name_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "leduc-2.json"
    path.write_text(text_of(find("leduc"), 2), encoding="utf-8")
    state = find("leduc").start(2, 1)
    bot = invite(f"net:20@{path}", 1, timed=False)
    assert bot.choose(Observation(state, state.seat, Random(1))) in state.moves(state.seat)
    assert len(read(path.read_text(encoding="utf-8")).digest) == 8


@pytest.mark.parametrize("name", ["net:", "net:0", "net:many", "net:-5"])
def test_a_net_needs_a_number_of_playouts(name: str) -> None:
    with pytest.raises(UnknownBot, match="number of playouts"):
        invite(name, 1)


def test_a_table_without_a_net_is_told_so() -> None:
    state = find("leduc").start(2, 1)
    bot = invite("net:20", 1)
    with pytest.raises(UnknownBot, match="no net"):
        bot.choose(Observation(state, state.seat, Random(1)))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"fields": "other"}, "other observations"),
        ({"tables": {}}, "no net"),
        ({"search": {"unheard": 1}}, "no net"),
        ({"heed": -1}, "weight of 0 to"),
        ({"heed": 1 << 21}, "weight of 0 to"),
        ({"heed": None}, "no net"),
    ],
)
def test_files_that_hold_no_net_are_refused(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(InvalidNet, match=sentence):
        read(text_of(find("leduc"), 2, **changes))
    with pytest.raises(InvalidNet):
        read("gold")


def test_nets_judge_alike_on_every_engine() -> None:
    hashed, tree = sha256(), Tree()
    random_net(find("leduc"), 2).give(tree)
    for match, _ in walks(Case(find("leduc"), 2)):
        for seat in range(2):
            told = [*chances(tree, match.state, seat), *map(tree.worth, range(3))]
            if match.state.moves(seat):
                told += [tree.rollout_move(match.state, seat), tree.best_worth]
            hashed.update(json.dumps(told).encode())
    assert hashed.hexdigest()[:16] == "4b8117b3cf766bc8"
