"""Guests in an arena: what they are told, how they forfeit, and how they fail to cheat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from motherlode.bots.guests import invite
from motherlode.cli.arena import arena
from motherlode.cli.variant import Variant
from motherlode.core.errors import SetupError
from motherlode.games import find
from motherlode.lab.arena import Arena, Plan, Result, last_are, next_move, play, run
from motherlode.lab.files import append, kept_key, open_results
from motherlode.lab.spread import ALONE, Hands
from motherlode.lab.table import table
from tests.bots.guests import forget_guests

BOTS = """
import gc, json, os, sys
from pathlib import Path

def note(text):
    with open("notes.txt", "a") as file:
        file.write(text + "\\n")

class First:
    def __init__(self, seed): self.seed = seed
    def choose(self, observation): return observation.moves[0]

class Wrong(First):
    def choose(self, observation): return 4000

class Broken(First):
    def choose(self, observation): raise RuntimeError("no idea")

class Slow(First):
    def choose(self, observation):
        while True: pass

class Gone(First):
    def choose(self, observation): os._exit(3)

class Loud(First):
    def choose(self, observation): return "!" * 100000

class Stillborn(First):
    def __init__(self, seed):
        if seed: raise RuntimeError("not today")

class Listener(First):
    def hear(self, events): note(json.dumps(events))
    def end(self, outcome): note("end " + json.dumps(outcome.as_data()))

class Climber(First):
    '''Looks for the true position in whoever calls it, and in all that lies in memory.'''
    def choose(self, observation):
        frame = sys._getframe(1)
        while frame:
            for thing in frame.f_locals.values():
                self.look(thing, observation)
            frame = frame.f_back
        for thing in gc.get_objects():
            self.look(thing, observation)
        return super().choose(observation)
    def look(self, thing, observation):
        from motherlode.core.match import Match
        from motherlode.core.state import State
        if isinstance(thing, Match) or (
            isinstance(thing, State) and thing.seats and thing is not observation.world
            and type(thing) is type(observation.world)
        ):
            note("a position that it was not given")

class Patcher(First):
    '''Changes the rules, what others are told, and the numbers of the box.'''
    def choose(self, observation):
        import motherlode.lab.arena as arena
        from motherlode.core.registry import game_of
        arena.Observation = None
        arena.next_move = lambda *_: (0, 0)
        game_of(observation.world).box.values.clear()
        return super().choose(observation)

class Breaker(First):
    '''Tries seeds of arenas until one gives its own, and knows the deal by it.'''
    def choose(self, observation):
        from motherlode.lab.arena import Arena, Plan
        for seed in range(5):
            plain = Arena("leduc", ("random", "random"), 2, seed)
            for plan in plain.plans():
                if self.seed in {plan.luck(plan.rotation, seat) for seat in range(2)}:
                    note("the seed of the deal")
        return super().choose(observation)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with bots in it, in which the arena is called."""
    (tmp_path / "fair_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    with forget_guests("fair_bots"):
        yield tmp_path


def notes(folder: Path) -> list[str]:
    """What the bots have written down."""
    path = folder / "notes.txt"
    return path.read_text().splitlines() if path.exists() else []


def one(bot: str, **changes: object) -> Result:
    """A match of a guest."""
    plan = next(Arena("leduc", (f"fair_bots:{bot}", "random"), 1, **changes).plans())  # type: ignore[arg-type]
    return play(plan)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Wrong", "chose 4000, which is not among its moves"),
        ("Broken", "failed to choose: RuntimeError: no idea"),
        ("Slow", "took more than 0.2 s to choose"),
        ("Gone", "is gone, asked to choose"),
        ("Loud", "is gone, asked to choose"),
        ("Stillborn", "failed to begin: RuntimeError: not today"),
    ],
)
def test_whoever_fails_forfeits_and_the_match_goes_on(bot: str, why: str) -> None:
    result = one(bot, seconds=0.2 if bot == "Slow" else 30)
    assert result.ranks == (2, 1)
    ((seat, reason),) = result.forfeits
    assert seat == 0
    assert why in reason


def test_all_who_fail_come_last() -> None:
    assert last_are({}, (1, 2, 2)) == (1, 2, 2)
    assert last_are({0: "x"}, (1, 2, 2)) == (3, 1, 1)
    assert last_are({0: "x", 2: "y"}, (1, 4, 2, 3)) == (3, 2, 3, 1)


def test_the_table_counts_forfeits(capsys: pytest.CaptureFixture[str]) -> None:
    arena("leduc", bots="fair_bots:Wrong,random", games=2, workers=1)
    assert "fair_bots:Wrong forfeited 2 of 2 matches" in capsys.readouterr().out
    assert table([one("First")])[0].forfeits == 0


def test_a_guest_is_told_what_its_seat_may_know_and_the_end(folder: Path) -> None:
    result = one("Listener")
    *heard, end = notes(folder)
    events = [event for line in heard for event in json.loads(line)]
    match = next(Arena("leduc", ("random", "random"), 1).plans()).match()
    told = {event.kind.key for event in match.opening}
    assert told <= {event["event"] for event in events}
    dealt = [event for event in events if "card" in event and event.get("seat") == 1]
    assert all(event["card"] is None for event in dealt if event["event"] in told)
    assert json.loads(end.removeprefix("end "))["ranks"] == list(result.ranks)


def test_the_true_position_is_out_of_reach(folder: Path) -> None:
    one("Climber")
    assert notes(folder) == []


def test_in_one_process_it_would_not_be(folder: Path) -> None:
    match = find("leduc").start(2, 5)
    bots = {seat: invite("fair_bots:Climber", 1) for seat in range(2)}
    next_move(match, bots, Random(1))
    assert set(notes(folder)) == {"a position that it was not given"}


def test_what_a_guest_changes_is_changed_for_itself_alone() -> None:
    key = "ab" * 32
    honest, patched = one("First", key=key), one("Patcher", key=key)
    assert (honest.scores, honest.ranks) == (patched.scores, patched.ranks)
    assert patched.forfeits == ()
    assert find("leduc").box.values


def test_the_seed_of_a_guest_tells_nothing_of_the_deal(folder: Path) -> None:
    one("Breaker")
    assert notes(folder) == []


def test_without_a_key_it_would(folder: Path) -> None:
    plain = Plan(Arena("leduc", ("random", "random"), 1), 0, 0)
    observation = plain.match().state.copy()
    bots = {seat: invite("fair_bots:Breaker", plain.luck(0, seat)) for seat in range(2)}
    next_move(observation, bots, Random(1))
    assert notes(folder) == ["the seed of the deal"]


def test_the_same_key_deals_the_same_matches_and_none_another() -> None:
    names = ("fair_bots:First", "random")
    keyed = Arena("leduc", names, 4, key="01" * 32)
    assert list(run(keyed, hands=ALONE)) == list(run(keyed, hands=Hands(workers=2)))
    assert Arena("leduc", names, 4).key != Arena("leduc", names, 4).key
    assert Arena("leduc", ("random", "random"), 4).key == ""


@pytest.mark.parametrize("key", ["zz", "abc", "AB", "ab" * 65])
def test_what_is_no_key_is_refused(key: str) -> None:
    with pytest.raises(SetupError, match="a key is"):
        Arena("leduc", ("random", "random"), 1, key=key)


def test_an_arena_with_guests_goes_on_by_its_key(folder: Path) -> None:
    path = folder / "results.jsonl"
    begun = Arena("leduc", ("fair_bots:First", "random"), 2)
    open_results(path, begun)
    append(path, play(next(begun.plans())))
    assert kept_key(path) == begun.key
    arena("leduc", bots="fair_bots:First,random", games=2, workers=1, out=folder)
    assert len(path.read_text().splitlines()) == 3


def test_variants_are_played(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "rubies.toml").write_text("[crystals.ruby]\nprice = 9\n")
    variant = Variant(edition="ru", house=folder / "rubies.toml")
    arena("quartz", bots="random", games=1, workers=1, variant=variant, out=folder, json=True)
    found = json.loads(capsys.readouterr().out)
    assert found["options"] == {"edition": "ru"}
    assert found["house"] == {"crystals.ruby.price": 9}
