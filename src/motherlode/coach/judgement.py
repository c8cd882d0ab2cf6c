"""Decisions, each judged by a search from what its seat knew; never with open hands."""

from __future__ import annotations

from collections.abc import Container
from math import hypot
from random import Random
from typing import Final, NamedTuple

from motherlode.bots.search import Budget, SearchBot
from motherlode.bots.thought import Estimate
from motherlode.coach.calibration import search_settings, told_chance
from motherlode.coach.history import Step
from motherlode.coach.review import Decision, Figure, Option
from motherlode.coach.values import luck_for
from motherlode.core.frames import DECISION
from motherlode.core.observation import Observation
from motherlode.core.registry import game_of

MOST_OPTIONS: Final = 6  # that a review shows
TRIVIAL: Final = 0.02  # chances that lie nearer together are all the same
KNOWN: Final = 10  # playouts below which a chance says nothing


class Opinion:
    """What a search thinks of all that a seat could do; a move of it can be looked at closer."""

    def __init__(self, step: Step, playouts: int, seed: int) -> None:
        self.step = step
        self.seed = seed
        self.closer = Budget(max(1, playouts // 2))
        self.settings = search_settings(step.before.game)
        source = Random(luck_for(seed, "judge", step.number))
        self.seen = Observation(step.before, step.seat, source)
        thinker = SearchBot(source.getrandbits(30), Budget(playouts), self.settings)
        self.estimates = thinker.explain(self.seen).estimates
        self.options = {one.text: self.option(one) for one in self.estimates if one.visits}
        self.examined: dict[str, Estimate] = {}

    @property
    def best(self) -> Estimate:
        """The move that was tried most."""
        return self.estimates[0]

    def option(self, one: Estimate) -> Option:
        """A move that was tried, with a chance that comes true."""
        return Option(one.text, told_chance(self.step.before, one), one.visits)

    def examine(self, move: str) -> Estimate:
        """A move by a search of its own, which was not asked what is best.

        A search that looks for the best move tries others hardly at all, and what it ends with has
        been lucky: neither says by how much one is better.
        """
        if move not in self.examined:
            number = next(one.move for one in self.estimates if one.text == move)
            luck = luck_for(self.seed, "examine", self.step.number, move)
            thinker = SearchBot(luck, self.closer, self.settings)
            self.examined[move] = thinker.examine(self.seen, number)
        return self.examined[move]

    def loss(self, move: str) -> Figure:
        """What a move gives away against the best."""
        if move == self.best.text:
            return Figure(0.0, 0.0)
        return loss(self.option(self.examine(self.best.text)), self.option(self.examine(move)))


class Judged(NamedTuple):
    """A decision, and what it was judged by."""

    decision: Decision
    seen: Observation
    best: Estimate
    played: Estimate


def judge(step: Step, playouts: int, seed: int) -> Judged:
    """What a search thinks of a move that was made, beside what it would have done."""
    thought = Opinion(step, playouts, seed)
    played = next(one for one in thought.estimates if one.move == step.move)
    lost = thought.loss(played.text)
    closer = {text: thought.option(one) for text, one in thought.examined.items()}
    decision = Decision(
        seat=step.seat,
        step=step.number,
        kind=kind_of(step),
        move=played.text,
        best=thought.best.text,
        loss=lost,
        trivial=is_trivial(thought.options),
        options=shown({**thought.options, **closer}, {thought.best.text, played.text}),
    )
    best, other = (thought.examined.get(one.text, one) for one in (thought.best, played))
    return Judged(decision, thought.seen, best, other)


def loss(best: Option, played: Option) -> Figure:
    """The chance that was given away; nothing if it is within its error."""
    difference = best.chance.value - played.chance.value
    error = hypot(best.chance.error, played.chance.error)
    return Figure(difference if difference > error else 0.0, error)


def is_trivial(options: dict[str, Option]) -> bool:
    """Whether all moves are as good as each other, as far as can be seen."""
    ranked = sorted(options.values(), key=lambda one: -one.chance.value)
    return not any(loss(ranked[0], one).value > TRIVIAL for one in ranked[1:])


def shown(options: dict[str, Option], compared: Container[str]) -> list[Option]:
    """The best few of which enough is known, and what is compared with each other."""
    known = [one for one in options.values() if one.visits >= KNOWN or one.move in compared]
    known.sort(key=lambda one: -one.chance.value)
    return [one for place, one in enumerate(known) if place < MOST_OPTIONS or one.move in compared]


def kind_of(step: Step) -> str:
    """What was asked."""
    state = step.before
    number = state.frames[state.depth - 1][DECISION]
    return game_of(state).decisions[number].key
