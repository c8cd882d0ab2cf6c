"""Why a move is refused: the first clause that stands in its way.

Nothing here decides what is legal; `moves` has decided already. Each function names the
reason for one sort of question or move, with the same verbs that the rules use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.frames import FIRST
from motherlode.core.refusal import Refusal
from motherlode.games.gem_forge.facts import (
    CHOOSE,
    DISCARD,
    DROP,
    END_TURN,
    INSERT,
    KEEP,
    OWN_TURN_CARDS,
    PASS,
    PLAY_SWAP_TILES,
    RETURN,
    SCORE,
    TAKE,
    THROW,
    WITHDRAW,
    Ask,
    Card,
)
from motherlode.games.gem_forge.numbering import card_of, seat_of
from motherlode.games.gem_forge.tiles import is_finished

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge

CARD_CLAUSE = (*(f"G8.{number}" for number in range(1, 9)), "G9.2", "G10.2", "G10.3")
CHOICES = {
    Ask.CHOOSE_TILES: ("G1.6", KEEP.first, CHOOSE.first),
    Ask.HAND_LIMIT: ("G5.4", DROP.first, RETURN.first),
    Ask.RETURNING: ("G6.8", RETURN.first, PLAY_SWAP_TILES.first),
}


def refuse(state: GemForge, seat: int, move: int) -> Refusal:
    """The reason why a seat may not make a move now."""
    if state.over:
        return Refusal("game-over", "G7.5")
    if not state.is_asked(seat):
        return refuse_unasked(state, seat)
    decision = state.frames[state.depth - 1][0]
    if decision in (Ask.CANCELLING, Ask.FOLLOWING):
        return refuse_answer(state, seat, move)
    if decision == Ask.NEW_TILE:
        return refuse_new_tile(state, move)
    if decision in CHOICES:
        return refuse_choice(decision, move)
    if SCORE.first <= move < KEEP.first:
        return refuse_score(state, seat, move)
    if move == END_TURN:
        return refuse_end(state)
    return refuse_action(state, seat, move)


def refuse_unasked(state: GemForge, seat: int) -> Refusal:
    """Somebody else is asked, or everybody else still is."""
    if state.frames[state.depth - 1][1] < 0:
        return Refusal("answered", "G2.6")
    return Refusal("not-asked", "G2.1", {"seat": state.seat})


def refuse_answer(state: GemForge, seat: int, move: int) -> Refusal:
    """An open card may be cancelled, an action followed, or either let be."""
    frame = state.frames[state.depth - 1]
    cancelling = frame[0] == Ask.CANCELLING
    card = Card.CANCEL if cancelling else frame[FIRST]
    clause = "G9.1" if cancelling else "G10.1"
    if move < PLAY_SWAP_TILES.first or card_of(move) != card:
        return Refusal("wrong-answer", clause, {"card": Card.names[card]})
    if not state.hand[seat][card]:
        return Refusal("not-in-hand", clause, {"card": Card.names[card]})
    return Refusal("cannot-follow", CARD_CLAUSE[card])


def refuse_new_tile(state: GemForge, move: int) -> Refusal:
    """A new tile: take one, or throw some away before."""
    if not THROW.first <= move < DROP.first:
        return Refusal("another-question", "G6.5")
    if not state.frames[state.depth - 1][FIRST + 1]:
        return Refusal("thrown-already", "G6.6")
    return Refusal("thrown-too-many", "G6.6", {"most": state.frames[state.depth - 1][FIRST + 1]})


def refuse_choice(decision: int, move: int) -> Refusal:
    """The wrong sort of answer, or one that is not there."""
    clause, first, after = CHOICES[decision]
    if not first <= move < after:
        return Refusal("another-question", clause)
    return Refusal("not-there", clause)


def refuse_score(state: GemForge, seat: int, move: int) -> Refusal:
    """Tiles are scored when finished, several only as a set."""
    slots = move - SCORE.first + 1
    for slot in range(3):
        if slots >> slot & 1 and not is_finished(state, seat, slot):
            return Refusal("unfinished", "G6.1")
    return Refusal("not-a-set", "G6.3")


def refuse_end(state: GemForge) -> Refusal:
    """A turn ends after its actions and after its brown tiles."""
    if state.actions:
        return Refusal("actions-left", "G2.2", {"actions": state.actions})
    return Refusal("brown-tile-left", "G6.2")


def refuse_action(state: GemForge, seat: int, move: int) -> Refusal:
    """Five actions, each with its conditions."""
    if (
        move == PASS
        or CHOOSE.first <= move < PLAY_SWAP_TILES.first
        or KEEP.first <= move < CHOOSE.first
    ):
        return Refusal("another-question", "G2.1")
    if not state.actions:
        return Refusal("no-actions-left", "G2.2")
    if move == TAKE:
        return refuse_take(state)
    if move < DISCARD.first:
        return refuse_insert(state, seat, (move - INSERT.first) % 4)
    if move < WITHDRAW.first:
        return Refusal("not-in-cart", "G4.1")
    if move < SCORE.first:
        return refuse_withdrawal(state)
    return refuse_card(state, seat, move)


def refuse_take(state: GemForge) -> Refusal:
    """The mine is empty or the cart is full."""
    if not state.slope_length:
        return Refusal("mine-empty", "G3.3")
    return Refusal("cart-full", "G3.2", {"most": state.cart_room})


def refuse_insert(state: GemForge, seat: int, gem: int) -> Refusal:
    """The gem is not there, or has no hole to go into."""
    if not state.cart[seat][gem]:
        return Refusal("not-in-cart", "G3.4")
    return Refusal("no-hole", "G3.5")


def refuse_withdrawal(state: GemForge) -> Refusal:
    """Only when everything stands still, and only out of an unfinished tile."""
    if not state.is_stuck():
        return Refusal("not-stuck", "G11.2", {"rounds": state.stuck_after})
    return Refusal("nothing-to-withdraw", "G11.2")


def refuse_card(state: GemForge, seat: int, move: int) -> Refusal:
    """A card that is not there, not now, or not like that."""
    card = card_of(move)
    if card >= OWN_TURN_CARDS:
        return Refusal("not-in-own-turn", CARD_CLAUSE[card], {"card": Card.names[card]})
    if not state.hand[seat][card]:
        return Refusal("not-in-hand", "G5.5", {"card": Card.names[card]})
    clause = CARD_CLAUSE[card]
    target = seat_of(move)
    if target >= state.seats:
        return Refusal("no-such-seat", clause)
    if target == seat:
        return Refusal("not-yourself", clause)
    if card in (Card.PICK_OUT, Card.ROB) and not state.room(seat):
        return Refusal("cart-full", "G3.2", {"most": state.cart_room})
    if card == Card.SWAP_TILES:
        return Refusal("tile-not-empty", clause)
    if card == Card.SIFT:
        return Refusal("cannot-sift", clause)
    return Refusal("not-there", clause)
