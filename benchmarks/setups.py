"""Random tables: a seed decides everything about how a match is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, TypeVar

from motherlode.core.components import Number, Value
from motherlode.core.errors import SetupError
from motherlode.core.game import Game

Item = TypeVar("Item")

HOUSE_SHARE: Final = 0.2  # of the tables play by house rules
MOST_HOUSE_RULES: Final = 3
TRIES: Final = 20


@dataclass(frozen=True, slots=True)
class Setup:
    """How a match begins."""

    seats: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    house: Mapping[str, Value] = field(default_factory=dict)


def random_setup(game: Game, seats: int, seed: int, house_rules: bool = True) -> Setup:
    """Random options, and now and then random house rules, such as can be played with."""
    luck = Random(seed)
    for _ in range(TRIES):
        options = {option.key: pick(luck, option.choices) for option in game.options}
        house = random_house(game, luck) if house_rules else {}
        if can_be_set(game, seats, options, house):
            return Setup(seats, seed, options, house)
    return Setup(seats, seed)


def random_house(game: Game, luck: Random) -> dict[str, Value]:
    """No house rules for most; else a few numbers of the box anywhere within their limits."""
    if luck.random() >= HOUSE_SHARE or not game.box.numbers:
        return {}
    paths = [pick(luck, sorted(game.box.numbers)) for _ in range(1 + below(luck, MOST_HOUSE_RULES))]
    return {path: random_value(luck, game.box.numbers[path]) for path in paths}


def random_value(luck: Random, number: Number) -> Value:
    """Anything within the limits of a number."""
    width = number.most - number.least + 1
    if isinstance(number.value, tuple):
        return tuple(number.least + below(luck, width) for _ in number.value)
    return number.least + below(luck, width)


def can_be_set(
    game: Game, seats: int, options: Mapping[str, str], house: Mapping[str, Value]
) -> bool:
    """Whether a game agrees to be played like that."""
    try:
        game.table(seats, options, house)
    except SetupError:
        return False
    return True


def pick(luck: Random, items: Sequence[Item]) -> Item:
    """Any of the items: the same on every Python."""
    return items[below(luck, len(items))]


def below(luck: Random, limit: int) -> int:
    """A random int from 0 up to `limit`: the same on every Python."""
    return int(luck.random() * limit)
