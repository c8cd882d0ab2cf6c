"""Every number that a house rule can change is seen by everyone."""

from __future__ import annotations

from contextlib import suppress

from motherlode.core.errors import SetupError
from motherlode.games.dwarves_fall import DWARVES_FALL


def other_values(path: str) -> list[object]:
    """Values that a number could have instead, the nearest first."""
    number, value = DWARVES_FALL.box.numbers[path], DWARVES_FALL.box.values[path]
    if isinstance(value, tuple):
        return [(1 - value[0] if number.most == 1 else value[0] + 1, *value[1:])]
    near = (value + 1, value - 1, value - 2)
    return [one for one in near if number.least <= one <= number.most]


def seen(house: dict[str, object]) -> object:
    """What an onlooker sees of a table that was just dealt."""
    return DWARVES_FALL.start(3, 7, {"first_player": "0"}, house).view().table


def is_seen(path: str, usual: object) -> bool:
    """Whether some other value of a number shows."""
    for value in other_values(path):
        with suppress(SetupError):
            return seen({path: value}) != usual
    raise AssertionError(f"no other value of {path} can be played with")


def test_every_number_of_the_box_is_in_the_view() -> None:
    usual = seen({})
    assert [path for path in DWARVES_FALL.box.numbers if not is_seen(path, usual)] == []
