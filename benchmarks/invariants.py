"""What is true after every move of every game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from motherlode.core import position
from motherlode.core.frames import MOST_DECISIONS
from motherlode.core.game import Game
from motherlode.core.layout import Count, Counts
from motherlode.core.record import Record
from motherlode.core.seats import NO_SEAT, ONLOOKER
from motherlode.core.state import State


def broken(game: Game, state: State) -> list[str]:
    """The invariants that a position breaks."""
    defects = [*broken_seats(state), *broken_moves(game, state), *broken_table(game, state)]
    return [*defects, *broken_numbers(game, state)]


def broken_seats(state: State) -> Iterator[str]:
    """Somebody is asked exactly as long as the game is not over."""
    asked = state.asked()
    if bool(asked) == bool(state.over):
        yield f"over is {bool(state.over)}, yet the seats asked are {asked}"
    if state.seat != (asked[0] if asked else NO_SEAT):
        yield f"the seat to move is {state.seat}, the seats asked are {asked}"
    if not 0 <= state.depth <= MOST_DECISIONS or (state.over and state.depth):
        yield f"{state.depth} decisions are open"


def broken_moves(game: Game, state: State) -> Iterator[str]:
    """Whoever is asked has an answer, and nobody else; no move comes twice."""
    asked = state.asked()
    for seat in range(state.seats):
        moves, interrupts = state.moves(seat), state.interrupts(seat)
        if bool(moves) != (seat in asked):
            yield f"seat {seat} has {len(moves)} moves, the seats asked are {asked}"
        if state.over and interrupts:
            yield f"seat {seat} may interrupt though the game is over"
        both = [*moves, *interrupts]
        if len(set(both)) != len(both):
            yield f"seat {seat} has a move twice: {sorted(both)}"
        if not all(0 <= move < len(game.catalogue) for move in both):
            yield f"seat {seat} has a move that is not in the catalogue: {sorted(both)}"


def broken_table(game: Game, state: State) -> Iterator[str]:
    """Nothing is lost or made, and what is asked can be asked."""
    yield from game.inconsistencies(state)


def broken_numbers(game: Game, state: State) -> Iterator[str]:
    """No count is negative."""
    for name in counted(game):
        value = getattr(state, name)
        if least(value) < 0:
            yield f"{name} is {value}"


@cache
def counted(game: Game) -> tuple[str, ...]:
    """The fields of a table that count something."""
    return tuple(name for name, form in game.layout.items() if is_count(form))


def is_count(form: Any) -> bool:
    """Whether a form writes counts, in rows or alone."""
    while hasattr(form, "form"):
        form = form.form
    return isinstance(form, Counts) or (isinstance(form, Count) and form.least >= 0)


def least(value: Any) -> int:
    """The least number of a row or a table, or the number itself."""
    if not isinstance(value, list):
        return int(value)
    return int(min(map(min, value)) if isinstance(value[0], list) else min(value))


def broken_knowledge(state: State, luck: Random) -> Iterator[str]:
    """A determinized world looks the same to its seat, and a position survives paper."""
    for seat in (*range(state.seats), ONLOOKER):
        world = state.determinize(seat, luck)
        if world.view(seat) != state.view(seat):
            yield f"seat {seat} can tell a determinized world from the true one"
        if seat != ONLOOKER and world.moves(seat) != state.moves(seat):
            yield f"seat {seat} has other moves in a determinized world"
    written = position.dumps(state)
    if position.dumps(position.loads(written)) != written:
        yield "the position does not survive being written and read"


def broken_record(record: Record, state: State) -> Iterator[str]:
    """Replaying a match leads to the same bytes."""
    replayed = Record.loads(record.dumps()).replay()
    if position.dumps(replayed) != position.dumps(state):
        yield "replaying the match leads to another position"
