"""What a seat has not seen: the helper pile, unseen helpers, mine cards another looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.counting import nth, total
from motherlode.core.seats import Seat
from motherlode.games.quartz_cards.line import draw_mine_card
from motherlode.games.quartz_cards.names import CARDS, NO_CARD

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


def redeal(state: QuartzCards, seat: Seat) -> None:
    """Deal anew what `seat` has not seen, each card to where it can be.

    Helpers drawn before the pile was last shuffled stay among the old ones of the others:
    whoever counts the discards knows that none of them is on the pile.
    """
    for other in range(state.seats):
        state.owed[other] = 0
        state.owed_old[other] = 0
        if other != seat:
            gather_unseen(state, other)
    for other in range(state.seats):
        deal_fresh(state, other)
        deal_old(state, other)
    if state.looked_at[0] != NO_CARD and state.seat != seat:
        draw_anew(state)


def gather_unseen(state: QuartzCards, other: Seat) -> None:
    """Take the unseen cards of a hand: fresh ones onto the pile, old ones into the pool."""
    for card in range(CARDS):
        old = state.old[other][card]
        fresh = state.hand[other][card] - state.shown[other][card] - old
        state.helpers[card] += fresh
        state.pool[card] += old
        state.owed[other] += fresh
        state.owed_old[other] += old
        state.hand[other][card] = state.shown[other][card]
        state.old[other][card] = 0


def deal_fresh(state: QuartzCards, other: Seat) -> None:
    """As many cards off the pile as were gathered."""
    for _ in range(state.owed[other]):
        card = nth(state.helpers, state.below(total(state.helpers, CARDS)))
        state.helpers[card] -= 1
        state.hand[other][card] += 1


def deal_old(state: QuartzCards, other: Seat) -> None:
    """As many cards out of the pool as were gathered."""
    for _ in range(state.owed_old[other]):
        card = nth(state.pool, state.below(total(state.pool, CARDS)))
        state.pool[card] -= 1
        state.hand[other][card] += 1
        state.old[other][card] += 1


def draw_anew(state: QuartzCards) -> None:
    """The cards that somebody else looks at might be any others of the mine."""
    for place in range(2):
        if state.looked_at[place] != NO_CARD:
            state.mine[state.looked_at[place]] += 1
    for place in range(2):
        if state.looked_at[place] != NO_CARD:
            state.looked_at[place] = draw_mine_card(state)
