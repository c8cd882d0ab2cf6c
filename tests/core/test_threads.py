"""Tables that play beside each other in threads do not see each other's moves."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from types import FrameType
from typing import TYPE_CHECKING

import pytest

from motherlode.core.game import Game
from motherlode.core.state import State
from motherlode.games.gem_forge import GEM_FORGE
from motherlode.games.quartz import QUARTZ

if TYPE_CHECKING:
    from _typeshed import TraceFunction

CALLS = 500  # of each thread


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns as often as they can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


@pytest.fixture
def untraced() -> Iterator[None]:
    """Whoever traced before goes on afterwards."""
    before = sys.gettrace()
    yield
    sys.settrace(before)


def opened(game: Game) -> tuple[State, list[int]]:
    """A table with a seat that has a choice, and its moves as one thread alone finds them."""
    state = game.start(game.seats[0], 1)
    while len(state.moves(state.seat)) < 2:
        state.play(state.seat, state.moves(state.seat)[0])
    return state, state.moves(state.seat)


@pytest.mark.usefixtures("hasty")
def test_moves_are_found_in_two_threads_at_once() -> None:
    tables = [opened(QUARTZ), opened(GEM_FORGE)]
    begin = threading.Barrier(len(tables))

    def wrong(state: State, expected: list[int]) -> int:
        begin.wait(timeout=10)
        return sum(state.moves(state.seat) != expected for _ in range(CALLS))

    with ThreadPoolExecutor(len(tables)) as pool:
        assert list(pool.map(wrong, *zip(*tables, strict=True))) == [0, 0]


@pytest.mark.usefixtures("untraced")
def test_another_thread_comes_between_finding_moves_and_listing_them() -> None:
    (state, expected), (other, _) = opened(QUARTZ), opened(GEM_FORGE)

    def trace(frame: FrameType, event: str, _: object) -> TraceFunction:
        if event == "return" and frame.f_code.co_name == "offer_moves":
            thread = threading.Thread(target=other.moves, args=(other.seat,))
            thread.start()
            thread.join()
        return trace

    sys.settrace(trace)
    assert state.moves(state.seat) == expected
