"""Numbers of the box: whatever a house rule can change, a player can see."""

from __future__ import annotations

from collections.abc import Iterator

from motherlode.core.components import Number, Value
from motherlode.core.game import Game
from tests.conformance.walks import every_game


def others(number: Number, value: Value) -> Iterator[Value]:
    """Another number, or the row with each of its numbers changed in turn."""
    if isinstance(value, tuple):
        for place, one in enumerate(value):
            yield (*value[:place], next_to(number, one), *value[place + 1 :])
    else:
        yield next_to(number, value)


def next_to(number: Number, value: int) -> int:
    """The next number that the rules can bear."""
    return value + 1 if value < number.most else value - 1


@every_game
def test_every_number_that_a_house_rule_can_change_is_in_the_view(game: Game) -> None:
    state = game.start(game.seats[-1], 1)  # with most seats there is a place for every number
    shown = state.view().table
    unseen = []
    for path, value in game.box.values.items():
        for other in others(game.box.numbers[path], value):
            changed = state.copy()
            game.write_numbers(changed, {**game.box.values, path: other})
            if changed.view().table == shown:
                unseen.append(f"{path} {other}")
    assert not unseen, f"no view of {game.key} tells {', '.join(unseen)}"
