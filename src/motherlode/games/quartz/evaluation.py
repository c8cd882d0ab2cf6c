"""What a seat may expect, and what it goes by: the written knowledge that a search needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.seats import Seat, count
from motherlode.games.quartz.cards import ACTION_TABLE
from motherlode.games.quartz.facts import VALUABLE, Card, Crystal
from motherlode.games.quartz.heuristics import load
from motherlode.games.quartz.reactions import REACTION_TABLE
from motherlode.games.quartz.scoring import plain_price

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz

IN_HAND: Final = [a.worth for a in ACTION_TABLE] + [r.worth for r in REACTION_TABLE]
TOKEN: Final = 5000  # what final scores owe to a token
KEY_STEP: Final = 4  # carts that differ by less are alike to a search


def evaluate(state: Quartz, me: Seat) -> int:
    """Coins, and what cart, chest, hand and token are worth by the way."""
    worth = 1000 * state.coins[me] + load(state, me)
    for crystal in range(VALUABLE):
        worth += (
            1200 * state.price[crystal] * (state.chest[me][crystal] + state.hidden[me][crystal])
        )
    if state.over:
        return worth
    for card in range(Card.size):
        worth += state.hand[me][card] * IN_HAND[card]
    return worth + TOKEN * state.token[me]


def information_key(state: Quartz, me: Seat) -> int:
    """What the cart is worth, the obsidians in it, and how many are inside."""
    worth = plain_price(state, state.cart[me])
    return (worth // KEY_STEP * 4 + state.cart[me][Crystal.OBSIDIAN]) * 8 + count(state.inside)
