"""Moves that come in families: what they stand for, and which of them are offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import Seat
from motherlode.games.quartz_cards.facts import (
    ADMIRE,
    NO_CARD,
    ONE,
    PLAY,
    PROTECT,
    TAKE,
    TAKE_COLUMN,
    TAKE_TWO,
    TWO,
    Card,
    Crystal,
)

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


# -- what a move stands for -------------------------------------------------------------------


def card_of(move: int) -> int:
    """The helper that a move plays, if it plays one."""
    if PLAY.has(move):
        return PLAY.card(move)
    return Card.WHAT_A_BEAUTY if ADMIRE.has(move) else NO_CARD


def taken_one(move: int) -> int:
    """The crystal of a move that takes one card."""
    return ONE.member(TAKE.crystals(move), 0)


def taken(move: int, place: int) -> int:
    """The crystal at `place` (0 or 1) of a move that takes two cards."""
    return TWO.member(TAKE_TWO.crystals(move), place)


# -- what is offered --------------------------------------------------------------------------


def offer_protections(state: QuartzCards, me: Seat) -> None:
    """Offer to protect each of one's columns."""
    for crystal in range(Crystal.size):
        if state.column[me][crystal]:
            state.offer(PROTECT.at(crystal))


def offer_admirations(state: QuartzCards, me: Seat) -> None:
    """Offer to protect each of one's columns with a card."""
    for crystal in range(Crystal.size):
        if state.column[me][crystal]:
            state.offer(ADMIRE.at(Card.WHAT_A_BEAUTY, crystal))


def offer_singles(state: QuartzCards, thief: Seat) -> None:
    """Offer to take a card of each column."""
    for crystal in range(Crystal.size):
        if state.column[thief][crystal]:
            state.offer(TAKE.at(ONE.one(crystal)))


def offer_thefts(state: QuartzCards, victim: Seat) -> None:
    """Offer each column, and any two cards that are not a column by themselves."""
    for crystal in range(Crystal.size):
        if state.column[victim][crystal]:
            state.offer(TAKE_COLUMN.at(crystal))
    for first in range(Crystal.size):
        if state.column[victim][first] > 2:
            state.offer(TAKE_TWO.at(TWO.two(first, first)))
        if state.column[victim][first]:
            offer_pairs_with(state, victim, first)


def offer_pairs_with(state: QuartzCards, victim: Seat, first: int) -> None:
    """Offer a card of one column together with one of each later column."""
    for second in range(first + 1, Crystal.size):
        if state.column[victim][second]:
            state.offer(TAKE_TWO.at(TWO.two(first, second)))
