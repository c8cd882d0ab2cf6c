"""What a seat has not seen besides deck and hands: mine cards that another looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import Seat
from motherlode.games.quartz_cards.facts import LOOKED_AT, NO_CARD
from motherlode.games.quartz_cards.line import draw_mine_card

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


def redeal_looked_at(state: QuartzCards, seat: Seat) -> None:
    """The cards that somebody else looks at might be any others of the mine."""
    if state.looked_at[0] == NO_CARD or state.seat == seat:
        return
    for place in range(LOOKED_AT):
        if state.looked_at[place] != NO_CARD:
            state.mine[state.looked_at[place]] += 1
    for place in range(LOOKED_AT):
        if state.looked_at[place] != NO_CARD:
            state.looked_at[place] = draw_mine_card(state)
