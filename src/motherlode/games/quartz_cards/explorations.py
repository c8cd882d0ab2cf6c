"""The green card: it belongs to the explorer, once the line is collected."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from motherlode.core.kinds import table
from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import Seat
from motherlode.games.quartz_cards.columns import protect
from motherlode.games.quartz_cards.facts import ADMIRE, DEFENCES_END, EXPLORATIONS, Crystal
from motherlode.games.quartz_cards.heuristics import helper_worth, safety
from motherlode.games.quartz_cards.offers import offer_admirations

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


class Exploration:
    """A green card: played at the end of one's own exploration."""

    facts = ("clause", "worth")
    verbs = ("offer", "play", "weigh", "refuse")
    clause: ClassVar[str]
    worth: ClassVar[int]
    fading: ClassVar[int] = 20

    def offer(self, state: QuartzCards, me: Seat) -> None:
        """Offer every way to play it."""
        raise NotImplementedError

    def play(self, state: QuartzCards, me: Seat, move: int) -> None:
        """Do what the card says; it lies on the discards already."""
        raise NotImplementedError

    def weigh(self, state: QuartzCards, me: Seat, move: int) -> int:
        """What it brings, less what it is worth in hand."""
        raise NotImplementedError

    @outer
    def refuse(self, state: QuartzCards, move: int) -> Refusal:
        """Why it cannot be played like that, though it is in hand."""
        raise NotImplementedError


class WhatABeauty(Exploration):
    """Protect one of your columns at the end of your exploration."""

    clause = "C9.1"
    worth = 5500

    def offer(self, state: QuartzCards, me: Seat) -> None:
        """For any column."""
        offer_admirations(state, me)

    def play(self, state: QuartzCards, me: Seat, move: int) -> None:
        """Under the chest with it."""
        protect(state, ADMIRE.crystal(move), me)

    def weigh(self, state: QuartzCards, me: Seat, move: int) -> int:
        """A column in safety; there is little else to do with the card."""
        return safety(state, me, ADMIRE.crystal(move)) - helper_worth(state) // 2

    @outer
    def refuse(self, state: QuartzCards, move: int) -> Refusal:
        """The column has to be there."""
        crystal = Crystal.names[ADMIRE.crystal(move)]
        return Refusal("no-such-column", self.clause, {"crystal": crystal})


EXPLORATION_TABLE: Final[list[Exploration]] = table(EXPLORATIONS, Exploration, __name__)


def exploration(card: int) -> Exploration:
    """The green card of that number."""
    return EXPLORATION_TABLE[card - DEFENCES_END]
