"""Why a move is refused: the first clause that stands in its way.

Nothing here decides what is legal; `moves` has decided already. Each function names the
reason for one sort of question or move, with the same verbs that the rules use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.refusal import Refusal
from motherlode.games.quartz.cards import ANSWER, CARD_NAMES
from motherlode.games.quartz.names import (
    ACTION_CARDS,
    AIMED,
    ALONE,
    COME_CLOSER,
    KEEP,
    KEEP_NONE,
    LAST_DWARF,
    MINE,
    OBSIDIAN,
    PLAY,
    RETALIATE,
    SAVE,
    SECOND_OBSIDIAN,
    SHARE,
    STEAL,
    SWAP,
    SWAP_ONE,
    TAKE,
    THESE_DONT_BELONG,
    THIS_ISNT_MINE,
    TURN,
    USE_TOKEN,
    WHAT_CRYSTAL,
)
from motherlode.games.quartz.numbering import card_of, played_at

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz

CARD_CLAUSE = (*(f"Q9.{number}" for number in range(1, 9)), "Q10.2", "Q10.3", "Q10.4")
CHOICES = {
    KEEP: ("Q9.1", KEEP_NONE),
    SWAP: ("Q9.2", SWAP_ONE),
    SHARE: ("Q9.6", TAKE),
    STEAL: ("Q9.7", TAKE),
    RETALIATE: ("Q10.3", TAKE),
    SAVE: ("Q7.2", KEEP_NONE),
}
YES_OR_NO = {SECOND_OBSIDIAN: "Q5.2", LAST_DWARF: "Q11.2", ALONE: "Q11.3"}


def refuse(state: Quartz, seat: int, move: int) -> Refusal:
    """The reason why a seat may not make a move now."""
    if state.over:
        return Refusal("game-over", "Q8.1")
    if played_at(move) >= state.seats:
        return Refusal("no-such-seat", "Q1.1")
    if move == USE_TOKEN:
        return refuse_token(state, seat)
    if not state.is_asked(seat):
        return refuse_unasked(state, seat, move)
    decision = state.frames[state.depth - 1][0]
    if decision == TURN:
        return refuse_turn(state, seat, move)
    if decision == AIMED:
        return refuse_answer(state, seat, move)
    return refuse_choice(decision, move)


def refuse_token(state: Quartz, seat: int) -> Refusal:
    """A token needs to be there, and an Obsidian in the cart of a dwarf inside."""
    if not state.token[seat]:
        return Refusal("no-token", "Q5.1")
    if not state.is_inside(seat):
        return Refusal("token-outside", "Q5.4")
    return Refusal("token-without-obsidian", "Q5.1")


def refuse_unasked(state: Quartz, seat: int, move: int) -> Refusal:
    """Somebody else is asked: it is his turn, or he is the target that may answer."""
    if state.inside and not state.is_inside(seat):
        return Refusal("outside", "Q3.6")
    answers = is_play(move) and card_of(move) >= ACTION_CARDS
    return Refusal("not-asked", "Q10.1" if answers else "Q3.1", {"seat": state.seat})


def refuse_turn(state: Quartz, seat: int, move: int) -> Refusal:
    """In one's own turn: mine, play a blue card or leave."""
    if move == MINE:
        return Refusal("bag-empty", "Q3.3")
    if not is_play(move):
        return Refusal("not-in-a-turn", "Q3.7")
    card = card_of(move)
    if card >= ACTION_CARDS:
        return Refusal("reaction-in-own-turn", "Q10.1", {"card": CARD_NAMES[card]})
    if not state.hand[seat][card]:
        return Refusal("not-in-hand", "Q3.4", {"card": CARD_NAMES[card]})
    return refuse_target(state, seat, card, move)


def refuse_target(state: Quartz, seat: int, card: int, move: int) -> Refusal:
    """A card in hand that cannot be played like that."""
    clause = CARD_CLAUSE[card]
    target = played_at(move)
    if card == THIS_ISNT_MINE and not state.cart[seat][OBSIDIAN]:
        return Refusal("no-obsidian-to-give", clause)
    if card == COME_CLOSER and not state.valuables(seat):
        return Refusal("nothing-to-trade", clause)
    if card == WHAT_CRYSTAL:
        return Refusal("not-in-cart", clause)
    if target < 0:
        return Refusal("needs-target", "Q3.5", {"card": CARD_NAMES[card]})
    if target == seat:
        return Refusal("not-yourself", clause)
    if not state.is_inside(target):
        return Refusal("target-outside", clause, {"target": target})
    if card == THESE_DONT_BELONG or not state.valuables(target):
        return Refusal("target-has-nothing", clause, {"target": target})
    return Refusal("not-in-cart", clause)


def refuse_answer(state: Quartz, seat: int, move: int) -> Refusal:
    """A target may let it happen or answer with one kind of card."""
    _, _, attacked_with, attacker, *_ = state.frames[state.depth - 1]
    answer = ANSWER[attacked_with]
    if not is_play(move) or card_of(move) != answer:
        return Refusal("wrong-answer", "Q10.1", {"card": CARD_NAMES[answer]})
    if not state.hand[seat][answer]:
        return Refusal("not-in-hand", "Q10.1", {"card": CARD_NAMES[answer]})
    target = played_at(move)
    if target == attacker:
        return Refusal("not-back", "Q10.2", {"target": target})
    if target == seat:
        return Refusal("not-yourself", "Q10.2")
    if target >= 0:
        return Refusal("target-outside", "Q10.2", {"target": target})
    return Refusal("others-inside", "Q10.2")


def refuse_choice(decision: int, move: int) -> Refusal:
    """A choice of crystals: the wrong sort of answer, or crystals that are not there."""
    if decision in (LAST_DWARF, ALONE) and move == MINE:
        return Refusal("bag-empty", "Q3.3")
    if decision in YES_OR_NO:
        return Refusal("another-question", YES_OR_NO[decision])
    clause, family = CHOICES[decision]
    if family_of(move) != family:
        return Refusal("another-question", clause)
    return Refusal("crystals-not-there", clause)


def is_play(move: int) -> bool:
    """Whether a move plays a card."""
    return PLAY <= move < SWAP_ONE


def family_of(move: int) -> int:
    """The first move of the family that a choice of crystals belongs to."""
    if move >= KEEP_NONE:
        return KEEP_NONE
    if move >= TAKE:
        return TAKE
    return SWAP_ONE if move >= SWAP_ONE else -1
