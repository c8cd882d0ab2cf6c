"""What is true after every move of every game."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple

from benchmarks.sheets import (
    Check,
    Sheet,
    Span,
    check_of,
    make_room,
    pieces,
    reads_of_class,
    spans,
)
from motherlode.core import position
from motherlode.core.conservation import Tally, imbalances
from motherlode.core.frames import MOST_DECISIONS
from motherlode.core.game import Game
from motherlode.core.layout import Count, Counts
from motherlode.core.preconditions import OpenDecision, decisions_of, misput
from motherlode.core.record import Record
from motherlode.core.registry import game_of
from motherlode.core.seats import NO_SEAT
from motherlode.core.state import State

Place = tuple[str, int, int]  # a field, the byte that it begins at, and how many ints it has
Violations = Callable[[Any, OpenDecision], Iterator[str]]


class Watch:
    """All invariants of a match, position after position; what cannot have changed is not asked."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.sheet = Sheet(state)
        self.stacks = stacks(game, state.seats)

    def broken(self) -> list[str]:
        """The invariants that the position breaks now."""
        state = self.state
        asked = state.asked()
        moves = broken_moves(self.game, state, asked)
        return [*broken_seats(state, asked), *moves, *self.broken_table()]

    def broken_table(self) -> list[str]:
        """What cannot lie on the table, or not with what is asked."""
        sheet = self.sheet
        defects: list[str] = []
        checks, counts = due(self.game, sheet.renew())
        for check in checks:
            defects += check.defects(sheet)
        if not defects:
            defects += self.stacks.defects(self.state, sheet)
        for name, start, many in counts:
            if sheet.least(start, many) < 0:
                defects.append(f"{name} is {getattr(sheet, name)}")
        return defects


@cache
def due(game: Game, changed: tuple[int, ...]) -> tuple[tuple[Check, ...], tuple[Place, ...]]:
    """What has to be looked at after a change, and the counts that may be negative now."""
    names = frozenset(pieces(game.state).names[place] for place in changed)
    looks = tuple(check for check in checks(game) if check.is_due(names))
    return looks, tuple(place_of(game, name) for name in sorted(names & counted(game)))


def place_of(game: Game, name: str) -> Place:
    """A field with the byte that it begins at, and how many ints it has."""
    start, rows, width = pieces(game.state).tables[name]
    return name, start, (rows or 1) * width


@cache
def checks(game: Game) -> list[Check]:
    """What a game says of its tables, part by part."""
    counts = [check_of(partial(missing, one), one, game.state) for one in game.invariants.COUNTS]
    return counts + [check_of(one, one, game.state) for one in game.invariants.CHECKS]


def missing(count: Callable[[Any], Tally], state: Any) -> Iterator[str]:
    """What is lost or made of the things that are counted."""
    return imbalances([count(state)])


def broken(game: Game, state: State) -> list[str]:
    """The invariants that a position breaks."""
    return Watch(game, state).broken()


# -- who is asked, and what --------------------------------------------------------------------


def broken_seats(state: State, asked: tuple[int, ...]) -> Iterator[str]:
    """Somebody is asked exactly as long as the game is not over."""
    over, depth = bool(state.over), state.depth
    if bool(asked) == over:
        yield f"over is {over}, yet the seats asked are {asked}"
    if state.seat != (asked[0] if asked else NO_SEAT):
        yield f"the seat to move is {state.seat}, the seats asked are {asked}"
    if not 0 <= depth <= MOST_DECISIONS or (over and depth):
        yield f"{depth} decisions are open"


def broken_moves(game: Game, state: State, asked: tuple[int, ...]) -> Iterator[str]:
    """Whoever is asked has an answer, and nobody else; no move comes twice."""
    for seat in range(state.seats):
        moves, interrupts = state.moves(seat), state.interrupts(seat)
        if bool(moves) != (seat in asked):
            yield f"seat {seat} has {len(moves)} moves, the seats asked are {asked}"
        if interrupts and state.over:
            yield f"seat {seat} may interrupt though the game is over"
        if both := moves + interrupts:
            yield from broken_offers(game, seat, both)


def broken_offers(game: Game, seat: int, moves: list[int]) -> Iterator[str]:
    """No move comes twice, and each is one."""
    if len(set(moves)) != len(moves):
        yield f"seat {seat} has a move twice: {sorted(moves)}"
    if min(moves) < 0 or max(moves) >= len(game.catalogue):
        yield f"seat {seat} has a move that is not in the catalogue: {sorted(moves)}"


class Stack(NamedTuple):
    """Open decisions: what is wrong with them at any table, and what must be so at this one."""

    misput: list[str]
    preconditions: Sequence[tuple[Violations, OpenDecision]]
    spans: tuple[Span, ...] | None  # of the fields that these may read; none if it may be anything


class Stacks:
    """The stacks of decisions that were seen at tables of a game, and with what they may stand."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: dict[bytes, Stack] = {}
        self.passed: set[bytes] = set()

    def defects(self, state: State, sheet: Sheet) -> Iterable[str]:
        """What is asked although it cannot be."""
        frames = sheet.open_frames()
        stack = self.seen.get(frames)
        if stack is None:
            make_room(self.seen)
            stack = self.seen[frames] = self.stack(sheet)
        if stack.misput or stack.spans is None:
            return [*stack.misput, *violations(stack, state)]
        key = frames + sheet.excerpt(stack.spans)
        if key in self.passed:
            return ()
        found = [*violations(stack, sheet)]
        if not found:
            make_room(self.passed)
            self.passed.add(key)
        return found

    def stack(self, sheet: Any) -> Stack:
        """A stack that was not seen before."""
        decisions = decisions_of(sheet.frames, sheet.seats)
        preconditions, names = self.game.preconditions, self.game.facts.Ask.names
        if wrong := [*misput(decisions, preconditions, names)]:
            return Stack(wrong, [], None)
        due = [preconditions[one.decision] for one in decisions]
        asked = [(one.violations, decision) for one, decision in zip(due, decisions, strict=True)]
        return Stack([], asked, spans_of(self.game, tuple(type(one) for one in due)))


def violations(stack: Stack, state: Any) -> Iterator[str]:
    """Why decisions cannot be open at a table."""
    for broken_by, asked in stack.preconditions:
        yield from broken_by(state, asked)


@cache
def spans_of(game: Game, preconditions: tuple[type, ...]) -> tuple[Span, ...] | None:
    """Where the fields lie that some preconditions may read beside the open frames."""
    fields: frozenset[str] = frozenset({"seats"})
    for precondition in preconditions:
        read = reads_of_class(precondition, game.state)
        if read is None:
            return None
        fields |= read
    return spans(game.state, fields - {"frames"})


@cache
def stacks(game: Game, seats: int) -> Stacks:
    """The stacks that were seen at tables with so many seats."""
    return Stacks(game)


# -- counts ------------------------------------------------------------------------------------


@cache
def counted(game: Game) -> frozenset[str]:
    """The fields of a table that count something."""
    return frozenset(name for name, form in game.layout.items() if is_count(form))


def is_count(form: Any) -> bool:
    """Whether a form writes counts, in rows or alone."""
    while hasattr(form, "form"):
        form = form.form
    return isinstance(form, Counts) or (isinstance(form, Count) and form.least >= 0)


# -- now and then ------------------------------------------------------------------------------


def broken_worlds(state: State, luck: Random) -> Iterator[str]:
    """A world that a seat imagines has what the seat observes and may do in the true one."""
    fields = len(game_of(state).observation_fields(state.seats))
    true, imagined = array("i", bytes(4 * fields)), array("i", bytes(4 * fields))
    for seat in range(state.seats):
        world = state.determinize(seat, luck)
        state.observe(seat, true)
        world.observe(seat, imagined)
        if imagined != true:
            yield f"seat {seat} observes that a determinized world is not the true one"
        if world.moves(seat) != state.moves(seat):
            yield f"seat {seat} has other moves in a determinized world"


def broken_views(state: State, viewers: Iterable[int], luck: Random) -> Iterator[str]:
    """A world that somebody imagines looks to them like the true one."""
    for viewer in viewers:
        if state.determinize(viewer, luck).view(viewer) != state.view(viewer):
            yield f"seat {viewer} can tell a determinized world from the true one"


def broken_paper(state: State) -> Iterator[str]:
    """A position survives paper."""
    written = position.dumps(state)
    if position.dumps(position.loads(written)) != written:
        yield "the position does not survive being written and read"


def broken_record(record: Record, state: State) -> Iterator[str]:
    """Replaying a match leads to the same bytes."""
    replayed = Record.loads(record.dumps()).replay()
    if position.dumps(replayed) != position.dumps(state):
        yield "replaying the match leads to another position"
