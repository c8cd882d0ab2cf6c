"""The track: points, the spaces that help those behind, and the goal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.gem_forge.deck import draw_card, limit_hands
from motherlode.games.gem_forge.facts import SPACES, Events

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


def gain(state: GemForge, me: Seat, points: int) -> None:
    """Move on along the track; at the goal the game is won at once, in whoever's turn."""
    if not points:
        return
    before = state.points[me]
    state.points[me] += points
    state.quiet = 0
    state.tell(Events.GAINED, EVERYONE, me, points, state.points[me])
    if state.points[me] >= state.goal:
        state.tell(Events.WON, EVERYONE, me)
        state.over = True
    else:
        cross_spaces(state, me, before)


def cross_spaces(state: GemForge, me: Seat, before: int) -> None:
    """Every special space that was reached or passed gives cards to those behind it."""
    crossed = False
    for place in range(SPACES):
        if before < state.spaces[place] <= state.points[me]:
            help_those_behind(state, me, state.spaces[place])
            crossed = True
    if crossed:
        limit_hands(state)


def help_those_behind(state: GemForge, me: Seat, space: int) -> None:
    """Everyone who stands before a space draws a card, going round."""
    state.tell(Events.SPACE_REACHED, EVERYONE, me, space)
    for step in range(1, state.seats):
        other = (me + step) % state.seats
        if state.points[other] < space:
            draw_card(state, other)
