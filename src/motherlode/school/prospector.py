"""Looking for openings: deals after which much of the rules is met in few moves.

Apprentices play on from a deal many times, each time with other luck and other things where the
learning seat cannot look. A clause is met when that seat is asked by it, can play what it is about,
or is told that it has hit the seat; it is worth the more the earlier that is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from statistics import mean
from typing import Final

from motherlode.bots.levels import bot
from motherlode.core.events import Event
from motherlode.core.match import Match, Origin
from motherlode.core.state import State
from motherlode.games import find
from motherlode.lab.arena import next_move
from motherlode.school.opening import Opening
from motherlode.school.puzzles.themes import asked_by, clause_of_thing

MOVES: Final = 12  # own moves by which something happens: these are the first rounds
LEVEL: Final = "apprentice"
GLANCE: Final = 4  # matches for a first look at a deal
LOOK: Final = 40  # matches for one that looked good
BEST: Final = 12  # deals that get the longer look
COMPARED: Final = 100  # deals that nobody chose, to compare with

Met = Mapping[str, int]  # by clause: after how many own moves it was met


def prospect(game: str, seeds: int) -> Opening:
    """The best deal of so many, judged anew by matches that did not choose it."""
    seats = find(game).seats[0]
    glanced = {seed: worth(game, seats, seed, GLANCE, "glance") for seed in range(seeds)}
    best = sorted(glanced, key=lambda seed: -glanced[seed])[:BEST]
    looked = {seed: worth(game, seats, seed, LOOK, "look") for seed in best}
    chosen = max(looked, key=lambda seed: looked[seed])
    others = mean(clauses_met(game, seats, seeds + i, 1, "others") for i in range(COMPARED))
    found = clauses_met(game, seats, chosen, COMPARED, "verify")
    return Opening(game, seats, chosen, round(found, 1), round(others, 1))


def worth(game: str, seats: int, seed: int, matches: int, word: str) -> float:
    """How much of the rules is met, and how soon, in a mean match."""
    return mean(
        sum(1 - after / MOVES for after in met.values())
        for met in meetings(game, seats, seed, matches, word)
    )


def clauses_met(game: str, seats: int, seed: int, matches: int, word: str) -> float:
    """How many clauses are met in a mean match."""
    return mean(len(met) for met in meetings(game, seats, seed, matches, word))


def meetings(game: str, seats: int, seed: int, matches: int, word: str) -> Iterator[Met]:
    """What is met in several matches that begin with one deal."""
    deal = Opening(game, seats, seed, 0, 0)
    for number in range(matches):
        source = Random(f"{game} {seats} {seed} {word} {number}")
        yield meet(deal.begin(source), deal.seat, source)


def meet(state: State, seat: int, source: Random) -> Met:
    """The clauses that a seat meets in its first moves."""
    match = Match.resume(0, Origin(state, 0, (None,) * state.seats, False))
    bots = {one: bot(LEVEL, source.getrandbits(30)) for one in range(state.seats)}
    met: dict[str, int] = {}
    made = 0
    while made < MOVES and not match.state.over:
        now = match.state
        if seat in now.asked():
            note(met, at_hand(now, seat), made)
        who, move = next_move(now, bots, source)
        events = match.play(who, move)
        note(met, hits(events, seat), made)
        made += who == seat and bool(events)
    return met


def note(met: dict[str, int], clauses: Iterable[str], after: int) -> None:
    """Write down what is met for the first time."""
    for clause in clauses:
        met.setdefault(clause, after)


def hits(events: Iterable[Event], seat: int) -> Iterator[str]:
    """The rules of what has happened to a seat."""
    for event in events:
        told = event.seen_by(seat)
        if told and told.get("seat") == seat:
            yield str(told["clause"])


def at_hand(state: State, seat: int) -> Iterator[str]:
    """The rule by which a seat is asked, and those of what it can play."""
    yield asked_by(state)
    for move in state.moves(seat):
        clause = clause_of_thing(state, move)
        if clause is not None:
            yield clause
