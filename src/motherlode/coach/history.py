"""A finished match as the coach reads it: every move with the positions around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from motherlode.core.errors import MotherlodeError
from motherlode.core.listeners import listening
from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.core.registry import game_of
from motherlode.core.state import State

ACCIDENT: Final = "accident"  # the event of every game that knows such a thing
MOST_MOVES: Final = 3000  # a match that people play is far shorter


class CannotReview(MotherlodeError):
    """This match cannot be looked at."""


class Step(NamedTuple):
    """A move that was made."""

    number: int  # the moves made before it
    seat: int
    move: int
    before: State
    after: State
    forced: bool  # there was nothing else to do
    drew: bool  # luck came with it
    told: tuple[str, ...]  # the events of it, in their order

    @property
    def text(self) -> str:
        """The move in the words of the catalogue."""
        return game_of(self.before).catalogue.text(self.move)


def steps_of(record: Record) -> list[Step]:
    """Play a record again; whatever is wrong with it is said in a sentence."""
    if len(record.moves) > MOST_MOVES:
        raise CannotReview(f"{len(record.moves)} moves are more than the {MOST_MOVES} of a review")
    match = Match.deal(record)
    steps: list[Step] = []
    before = match.state.copy()
    for number, told in enumerate(match.follow(record.moves)):
        keys = tuple(event.kind.key for event in told)
        steps.append(step_of(number, match, before, keys))
        before = steps[-1].after
    if not match.state.over:
        raise CannotReview(f"the match is not over: {match.count} moves so far")
    return steps


def step_of(number: int, match: Match, before: State, told: tuple[str, ...]) -> Step:
    """The move that a match made last."""
    made, after = match.made[-1], match.state.copy()
    return Step(
        number=number,
        seat=made.seat,
        move=made.move,
        before=before,
        after=after,
        forced=is_forced(before, made.seat),
        drew=luck_of(before) != luck_of(after),
        told=told,
    )


def is_forced(state: State, seat: int) -> bool:
    """Whether a seat can do but one thing; whoever steps in unasked could have waited."""
    return len(state.moves(seat)) == 1 and not state.interrupts(seat)


def luck_of(state: State) -> Sequence[int]:
    """What changes whenever something is drawn."""
    return state.dice_a, state.dice_b, state.drawn


def has_accident(world: State, seat: int, move: int) -> bool:
    """Whether a seat has an accident as soon as it moves."""
    kinds = game_of(world).events
    with listening(world) as told:
        world.play(seat, move)
    return any(kinds[number].key == ACCIDENT and who == seat for number, _, who, *_ in told)
