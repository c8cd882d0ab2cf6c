"""Why a move is refused: the first clause that stands in its way.

Nothing here decides what is legal; `moves` has decided already. Each function names the
reason for one sort of question, with the same verbs that the rules use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.frames import DECISION, FIRST
from motherlode.core.refusal import Refusal
from motherlode.games.quartz_cards.cards import CARD_NAMES
from motherlode.games.quartz_cards.moves import CRYSTAL_NAMES
from motherlode.games.quartz_cards.names import (
    ADMIRE,
    ATTACK_CARDS,
    BEAUTY,
    COUNTER,
    DEFEND,
    GET_LOST,
    GO_ON,
    HAND_IT_OVER,
    KEEP,
    LAY,
    LEND_A_HAND,
    MAY_I_HELP,
    OFFER_HIRE,
    PLAY,
    PROTECT,
    RETALIATE,
    STEAL,
    TAKE,
    TAKE_COLUMN,
    TURN,
    WHAT_A_BEAUTY,
    WINDOW,
)

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards

CLAUSE = {GO_ON: "C3.2", OFFER_HIRE: "C3.4", LEND_A_HAND: "C7.3", STEAL: "C7.5", RETALIATE: "C8.3"}


def refuse(state: QuartzCards, seat: int, move: int) -> Refusal:
    """The reason why a seat may not make a move now."""
    if state.over:
        return Refusal("game-over", "C10.1")
    if not state.is_asked(seat):
        return Refusal("not-asked", "C2.1", {"seat": state.seat})
    decision = state.frames[state.depth - 1][DECISION]
    if decision == TURN:
        return refuse_turn(move)
    if decision == WINDOW:
        return refuse_attack(state, seat, move)
    if decision in (DEFEND, COUNTER):
        return refuse_answer(state, seat, move, decision)
    if decision == BEAUTY:
        return refuse_beauty(state, seat, move)
    return refuse_choice(decision, move)


def refuse_turn(move: int) -> Refusal:
    """In one's own turn: explore or protect one of one's columns."""
    if PROTECT <= move < TAKE:
        return Refusal("no-such-column", "C2.2", {"crystal": CRYSTAL_NAMES[move - PROTECT]})
    return Refusal("explore-or-protect", "C2.1")


def refuse_attack(state: QuartzCards, seat: int, move: int) -> Refusal:
    """While another explores: a blue card that has something to work on."""
    card = card_of(move)
    if not 0 <= card < ATTACK_CARDS:
        return Refusal("only-attacks", "C6.1")
    if not state.hand[seat][card]:
        return Refusal("not-in-hand", "C6.1", {"card": CARD_NAMES[card]})
    if card == HAND_IT_OVER:
        return Refusal("line-empty", "C7.1")
    if card == MAY_I_HELP:
        return Refusal("mine-is-empty", "C7.3")
    return Refusal("nothing-to-steal", "C7.5", {"target": state.turn})


def refuse_answer(state: QuartzCards, seat: int, move: int, decision: int) -> Refusal:
    """A purple card that answers what was played."""
    card = card_of(move)
    played = GET_LOST if decision == COUNTER else state.frames[state.depth - 1][FIRST]
    clause = "C8.5" if decision == COUNTER else "C8.1"
    if card < ATTACK_CARDS or card == WHAT_A_BEAUTY or state.hand[seat][card]:
        return Refusal("wrong-answer", clause, {"card": CARD_NAMES[played]})
    return Refusal("not-in-hand", clause, {"card": CARD_NAMES[card]})


def refuse_beauty(state: QuartzCards, seat: int, move: int) -> Refusal:
    """After stopping: the green card and a column."""
    if not ADMIRE <= move < PROTECT:
        return Refusal("only-beauty", "C9.1")
    if not state.hand[seat][WHAT_A_BEAUTY]:
        return Refusal("not-in-hand", "C9.1", {"card": CARD_NAMES[WHAT_A_BEAUTY]})
    return Refusal("no-such-column", "C9.1", {"crystal": CRYSTAL_NAMES[move - ADMIRE]})


def refuse_choice(decision: int, move: int) -> Refusal:
    """The wrong sort of answer, or cards that are not there."""
    clause = CLAUSE[decision]
    if decision == LEND_A_HAND and move >= KEEP:
        return Refusal("not-drawn", clause)
    if decision == LEND_A_HAND and move == LAY:
        return Refusal("keep-one", clause)
    if decision == STEAL and TAKE_COLUMN <= move < KEEP:
        return Refusal("cards-not-there", clause)
    if decision == RETALIATE and TAKE <= move < TAKE_COLUMN:
        return Refusal("cards-not-there", clause)
    return Refusal("another-question", clause)


def card_of(move: int) -> int:
    """The helper that a move plays; -1 for none."""
    if PLAY <= move < ADMIRE:
        return move - PLAY
    return WHAT_A_BEAUTY if ADMIRE <= move < PROTECT else -1
