"""What `import motherlode` offers."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import pytest

import motherlode
from motherlode.core.errors import InvalidSeats, MotherlodeError, UnknownGame
from motherlode.core.match import Match
from motherlode.games import GAMES, find


def printed(program: str) -> str:
    """What a program prints in an interpreter of its own."""
    return subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    ).stdout


def test_a_match_is_made() -> None:
    options, house = {"edition": "ru"}, {"game.days": 2}
    match = motherlode.make("quartz", seats=4, seed=7, options=options, house=house)
    assert match == Match(find("quartz"), 4, 7, options, house)


def test_as_few_as_can_play_sit_down_and_chance_deals() -> None:
    matches = [motherlode.make("quartz") for _ in range(3)]
    assert {match.state.seats for match in matches} == {3}
    assert len({match.seed for match in matches}) == 3


def test_the_games_are_listed_whoever_imported_them() -> None:
    assert motherlode.games() == tuple(GAMES)
    assert all(motherlode.make(key).game.key == key for key in motherlode.games())
    program = "import motherlode; print(*motherlode.games()); print(*motherlode.games())"
    assert printed(program).split() == [*GAMES, *GAMES]


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("quarts", "no game is called 'quarts'; did you mean quartz?"),
        ("gemforge", "did you mean gem_forge?"),
        ("chess", "no game is called 'chess'; there are: quartz, quartz_cards"),
        (7, "no game is called 7; there are: quartz"),
        (["quartz"], "no game is called ['quartz']; did you mean quartz?"),
    ],
)
def test_a_game_that_is_not_there(key: Any, reason: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        motherlode.make(key)
    assert reason in str(caught.value)


def test_a_table_that_cannot_be_set() -> None:
    with pytest.raises(InvalidSeats, match="quartz is played by 3 to 5, not by 2"):
        motherlode.make("quartz", seats=2)
    with pytest.raises(MotherlodeError, match="edition can be en, ru"):
        motherlode.make("quartz", options={"edition": "de"})


def test_the_package_itself_imports_next_to_nothing() -> None:
    program = "import sys, motherlode; print(sum(m.startswith('motherlode.') for m in sys.modules))"
    assert printed(program) == "0\n"


def test_the_package_says_what_it_has() -> None:
    assert {"compiled", "games", "make"} <= set(dir(motherlode))
    with pytest.raises(AttributeError, match="has no attribute 'mke'"):
        _ = motherlode.mke


def test_a_pickle_may_be_the_first_to_ask_for_a_game() -> None:
    state = motherlode.make("leduc", seed=7).state
    program = f"import pickle; print(hash(pickle.loads({pickle.dumps(state)!r})) != 0)"
    assert printed(program) == "True\n"
