"""Whether a game is worth playing among equals: stalls, seats, and what the winners held.

python -m benchmarks.balance dwarves_fall [--players hints search:60] [--seats 2 4] [--matches 400]
    [--from 100] [--house game.goals=2] [--option ending=finish_round] [--minutes 20]
    [--by-seat mined]

All seats are played alike and seat 0 begins. Shares of wins are multiples of what is fair, each
with the half width of its 95 % interval. `hints` are players by the heuristics without the cost of
a bot; every other name is a bot as in the arena.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import inf, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from benchmarks.sanity import hinted_step
from benchmarks.soak import show_progress
from motherlode.bots.guests import invite
from motherlode.core.events import Event
from motherlode.core.match import Match
from motherlode.core.seats import NO_SEAT
from motherlode.games import find
from motherlode.lab.arena import next_move

HINTS: Final = "hints"
SURE: Final = 1.96  # standard errors of a 95 % interval
HELD: Final = {  # what a seat held, by the event that tells it and the role that names it
    "dwarves_fall": ("secret_dealt", "secret"),
    "gem_forge": ("scored", "tile"),
}
DULL: Final = ("turn_began", "scored")  # events that say nothing of how a match went


Doing = tuple[str, int]  # an event, and the seat that it is about


class Plan(NamedTuple):
    """What is played."""

    game: str
    players: str
    seats: int
    options: Mapping[str, str]
    house: Mapping[str, object]


@dataclass
class Shares:
    """Parts of wins that fell to something, as multiples of what is fair."""

    many: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        """One more seat that had it."""
        self.many += 1
        self.total += share
        self.squares += share * share

    def __str__(self) -> str:
        mean = self.total / self.many
        spread = max(0.0, self.squares / self.many - mean * mean)
        return f"{mean:.2f}±{SURE * sqrt(spread / self.many):.2f}"


@dataclass
class Played:
    """What came of the matches of a plan."""

    matches: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    seats: defaultdict[int, Shares] = field(default_factory=lambda: defaultdict(Shares))
    held: defaultdict[str, Shares] = field(default_factory=lambda: defaultdict(Shares))
    events: Counter[str] = field(default_factory=Counter)
    doings: Counter[Doing] = field(default_factory=Counter)
    shared: int = 0  # matches in which land belonged to several


def play(plan: Plan, seed: int) -> tuple[Match, list[Event]]:
    """One match of equals, and all that was told."""
    options = {"first_player": "0", **plan.options}
    match = Match(find(plan.game), plan.seats, seed, options, plan.house)
    told, luck, bots = match.opening, Random(seed), {}
    if plan.players != HINTS:
        bots = {n: invite(plan.players, 9 * seed + n, timed=False) for n in range(plan.seats)}
    while not match.state.over:
        step = next_move(match.state, bots, luck) if bots else hinted_step(match.state, luck)
        told += match.play(*step)
    return match, told


def look(
    plan: Plan, seed: int
) -> tuple[str, tuple[float, ...], list[list[str]], list[Doing], bool]:
    """How a match ended, the share of each seat, what each held, what happened, shared land."""
    match, told = play(plan, seed)
    outcome = match.state.outcome()
    won = plan.seats / len(outcome.winners)
    shares = tuple(won if seat in outcome.winners else 0.0 for seat in range(plan.seats))
    return (
        outcome.reason,
        shares,
        list(held(plan, told)),
        [(event.kind.key, seat_of(event)) for event in told],
        is_shared(match.state.view().table),
    )


def seat_of(event: Event) -> int:
    """The seat that an event is about, if it is about one."""
    names = [role.name for role in event.kind.roles]
    return event.values[names.index("seat")] if "seat" in names else NO_SEAT


def held(plan: Plan, told: list[Event]) -> Iterator[list[str]]:
    """What each seat held."""
    key, role = HELD.get(plan.game, ("", ""))
    found: list[set[str]] = [set() for _ in range(plan.seats)]
    for event in told:
        if event.kind.key == key:
            values = {
                one.name: one.read(n) for one, n in zip(event.kind.roles, event.values, strict=True)
            }
            found[int(str(values["seat"]))].add(str(values[role]))
    yield from map(sorted, found)


def is_shared(table: Any) -> bool:
    """Whether some land of the map belongs to several kingdoms, in games with a map."""
    return any(len(place.kingdoms) > 1 for place in getattr(table, "map", ()))


def gather(plan: Plan, seeds: range, workers: int, minutes: float = inf) -> Played:
    """Play a match of each seed, as many as there is time for; a line shows how far it is."""
    played = Played()
    end = time.monotonic() + 60 * minutes
    with ProcessPoolExecutor(workers) as pool:
        for reason, shares, holdings, doings, shared in pool.map(partial(look, plan), seeds):
            played.matches += 1
            played.ends[reason] += 1
            played.events.update(key for key, _ in doings)
            played.doings.update(doings)
            played.shared += shared
            for seat, share in enumerate(shares):
                played.seats[seat].add(share)
                for thing in holdings[seat]:
                    played.held[thing].add(share)
            show_progress(f"{played.matches} of {len(seeds)} matches, {dict(played.ends)}")
            if time.monotonic() > end:
                pool.shutdown(wait=False, cancel_futures=True)
                break
    show_progress("")
    return played


def report(plan: Plan, played: Played, by_seat: Sequence[str] = ()) -> Iterator[str]:
    """The figures of a plan as lines of a page."""
    many = played.matches
    ends = ", ".join(f"{end} {count / many:.1%}" for end, count in played.ends.most_common())
    yield f"\n{plan.seats} seats, {plan.players}, {many} matches"
    yield f"- ends: {ends}; turns {played.events['turn_began'] / many:.0f}"
    yield f"- seats in turn order: {' / '.join(str(played.seats[n]) for n in range(plan.seats))}"
    for key in by_seat:
        means = (f"{played.doings[key, seat] / many:.2f}" for seat in range(plan.seats))
        yield f"- {key} a match, by seat: {' / '.join(means)}"
    if played.held:
        best = sorted(played.held.items(), key=lambda item: -item[1].total / item[1].many)
        yield "- held: " + ", ".join(f"{thing} {shares}" for thing, shares in best)
    if played.shared:
        yield f"- land shared in {played.shared / many:.0%} of the matches"
    happened = (item for item in played.events.most_common() if item[0] not in DULL)
    yield "- events a match: " + ", ".join(f"{key} {count / many:.1f}" for key, count in happened)


def house_rule(text: str) -> tuple[str, object]:
    """`game.goals=2` or `cards.shop.walls=1,0,0,0` as a number of the box."""
    path, _, value = text.partition("=")
    numbers = [int(part) for part in value.split(",")]
    return path, numbers if len(numbers) > 1 else numbers[0]


def option(text: str) -> tuple[str, str]:
    """`ending=finish_round` as an option."""
    key, _, choice = text.partition("=")
    return key, choice


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", nargs="+", default=[HINTS])
    parser.add_argument("--seats", nargs="+", type=int)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first seed")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=inf, help="for each table")
    parser.add_argument("--by-seat", nargs="+", default=[], help="events to count by seat")
    parser.add_argument("--house", nargs="+", type=house_rule, default=[])
    parser.add_argument("--option", nargs="+", type=option, default=[])
    given = parser.parse_args()
    for players in given.players:
        for seats in given.seats or find(given.game).seats:
            plan = Plan(given.game, players, seats, dict(given.option), dict(given.house))
            seeds = range(given.first, given.first + given.matches)
            played = gather(plan, seeds, given.workers, given.minutes)
            print("\n".join(report(plan, played, given.by_seat)), flush=True)


if __name__ == "__main__":
    main()
