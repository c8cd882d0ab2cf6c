"""Bots against bots: every deal is played in every arrangement of seats.

The same deal in other hands takes most of the luck out of a comparison. A match depends on
nothing but its plan, so the same seed gives the same results on any number of cores.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from hashlib import blake2b
from random import Random

from motherlode.bots.bot import Bot, stepping_in
from motherlode.bots.guests import invite
from motherlode.core.observation import Observation
from motherlode.core.randomness import Bits
from motherlode.core.state import State
from motherlode.games import find


@dataclass(frozen=True, slots=True)
class Arena:
    """What is to be played."""

    game: str
    bots: tuple[str, ...]  # a level for each seat, or a bot that is brought along
    games: int
    seed: int = 1
    options: Mapping[str, str] | None = None

    def plans(self) -> Iterator[Plan]:
        """The matches: as many deals as it takes, each in every rotation of the bots."""
        seats = len(self.bots)
        for number in range(self.games):
            yield Plan(self, deal=number // seats, rotation=number % seats)


@dataclass(frozen=True, slots=True)
class Plan:
    """One match of an arena."""

    arena: Arena
    deal: int
    rotation: int

    @property
    def seating(self) -> tuple[str, ...]:
        """The level that sits on each seat."""
        turn = self.rotation
        return self.arena.bots[-turn:] + self.arena.bots[:-turn] if turn else self.arena.bots

    def luck(self, *words: object) -> int:
        """A seed that belongs to this deal and to nothing else."""
        text = " ".join(map(str, (self.arena.game, self.arena.seed, self.deal, *words)))
        return int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big") >> 1


@dataclass(frozen=True, slots=True)
class Result:
    """How a match of an arena ended, by seat."""

    deal: int
    rotation: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int

    def share(self, seat: int) -> float:
        """One for a win, a part of it for a shared one."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def as_data(self) -> dict[str, object]:
        """Plain data, for a file."""
        return asdict(self)


def play(plan: Plan) -> Result:
    """Play one match."""
    arena = plan.arena
    state = find(arena.game).start(len(arena.bots), plan.luck(), arena.options)
    seating = plan.seating
    bots = {
        seat: invite(level, plan.luck(plan.rotation, seat), timed=False)
        for seat, level in enumerate(seating)
    }
    source = Random(plan.luck("observation"))
    decisions = 0
    while not state.over:
        seat, move = next_move(state, bots, source)
        state.play(seat, move)
        decisions += 1
    outcome = state.outcome()
    return Result(plan.deal, plan.rotation, seating, outcome.scores, outcome.ranks, decisions)


def next_move(state: State, bots: Mapping[int, Bot], source: Bits) -> tuple[int, int]:
    """Whoever steps in, or else the first seat that is asked, and the move."""
    interrupt = stepping_in(state, bots, source)
    if interrupt is not None:
        return interrupt
    seat = state.seat
    moves = state.moves(seat)
    if len(moves) == 1 and not state.interrupts(seat):
        return seat, moves[0]
    return seat, bots[seat].choose(Observation(state, seat, source))


def run(arena: Arena, done: Sequence[Result] = (), workers: int | None = None) -> Iterator[Result]:
    """Play what is not done yet, on all cores, in the order of the plan."""
    known = {(result.deal, result.rotation) for result in done}
    plans = [plan for plan in arena.plans() if (plan.deal, plan.rotation) not in known]
    if workers == 1:
        yield from map(play, plans)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, plans, chunksize=max(1, min(16, len(plans) // 64)))
