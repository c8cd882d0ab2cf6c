"""What the results of an arena say, with their uncertainty."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, pstdev

from openskill.models import PlackettLuce

from motherlode.lab.arena import Result

NORMAL_95 = 1.96
COUNTED = 0.85  # of what luck gave: what is taken off where other deals say nothing yet
DOUBT = 10  # deals that have to speak against it


@dataclass(frozen=True, slots=True)
class Line:
    """One bot's line in the table."""

    bot: str
    games: int  # seats that it sat on
    wins: float  # share of wins, from 0 to 1
    low: float  # the 95 % interval of that share
    high: float
    fair: float  # the share that equals would have
    rank: float
    score: float
    rating: float
    doubt: float  # of the rating
    forfeits: int = 0  # matches in which it failed
    earned: float | None = None  # share of wins less what luck gave; None where nobody counted it
    within: float = 0.0  # half of the 95 % interval of that

    def as_data(self) -> dict[str, object]:
        return asdict(self)

    @property
    def surely_above_fair(self) -> bool:
        """Whether the whole interval lies above the fair share."""
        return self.low > self.fair

    @property
    def share(self) -> str:
        """The wins with their interval, as people read it."""
        return f"{self.wins:.1%} ({self.low:.1%} to {self.high:.1%})"

    @property
    def less_luck(self) -> str:
        """The wins less luck, as people read them."""
        return "" if self.earned is None else f"{self.earned:.1%} ± {self.within:.1%}"


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
    low, high = interval(by_deal(name, results))
    earned, within = less_luck(name, results)
    return Line(
        bot=name,
        games=len(seats),
        wins=fmean(result.share(seat) for result, seat in seats),
        low=low,
        high=high,
        fair=1 / len(results[0].bots),
        rank=fmean(result.ranks[seat] for result, seat in seats),
        score=fmean(result.scores[seat] for result, seat in seats),
        rating=rating,
        doubt=doubt,
        forfeits=sum(seat in dict(result.forfeits) for result, seat in seats),
        earned=earned,
        within=within,
    )


def by_deal(
    name: str, results: Iterable[Result], worth: Callable[[Result, int], float] = Result.share
) -> list[float]:
    """The share of wins in each deal; matches of one deal are not independent of each other."""
    deals: dict[int, list[float]] = {}
    for result in results:
        for seat, sitting in enumerate(result.bots):
            if sitting == name:
                deals.setdefault(result.deal, []).append(worth(result, seat))
    return [fmean(shares) for shares in deals.values()]


def less_luck(name: str, results: Sequence[Result]) -> tuple[float | None, float]:
    """The share of wins less what luck gave, and half of its 95 % interval by deals."""
    if not all(result.luck for result in results):
        return None, 0.0
    gifts = by_deal(name, results, lambda result, seat: result.luck[seat])
    shares = without_gifts(by_deal(name, results), gifts)
    return fmean(shares), half_interval(with_both(shares))


def without_gifts(shares: Sequence[float], gifts: Sequence[float]) -> list[float]:
    """The shares of independent deals less as much of what luck gave as narrows them most.

    How much that is, is found for each deal from all the others: what luck gave in it has mean
    zero whatever they say, so the mean stays what it is.
    """
    pairs = list(zip(shares, gifts, strict=True))
    won, given = sum(shares), sum(gifts)
    both, alone = sum(share * gift for share, gift in pairs), sum(gift**2 for gift in gifts)
    others, less = len(pairs) - 1, []
    for share, gift in pairs:
        together = both - share * gift - (won - share) * (given - gift) / max(1, others)
        part = part_counted(others, together, alone - gift**2)
        less.append(share - part * gift)
    return less


def part_counted(deals: int, together: float, alone: float) -> float:
    """How much of what luck gave to take off: by so many deals, how both went, and luck alone."""
    if not deals or alone <= 0:
        return COUNTED
    leaning = DOUBT * alone / deals
    return (together + COUNTED * leaning) / (alone + leaning)


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Where the true share lies in 19 of 20 cases, by the shares of independent deals."""
    seen = with_both(shares)
    middle, half = fmean(seen), half_interval(seen)
    return max(0.0, middle - half), min(1.0, middle + half)


def with_both(shares: Sequence[float]) -> list[float]:
    """The shares, with two deals all won and two all lost (Agresti and Coull).

    So an interval stays honest where there are few deals, or where all of them went the same way.
    """
    return [*shares, 0.0, 0.0, 1.0, 1.0]


def half_interval(shares: Sequence[float]) -> float:
    """Half of the 95 % interval of their mean."""
    return NORMAL_95 * pstdev(shares) / sqrt(len(shares))


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
