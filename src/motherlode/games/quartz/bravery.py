"""The bravery bonus: taken, lost or given up, from left to right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.quartz.facts import NO_CARD, Events

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


def take_bonus(state: Quartz, me: Seat) -> None:
    """The leftmost card goes to the hand, for all to see, and its coins to the purse."""
    card = state.bonus[state.taken]
    coins = state.bravery_coins[state.taken]
    state.tell(Events.BONUS_TAKEN, EVERYONE, me, card, coins)
    if card != NO_CARD:
        state.hand[me][card] += 1
        state.shown[me][card] += 1
    state.coins[me] += coins
    state.taken += 1


def lose_bonus(state: Quartz) -> None:
    """The leftmost card is discarded, its coins go back to the bank."""
    card = state.bonus[state.taken]
    state.tell(Events.BONUS_LOST, EVERYONE, card, state.bravery_coins[state.taken])
    if card != NO_CARD:
        state.discard[card] += 1
    state.taken += 1


def forfeit_bonus(state: Quartz, me: Seat) -> None:
    """Give up the last bonus for the right to mine on."""
    state.tell(Events.WENT_ON, EVERYONE, me)
    lose_bonus(state)
