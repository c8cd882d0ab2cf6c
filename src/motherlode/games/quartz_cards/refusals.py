"""Why a move is refused whoever makes it: somebody else is asked, or the others still answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.frames import ANSWERS, DECISION, NO_ANSWER, WAITING
from motherlode.core.refusal import Refusal
from motherlode.games.quartz_cards.facts import ATTACKS, DEFENCES, EXPLORATIONS, Ask
from motherlode.games.quartz_cards.offers import card_of

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


def refuse_early(state: QuartzCards, seat: int, move: int) -> Refusal | None:
    """What stands in the way of a seat that is not asked."""
    if state.is_asked(seat):
        return None
    frame = state.frames[state.depth - 1]
    if frame[WAITING] and frame[ANSWERS + seat] != NO_ANSWER:
        return Refusal("answered", "C6.3")
    return Refusal("not-asked", clause_of(frame[DECISION], move), {"seat": state.seat})


def clause_of(decision: int, move: int) -> str:
    """The rule that says who may play such a card and when; for other moves, what is asked."""
    card = card_of(move)
    if ATTACKS.has(card):
        return "C6.1"
    if DEFENCES.has(card):
        return "C8.1"
    return "C9.1" if EXPLORATIONS.has(card) else Ask.kinds()[decision].clause
