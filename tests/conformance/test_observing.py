"""What a seat may know as a row of ints: nothing hidden is in it, and everything that is open."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import motherlode
from motherlode.core.axes import Axis, GroupAxis, PlainAxis
from motherlode.core.errors import InvalidBuffer, InvalidSeats, WrongSeat
from motherlode.core.game import Game
from motherlode.core.layout import Scratch
from motherlode.core.observed import reading
from motherlode.core.options import FIRST_PLAYER
from motherlode.core.state import State
from motherlode.games import find
from motherlode.games.leduc.facts import Card
from tests.conformance.walks import Case, every_case, every_game, walks


def observation(state: State, seat: int) -> list[int]:
    """What a seat sees, as a list."""
    names = find(state.game).observation_fields(state.seats)
    row = array("i", [-99]) * len(names)
    assert state.observe(seat, row) == len(names)
    return row.tolist()


@every_case
def test_hidden_things_dealt_anew_leave_every_byte_as_it_was(case: Case) -> None:
    for match, source in walks(case, every=2):
        for seat in range(case.seats):
            other = match.state.determinize(seat, source)
            assert observation(other, seat) == observation(match.state, seat)


@every_case
def test_every_int_has_a_name_of_its_own_and_is_what_it_says(case: Case) -> None:
    fields = case.game.observation_fields(case.seats)
    assert len({field.name for field in fields}) == len(fields)
    for match, _ in walks(case, every=7):
        for seat in range(case.seats):
            for field, value in zip(fields, observation(match.state, seat), strict=True):
                if field.sort in ("name", "seat"):
                    assert -1 <= value <= len(field.names), field
                elif field.sort == "move":
                    assert -1 <= value < len(case.game.catalogue), field


@every_case
def test_every_option_is_seen_but_who_was_to_begin(case: Case) -> None:
    seen = {field.name for field in case.game.observation_fields(case.seats)}
    options = {option.key for option in case.game.options}
    assert options - seen == options & {FIRST_PLAYER}


@every_case
def test_what_is_open_changes_what_is_seen(case: Case) -> None:
    """Each open field of the layout, changed by itself, changes an int for every seat."""
    before = [match.state.copy() for match, _ in walks(case, every=9)][2]
    changed = 0
    for name, axes in open_fields(case.game):
        for place in product(*(at_the_table(axis, case.seats) for axis in axes)):
            state = before.copy()
            add_one(state, name, place)
            for seat in range(case.seats):
                assert observation(state, seat) != observation(before, seat), (name, place)
            changed += 1
    assert changed > 5


def open_fields(game: Game) -> Iterator[tuple[str, list[Axis]]]:
    """The fields that everybody may know, and the sides of their tables."""
    for key, form in game.layout.items():
        parts: dict[str, Any] = getattr(form, "parts", {key: form})
        for name, part in parts.items():
            if not isinstance(part, Scratch) and name not in game.secrets:
                yield name, reading(part)[0]


def at_the_table(axis: Axis, seats: int) -> range:
    """The places of a table that belong to somebody who plays."""
    if isinstance(axis, PlainAxis):
        return range(axis.width)
    return range(seats * axis.width if isinstance(axis, GroupAxis) else seats)


def add_one(state: State, name: str, place: tuple[int, ...]) -> None:
    """Change one int of a field: a set gets or loses its first seat, all others grow."""
    value = getattr(state, name)
    if not place:
        setattr(state, name, int(value) ^ 1 if name == "inside" else value + 1)
        return
    table = [list(row) if isinstance(row, list) else row for row in value]
    row: Any = table[place[0]] if len(place) > 1 else table
    row[place[-1]] += 1
    setattr(state, name, table)


@every_case
def test_own_secrets_are_seen_by_their_owner_alone(case: Case) -> None:
    names = case.game.observation_fields(case.seats)
    seen = 0
    for match, source in walks(case, every=5):
        for seat in range(case.seats):
            world = match.state.determinize((seat + 1) % case.seats, source)
            if case.seats == 2 and world.view(seat) != match.state.view(seat):
                seen += observation(world, seat) != observation(match.state, seat)
    assert names
    assert seen or case.seats != 2


def test_seats_are_told_as_their_distance_from_the_one_who_looks() -> None:
    match = motherlode.make("quartz", seats=4, seed=5, options={"first_player": "2"})
    names = [field.name for field in match.game.observation_fields(4)]
    rows = [dict(zip(names, observation(match.state, seat), strict=True)) for seat in range(4)]
    assert [row["turn"] for row in rows] == [2, 1, 0, 3]
    assert [row["asked.@0"] for row in rows] == [0, 0, 1, 0]
    assert [row["asked.@1"] for row in rows] == [0, 1, 0, 0]
    assert rows[0]["hand.@1"] == sum(match.state.view(1).table.players[1].hand.values())


def test_a_card_in_a_hand_is_told_to_its_owner_and_counted_for_the_others() -> None:
    match = motherlode.make("leduc", seats=2, seed=5)
    names = [field.name for field in match.game.observation_fields(2)]
    own, other = (
        dict(zip(names, observation(match.state, seat), strict=True)) for seat in range(2)
    )
    cards = [Card.names.index(match.state.view(seat).table.cards[seat]) for seat in range(2)]
    assert [own["card.@0"], other["card.@0"]] == cards
    assert [own["card.@1"], other["card.@1"]] == [-1, -1]


@every_game
def test_a_buffer_that_does_not_fit_is_refused_and_left_alone(game: Game) -> None:
    state = game.start(game.seats[0], 1)
    short = array("i", [7, 7])
    with pytest.raises(InvalidBuffer, match="room for"):
        state.observe(0, short)
    assert short.tolist() == [7, 7]
    with pytest.raises(InvalidBuffer, match="32 bits"):
        state.observe(0, array("q", [7]) * 4096)
    with pytest.raises((InvalidBuffer, BufferError)):
        state.observe(0, bytes(4096))
    with pytest.raises(WrongSeat):
        state.observe(game.seats[0], short)
    with pytest.raises(InvalidSeats):
        game.observation_fields(9)


def test_looking_takes_no_luck_and_changes_nothing() -> None:
    state = motherlode.make("gem_forge", seats=3, seed=2).state
    before = state.copy()
    observation(state, 1)
    assert state == before
