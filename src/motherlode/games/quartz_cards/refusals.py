"""Why a move is refused: the first clause that stands in its way.

Nothing here decides what is legal; `moves` has decided already. Each function names the
reason for one sort of question, with the same verbs that the rules use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.frames import DECISION, FIRST
from motherlode.core.refusal import Refusal
from motherlode.games.quartz_cards.facts import (
    ADMIRE,
    ATTACK_CARDS,
    KEEP,
    LAY,
    PLAY,
    PROTECT,
    TAKE,
    TAKE_COLUMN,
    Ask,
    Card,
    Crystal,
)

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards

CLAUSE = {
    Ask.GO_ON: "C3.2",
    Ask.OFFER_HIRE: "C3.4",
    Ask.LEND_A_HAND: "C7.3",
    Ask.STEAL: "C7.5",
    Ask.RETALIATE: "C8.3",
}


def refuse(state: QuartzCards, seat: int, move: int) -> Refusal:
    """The reason why a seat may not make a move now."""
    if state.over:
        return Refusal("game-over", "C10.1")
    if not state.is_asked(seat):
        return Refusal("not-asked", "C2.1", {"seat": state.seat})
    decision = state.frames[state.depth - 1][DECISION]
    if decision == Ask.TURN:
        return refuse_turn(move)
    if decision == Ask.WINDOW:
        return refuse_attack(state, seat, move)
    if decision in (Ask.DEFEND, Ask.COUNTER):
        return refuse_answer(state, seat, move, decision)
    if decision == Ask.BEAUTY:
        return refuse_beauty(state, seat, move)
    return refuse_choice(decision, move)


def refuse_turn(move: int) -> Refusal:
    """In one's own turn: explore or protect one of one's columns."""
    if PROTECT.first <= move < TAKE.first:
        return Refusal("no-such-column", "C2.2", {"crystal": Crystal.names[move - PROTECT.first]})
    return Refusal("explore-or-protect", "C2.1")


def refuse_attack(state: QuartzCards, seat: int, move: int) -> Refusal:
    """While another explores: a blue card that has something to work on."""
    card = card_of(move)
    if not 0 <= card < ATTACK_CARDS:
        return Refusal("only-attacks", "C6.1")
    if not state.hand[seat][card]:
        return Refusal("not-in-hand", "C6.1", {"card": Card.names[card]})
    if card == Card.HAND_IT_OVER:
        return Refusal("line-empty", "C7.1")
    if card == Card.MAY_I_HELP:
        return Refusal("mine-is-empty", "C7.3")
    return Refusal("nothing-to-steal", "C7.5", {"target": state.turn})


def refuse_answer(state: QuartzCards, seat: int, move: int, decision: int) -> Refusal:
    """A purple card that answers what was played."""
    card = card_of(move)
    played = Card.GET_LOST if decision == Ask.COUNTER else state.frames[state.depth - 1][FIRST]
    clause = "C8.5" if decision == Ask.COUNTER else "C8.1"
    if card < ATTACK_CARDS or card == Card.WHAT_A_BEAUTY or state.hand[seat][card]:
        return Refusal("wrong-answer", clause, {"card": Card.names[played]})
    return Refusal("not-in-hand", clause, {"card": Card.names[card]})


def refuse_beauty(state: QuartzCards, seat: int, move: int) -> Refusal:
    """After stopping: the green card and a column."""
    if not ADMIRE.first <= move < PROTECT.first:
        return Refusal("only-beauty", "C9.1")
    if not state.hand[seat][Card.WHAT_A_BEAUTY]:
        return Refusal("not-in-hand", "C9.1", {"card": Card.names[Card.WHAT_A_BEAUTY]})
    return Refusal("no-such-column", "C9.1", {"crystal": Crystal.names[move - ADMIRE.first]})


def refuse_choice(decision: int, move: int) -> Refusal:
    """The wrong sort of answer, or cards that are not there."""
    clause = CLAUSE[decision]
    if decision == Ask.LEND_A_HAND and move >= KEEP.first:
        return Refusal("not-drawn", clause)
    if decision == Ask.LEND_A_HAND and move == LAY:
        return Refusal("keep-one", clause)
    if decision == Ask.STEAL and TAKE_COLUMN.first <= move < KEEP.first:
        return Refusal("cards-not-there", clause)
    if decision == Ask.RETALIATE and TAKE.first <= move < TAKE_COLUMN.first:
        return Refusal("cards-not-there", clause)
    return Refusal("another-question", clause)


def card_of(move: int) -> int:
    """The helper that a move plays; -1 for none."""
    if PLAY.first <= move < ADMIRE.first:
        return move - PLAY.first
    return Card.WHAT_A_BEAUTY if ADMIRE.first <= move < PROTECT.first else -1
