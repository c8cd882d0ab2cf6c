"""The actions of a turn: take, insert, discard, draw, play, and empty a tile when all is stuck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.hands import lay_down
from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.gem_forge.deck import draw_card, limit_hands
from motherlode.games.gem_forge.facts import (
    CARD_OF,
    DISCARD,
    DRAW,
    INSERT,
    NO_CARD,
    OWN_TURN_CARDS,
    TAKE,
    TARGET_OF,
    WITHDRAW,
    Ask,
    Card,
    Events,
    Gem,
    Slot,
)
from motherlode.games.gem_forge.heuristics import (
    insertion_worth,
    new_gem_worth,
    weigh_discard,
    weigh_drawing,
)
from motherlode.games.gem_forge.offers import offer_insertions
from motherlode.games.gem_forge.reactions import CARD_TABLE, IN_HAND
from motherlode.games.gem_forge.scoring import loosen
from motherlode.games.gem_forge.slope import let_down, refuse_taking, return_loose, take_gem
from motherlode.games.gem_forge.tiles import gems_in, insert, is_finished, refuse_insertion

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


def offer_actions(state: GemForge, me: Seat) -> None:
    """Take, insert, discard, draw, play."""
    if state.can_take(me):
        state.offer(TAKE)
    state.offer(DRAW)
    offer_insertions(state, me)
    for gem in range(Gem.size):
        if state.cart[me][gem]:
            state.offer(DISCARD.at(gem))
    for card in range(OWN_TURN_CARDS):
        if state.hand[me][card]:
            CARD_TABLE[card].offer(state, me)
    if state.is_stuck():
        offer_withdrawals(state, me)


def offer_withdrawals(state: GemForge, me: Seat) -> None:
    """Nothing has moved for long: gems may come back out of unfinished tiles."""
    for slot in range(Slot.size):
        if gems_in(state, me, slot) and not is_finished(state, me, slot):
            state.offer(WITHDRAW.at(slot))


# -- what an action does ------------------------------------------------------------------


def act(state: GemForge, move: int, me: Seat) -> None:
    """Carry out an action; two of them may be followed, a card may be cancelled."""
    if move == TAKE:
        take_gem(state, me)
        state.ask_all(Ask.FOLLOWING, state.others(me), Card.FOLLOW_TAKE, me)
    elif move == DRAW:
        draw_card(state, me)
        limit_hands(state)
    elif INSERT.has(move):
        insert(state, me, INSERT.slot(move), INSERT.gem(move))
        state.ask_all(Ask.FOLLOWING, state.others(me), Card.FOLLOW_INSERT, me)
    elif DISCARD.has(move):
        state.cart[me][DISCARD.gem(move)] -= 1
        let_down(state, me, DISCARD.gem(move))
    elif WITHDRAW.has(move):
        withdraw(state, WITHDRAW.slot(move), me)
    else:
        announce(state, move, me)


def withdraw(state: GemForge, slot: int, me: Seat) -> None:
    """All gems of a tile go back to the mine."""
    state.tell(Events.WITHDRAWN, EVERYONE, me, state.tiles[me][slot])
    loosen(state, me, slot)
    return_loose(state, me)


def announce(state: GemForge, move: int, me: Seat) -> None:
    """A card is on the table; everyone else may cancel it."""
    lay_down(state, CARD_OF[move], me)
    state.tell(Events.PLAYED, EVERYONE, me, CARD_OF[move], TARGET_OF[move])
    state.put_forward(move, me)


# -- how good it looks, and why it is refused ---------------------------------------------


def weigh_action(state: GemForge, move: int, me: Seat) -> int:
    """What an action brings."""
    if move == TAKE:
        return new_gem_worth(state, me, state.slope[0])
    if move == DRAW:
        return weigh_drawing(state, me)
    if INSERT.has(move):
        return insertion_worth(state, me, INSERT.slot(move))
    if DISCARD.has(move):
        return weigh_discard(state, me, DISCARD.gem(move))
    if WITHDRAW.has(move):
        return 100
    card = CARD_OF[move]
    return CARD_TABLE[card].weigh(state, me, move) - IN_HAND[card]


@outer
def is_action(move: int) -> bool:
    """Whether a move is one of the five actions, or empties a tile."""
    return (
        move in (TAKE, DRAW)
        or INSERT.has(move)
        or DISCARD.has(move)
        or WITHDRAW.has(move)
        or CARD_OF[move] != NO_CARD
    )


@outer
def refuse_action(state: GemForge, move: int, me: Seat) -> Refusal:
    """Each action has its conditions; a card can always be drawn."""
    if move == TAKE:
        return refuse_taking(state)
    if INSERT.has(move):
        return refuse_insertion(state, me, INSERT.gem(move))
    if DISCARD.has(move):
        return Refusal("not-in-cart", "G4.1")
    if WITHDRAW.has(move):
        return refuse_withdrawal(state, me, WITHDRAW.slot(move))
    return refuse_card(state, move, me)


@outer
def refuse_withdrawal(state: GemForge, me: Seat, slot: int) -> Refusal:
    """Only when everything stands still, and only out of an unfinished tile."""
    if not state.is_stuck():
        return Refusal("not-stuck", "G11.2", {"rounds": state.stuck_after})
    return Refusal("tile-finished" if gems_in(state, me, slot) else "nothing-to-withdraw", "G11.2")


@outer
def refuse_card(state: GemForge, move: int, me: Seat) -> Refusal:
    """A card that is not for now, not there, or not like that."""
    card = CARD_OF[move]
    if card >= OWN_TURN_CARDS:
        clause = CARD_TABLE[card].clause
        return Refusal("not-in-own-turn", clause, {"card": Card.names[card]})
    if not state.hand[me][card]:
        return Refusal("not-in-hand", "G5.5", {"card": Card.names[card]})
    return CARD_TABLE[card].refuse(state, me, move)
