"""Bots against bots: every deal is played in every arrangement of seats.

The same deal in other hands takes most of the luck out of a comparison. A match depends on
nothing but its plan, so the same seed gives the same results on any number of cores. Where guests
play, the luck hangs on a key too, which they are not told: from a seed they could know the deal.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from hashlib import blake2b
from random import Random

from motherlode.bots.bot import Bot, stepping_in
from motherlode.bots.guests import invite, is_guest
from motherlode.core.errors import SetupError
from motherlode.core.events import Event
from motherlode.core.match import Match
from motherlode.core.observation import Observation
from motherlode.core.randomness import SECRET_BYTES, Bits, Seed
from motherlode.core.state import State
from motherlode.games import find
from motherlode.lab.guest_process import SECONDS, Forfeiting, GuestProcess
from motherlode.lab.luck import Luck
from motherlode.lab.seer import Seer, is_seer
from motherlode.lab.spread import EVERY_CORE, Hands

SUBSTITUTE = "heuristic"  # who plays on for a guest that has failed
KEY = re.compile("([0-9a-f]{2}){0,64}")


@dataclass(frozen=True, slots=True)
class Arena:
    """What is to be played."""

    game: str
    bots: tuple[str, ...]  # a level for each seat, or a bot that is brought along
    games: int
    seed: int = 1
    options: Mapping[str, str] | None = None
    house: Mapping[str, object] | None = None
    key: str = ""  # what the luck hangs on beside the seed
    seconds: float = SECONDS  # that a guest has for an answer
    playouts: int = 0  # by which each draw is judged; without any it is by the evaluation

    def __post_init__(self) -> None:
        """Guests play by a key that nobody knows, unless it is given."""
        if not KEY.fullmatch(self.key):
            raise SetupError(f"a key is 2 to 128 hexadecimal digits, in pairs, not {self.key!r}")
        if not self.key and any(map(is_guest, self.bots)):
            object.__setattr__(self, "key", secrets.token_hex(SECRET_BYTES))

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

    def hash(self, size: int, *words: object) -> bytes:
        """Bytes that belong to this deal and to nothing else."""
        text = " ".join(map(str, (self.arena.game, self.arena.seed, self.deal, *words)))
        key = bytes.fromhex(self.arena.key)
        return blake2b(text.encode(), digest_size=size, key=key).digest()

    def luck(self, *words: object) -> int:
        """A seed for something of this deal."""
        return int.from_bytes(self.hash(4, *words), "big") >> 1

    @property
    def dealt(self) -> Seed:
        """The luck of the match; with a key it is too long to be guessed from a hand."""
        return self.hash(SECRET_BYTES, "deal") if self.arena.key else self.luck()

    def match(self) -> Match:
        """The match as it is dealt."""
        arena = self.arena
        return Match(
            find(arena.game), len(arena.bots), self.dealt, arena.options, house=arena.house
        )


@dataclass(frozen=True, slots=True)
class Result:
    """How a match of an arena ended, by seat."""

    deal: int
    rotation: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    forfeits: tuple[tuple[int, str], ...] = ()  # seats whose guests failed, and how
    luck: tuple[
        float, ...
    ] = ()  # what draws gave to each seat, in wins; empty where nobody counted

    def share(self, seat: int) -> float:
        """One for a win, a part of it for a shared one."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def as_data(self) -> dict[str, object]:
        """Plain data, for a file."""
        return asdict(self)


def play(plan: Plan) -> Result:
    """Play one match."""
    match = plan.match()
    source = Random(plan.luck("observation"))
    luck = Luck(match.state, plan.luck("draws", plan.rotation), plan.arena.playouts)
    with sitting(plan, match.state) as bots:
        guests = {seat: bot for seat, bot in bots.items() if isinstance(bot, Forfeiting)}
        tell(guests, match.opening)
        while not match.state.over:
            seat, move = next_move(match.state, bots, source)
            before = match.state.copy()
            told = match.advance(seat, move)
            luck.add(before, seat, move, match.state)
            tell(guests, match.events(told) if guests else [])
        outcome = match.state.outcome()
        for guest in guests.values():
            guest.end(outcome)
    failures = tuple((seat, guest.failure) for seat, guest in guests.items() if guest.failure)
    ranks = last_are(dict(failures), outcome.ranks)
    return Result(
        plan.deal,
        plan.rotation,
        plan.seating,
        outcome.scores,
        ranks,
        match.count,
        failures,
        tuple(round(one, 6) for one in luck.given),
    )


@contextmanager
def sitting(plan: Plan, state: State) -> Iterator[dict[int, Bot]]:
    """The bots of a match on their seats, guests in processes of their own as long as it lasts."""
    processes: list[GuestProcess] = []
    bots: dict[int, Bot] = {}
    try:
        for seat, name in enumerate(plan.seating):
            seed = plan.luck(plan.rotation, seat)
            if is_seer(name):
                bots[seat] = Seer(name, seed, state)
            elif is_guest(name):
                processes.append(GuestProcess(name, plan.arena.seconds))
                bots[seat] = Forfeiting(processes[-1], seed, invite(SUBSTITUTE, seed))
            else:
                bots[seat] = invite(name, seed, timed=False)
        yield bots
    finally:
        for process in processes:
            process.close()


def tell(guests: Mapping[int, Forfeiting], events: Sequence[Event]) -> None:
    """Guests learn of what happened as much as their seats may know."""
    for seat, guest in guests.items():
        if seen := [data for event in events if (data := event.seen_by(seat))]:
            guest.hear(seen)


def last_are(failed: Mapping[int, str], ranks: Sequence[int]) -> tuple[int, ...]:
    """The ranks when all who failed come last."""
    stay = [rank for seat, rank in enumerate(ranks) if seat not in failed]
    return tuple(
        len(stay) + 1 if seat in failed else 1 + sum(other < rank for other in stay)
        for seat, rank in enumerate(ranks)
    )


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


def run(arena: Arena, done: Sequence[Result] = (), hands: Hands = EVERY_CORE) -> Iterator[Result]:
    """Play what is not done yet, in the order of the plan."""
    known = {(result.deal, result.rotation) for result in done}
    plans = [plan for plan in arena.plans() if (plan.deal, plan.rotation) not in known]
    yield from hands.spread(play, plans, together=max(1, min(16, len(plans) // 64)))
