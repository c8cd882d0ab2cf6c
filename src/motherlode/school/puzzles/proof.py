"""Whether one move is clearly best: many searches of one position, none of which knows another.

Playouts of one search are not independent: all go through one tree that leans to what has looked
good so far. So the error of a chance is no smaller than searches by fresh seeds and from fresh
worlds differ among each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot, sqrt
from random import Random
from statistics import stdev
from typing import Final

from motherlode.bots.search import Budget, SearchBot
from motherlode.bots.thought import Estimate, Thought
from motherlode.core.observation import Observation
from motherlode.core.registry import game_of
from motherlode.core.state import State
from motherlode.school.puzzles.puzzle import Option

LEAST_GAP: Final = 0.08  # of the chance to win, to the second best move
LEAST_ERRORS: Final = 5.0  # the same, in standard errors
EVEN: Final = 1.0  # the curiosity of a search that gives every move its due


@dataclass(frozen=True, slots=True)
class Effort:
    """How a position is looked at."""

    searches: int
    playouts: int  # of each search
    explore: float | None = None  # None is what the game proposes


@dataclass(frozen=True, slots=True)
class Proof:
    """What several searches say together."""

    options: tuple[Option, ...]  # the best first
    gap: float  # from the best to the second
    error: float  # one standard error of the gap
    agreed: bool  # whether every search has the same best move

    @property
    def best(self) -> str:
        """The best move."""
        return self.options[0].move

    def holds(self, gap: float = LEAST_GAP, errors: float = LEAST_ERRORS) -> bool:
        """Whether the best move is clearly best."""
        return self.agreed and self.gap >= gap and self.gap >= errors * self.error


@dataclass(frozen=True, slots=True)
class Claim:
    """That a move is best; every search by itself has to see it."""

    best: str
    gap: float  # less than this, to whatever it thinks the second, speaks against it

    def agrees(self, thought: Thought) -> bool:
        """Whether a search does not speak against it."""
        others = [one.chance or 0 for one in thought.estimates if one.text != self.best]
        return (of(thought, self.best).chance or 0) - max(others) >= self.gap


def prove(world: State, seat: int, seeds: Random, effort: Effort) -> Proof:
    """Search a position anew, several times: other worlds as root, other seeds."""
    return proof_of(list(searches(world, seat, seeds, effort)))


def prove_at_once(
    world: State, seat: int, seeds: Random, effort: Effort, claim: Claim
) -> Proof | None:
    """The same, given up as soon as one of the searches speaks against the claim."""
    thoughts: list[Thought] = []
    for thought in searches(world, seat, seeds, effort):
        if not claim.agrees(thought):
            return None
        thoughts.append(thought)
    return proof_of(thoughts)


def searches(world: State, seat: int, seeds: Random, effort: Effort) -> Iterator[Thought]:
    """One search after the other."""
    return (search(world, seat, seeds, effort) for _ in range(effort.searches))


def proof_of(thoughts: Sequence[Thought]) -> Proof:
    """What searches say together."""
    options = sorted(pooled(thoughts), key=lambda option: -option.chance)
    gaps = [gap_in(thought, options[0].move, options[1].move) for thought in thoughts]
    told = hypot(options[0].error, options[1].error)
    return Proof(
        options=tuple(options),
        gap=options[0].chance - options[1].chance,
        error=max(told, spread(gaps)),
        agreed=all(best_of(thought) == options[0].move for thought in thoughts),
    )


def search(world: State, seat: int, seeds: Random, effort: Effort) -> Thought:
    """One search that tries every move."""
    settings = game_of(world).search_settings
    if effort.explore is not None:
        settings = replace(settings, explore=effort.explore)
    bot = SearchBot(seeds.getrandbits(30), Budget(effort.playouts), settings)
    return bot.explain(Observation(world, seat, seeds))


def pooled(thoughts: Sequence[Thought]) -> Iterable[Option]:
    """What all searches say of each move, as if they were one, with the error of them all."""
    moves = [estimate.text for estimate in thoughts[0].estimates]
    for move in moves:
        tried = [found for t in thoughts if (found := of(t, move)).visits]
        if tried:
            yield pool(move, tried)


def pool(move: str, tried: Sequence[Estimate]) -> Option:
    """The estimates of one move as one."""
    visits = sum(one.visits for one in tried)
    within = hypot(*((one.error or 0) * one.visits for one in tried)) / visits
    return Option(
        move=move,
        chance=sum((one.chance or 0) * one.visits for one in tried) / visits,
        error=max(within, spread([one.chance or 0 for one in tried])),
        points=sum((one.result or 0) * one.visits for one in tried) / visits,
        visits=visits,
    )


def spread(values: Sequence[float]) -> float:
    """The standard error of a mean, by how far the values lie apart; nothing is known of one."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def of(thought: Thought, move: str) -> Estimate:
    """What a search says of a move."""
    return next(one for one in thought.estimates if one.text == move)


def best_of(thought: Thought) -> str:
    """The move with the best chance."""
    return max(thought.estimates, key=lambda one: (one.chance or 0, one.visits)).text


def gap_in(thought: Thought, one: str, other: str) -> float:
    """How much better one search thinks of one move than of another."""
    return (of(thought, one).chance or 0) - (of(thought, other).chance or 0)
