"""Makes a review of a finished match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from motherlode.coach.calibration import figures
from motherlode.coach.history import Step, steps_of
from motherlode.coach.judgement import Judged, judge
from motherlode.coach.review import VERSION, Depth, Places, Point, Review
from motherlode.coach.sharpness import true_places
from motherlode.coach.split import Books, Ledger, change_of, split_of
from motherlode.coach.values import Surveyor
from motherlode.coach.verdict import moments_of, verdict_of
from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.core.seats import ONLOOKER
from motherlode.core.state import State
from motherlode.games import find

DIGITS: Final = 4
USUAL: Final = 200  # moves of a match; a longer one gets no more playouts in all
LEAST: Final = 12  # playouts below which errors mean nothing
Progress = Callable[[int, int, str], object]  # done, of how much, and what is being looked at


class Effort(NamedTuple):
    """How many playouts each look at a position takes."""

    curve: int  # worlds, from each point of view
    worth: int  # of the true position
    gain: int  # pairs, for a decision
    search: int  # for a decision

    def part(self, share: float) -> Effort:
        """A part of it, for games that take long and for long matches.

        Searches are no smaller than those by which levels were measured: a smaller one is less sure
        of a loss, and everybody would decide like a master.
        """
        curve, worth, gain, search = (max(LEAST, round(share * many)) for many in self)
        return Effort(curve, worth, gain, max(search, EFFORTS["quick"].search))


EFFORTS: Final[dict[Depth, Effort]] = {
    "quick": Effort(curve=60, worth=120, gain=120, search=200),
    "normal": Effort(curve=500, worth=2500, gain=2500, search=3000),
}


def silent(done: int, total: int, what: str) -> None:
    """For whoever does not want to know how far it is."""


def review(
    match: Match | Record, depth: Depth = "normal", progress: Progress = silent, seed: int = 1
) -> Review:
    """What was luck in a finished match, what was skill, and what would have been better.

    `progress` is told how many steps are done, of how many, and what is looked at: `moves`.
    The same match, depth and seed give the same review.
    """
    record = match.record() if isinstance(match, Match) else match
    return Reviewer(record, EFFORTS[depth], depth, progress, seed).review()


class Reviewer:
    """One review in the making."""

    def __init__(
        self, record: Record, effort: Effort, depth: Depth, progress: Progress, seed: int
    ) -> None:
        self.record = record
        self.story = find(record.game).story
        self.steps = steps_of(record)
        known = figures(record.game)
        self.blind = known.blind
        self.effort = effort.part(known.share * min(1.0, USUAL / len(self.steps)))
        self.depth = depth
        self.progress = progress
        self.seed = seed
        self.surveyor = Surveyor(record.game, seed)
        self.ledger = Ledger(record.game)
        self.judged: list[Judged] = []
        self.seen: list[tuple[Places, list[Places]]] = []  # by point: public, and by seat

    def review(self) -> Review:
        """Look at every move, then sum up."""
        dealt = self.steps[0].before
        self.ledger.open(self.surveyor.follow(dealt, self.effort.worth, 0))
        self.seen.append(self.look(dealt, 0))
        for step in self.steps:
            self.progress(step.number, len(self.steps), "moves")
            self.take(step)
        self.progress(len(self.steps), len(self.steps), "moves")
        return self.sum_up()

    def take(self, step: Step) -> None:
        """Look at one move."""
        self.ledger.enter(step, self.surveyor, self.effort.worth, self.effort.gain)
        if step.forced and not step.drew and not step.after.over:
            self.seen.append(self.seen[-1])
        else:
            self.seen.append(self.look(step.after, step.number + 1))
        if not step.forced:
            self.judged.append(judge(step, self.effort.search, self.seed))

    def look(self, state: State, number: int) -> tuple[Places, list[Places]]:
        """The chances of all seats, as an onlooker and as each seat can know them."""
        views = [self.look_from(state, seat, number) for seat in (ONLOOKER, *range(state.seats))]
        return views[0], views[1:]

    def look_from(self, state: State, seat: int, number: int) -> Places:
        """The chances of all seats from one point of view."""
        sample = self.surveyor.look(state, seat, self.effort.curve, number)
        return rounded(true_places(state.game, state.seats, sample.places()))

    # -- summing up -------------------------------------------------------------------------------

    def sum_up(self) -> Review:
        """All that was found."""
        end = self.steps[-1].after
        outcome, seats = end.outcome(), end.seats
        shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
        books = [Books(self.ledger, seat, self.blind) for seat in range(seats)]
        splits = [split_of(one, self.steps, shares[one.seat]) for one in books]
        decisions = [one.decision for one in self.judged]
        return Review(
            version=VERSION,
            game=self.record.game,
            rules=self.record.version,
            seats=seats,
            depth=self.depth,
            unit=self.story.unit,
            scores=list(outcome.scores),
            ranks=list(outcome.ranks),
            points=self.points(books),
            splits=splits,
            decisions=decisions,
            moments=[moments_of(seat, self.judged, self.seed) for seat in range(seats)],
            verdicts=[
                verdict_of(self.record.game, self.depth, split, decisions) for split in splits
            ],
        )

    def points(self, books: Sequence[Books]) -> list[Point]:
        """The curve."""
        public, own = self.seen[0]
        dealt = Point(0, self.story.mark(self.steps[0].before), None, None, public, own, None)
        return [dealt, *(self.point(step, books) for step in self.steps)]

    def point(self, step: Step, books: Sequence[Books]) -> Point:
        """The point after a move."""
        public, own = self.seen[step.number + 1]
        change = change_of(self.ledger.entries[step.number], books)
        mark = self.story.mark(step.after)
        return Point(step.number + 1, mark, step.seat, step.text, public, own, change)


def rounded(places: Places) -> Places:
    """As many digits as anybody can see."""
    chances, errors = (
        [[round(one, DIGITS) for one in row] for row in table]
        for table in (places.chances, places.errors)
    )
    return Places(chances, errors)
