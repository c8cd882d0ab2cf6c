"""Leduc poker counted out: every card, every answer, every way to the end.

Players who answer by chance, all answers alike, so that what a seat holds tells nothing to others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from motherlode.coach.history import Step, is_forced, luck_of
from motherlode.coach.values import Sample
from motherlode.core.state import State
from motherlode.games.leduc import LEDUC

RANKS = 3
Shares = tuple[float, float]
KNOWN: dict[object, Shares] = {}


class Way(NamedTuple):
    """A whole match and the chance that it is played."""

    chance: float
    steps: list[Step]
    shares: Shares


def deals() -> Iterator[tuple[float, State]]:
    """Every deal with its chance."""
    seeds: dict[tuple[int, ...], State] = {}
    seed = 0
    while len(seeds) < RANKS * RANKS:
        state = LEDUC.start(2, seed)
        seeds.setdefault(tuple(held(state)), state)
        seed += 1
    for (one, other), state in sorted(seeds.items()):
        yield (2 * (1 if one == other else 2)) / 30, state


def held(state: Any) -> list[int]:
    return list(state.card)


def after(state: State, seat: int, move: int) -> Iterator[tuple[float, State]]:
    """What can come of a move, each with its chance."""
    first = state.copy()
    first.apply(seat, move)
    if luck_of(first) == luck_of(state):
        yield 1.0, first
        return
    deck = list(before(state).deck)
    for rank in range(RANKS):
        if deck[rank]:
            yield deck[rank] / sum(deck), with_board(state, seat, move, rank)


def before(state: State) -> Any:
    return state


def with_board(state: State, seat: int, move: int, rank: int) -> State:
    """The move, with luck that opens this card."""
    for seed in range(1000):
        world: Any = state.copy()
        world.shuffle_dice(seed)
        world.apply(seat, move)
        if world.board == rank:
            found: State = world
            return found
    raise AssertionError("every card that is in the deck can be opened")


def worth(state: State) -> Shares:
    """What each seat has of the win, on average."""
    if state.over:
        winners = state.outcome().winners
        return (0 in winners) / len(winners), (1 in winners) / len(winners)
    table: Any = state
    key = (
        *table.card,
        table.board,
        *table.paid,
        table.round,
        table.raises,
        table.checked,
        state.seat,
    )
    if key not in KNOWN:
        moves = state.moves(state.seat)
        KNOWN[key] = mean((1 / len(moves), worth_of(state, state.seat, move)) for move in moves)
    return KNOWN[key]


def worth_of(state: State, seat: int, move: int) -> Shares:
    """The same after a move, before its luck."""
    return mean((chance, worth(world)) for chance, world in after(state, seat, move))


def mean(pairs: Iterator[tuple[float, Shares]]) -> Shares:
    listed = list(pairs)
    return sum(c * s[0] for c, s in listed), sum(c * s[1] for c, s in listed)


def worlds(state: State, seat: int) -> Iterator[tuple[float, State]]:
    """Every world that a seat cannot tell from this one."""
    table: Any = state
    unseen = list(table.deck)
    unseen[table.card[1 - seat]] += 1
    for rank in range(RANKS):
        if unseen[rank]:
            world: Any = state.copy()
            cards, deck = list(table.card), list(unseen)
            cards[1 - seat] = rank
            deck[rank] -= 1
            world.card, world.deck = cards, deck
            yield unseen[rank] / sum(unseen), world


class Counting:
    """Values positions exactly."""

    def sample(self, shares: Shares) -> Sample:
        """What is said of two seats."""
        return exactly(shares)

    def follow(self, state: State, worlds: int, step: int) -> Sample:
        return self.sample(worth(state))

    def follow_move(self, step: Step, worlds: int) -> Sample:
        return self.sample(worth_of(step.before, step.seat, step.move))

    def compare(self, step: Step, worlds: int) -> Sample:
        return self.sample(gain(step.before, step.seat, step.move))

    def compare_here(self, step: Step, worlds: int) -> Sample:
        played, usual = worth_of(step.before, step.seat, step.move), worth(step.before)
        return self.sample((played[0] - usual[0], played[1] - usual[1]))


def gain(state: State, seat: int, move: int) -> Shares:
    """What a move is worth above any other, as its seat knows it."""
    played = mean((c, worth_of(world, seat, move)) for c, world in worlds(state, seat))
    usual = mean((c, worth(world)) for c, world in worlds(state, seat))
    return played[0] - usual[0], played[1] - usual[1]


def exactly(shares: Shares, variance: float = 0.0) -> Sample:
    one, other = shares
    return Sample(((one, other), (other, one)), ((variance, variance), (variance, variance)))


def ways(state: State, chance: float, steps: list[Step]) -> Iterator[Way]:
    """Every way to the end."""
    if state.over:
        yield Way(chance, steps, worth(state))
        return
    seat = state.seat
    moves = state.moves(seat)
    for move in moves:
        for part, world in after(state, seat, move):
            drew = luck_of(world) != luck_of(state)
            told = ("opened",) if drew else ()
            step = Step(len(steps), seat, move, state, world, is_forced(state, seat), drew, told)
            yield from ways(world, chance * part / len(moves), [*steps, step])
