"""When nothing happens for long the land gives way, so that nobody can lock it (D9.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.ints import Wide
from motherlode.core.seats import EVERYONE
from motherlode.games.dwarves_fall.board import cards_in_play, dig, is_stack, send_home
from motherlode.games.dwarves_fall.facts import PLACE, Events
from motherlode.games.dwarves_fall.goals import change_row
from motherlode.games.dwarves_fall.regions import fall_asleep

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


def turns_to_lull(state: DwarvesFall) -> int:
    """How many quiet turns after this one it takes until the land gives way."""
    every = state.lull_rounds * state.seats
    if not state.quiet:
        return every
    return (every - state.quiet % every) % every


def give_way(state: DwarvesFall) -> None:
    """Monsters sleep, dwarves leave, other cards come to light and other goals into the row."""
    fall_asleep(state)
    call_home(state)
    sink_tops(state)
    change_row(state)


def call_home(state: DwarvesFall) -> None:
    """All dwarves go home, those of one player after those of another."""
    for seat in range(state.seats):
        if state.idle[seat] < state.dwarves_each:
            state.tell(Events.WENT_HOME, EVERYONE, seat)
            for card in range(cards_in_play(state)):
                send_home(state, seat, card, state.dwarves[card][seat])


def sink_tops(state: DwarvesFall) -> None:
    """The top card of every stack goes to its bottom, but none that comes to light by it."""
    one: Wide = 1
    stacks: Wide = 0
    for card in range(cards_in_play(state)):
        if is_stack(state, card):
            stacks |= one << card
    for card in range(cards_in_play(state)):
        if stacks & (one << card):
            state.tell(Events.SUNK, EVERYONE, PLACE.card(card), PLACE.owner(card))
            dig(state, card)
