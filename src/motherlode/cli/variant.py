"""Which variant of a game a command is about: edition, options, house rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from motherlode.core.components import Value
from motherlode.core.errors import InvalidOption
from motherlode.core.game import Game


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Variant:
    """What is played differently."""

    edition: str | None = None
    "Which edition of the rules."
    option: Annotated[tuple[str, ...], Parameter(negative="")] = ()
    "An option of the game as key=value; may be given several times."
    house: Path | None = None
    "A file of house rules."

    def options(self) -> dict[str, str]:
        """The options that were named."""
        named = dict(map(pair_of, self.option))
        return {**named, "edition": self.edition} if self.edition else named

    def house_rules(self, game: Game) -> Mapping[str, Value]:
        """The numbers of the box that the table plays differently."""
        return game.box.house(self.house.read_text(encoding="utf-8")) if self.house else {}


def pair_of(text: str) -> tuple[str, str]:
    """An option and its choice."""
    key, equals, choice = text.partition("=")
    if not equals:
        raise InvalidOption(f"an option is written key=value, not {text!r}")
    return key.strip(), choice.strip()
