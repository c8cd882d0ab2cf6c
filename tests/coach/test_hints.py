"""What a bot says to a seat that is stuck."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.bots.levels import bot
from motherlode.bots.thought import Estimate
from motherlode.coach import hint
from motherlode.coach.reasons import reason_for
from motherlode.core.errors import MotherlodeError
from motherlode.core.game import Game
from motherlode.core.observation import Observation
from motherlode.core.position import dump
from motherlode.core.state import State
from motherlode.games import GAMES
from motherlode.games.leduc import LEDUC
from motherlode.games.quartz import QUARTZ


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_hint_has_a_chance_for_each_move_and_a_reason(game: Game) -> None:
    state = game.start(game.seats[0], 5)
    seen = Observation(state, state.seat, Random(1))
    said = hint(seen, "journeyman")
    assert {one.move for one in said.options} <= {game.catalogue.text(move) for move in seen.moves}
    assert all(0 <= one.chance.value <= 1 for one in said.options)
    chances = [one.chance.value for one in said.options]
    assert chances == sorted(chances, reverse=True)
    assert said.best
    assert said.reason.id.startswith("coach-reason-")


def test_the_same_seed_says_the_same() -> None:
    state = QUARTZ.start(4, 5)
    said = [hint(Observation(state, state.seat, Random(1)), "journeyman", 3) for _ in range(2)]
    assert said[0] == said[1]


def test_levels_that_do_not_search_ask_one_that_does() -> None:
    state = LEDUC.start(2, 5)
    for level in ("random", "apprentice", "heuristic", "master"):
        said = hint(Observation(state, state.seat, Random(1)), level)
        assert said.level == level
        assert said.options


def test_a_seat_that_is_not_asked_gets_no_hint() -> None:
    state = LEDUC.start(2, 5)
    with pytest.raises(MotherlodeError, match="nothing to decide"):
        hint(Observation(state, 1 - state.seat, Random(1)), "journeyman")


def state_after(game: Game, moves: int) -> State:
    """The first choice of a match by the heuristics after so many moves, or the last one of all."""
    state, player = game.start(game.seats[-1], 5), bot("heuristic", 1)
    choices: list[State] = []
    while not state.over:
        if len(state.moves(state.seat)) > 1:
            choices.append(state.copy())
            if moves <= 0:
                break
        state.play(state.seat, player.choose(Observation(state, state.seat, Random(moves))))
        moves -= 1
    return choices[-1]


@pytest.mark.parametrize("moves", [0, 12])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_hint_knows_no_more_than_its_seat(game: Game, moves: int) -> None:
    state = state_after(game, moves)
    seat = state.seat
    one, other = (state.determinize(seat, Random(source)) for source in (1, 2))
    assert dump(one) != dump(other)
    assert one.view(seat) == other.view(seat)
    said = [hint(Observation(world, seat, Random(7)), "journeyman", 3) for world in (one, other)]
    assert said[0] == said[1]


def with_obsidian(seats: int) -> State:
    """The first turn of a Quartz match on which one more obsidian would be an accident."""
    state = QUARTZ.start(seats, 5)
    while not state.view(state.seat).table.players[state.seat].cart.get("obsidian"):
        state.play(state.seat, QUARTZ.catalogue.number("mine"))
    return state


@pytest.mark.parametrize(
    ("more", "said"), [(4.0, "coach-reason-risk"), (-4.0, "coach-reason-accident")]
)
def test_a_reason_weighs_the_risk_of_an_accident(more: float, said: str) -> None:
    state = with_obsidian(3)
    seen = Observation(state, state.seat, Random(1))
    mine, leave = (
        Estimate(QUARTZ.catalogue.number(text), text, 100, 0.4, 0.01, result)
        for text, result in (("mine", 10.0), ("leave", 10.0 - more))
    )
    best, other = (mine, leave) if more > 0 else (leave, mine)
    reason = reason_for(seen, best, other, Random(2))
    risk = "best-percent" if best is mine else "percent"
    assert reason.message.id == said
    assert 10 < int(reason.message.arguments[risk]) < 60
    assert reason.clause == "Q4.2"
