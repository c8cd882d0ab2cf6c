"""The course of a match: every move with what it told, and how to take one back.

What lies further back than its origin is known to the log alone; the origin is the deal, or a
position that was kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Self

from msgspec import Struct

from motherlode.core.game import Game
from motherlode.core.listeners import EventInts, listening
from motherlode.core.position import answers_given
from motherlode.core.record import Record
from motherlode.core.seats import EVERYONE
from motherlode.core.state import State
from motherlode.games import find
from motherlode.server.log_events import Played
from motherlode.server.tables.errors import OutOfHistory
from motherlode.server.terms import Terms


class Made(Struct, frozen=True, gc=False):
    """A move that was made, and whether anybody learnt something by it."""

    played: Played
    revealed: bool


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the moves that are remembered begin."""

    state: State
    moves: int  # how many were made before
    last: tuple[int | None, ...]  # by seat: the number of its last move
    revealed: bool  # whether the last of them told anybody something


def opens_answers(state: State, seat: int) -> bool:
    """Whether a seat is the last that a window waits for: its answer opens those of others."""
    return state.asked() == (seat,) and bool(answers_given(state).keys() - {seat})


class Course:
    """A match from its origin on."""

    def __init__(self, terms: Terms, key: bytes, origin: Origin) -> None:
        self.terms = terms
        self.key = key
        self.game: Game = find(terms.game)
        self.origin = origin
        self.go_back(origin.moves)

    @classmethod
    def dealt(cls, terms: Terms, key: bytes) -> tuple[Self, list[EventInts]]:
        """A match that begins, and what its deal told; the same key gives the same deal."""
        game = find(terms.game)
        state = game.table(terms.seats, terms.options, terms.house)
        with listening(state) as told:
            game.deal(state, key)
        origin = Origin(state, 0, (None,) * terms.seats, False)
        return cls(terms, key, origin), told

    @property
    def moves(self) -> int:
        """How many moves were made since the deal."""
        return self.origin.moves + len(self.made)

    def play(self, played: Played) -> list[EventInts]:
        """Make a move and tell what happened."""
        state, drawn = self.state, self.state.drawn
        opens = opens_answers(state, played.seat)
        with listening(state) as told:
            state.play(played.seat, self.game.catalogue.number(played.move))
        secret = any(who != EVERYONE for _, who, *_ in told)
        self.note(Made(played, opens or secret or state.drawn != drawn))
        return told

    def note(self, made: Made) -> None:
        """Remember a move."""
        played = made.played
        self.last[played.seat] = self.moves
        self.sent.add((played.seat, played.id))
        self.made.append(made)

    def go_back(self, moves: int) -> None:
        """Only the first moves stay."""
        stay = moves - self.origin.moves
        if stay < 0:
            raise OutOfHistory
        snapshot = self.made[:stay] if stay else []
        self.state = self.origin.state.copy()
        self.last = list(self.origin.last)
        self.sent: set[tuple[int, str]] = set()  # the seats and ids of the moves that stand
        self.made: list[Made] = []  # since the origin
        for made in snapshot:
            self.state.play(made.played.seat, self.game.catalogue.number(made.played.move))
            self.note(made)

    def last_by(self, seat: int) -> int | None:
        """How many moves stay if a seat takes its last one back; None if it made none."""
        return self.last[seat]

    def obstacle(self, moves: int) -> Literal["revealed", "acted"] | None:
        """Why a seat cannot just take its last move back: what came of it, or who came after."""
        if moves + 1 < self.moves:
            return "acted"
        return "revealed" if self.last_revealed else None

    @property
    def last_revealed(self) -> bool:
        """Whether anybody learnt something by the last move."""
        return self.made[-1].revealed if self.made else self.origin.revealed

    def record(self) -> Record:
        """The match as it is stored."""
        if self.origin.moves:
            raise OutOfHistory
        return Record(
            game=self.game.key,
            version=self.game.version,
            seats=self.terms.seats,
            options=self.game.chosen(self.state),
            house=self.game.house_of(self.state),
            seed=self.key,
            moves=tuple((made.played.seat, made.played.move) for made in self.made),
        )
