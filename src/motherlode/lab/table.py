"""What the results of an arena say, with their uncertainty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean

from openskill.models import PlackettLuce

from motherlode.lab.arena import Result

NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Line:
    """One bot's line in the table."""

    bot: str
    games: int  # seats that it sat on
    wins: float  # share of wins, from 0 to 1
    error: float  # half of the 95 % interval of that share
    fair: float  # the share that equals would have
    rank: float
    score: float
    rating: float
    doubt: float  # of the rating

    def as_data(self) -> dict[str, object]:
        return asdict(self)

    @property
    def surely_above_fair(self) -> bool:
        """Whether the whole interval lies above the fair share."""
        return self.wins - self.error > self.fair


def table(results: Sequence[Result]) -> list[Line]:
    """A line for each bot, the best first."""
    names = sorted({name for result in results for name in result.bots})
    ratings = rate(results, names)
    lines = [line(name, results, *ratings[name]) for name in names]
    return sorted(lines, key=lambda item: -item.wins)


def line(name: str, results: Sequence[Result], rating: float, doubt: float) -> Line:
    """What the results say of one bot."""
    seats = [
        (result, seat)
        for result in results
        for seat in range(len(result.bots))
        if result.bots[seat] == name
    ]
    wins = fmean(result.share(seat) for result, seat in seats)
    return Line(
        bot=name,
        games=len(seats),
        wins=wins,
        error=NORMAL_95 * standard_error(name, results),
        fair=1 / len(results[0].bots),
        rank=fmean(result.ranks[seat] for result, seat in seats),
        score=fmean(result.scores[seat] for result, seat in seats),
        rating=rating,
        doubt=doubt,
    )


def standard_error(name: str, results: Iterable[Result]) -> float:
    """Of the share of wins. Matches of one deal are not independent, so deals are counted."""
    deals: dict[int, list[float]] = {}
    for result in results:
        for seat, sitting in enumerate(result.bots):
            if sitting == name:
                deals.setdefault(result.deal, []).append(result.share(seat))
    means = [fmean(shares) for shares in deals.values()]
    if len(means) < 2:
        return 1.0
    middle = fmean(means)
    spread = sum((mean - middle) ** 2 for mean in means) / (len(means) - 1)
    return sqrt(spread / len(means))


def rate(results: Iterable[Result], names: Sequence[str]) -> dict[str, tuple[float, float]]:
    """A rating for more than two players: its mean and its doubt."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for result in results:
        if len(set(result.bots)) < 2:
            continue
        teams = [
            [model.create_rating([ratings[name].mu, ratings[name].sigma])] for name in result.bots
        ]
        rated = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for name in set(result.bots):
            news = [
                team[0] for team, sitting in zip(rated, result.bots, strict=True) if sitting == name
            ]
            ratings[name].mu = fmean(item.mu for item in news)
            ratings[name].sigma = fmean(item.sigma for item in news)
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}
