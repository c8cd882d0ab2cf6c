"""Moves that come in families: what they stand for, and which of them are offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import Seat
from motherlode.games.dwarves_fall.board import cards_in_play, dwarves_on, has_room, is_buried
from motherlode.games.dwarves_fall.cards import GROUP, is_protected
from motherlode.games.dwarves_fall.facts import (
    BOUNCE,
    DRIVE,
    EXTORT,
    LAY,
    LAY_BESIDE,
    LAY_ON,
    NO_CARD,
    PLACE,
    PUT,
    ROB,
    STEP,
    STEP_X,
    STEP_Y,
    SWAP_WITH,
    TRICK,
    Card,
    Ogre,
    Side,
)
from motherlode.games.dwarves_fall.regions import is_open, may_walk

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


# -- what a move stands for -------------------------------------------------------------------


def is_ogre(move: int) -> bool:
    """Whether a move plays an ogre."""
    return BOUNCE.first <= move < SWAP_WITH.first


def ogre_of(move: int) -> int:
    """The ogre that a move plays."""
    if BOUNCE.has(move):
        return BOUNCE.ogre(move)
    if DRIVE.has(move):
        return DRIVE.ogre(move)
    if ROB.has(move):
        return ROB.ogre(move)
    return EXTORT.ogre(move) if EXTORT.has(move) else TRICK.ogre(move)


def is_action(move: int) -> bool:
    """Whether a move lays a card, or puts or moves a dwarf."""
    return LAY.has(move) or PUT.has(move) or STEP.has(move)


# -- laying ---------------------------------------------------------------------------------------


def may_cover(state: DwarvesFall, kind: int, below: int) -> bool:
    """Whether a card of a kind may be laid on top of another."""
    if GROUP[kind] != GROUP[PLACE.card(below)] or dwarves_on(state, below):
        return False
    return not is_protected(state, PLACE.card(below))


def offer_spots(state: DwarvesFall, kind: int) -> None:
    """Offer every place where a card of a kind may be laid."""
    for near in range(cards_in_play(state)):
        if state.top[near]:
            for side in range(Side.size):
                if is_new_spot(state, near, side):
                    state.offer(LAY_BESIDE.at(near, side))
            if may_cover(state, kind, near):
                state.offer(LAY_ON.at(near))


def is_new_spot(state: DwarvesFall, near: int, side: int) -> bool:
    """Whether a side is bare and no card with a lower number touches the same place."""
    return state.beside[near][side] == NO_CARD and first_name(state, near, side) == LAY_BESIDE.at(
        near, side
    )


def first_name(state: DwarvesFall, near: int, side: int) -> int:
    """The name of a place by the card with the lowest number that touches it."""
    x = state.x[near] + STEP_X[side]
    y = state.y[near] + STEP_Y[side]
    for card in range(near):
        if state.top[card] and abs(state.x[card] - x) + abs(state.y[card] - y) == 1:
            for other in range(Side.size):
                if state.x[card] + STEP_X[other] == x and state.y[card] + STEP_Y[other] == y:
                    return LAY_BESIDE.at(card, other)
    return LAY_BESIDE.at(near, side)


# -- actions --------------------------------------------------------------------------------------


def offer_actions(state: DwarvesFall, me: Seat) -> None:
    """Lay, put or step."""
    for kind in range(Card.size):
        if state.kingdom[me][kind]:
            state.offer(LAY.at(kind))
    for card in range(cards_in_play(state)):
        if state.top[card]:
            if state.idle[me] and has_room(state, card):
                state.offer(PUT.at(card))
            if state.dwarves[card][me]:
                offer_steps(state, card)


def offer_steps(state: DwarvesFall, card: int) -> None:
    """Every way that a dwarf can go from a card."""
    for side in range(Side.size):
        if may_walk(state, card, side):
            state.offer(STEP.at(card, side))


@outer
def refuse_place(state: DwarvesFall, card: int, clause: str) -> Refusal | None:
    """Why a card names no place of the map: it is not there, or lies under another."""
    if state.top[card]:
        return None
    return Refusal("card-is-covered" if is_buried(state, card) else "not-on-the-table", clause)


@outer
def refuse_dwarf(state: DwarvesFall, owner: Seat, card: int, clause: str) -> Refusal | None:
    """Why nobody of that player can be moved from a card."""
    if refusal := refuse_place(state, card, clause):
        return refusal
    return None if state.dwarves[card][owner] else Refusal("no-dwarf-there", clause)


@outer
def refuse_walk(state: DwarvesFall, card: int, side: int) -> Refusal:
    """Why a dwarf cannot go that way."""
    near = state.beside[card][side]
    if near == NO_CARD:
        return Refusal("nothing-there", "D3.7")
    if is_open(state, card, side) and not has_room(state, near):
        return Refusal("no-free-space", "D3.8")
    return Refusal("wall-in-the-way", "D3.7")


# -- ogres ----------------------------------------------------------------------------------------


def offer_drives(state: DwarvesFall, target: Seat, card: int) -> None:
    """Offer to drive a dwarf of a card over each side that is open."""
    for side in range(Side.size):
        if may_walk(state, card, side):
            state.offer(DRIVE.at(Ogre.DROVER, target, card, side))


def is_partner(state: DwarvesFall, target: Seat, card: int, second: Seat, other: int) -> bool:
    """Whether a dwarf of `second` on another card can be swapped with one of `target`."""
    return second != target and other != card and state.dwarves[other][second] != 0


def has_partner(state: DwarvesFall, target: Seat, card: int) -> bool:
    """Whether there is any dwarf to swap with."""
    for other in range(cards_in_play(state)):
        for second in range(state.seats):
            if is_partner(state, target, card, second, other):
                return True
    return False


def offer_partners(state: DwarvesFall, target: Seat, card: int) -> None:
    """Offer every dwarf to swap with."""
    for other in range(cards_in_play(state)):
        for second in range(state.seats):
            if is_partner(state, target, card, second, other):
                state.offer(SWAP_WITH.at(second, other))
