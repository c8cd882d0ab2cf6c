"""What must hold of the card that the guide adds; run in the copy in which it was added."""

from __future__ import annotations

from random import Random

from motherlode.bots.levels import bot
from motherlode.core.match import Match
from motherlode.core.observation import Observation
from motherlode.games import find
from motherlode.words import LANGUAGES
from motherlode.words.library import home_of, messages
from tests.quartz.scene import Scene
from tests.words.needs import declared, said

CARD = "mind_your_step"
MOVE = "play mind_your_step"
HOUSE = {f"cards.{CARD}.copies": 2}


def test_it_is_said_in_every_language() -> None:
    game = find("quartz")
    for language in LANGUAGES:
        missing = declared(game) - set(messages(home_of("quartz"), language))
        assert not missing, f"missing in {said(missing, game, language)}"


def test_it_is_offered_and_weighed() -> None:
    scene = Scene(hand={0: {CARD: 1}}, cart={0: {"obsidian": 1, "ruby": 3}}, house=HOUSE)
    assert scene.plays() == [MOVE]
    state = scene.state
    number = find("quartz").catalogue.number(MOVE)
    assert state.weigh(0, number) > 0
    assert state.evaluate(0) > Scene(
        cart={0: {"obsidian": 1, "ruby": 3}}, house=HOUSE
    ).state.evaluate(0)


def test_a_bot_on_the_brink_plays_it() -> None:
    scene = Scene(hand={0: {CARD: 1}}, cart={0: {"obsidian": 1, "ruby": 4}}, house=HOUSE)
    chosen = bot("heuristic", 1).choose(Observation(scene.state, 0, Random(1)))
    assert find("quartz").catalogue.text(chosen) == MOVE


def test_whole_matches_are_played_with_it() -> None:
    game, luck = find("quartz"), Random(1)
    played = 0
    for seed in range(4):
        match = Match(game, seats=4, seed=seed, house={f"cards.{CARD}.copies": 40})
        while not match.state.over:
            seat = match.state.seat
            move = luck.choice(match.state.moves(seat))
            played += game.catalogue.text(move) == MOVE
            match.play(seat, move)
    assert played
