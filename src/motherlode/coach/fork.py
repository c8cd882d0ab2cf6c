"""Play on from any moment of a match."""

from __future__ import annotations

from motherlode.core.dice import LAST_SEED
from motherlode.core.errors import NotOver, OutOfHistory, WrongSeat
from motherlode.core.match import Match
from motherlode.core.randomness import Bits
from motherlode.core.record import Record
from motherlode.core.state import State


def fork(record: Record, step: int, seat: int | None, source: Bits) -> State:
    """The position after some moves, as a seat knew it: the rest is dealt anew.

    Without a seat the hands are the true ones, which only a match that is over may show. What is
    drawn from here on is new in both cases.
    """
    state = position_at(record, step)
    if seat is None:
        require_over(record)
        return with_new_luck(state, source)
    if not 0 <= seat < record.seats:
        raise WrongSeat(f"seats are numbered from 0 to {record.seats - 1}, not {seat}")
    return state.determinize(seat, source)


def position_at(record: Record, step: int) -> State:
    """The true position after some moves."""
    if not 0 <= step <= len(record.moves):
        raise OutOfHistory(f"the match has {len(record.moves)} moves, so there is no step {step}")
    state = Match.of(record, step).state
    if state.over:
        raise OutOfHistory(f"at step {step} the match is over: there is nothing to play on")
    return state


def require_over(record: Record) -> None:
    """True hands may be seen only when all is over."""
    if not Match.of(record).state.over:
        raise NotOver("the match is not over, so its hands are not open")


def with_new_luck(state: State, source: Bits) -> State:
    """The same position with other dice."""
    other = state.copy()
    other.forget_secret()
    other.shuffle_dice(source.getrandbits(31) % LAST_SEED)
    return other
