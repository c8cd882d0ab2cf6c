"""A move told in full: what was asked and could be answered, what everyone saw, what changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from motherlode.core import position
from motherlode.core.events import Event
from motherlode.core.match import Match
from motherlode.core.seats import ONLOOKER
from motherlode.core.state import State

MOST_LISTED: Final = 6  # moves of a decision


def asked(match: Match) -> str:
    """The decision on top, and whom it is for; or how the match ended."""
    decision = match.game.decision(match.state)
    if decision is None:
        return f"outcome: {words(match.state.outcome().as_data())}"
    seats = ", ".join(map(str, match.state.asked()))
    details = {k: v for k, v in decision.items() if k not in ("decision", "seat")}
    return f"{decision['decision']} to {seats}: {words(details)}"


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
            yield f"{event.kind.key} {words(details)}".rstrip()


def changes(before: State, after: State) -> Iterator[str]:
    """What lies on the table otherwise than before, hidden things included."""
    old, new = (dict(leaves("", position.dump(state)["table"])) for state in (before, after))
    for path in sorted(old.keys() | new.keys()):
        if old.get(path) != new.get(path):
            yield f"{path}: {old.get(path, 'nothing')}, then {new.get(path, 'nothing')}"


def leaves(path: str, data: Any) -> Iterator[tuple[str, object]]:
    """The single values in plain data, each with its path."""
    if isinstance(data, dict):
        for key, item in data.items():
            yield from leaves(f"{path}.{key}" if path else key, item)
    elif isinstance(data, list):
        for place, item in enumerate(data):
            yield from leaves(f"{path}[{place}]", item)
    else:
        yield path, data


def words(details: Mapping[str, object]) -> str:
    """Plain data in one line."""
    return ", ".join(
        f"{name} {'none' if value is None else value}" for name, value in details.items()
    )
