"""How the grandmaster searches where it asks no net: what `motherlode tune` found, by table."""

from __future__ import annotations

import tomllib
from dataclasses import fields, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from motherlode.core.errors import SetupError
from motherlode.core.registry import find
from motherlode.core.search_settings import SearchSettings
from motherlode.core.state import State

KINDS: Final[dict[str, type[Any]]] = {
    field.name: type(field.default) for field in fields(SearchSettings)
}


@cache
def tuned(game: str, seats: int) -> SearchSettings:
    """The settings of a table; what was not tuned is as the game proposes."""
    text = files(__package__).joinpath("tuned.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text).get(game, {})
    return replace(find(game).search_settings, **found.get("any", {}), **found.get(str(seats), {}))


def tuned_at(world: State) -> SearchSettings:
    """The same for the table of a world."""
    return tuned(world.game, world.seats)


def changes_of(text: str) -> dict[str, Any]:
    """Settings as a name of a bot says them: `explore=0.2+stages=3`."""
    found: dict[str, Any] = {}
    for part in text.split("+"):
        name, _, value = part.partition("=")
        if name not in KINDS:
            raise SetupError(f"a search has no setting {name!r}; there are: {', '.join(KINDS)}")
        found[name] = value_of(name, value)
    return found


def value_of(name: str, value: str) -> Any:
    """The value of a setting, of the right kind."""
    if KINDS[name] is bool and value in {"True", "False"}:
        return value == "True"
    try:
        if KINDS[name] is not bool:
            return KINDS[name](value)
    except ValueError:
        pass
    raise SetupError(f"{name} of a search is no {value!r}")


def text_of(changes: dict[str, Any]) -> str:
    """The same as a name says it."""
    return "+".join(f"{name}={value}" for name, value in changes.items())
