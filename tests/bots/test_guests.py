"""Bots that somebody brings along: found by name, checked at every choice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from motherlode.bots.bot import stepping_in
from motherlode.bots.guests import Guest, IllegalChoice, invite
from motherlode.bots.levels import UnknownBot, bot
from motherlode.bots.random import RandomBot
from motherlode.bots.search import SearchBot
from motherlode.cli.arena import arena
from motherlode.core.observation import Observation
from motherlode.games import find
from motherlode.lab.arena import Arena, run
from motherlode.lab.spread import ALONE, Hands
from tests.bots.guests import forget_guests
from tests.cli.run import Shell
from tests.quartz.scene import Scene as QuartzScene

EXAMPLES = Path(__file__).parents[2] / "examples"
BOTS = """
from random import Random

class First:
    def __init__(self, seed): pass
    def choose(self, observation): return observation.moves[0]

class Wrong(First):
    def choose(self, observation): return 4000

class Vague(First):
    def choose(self, observation): return True

class Lost(First):
    def choose(self, observation): return "here"

class Deaf(First):
    choose = None

class Any:
    def __init__(self, seed): self.random = Random(seed)
    def choose(self, observation): return self.random.choice(observation.moves)

class Hasty(Any):
    def step_in(self, observation): return observation.interrupts[0]

class Number:
    def __init__(self, number): self.number = number
    def __index__(self): return self.number
    def __eq__(self, other): return self.number == other

class Counting(First):
    def choose(self, observation): return Number(observation.moves[0])

def maker(seed): return First(seed)

number = 5
"""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder with bots in it; what is imported from there is forgotten again."""
    (tmp_path / "my_bots.py").write_text(BOTS)
    (tmp_path / "broken_bots.py").write_text("import nothing_of_that_name")
    monkeypatch.chdir(tmp_path)
    with forget_guests("my_bots", "broken_bots", "own_bot"):
        yield


def test_levels_are_bots_as_before() -> None:
    assert isinstance(invite("random", 1), RandomBot)
    assert isinstance(invite("search:20", 1), SearchBot)


@pytest.mark.parametrize("name", ["my_bots:First", "my_bots:maker", "my_bots:Counting"])
def test_a_bot_of_the_folder_plays(name: str) -> None:
    assert isinstance(invite(name, 1), Guest)
    results = list(
        run(Arena("quartz", (name, "random", "random"), games=6), hands=Hands(workers=2))
    )
    assert [result.bots.index(name) for result in results] == [0, 1, 2] * 2


def test_the_table_calls_it_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    arena("leduc", bots="my_bots:First,random", games=4, workers=1, json=True)
    found = json.loads(capsys.readouterr().out)
    assert {line["bot"] for line in found["lines"]} == {"my_bots:First", "random"}


def test_it_need_not_know_of_interrupts_but_may() -> None:
    scene = QuartzScene(cart={0: {"obsidian": 1}}, token=(0,), bag={"quartz": 3}).play("mine")
    state = scene.state
    quiet, hasty = invite("my_bots:Any", 1), invite("my_bots:Hasty", 1)
    assert stepping_in(state, {0: quiet}, Random(1)) is None
    assert stepping_in(state, {0: hasty}, Random(1)) == (0, state.interrupts(0)[0])


@pytest.mark.parametrize(
    ("name", "chosen"),
    [("my_bots:Wrong", "4000"), ("my_bots:Vague", "True"), ("my_bots:Lost", "'here'")],
)
def test_what_it_cannot_play_is_refused_by_its_name(name: str, chosen: str) -> None:
    observation = Observation(find("leduc").start(2, 1), 0, Random(1))
    with pytest.raises(IllegalChoice, match=f"{name} chose {chosen}, which is not among"):
        invite(name, 1).choose(observation)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("my_bots:Nobody", "no attribute 'Nobody'"),
        ("my_bots:", "no bot is found"),
        ("no_such_bots:First", "No module named 'no_such_bots'"),
        ("broken_bots:First", "No module named 'nothing_of_that_name'"),
        (":First", "no bot is found"),
        ("..:First", "no bot is found"),
        ("my_bots:number", "cannot be called"),
        ("my_bots:Deaf", "cannot choose"),
        ("wizard", "no bot is called 'wizard'"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(
    name: str, reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(UnknownBot, match=reason):
        invite(name, 1)
    assert reason in Shell(monkeypatch, capsys).refused("arena", "leduc", "--bots", name)


def test_levels_alone_are_chosen_over_a_network() -> None:
    with pytest.raises(UnknownBot):
        bot("my_bots:First", 1)


def test_the_bot_of_the_examples_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    results = list(run(Arena("dwarves_fall", ("own_bot:Greedy", "random"), games=10), hands=ALONE))
    assert sum(result.share(result.bots.index("own_bot:Greedy")) for result in results) >= 8
