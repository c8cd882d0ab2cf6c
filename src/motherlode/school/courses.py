"""The courses: for each game its lessons in order, one file each.

src/motherlode/school/lessons/quartz/1-mining.toml    the first lesson, called `mining`
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import ValidationError, convert

from motherlode.games import GAMES
from motherlode.school.errors import NoLesson, Stale
from motherlode.school.lesson import Lesson, Script

HOME: Final = files("motherlode.school").joinpath("lessons")
FILE: Final = re.compile(r"(?P<place>\d+)-(?P<name>[a-z-]+)\.toml")


def course(game: str) -> Mapping[str, Lesson]:
    """The lessons of a game by name, in their order."""
    if game not in courses():
        raise NoLesson(f"there is no course for {game!r}; there are: {', '.join(courses())}")
    return courses()[game]


def lesson(game: str, name: str) -> Lesson:
    """One lesson."""
    found = course(game)
    if name not in found:
        raise NoLesson(f"no lesson is called {name!r}; there are: {', '.join(found)}")
    return found[name]


@cache
def courses() -> Mapping[str, Mapping[str, Lesson]]:
    """The courses of all games."""
    return {key: lessons for key in GAMES if (lessons := read_course(key))}


def read_course(game: str) -> dict[str, Lesson]:
    """The lessons of a game from its folder."""
    folder = HOME.joinpath(game)
    if not folder.is_dir():
        return {}
    paths = [path for path in folder.iterdir() if FILE.fullmatch(path.name)]
    lessons = (read_lesson(game, path) for path in sorted(paths, key=place_of))
    return {lesson.name: lesson for lesson in lessons}


def place_of(path: Traversable) -> int:
    """Which lesson of its course it is."""
    found = FILE.fullmatch(path.name)
    assert found
    return int(found["place"])


def read_lesson(game: str, path: Traversable) -> Lesson:
    """A lesson from its file."""
    found = FILE.fullmatch(path.name)
    assert found
    try:
        script = convert(tomllib.loads(path.read_text(encoding="utf-8")), Script)
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise Stale(f"{game}/{path.name}: {error}") from None
    return Lesson(GAMES[game], found["name"], script)
