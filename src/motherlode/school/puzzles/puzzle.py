"""A puzzle: a position that a seat cannot tell from the one it came from, and its best move."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from random import Random
from typing import Any, Final

from motherlode.coach.calibration import true_chance
from motherlode.coach.review import Figure
from motherlode.core import position
from motherlode.core.errors import MotherlodeError
from motherlode.core.observation import Observation
from motherlode.core.state import State
from motherlode.games import GAMES

DIFFICULTIES: Final = ("heuristic", "journeyman", "master", "nobody")  # the lowest that finds it


class NoPuzzle(MotherlodeError):
    """There is no such puzzle."""


class InvalidPuzzle(MotherlodeError):
    """A file that holds no puzzles."""


@dataclass(frozen=True, slots=True)
class Option:
    """A move of a puzzle with what the search says of it."""

    move: str
    chance: float  # to win, from 0 to 1
    error: float  # one standard error of it
    points: float  # that the seat may expect
    visits: int  # playouts that began with it


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A seat is asked, and one answer is clearly best."""

    key: str
    game: str
    seat: int
    position: Mapping[str, Any]  # a determinized world: what the seat does not know was dealt anew
    options: tuple[Option, ...]  # every legal move, the best first
    clause: str  # the rule that the best move goes by
    theme: str  # what the best move is about: `leave`, `play eureka`
    difficulty: str
    found: Mapping[str, float]  # by level: how often it finds the best move
    made: Mapping[str, Any]  # the match it came from, and how it was searched

    @property
    def best(self) -> Option:
        """The answer."""
        return self.options[0]

    def told(self, option: Option) -> Figure:
        """The chance of a move as it comes true, as all chances are told."""
        return true_chance(self.game, self.position["seats"], option.chance, option.error)

    def state(self) -> State:
        """Its position, ready to be played on."""
        return position.load(self.position)

    def observation(self, seed: int) -> Observation:
        """What its seat knows."""
        return Observation(self.state(), self.seat, Random(seed))

    def as_data(self) -> dict[str, Any]:
        """Plain data for a file; options as rows."""
        return {**asdict(self), "options": [list(asdict(one).values()) for one in self.options]}


def read(data: Mapping[str, Any]) -> Puzzle:
    """The puzzle that plain data describe."""
    options = tuple(Option(*row) for row in data["options"])
    return Puzzle(**{**data, "options": options})


def key_of(world: Mapping[str, Any], seat: int) -> str:
    """A short name for a puzzle, the same for the same position."""
    text = json.dumps([world, seat], sort_keys=True)
    return blake2b(text.encode(), digest_size=4).hexdigest()


# -- those that come with the package -------------------------------------------------------------


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none if it has none."""
    home = files("motherlode.school.puzzles").joinpath("shipped", f"{game}.jsonl")
    if not home.is_file():
        return ()
    return tuple(parse(home.read_text(encoding="utf-8").splitlines()))


def puzzle(key: str) -> Puzzle:
    """A puzzle of the package by its key."""
    for game in GAMES:
        for found in shipped(game):
            if found.key == key:
                return found
    raise NoPuzzle(f"no puzzle is called {key[:40]!r}")


def parse(lines: Iterable[str]) -> Iterable[Puzzle]:
    """Puzzles written one a line."""
    for number, line in enumerate(lines, 1):
        try:
            yield read(json.loads(line))
        except (KeyError, TypeError, ValueError) as error:
            raise InvalidPuzzle(f"line {number} holds no puzzle: {error!r}") from None


def format_line(puzzle: Puzzle) -> str:
    """A puzzle as one line."""
    return json.dumps(puzzle.as_data(), ensure_ascii=False, separators=(",", ":"))
