"""Actions: a card is laid, a dwarf is put or moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.dwarves_fall.board import (
    dwarves_on,
    is_empty,
    lay_at,
    lay_beside,
    lay_on,
    put_dwarf,
    walk,
)
from motherlode.games.dwarves_fall.cards import GROUP, is_protected
from motherlode.games.dwarves_fall.facts import (
    LAY,
    LAY_BESIDE,
    LAY_ON,
    NO_CARD,
    PLACE,
    PUT,
    STEP,
    Ask,
    Card,
    Events,
)
from motherlode.games.dwarves_fall.offers import refuse_dwarf, refuse_place, refuse_walk

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall

# -- laying ---------------------------------------------------------------------------------------


def lay_down(state: DwarvesFall, card: int, move: int) -> None:
    """A card comes to lie beside another or on it."""
    if LAY_BESIDE.has(move):
        lay_beside(state, card, LAY_BESIDE.place(move), LAY_BESIDE.side(move))
    else:
        lay_on(state, card, LAY_ON.place(move))


def tell_laid(state: DwarvesFall, card: int) -> None:
    """Where a card came to lie, which way and on what."""
    below = state.under[card]
    state.tell(
        Events.CARD_LAID,
        EVERYONE,
        PLACE.owner(card),
        PLACE.card(card),
        state.turned[card],
        PLACE.card(below) if below != NO_CARD else NO_CARD,
        state.x[card],
        state.y[card],
    )


@outer
def refuse_beside(state: DwarvesFall, clause: str, near: int) -> Refusal:
    """Why a card cannot be laid at a side of another."""
    return refuse_place(state, near, clause) or Refusal("card-lies-there", clause)


@outer
def refuse_on(state: DwarvesFall, clause: str, kind: int, below: int) -> Refusal:
    """Why a card of a kind cannot be laid on another."""
    covered = PLACE.card(below)
    if refusal := refuse_place(state, below, clause):
        return refusal
    if is_protected(state, covered):
        return Refusal("never-covered", "D2.5", {"card": Card.names[covered]})
    if GROUP[kind] != GROUP[covered]:
        return Refusal("another-type", "D2.4")
    return Refusal("dwarves-in-the-way", "D2.5", {"dwarves": dwarves_on(state, below)})


# -- actions --------------------------------------------------------------------------------------


def take_action(state: DwarvesFall, me: Seat, move: int) -> None:
    """Carry out a move that counts as an action."""
    if STEP.has(move):
        origin = STEP.place(move)
        card = state.beside[origin][STEP.side(move)]
        walk(state, me, origin, STEP.side(move))
        state.tell(
            Events.DWARF_STEPPED,
            EVERYONE,
            me,
            PLACE.card(card),
            PLACE.owner(card),
            PLACE.card(origin),
            PLACE.owner(origin),
        )
    elif PUT.has(move):
        card = PUT.place(move)
        put_dwarf(state, me, card)
        state.tell(Events.DWARF_PUT, EVERYONE, me, PLACE.card(card), PLACE.owner(card))
    else:
        take_card(state, me, LAY.card(move))


def take_card(state: DwarvesFall, me: Seat, kind: int) -> None:
    """A kingdom card leaves the hand; on a bare table there is only one place for it."""
    state.kingdom[me][kind] = 0
    if is_empty(state):
        lay_at(state, PLACE.at(me, kind), 0, 0)
        state.ask(Ask.ROTATE, me, kind)
    else:
        state.ask(Ask.SPOT, me, kind)


@outer
def refuse_action(state: DwarvesFall, me: Seat, move: int) -> Refusal:
    """Why there is no such action, though one is left."""
    if LAY.has(move):
        return Refusal("not-in-hand", "D2.1", {"card": Card.names[LAY.card(move)]})
    if PUT.has(move):
        return refuse_put(state, me, PUT.place(move))
    origin = STEP.place(move)
    return refuse_dwarf(state, me, origin, "D3.7") or refuse_walk(state, origin, STEP.side(move))


@outer
def refuse_put(state: DwarvesFall, me: Seat, card: int) -> Refusal:
    """A dwarf needs to be at home, and a free space to stand on."""
    if refusal := refuse_place(state, card, "D3.6"):
        return refusal
    if not state.idle[me]:
        return Refusal("no-dwarf-at-home", "D3.6")
    return Refusal("no-free-space", "D3.8")
