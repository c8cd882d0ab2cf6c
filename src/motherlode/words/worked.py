"""Worked examples for the rules: a position and a few moves, which the rules themselves carry out.

What an example tells, and every number in it, comes from the engine when it is asked for: nothing
of that is written down. `examples/<game>.jsonl` has one example a line.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import takewhile
from typing import Any, Final

from motherlode.core import position
from motherlode.core.events import Event
from motherlode.core.listeners import listening
from motherlode.core.registry import find, game_of
from motherlode.core.seats import ONLOOKER
from motherlode.core.state import State

NEXT: Final = ("turn_began", "day_began")


@dataclass(frozen=True, slots=True)
class Example:
    """Where it stands in the rules, from which position it starts and what is played."""

    key: str
    section: str
    position: dict[str, Any]
    moves: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Worked:
    """An example carried out: what everybody saw before, what they saw happen, and after."""

    key: str
    section: str
    before: dict[str, Any]
    events: list[dict[str, Any]]
    after: dict[str, Any]


@cache
def examples(game: str) -> tuple[Example, ...]:
    """The examples of a game, in the order in which its rules show them."""
    home = files("motherlode.words").joinpath("examples", f"{game}.jsonl")
    return tuple(map(read, home.read_text("utf-8").splitlines())) if home.is_file() else ()


def read(line: str) -> Example:
    """The example of a line."""
    item = json.loads(line)
    moves = tuple((int(seat), str(text)) for seat, text in item["moves"])
    return Example(item["key"], item["section"], item["position"], moves)


def worked(game: str) -> list[Worked]:
    """The examples of a game, carried out."""
    return [carry_out(example) for example in examples(find(game).key)]


def carry_out(example: Example) -> Worked:
    """Play the moves of an example and note what an onlooker is told."""
    state = position.load(example.position)
    before = table(state)
    told = [seen for seat, text in example.moves for seen in played(state, seat, text)]
    return Worked(
        example.key, example.section, before, list(takewhile(goes_on, told)), table(state)
    )


def goes_on(event: Mapping[str, Any]) -> bool:
    """Whether an event is still shown: an example ends where the next turn begins."""
    return event["event"] not in NEXT


def table(state: State) -> dict[str, Any]:
    """The table as an onlooker sees it."""
    found: dict[str, Any] = state.view(ONLOOKER).table.as_data()
    return found


def played(state: State, seat: int, text: str) -> Iterator[dict[str, Any]]:
    """What an onlooker is told of a move."""
    game = game_of(state)
    with listening(state) as told:
        state.play(seat, game.catalogue.number(text))
    for item in told:
        if seen := Event.of(item, game.events).seen_by(ONLOOKER):
            yield dict(seen)
