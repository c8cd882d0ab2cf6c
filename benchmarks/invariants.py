"""What is true after every move of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random
from typing import Any

from benchmarks.sheets import Check, Look, Sheet, reads
from motherlode.core import position
from motherlode.core.conservation import Tally, imbalances
from motherlode.core.frames import MOST_DECISIONS
from motherlode.core.game import Game
from motherlode.core.layout import Count, Counts
from motherlode.core.preconditions import broken_decisions, decisions_of
from motherlode.core.record import Record
from motherlode.core.seats import NO_SEAT, ONLOOKER
from motherlode.core.state import State


class Watch:
    """All invariants of a match, position after position; what cannot have changed is not asked."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.sheet: Any = Sheet(state)

    def broken(self) -> list[str]:
        """The invariants that the position breaks now."""
        game, state, sheet = self.game, self.state, self.sheet
        looks, numbers = due(game, sheet.renew())
        defects = [*broken_seats(state), *broken_moves(game, state)]
        for look in looks:
            defects += look(sheet)
        if not defects:
            asked = decisions_of(sheet.frames[: sheet.depth], sheet.seats)
            defects += broken_decisions(state, asked, game.preconditions, game.facts.Ask.names)
        for name in numbers:
            if least(getattr(sheet, name)) < 0:
                defects.append(f"{name} is {getattr(sheet, name)}")
        return defects


@cache
def due(game: Game, changed: frozenset[str]) -> tuple[tuple[Look, ...], tuple[str, ...]]:
    """What has to be looked at after a change, and the counts that may be negative now."""
    looks = tuple(check.look for check in checks(game) if check.is_due(changed))
    return looks, tuple(changed & counted(game))


@cache
def checks(game: Game) -> list[Check]:
    """What a game says of its tables, part by part."""
    counts = [
        Check(partial(missing, one), reads(one, game.state)) for one in game.invariants.COUNTS
    ]
    return counts + [Check(one, reads(one, game.state)) for one in game.invariants.CHECKS]


def missing(count: Callable[[Any], Tally], state: Any) -> Iterator[str]:
    """What is lost or made of the things that are counted."""
    return imbalances([count(state)])


def broken(game: Game, state: State) -> list[str]:
    """The invariants that a position breaks."""
    return Watch(game, state).broken()


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
        if both := moves + interrupts:
            yield from broken_offers(game, seat, both)


def broken_offers(game: Game, seat: int, moves: list[int]) -> Iterator[str]:
    """No move comes twice, and each is one."""
    if len(set(moves)) != len(moves):
        yield f"seat {seat} has a move twice: {sorted(moves)}"
    if min(moves) < 0 or max(moves) >= len(game.catalogue):
        yield f"seat {seat} has a move that is not in the catalogue: {sorted(moves)}"


@cache
def counted(game: Game) -> frozenset[str]:
    """The fields of a table that count something."""
    return frozenset(name for name, form in game.layout.items() if is_count(form))


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
