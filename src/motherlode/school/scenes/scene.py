"""A scene: a position of the test that names a clause, what is played there, what is refused."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct, to_builtins

from motherlode.core.errors import MotherlodeError
from motherlode.core.registry import find


class NoScene(MotherlodeError):
    """Nothing shows that clause."""


class Scene(Struct, frozen=True):
    """A clause at work."""

    clause: str
    seat: int  # whose eyes it is seen with
    position: Mapping[str, Any]
    moves: tuple[str, ...]  # of any seats: `1: mine`
    refused: str  # a move that is tried in the end and cannot be made; nothing if there is none
    test: str  # where it was taken from

    def line(self) -> str:
        """The scene as one line of a file."""
        return json.dumps(to_builtins(self), ensure_ascii=False, separators=(",", ":"))


@cache
def scenes(game: str) -> Mapping[str, Scene]:
    """The scenes of a game by clause; none if it has none."""
    home = files("motherlode.school.scenes").joinpath(f"{game}.jsonl")
    if not home.is_file():
        return {}
    return {scene.clause: scene for scene in map(read, home.read_text("utf-8").splitlines())}


def scene(game: str, clause: str) -> Scene:
    """The scene that shows a clause of a game."""
    shown = scenes(find(game).key)
    if clause not in shown:
        raise NoScene(f"nothing shows {clause[:20]!r}")
    return shown[clause]


def read(line: str) -> Scene:
    """The scene of a line."""
    item = json.loads(line)
    return Scene(**{**item, "moves": tuple(item["moves"])})
