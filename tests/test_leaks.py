"""The search for leaks in small, and that it would find one."""

from __future__ import annotations

from random import Random

from benchmarks.leaks import compare_matches, content, wording
from motherlode.core.game import Game
from motherlode.games.quartz import QUARTZ
from tests.conformance.walks import every_game
from tests.quartz.scene import Scene

SEED = 4
SHARES = (0.1, 1.0)  # of the states: some, or all where there are few


@every_game
def test_nothing_tells_a_seat_what_is_hidden_from_it(game: Game) -> None:
    tallies = (compare_matches(game.key, SEED, matches=2, share=share) for share in SHARES)
    tally = next(tally for tally in tallies if tally.states)
    assert tally.leaks == []
    assert tally.pairs["content"] == tally.pairs["being asked"] == tally.states


def test_a_seat_that_can_tell_two_worlds_apart_is_found() -> None:
    here = Scene(hand={1: {"eureka": 1}}).state
    there = Scene(hand={1: {"out_of_my_way": 1}}).state
    assert list(content(here, there, 0)) == []
    assert list(content(here, there, 1)) == ["the views differ"]
    mine = Scene(hand={0: {"eureka": 1}}).state
    assert list(content(mine, here, 0)) == ["the views differ", "the moves differ"]
    luck = Random(1)
    said = [fault for _ in range(99) for fault in wording(QUARTZ, mine, here, 0, luck)]
    assert any(fault.startswith("play eureka is refused by None or by not in") for fault in said)
