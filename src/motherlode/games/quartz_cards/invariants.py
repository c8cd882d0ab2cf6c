"""What no course of play can lead to: a written position with such a fault is refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from operator import add
from typing import TYPE_CHECKING

from motherlode.core.conservation import exceeds, pile_of
from motherlode.core.frames import ANSWERS, ASKED, DECISION, FIRST, NO_ANSWER, WAITING
from motherlode.games.quartz_cards.facts import (
    ATTACK_CARDS,
    LONGEST_LINE,
    MINE_CARD,
    NO_CARD,
    PASS,
    Ask,
    Icon,
)
from motherlode.games.quartz_cards.offers import card_of

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards

TO_THE_EXPLORER = (Ask.DEFEND, Ask.RETALIATE, Ask.OFFER_HIRE, Ask.GO_ON)
TO_THE_OTHERS = (Ask.STEAL, Ask.LEND_A_HAND)
OF_AN_EXPLORATION = (Ask.WINDOW, Ask.COUNTER, *TO_THE_EXPLORER, *TO_THE_OTHERS)


def violations(state: QuartzCards) -> list[str]:
    """Everything that is wrong with the table and with the decisions."""
    if state.turn < 0:
        return ["it is nobody's turn"]
    found = [*violations_of_hands(state), *violations_of_mine(state), *violations_of_line(state)]
    for place in range(state.depth):
        frame = state.frames[place]
        if not fits(state, frame):
            found.append(f"decision {place} does not fit the table")
        found += violations_of_answers(state, frame)
    return found


def violations_of_hands(state: QuartzCards) -> Iterator[str]:
    """Nobody is known by cards that are not there."""
    shown, old, hand = state.shown, state.old, state.hand
    for seat in range(state.seats):
        if exceeds(list(map(add, shown[seat], old[seat])), hand[seat]):
            yield f"seat {seat} is known by cards that it does not hold"


def violations_of_mine(state: QuartzCards) -> Iterator[str]:
    """There are only so many cards of each crystal and icon, and only one seat looks at any."""
    mine = state.mine
    loose = pile_of([*state.line, *state.looked_at], len(mine))
    for card, (left, out, due) in enumerate(
        zip(mine, loose, chain.from_iterable(state.in_mine), strict=True)
    ):
        if left + out > due:
            crystal, icon = MINE_CARD.crystal(card), MINE_CARD.icon(card)
            yield f"there are too many mine cards of crystal {crystal} with icon {icon}"
    looks = state.depth > 0 and state.frames[state.depth - 1][DECISION] == Ask.LEND_A_HAND
    if looks != (state.looked_at[0] != NO_CARD):
        yield "cards are looked at only by whoever lends a hand"


def violations_of_line(state: QuartzCards) -> Iterator[str]:
    """The line is as long as it says, and no accident lies in it."""
    if state.line.count(NO_CARD) != LONGEST_LINE - state.length:
        yield f"the line does not have {state.length} cards"
    if not state.exploring and (state.length or state.gifts):
        yield "nobody explores, yet there is a line"
    icons = [MINE_CARD.icon(card) for card in state.line[: state.length]]
    if any(icons.count(icon) >= state.accident_at for icon in range(Icon.UNSTABLE_1, len(Icon))):
        yield "the line has had an accident"
    if state.gifts >= state.gifts_at:
        yield f"the line has had {state.gifts} gifts"


def fits(state: QuartzCards, frame: list[int]) -> bool:
    """Whether a decision can be asked at this table, of the seat that it asks."""
    decision, seat, first, second = frame[DECISION], frame[ASKED], frame[FIRST], frame[FIRST + 1]
    if bool(state.exploring) != (decision in OF_AN_EXPLORATION):
        return False
    if decision == Ask.WINDOW:
        return seat < 0 <= first and bool(second) == (not frame[WAITING])
    if decision == Ask.GO_ON and seat < 0:
        return True
    if decision == Ask.DEFEND and not (0 <= first < ATTACK_CARDS and is_other(state, second)):
        return False
    if decision in (Ask.COUNTER, Ask.RETALIATE) and not is_other(state, first):
        return False
    if decision == Ask.COUNTER:
        return seat in (state.turn, first)
    if decision == Ask.STEAL and first != state.turn:
        return False
    return is_other(state, seat) if decision in TO_THE_OTHERS else seat == state.turn


def is_other(state: QuartzCards, seat: int) -> bool:
    """Whether a seat can have attacked."""
    return seat >= 0 and seat != state.turn


def violations_of_answers(state: QuartzCards, frame: list[int]) -> Iterator[str]:
    """Whoever has answered a window attacks with a card of the hand, or not at all."""
    if frame[DECISION] != Ask.WINDOW:
        return
    laid_open = bool(frame[FIRST + 1])
    for seat in range(state.seats):
        answer, waited_for = frame[ANSWERS + seat], bool(frame[WAITING] >> seat & 1)
        if answer == NO_ANSWER:
            fine = waited_for == (not laid_open and seat != state.turn)
        else:
            fine = not waited_for and can_answer(state, seat, answer, laid_open)
        if not fine:
            yield f"seat {seat} cannot have answered so"


def can_answer(state: QuartzCards, seat: int, answer: int, laid_open: bool) -> bool:
    """Whether that can be the answer of a seat: an attack that it holds, or a pass."""
    if seat == state.turn:
        return False
    card = card_of(answer)
    attack = 0 <= card < ATTACK_CARDS and state.hand[seat][card] > 0
    return attack or (answer == PASS and not laid_open)
