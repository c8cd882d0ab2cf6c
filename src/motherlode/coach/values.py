"""What a position is worth: the chance of each seat to take each place, by playouts of worlds."""

from __future__ import annotations

from hashlib import blake2b
from math import sqrt
from typing import NamedTuple

from motherlode.bots.net import WHOLE
from motherlode.bots.survey import Survey
from motherlode.bots.tree import Tree
from motherlode.coach.calibration import UNKNOWN, Sight, figures
from motherlode.coach.history import Step
from motherlode.coach.review import Places
from motherlode.core.dice import LAST_SEED
from motherlode.core.registry import game_of
from motherlode.core.state import State

Table = tuple[tuple[float, ...], ...]  # [seat][place]


class Sample(NamedTuple):
    """Means over playouts, and the square of their standard errors."""

    mean: Table
    variance: Table

    def places(self) -> Places:
        """As a review shows it."""
        errors = [[sqrt(one) for one in row] for row in self.variance]
        return Places([list(row) for row in self.mean], errors)


def luck_for(*words: object) -> int:
    """A seed that belongs to these words and to nothing else."""
    text = " ".join(map(str, words))
    found = int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big")
    return 1 + found % (LAST_SEED - 1)


class Surveyor:
    """Plays worlds out as the figures of a game want it; the same seed finds the same."""

    def __init__(self, game: str, seed: int) -> None:
        self.seed = seed
        self.tree = Tree()
        self.tree.reset(0)
        self.far = figures(game)
        self.farther = (
            self.far.split or self.far
        )  # what is summed over a match has to be nearly true

    def begin(self, state: State, sight: Sight, *words: object) -> Survey:
        """An empty survey, with dice for what it is about."""
        self.tree.stages, self.tree.scale = sight.stages, sight.scale
        self.tree.noise = game_of(state).search_settings.noise
        self.tree.dice = luck_for(self.seed, *words)
        survey = Survey()
        survey.whole = self.far.turns
        return survey

    def look(self, state: State, seat: int, worlds: int, step: int) -> Sample:
        """The worth of a position as a seat, or an onlooker, can know it."""
        survey = self.begin(state, self.far, "look", step, seat)
        survey.look(self.tree, state, seat, 1 if state.over else worlds)
        return read(survey, state.seats, 0.0 if state.over else UNKNOWN)

    def follow(self, state: State, worlds: int, step: int) -> Sample:
        """The worth of a position as it is, luck to come left open."""
        survey = self.begin(state, self.farther, "follow", step)
        survey.follow(self.tree, state, 1 if state.over else worlds)
        return read(survey, state.seats, 0.0 if state.over else UNKNOWN)

    def follow_move(self, step: Step, worlds: int) -> Sample:
        """The worth of a position after the move that was made, before the luck that it drew."""
        survey = self.begin(step.before, self.farther, "move", step.number)
        survey.follow_move(self.tree, step.before, step.seat, step.move, worlds)
        return read(survey, step.before.seats, UNKNOWN)

    def compare(self, step: Step, worlds: int) -> Sample:
        """What the move that was made is worth above the usual one, by what its seat knew."""
        survey = self.begin(step.before, self.farther, "compare", step.number)
        survey.compare(self.tree, step.before, step.seat, step.move, worlds)
        return read(survey, step.before.seats)

    def compare_here(self, step: Step, worlds: int) -> Sample:
        """The same in the world as it was."""
        survey = self.begin(step.before, self.farther, "here", step.number)
        survey.compare_here(self.tree, step.before, step.seat, step.move, worlds)
        return read(survey, step.before.seats)


def read(survey: Survey, seats: int, unknown: float = 0.0) -> Sample:
    """What a survey found, with the spread of a playout more: a few that agree are few."""
    many = survey.playouts
    total, squares = survey.total, survey.squares
    mean = tuple(
        tuple(total[seat][place] / (WHOLE * many) for place in range(seats))
        for seat in range(seats)
    )
    variance = tuple(
        tuple(
            (max(squares[seat][place] / WHOLE - many * mean[seat][place] ** 2, 0.0) + unknown)
            / (many * max(many - 1, 1))
            for place in range(seats)
        )
        for seat in range(seats)
    )
    return Sample(mean, variance)
