"""Why a move is refused whoever is asked: seats that are not there, tokens, dwarves outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.frames import ANSWERS, DECISION, NO_ANSWER
from motherlode.core.refusal import Refusal
from motherlode.games.quartz.facts import ACTION_CARDS, USE_TOKEN, Ask
from motherlode.games.quartz.offers import card_of, is_play, played_at

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


def refuse_early(state: Quartz, seat: int, move: int) -> Refusal | None:
    """What stands in the way before it matters what is asked."""
    if played_at(move) >= state.seats:
        return Refusal("no-such-seat", "Q1.1")
    if move == USE_TOKEN:
        return refuse_token(state, seat)
    return None if state.is_asked(seat) else refuse_unasked(state, seat, move)


def refuse_token(state: Quartz, seat: int) -> Refusal:
    """A token needs to be there, and an Obsidian in the cart of a dwarf inside."""
    if not state.token[seat]:
        return Refusal("no-token", "Q5.1")
    if not state.is_inside(seat):
        return Refusal("token-outside", "Q5.4")
    return Refusal("token-without-obsidian", "Q5.1")


def refuse_unasked(state: Quartz, seat: int, move: int) -> Refusal:
    """Somebody else is asked: it is his turn, he is the target, or he has yet to choose."""
    frame = state.frames[state.depth - 1]
    if frame[DECISION] == Ask.SAVE:
        has_answered = frame[ANSWERS + seat] != NO_ANSWER
        return Refusal("answered" if has_answered else "nothing-to-keep", "Q7.10")
    if state.inside and not state.is_inside(seat):
        return Refusal("outside", "Q3.6")
    answers = is_play(move) and card_of(move) >= ACTION_CARDS
    return Refusal("not-asked", "Q10.1" if answers else "Q3.1", {"seat": state.seat})
