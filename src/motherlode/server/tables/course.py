"""The course of a match: every move with what it told, and how to take one back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from motherlode.core.events import Event
from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.core.seats import EVERYONE
from motherlode.core.state import State
from motherlode.games import find
from motherlode.server.tables.entries import Played, Terms


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made, and whether anybody learnt something by it."""

    seat: int
    text: str
    id: str
    seq: int
    revealed: bool


class Course:
    """A match from its deal on."""

    def __init__(self, terms: Terms, key: bytes) -> None:
        self.terms = terms
        self.key = key
        self.made: list[Made] = []
        self.sent: set[tuple[int, str]] = set()  # the seats and ids of the moves that stand
        self.deal()

    def deal(self) -> list[Event]:
        """Begin, or begin anew; the same key gives the same deal."""
        terms = self.terms
        self.match = Match(find(terms.game), terms.seats, self.key, terms.options, terms.house)
        return self.match.opening

    @property
    def state(self) -> State:
        """The position."""
        return self.match.state

    def play(self, played: Played, seq: int) -> list[Event]:
        """Make a move and tell what happened."""
        drawn = self.state.drawn
        events = self.match.play(played.seat, played.move)
        revealed = self.state.drawn != drawn or any(event.who != EVERYONE for event in events)
        self.sent.add((played.seat, played.id))
        self.made.append(Made(played.seat, played.move, played.id, seq, revealed))
        return events

    def go_back(self, moves: int) -> None:
        """Only the first moves stay."""
        del self.made[moves:]
        self.sent = {(made.seat, made.id) for made in self.made}
        self.deal()
        for made in self.made:
            self.match.play(made.seat, made.text)

    def last_by(self, seat: int) -> int | None:
        """How many moves stay if a seat takes its last one back; None if it made none."""
        for number in reversed(range(len(self.made))):
            if self.made[number].seat == seat:
                return number
        return None

    def obstacle(self, moves: int) -> Literal["revealed", "acted"] | None:
        """Why a seat cannot just take its last move back: what came of it, or who came after."""
        later: Sequence[Made] = self.made[moves:]
        if any(made.seat != later[0].seat for made in later):
            return "acted"
        return "revealed" if any(made.revealed for made in later) else None

    def record(self) -> Record:
        """The match as it is stored."""
        return self.match.record()
