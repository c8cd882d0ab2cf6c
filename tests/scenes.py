"""Scenes of any game: play texts, ask what may be played and why not, look at what changed.

How a table is laid out for a scene is each game's own affair.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol, Self

from motherlode.core import position
from motherlode.core.events import Event
from motherlode.core.game import Game
from motherlode.core.listeners import listening
from motherlode.core.moves import word
from motherlode.core.registry import game_of
from motherlode.core.seats import ONLOOKER
from motherlode.core.state import State


class Watcher(Protocol):
    """Whoever notes what is done in scenes."""

    def played(self, state: State, seat: int, text: str) -> None:
        """A move is about to be made."""

    def tried(self, state: State, seat: int, text: str, clause: str) -> None:
        """A move was refused."""


WATCHERS: list[Watcher] = []


def written(
    game: Game,
    seats: int,
    table: Mapping[str, Any],
    *decisions: Mapping[str, Any],
    options: Mapping[str, object] | None = None,
    house: Mapping[str, object] | None = None,
    seed: int = 7,
) -> dict[str, Any]:
    """A position that stands at a table, with its decisions open."""
    return {
        "game": game.key,
        "version": game.version,
        "seats": seats,
        "options": dict(options or {}),
        "house": dict(house or {}),
        "luck": {"seed": seed},
        "over": False,
        "decisions": [dict(decision) for decision in decisions],
        "table": dict(table),
    }


def check(state: State) -> None:
    """Nothing is lost or made, and nothing is there that cannot be."""
    game = game_of(state)
    assert game.inconsistencies(state) == []


def play(state: State, seat: int, text: str) -> list[Event]:
    """Play a move by its text; what was told."""
    game = game_of(state)
    for watcher in WATCHERS:
        watcher.played(state, seat, text)
    with listening(state) as told:
        state.play(seat, game.catalogue.number(text))
    check(state)
    return [Event.of(item, game.events) for item in told]


def moves(state: State, seat: int) -> list[str]:
    """The legal moves of a seat."""
    return [game_of(state).catalogue.text(move) for move in state.moves(seat)]


def reason(state: State, seat: int, text: str) -> tuple[str, str] | None:
    """Why a move is refused, and by which clause."""
    refusal = state.why_not(seat, game_of(state).catalogue.number(text))
    if refusal is None:
        return None
    for watcher in WATCHERS:
        watcher.tried(state, seat, text, refusal.clause)
    return refusal.reason, refusal.clause


def decision(state: State) -> str | None:
    """What is asked now."""
    asked = game_of(state).decision(state)
    return None if asked is None else str(asked["decision"])


def table(state: State) -> dict[str, Any]:
    """The whole table by name, hands included."""
    found: dict[str, Any] = position.dump(state)["table"]
    return found


class PlayedScene:
    """A position that is played on by texts."""

    per_seat: ClassVar[frozenset[str]] = frozenset()  # fields with a row for each seat
    passing: ClassVar[frozenset[str]] = frozenset({"turn"})  # fields that change all the time

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.state: State = position.load(data)
        self.events: list[Event] = []
        self.before = self.table

    # -- playing ----------------------------------------------------------------------

    def play(self, *texts: str) -> Self:
        """Play texts, each by the seat that is asked; `2: use_token` names another seat."""
        for text in texts:
            seat, _, words = text.rpartition(": ")
            self.hear(play(self.state, int(seat) if seat else self.state.seat, words))
        return self

    def hear(self, events: list[Event]) -> None:
        """Remember what the last move told."""
        self.events = events

    # -- moves --------------------------------------------------------------------------

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat, by default of the one that is asked."""
        return moves(self.state, self.state.seat if seat is None else seat)

    def interrupts(self, seat: int) -> list[str]:
        """What a seat may do unasked."""
        catalogue = game_of(self.state).catalogue
        return [catalogue.text(move) for move in self.state.interrupts(seat)]

    def why_not(self, text: str, seat: int | None = None) -> tuple[str, str] | None:
        """The reason and the clause of a refusal."""
        return reason(self.state, self.state.seat if seat is None else seat, text)

    # -- decisions ------------------------------------------------------------------------

    @property
    def decision(self) -> str | None:
        """What is asked now."""
        return decision(self.state)

    @property
    def asked(self) -> tuple[int, ...]:
        """Who is asked now."""
        return self.state.asked()

    @property
    def asks(self) -> str:
        """What is asked of whom: `turn @1`, `save @0 @2`, or `nothing` when the game is over."""
        return " ".join([self.decision or "nothing", *map(word, self.asked)])

    # -- the table ------------------------------------------------------------------------

    @property
    def table(self) -> dict[str, Any]:
        """The whole table by name, hands included."""
        return table(self.state)

    @property
    def changed(self) -> set[str]:
        """What is not as the scene began, but for what always changes: `bag`, `cart @0`."""
        now = self.table
        keys = {key for key in now if now[key] != self.before[key]} - self.passing
        seats = {
            f"{key} {word(seat)}"
            for key in keys & self.per_seat
            for seat, found in enumerate(now[key])
            if found != self.before[key][seat]
        }
        return (keys - self.per_seat) | seats

    def hand(self, seat: int) -> dict[str, int]:
        """The cards in a hand."""
        return dict(self.table["hand"][seat])

    # -- events -----------------------------------------------------------------------------

    def told(self) -> list[str]:
        """The names of the events."""
        return [event.kind.key for event in self.events]

    def story(self) -> list[str]:
        """The events as everyone may know them: `stolen @0 @2 ruby`."""
        seen = [self.seen(event) for event in self.events]
        return [sentence(game_of(self.state), event) for event in seen if event]

    def seen(self, event: Event) -> dict[str, object] | None:
        """An event as everyone may know it."""
        return event.seen_by(ONLOOKER)


def sentence(game: Game, event: dict[str, object]) -> str:
    """An event as text: seats as `@2`, things by name, what is hidden or absent as `none`."""
    roles = [role for role in event if role not in ("event", "clause")]
    return " ".join([str(event["event"]), *(part(game, role, event[role]) for role in roles)])


def part(game: Game, role: str, found: object) -> str:
    """A seat, a name, a number, or `none`."""
    if found is None:
        return "none"
    is_seat = role in game.names and not game.names[role]
    return f"@{found}" if is_seat else str(found)
