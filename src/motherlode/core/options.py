"""Choices that a table makes before it starts: editions, readings of a rule, variants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.core.errors import InvalidOption

FIRST_PLAYER: Final = "first_player"  # the option of every game that is about a seat


@dataclass(frozen=True, slots=True)
class Option:
    """One choice. The state has an int field of the same name: the place of what was chosen.

    The first choice is the default.
    """

    key: str
    choices: tuple[str, ...]
    clause: str

    def place(self, choice: object) -> int:
        """The int that stands for a choice; a truth value is `on` or `off`."""
        if isinstance(choice, bool):
            choice = "on" if choice else "off"
        if choice not in self.choices:
            known = ", ".join(self.choices)
            raise InvalidOption(f"{self.key} can be {known}, not {choice!r}")
        return self.choices.index(str(choice))


def first_player(seats: int, clause: str) -> Option:
    """Who begins: by lot, or the seat that a table agrees on."""
    return Option(FIRST_PLAYER, ("random", *map(str, range(seats))), clause)


def places(options: Sequence[Option], chosen: Mapping[str, object]) -> dict[str, int]:
    """The int of every option, the defaults where nothing was chosen."""
    known = {option.key for option in options}
    if not isinstance(chosen, Mapping):
        raise InvalidOption(f"options are choices by name, not {chosen!r}")
    for key in chosen:
        if key not in known:
            raise InvalidOption(
                f"no option is called {key!r}; there are: {', '.join(sorted(known))}"
            )
    return {
        option.key: option.place(chosen[option.key]) if option.key in chosen else 0
        for option in options
    }
