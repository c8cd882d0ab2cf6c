"""What no course of play can lead to: a position that says so is refused when it is read."""

from __future__ import annotations

from collections.abc import Iterator
from operator import add
from typing import TYPE_CHECKING, Final

from motherlode.core.conservation import exceeds
from motherlode.core.seats import NO_SEAT
from motherlode.games.quartz.cards import ANSWER
from motherlode.games.quartz.facts import ACTION_CARDS, NO_CARD, Ask, Card, Crystal

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz

AIMED_AT: Final = {
    Ask.AIMED: 3,
    Ask.SHARE: 2,
    Ask.STEAL: 2,
    Ask.RETALIATE: 2,
}  # where the other seat stands


def violations(state: Quartz) -> list[str]:
    """Everything that is wrong with a position."""
    found = [fault for seat in range(state.seats) for fault in violations_of_seat(state, seat)]
    found += violations_of_day(state)
    if state.depth:
        found += violations_of_stack(state)
    return found


def violations_of_seat(state: Quartz, seat: int) -> Iterator[str]:
    """What a dwarf cannot have."""
    hand, shown, old = state.hand[seat], state.shown[seat], state.old[seat]
    if exceeds(shown, hand):
        yield f"seat {seat} has shown cards that it does not hold"
    elif exceeds(list(map(add, shown, old)), hand):
        yield f"seat {seat} has old cards that it does not hold"
    if state.cart[seat][Crystal.OBSIDIAN] > state.accident_at:
        yield f"seat {seat} has {state.cart[seat][Crystal.OBSIDIAN]} obsidians in the cart"
    if sum(state.chest[seat]) > state.chest_room:
        yield f"seat {seat} has {sum(state.chest[seat])} crystals in the chest"
    if state.chest[seat][Crystal.OBSIDIAN] or state.hidden[seat][Crystal.OBSIDIAN]:
        yield f"seat {seat} has put an obsidian away"


def violations_of_day(state: Quartz) -> Iterator[str]:
    """Days that there are not, and a row of bonuses that does not fit the dwarves inside."""
    if not 0 <= state.day <= state.days:
        yield f"day {state.day} of {state.days}"
    if not (state.over or state.depth or state.inside) and state.day == state.days:
        yield "the last day is done, yet the game is not over"
    inside = state.inside.bit_count()
    left = state.seats - 1 - state.taken
    due = inside - 1 if inside > 1 else inside - is_alone(state)
    if left < 0 or (inside and left != due):
        yield f"{inside} inside and {left} bonuses left"


def is_alone(state: Quartz) -> bool:
    """Whether the last dwarf mines on and has given up the bonus."""
    return state.depth > 0 and state.frames[0][0] == Ask.ALONE


def violations_of_stack(state: Quartz) -> Iterator[str]:
    """Decisions that cannot be open together, or not to those whom they ask."""
    decision, seat = state.frames[state.depth - 1][:2]
    below = [(frame[0], frame[1]) for frame in state.frames[: state.depth - 1]]
    if below and (below != [(Ask.ALONE, NO_SEAT)] or decision != Ask.SECOND_OBSIDIAN):
        yield "these decisions cannot be open together"
    elif decision == Ask.SAVE:
        if seat != NO_SEAT or state.inside or state.day == state.days:
            yield "the chests are asked about in the evening, all at once"
    elif seat == NO_SEAT or not state.is_inside(seat):
        yield "a dwarf is asked who is not inside"
    else:
        yield from violations_of_decision(state)
    if any(state.drawn_out) and not is_about_crystals(state):
        yield "crystals lie on the table for nobody"
    if not any(state.drawn_out) and is_about_crystals(state):
        yield "no crystals lie on the table"


def violations_of_decision(state: Quartz) -> Iterator[str]:
    """A decision that comes with what cannot be."""
    frame = state.frames[state.depth - 1]
    decision, seat, a, *_ = frame
    alone = state.inside.bit_count() == 1
    if alone != (decision in (Ask.LAST_DWARF, Ask.ALONE) or is_alone(state)):
        yield "a dwarf alone is asked otherwise than dwarves together"
    if decision in AIMED_AT:
        other = frame[AIMED_AT[decision]]
        if other == seat or not state.is_inside(other):
            yield "a card needs two dwarves inside"
    if decision == Ask.AIMED and not (a < ACTION_CARDS and ANSWER[a] != NO_CARD):
        yield "no dwarf can answer that card"
    if is_alone(state) and state.frames[0][2] != seat:
        yield "another dwarf mines alone"
    if decision == Ask.SECOND_OBSIDIAN and not (
        state.token[seat] and state.cart[seat][Crystal.OBSIDIAN]
    ):
        yield f"seat {seat} has no token to use"


def is_about_crystals(state: Quartz) -> bool:
    """Whether what is asked is about crystals on the table."""
    decision, _, card, *_ = state.frames[state.depth - 1]
    return decision in (Ask.KEEP, Ask.SWAP, Ask.SHARE) or (
        decision == Ask.AIMED and card == Card.THIS_ISNT_MINE
    )
