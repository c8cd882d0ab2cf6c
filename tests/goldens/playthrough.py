"""A random match told in full: what is asked, what may be answered, what everyone sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.walks import random_step
from motherlode.core.events import Event
from motherlode.core.match import Match
from motherlode.core.seats import ONLOOKER
from motherlode.games import find
from tests.goldens import FOLDER

SEED: Final = 7
MOST_LISTED: Final = 6  # moves of a question


def path(key: str, seats: int) -> Path:
    """Where the playthrough is kept."""
    return FOLDER / f"{key}-{seats}.txt"


def playthrough(key: str, seats: int) -> str:
    """The whole text."""
    return "\n".join([*lines(Match(find(key), seats, SEED)), ""])


def lines(match: Match) -> Iterator[str]:
    """From the deal to the outcome."""
    luck = Random(SEED)
    yield f"{match.game.key}, {match.state.seats} seats, seed {SEED}"
    yield from told(match, match.opening)
    while not match.state.over:
        yield ""
        yield asked(match)
        seat, move = random_step(match.state, luck)
        yield f"  may: {listed(match, seat)}"
        unasked = "" if seat in match.state.asked() else " (unasked)"
        yield f"  seat {seat}{unasked}: {match.game.catalogue.text(move)}"
        yield from told(match, match.play(seat, move))
    yield ""
    yield f"outcome: {words(match.state.outcome().as_data())}"


def asked(match: Match) -> str:
    """The question on top, and whom it is for."""
    question = match.game.decision(match.state)
    assert question is not None
    seats = ", ".join(map(str, match.state.asked()))
    details = {k: v for k, v in question.items() if k not in ("question", "seat")}
    return f"{question['question']} to {seats}: {words(details)}"


def listed(match: Match, seat: int) -> str:
    """The first moves of a seat, and how many more there are."""
    moves = [match.game.catalogue.text(move) for move in match.state.moves(seat)]
    more = len(moves) - MOST_LISTED
    return ", ".join(moves[:MOST_LISTED]) + (f" and {more} more" if more > 0 else "")


def told(match: Match, events: Iterable[Event]) -> Iterator[str]:
    """What everyone sees happen."""
    for event in events:
        seen = event.seen_by(ONLOOKER)
        if seen is not None:
            details = {k: v for k, v in seen.items() if k not in ("event", "clause")}
            if not event.known_to(ONLOOKER):
                details |= dict.fromkeys(event.kind.secret, "hidden")
            yield f"    {event.kind.key} {words(details)}".rstrip()


def words(details: Mapping[str, object]) -> str:
    """Plain data in one line."""
    return ", ".join(
        f"{name} {'none' if value is None else value}" for name, value in details.items()
    )
