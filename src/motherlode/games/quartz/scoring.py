"""What the goods of a dwarf bring in the evening: prices, and the best combination."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.quartz.facts import VALUABLE, Card, Combination, Events
from motherlode.games.quartz.offers import kept

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


def gather_goods(state: Quartz, me: Seat) -> None:
    """What a dwarf could sell: the valuables of cart and chest."""
    for crystal in range(VALUABLE):
        state.goods[crystal] = state.cart[me][crystal] + state.chest[me][crystal]


def sell(state: Quartz, me: Seat, keep: int) -> None:
    """Put what is kept into the chest and sell the rest of the gathered goods."""
    for crystal in range(VALUABLE):
        state.chest[me][crystal] = 0
    for place in range(3):
        if kept(keep, place) >= 0:
            save(state, kept(keep, place), me)
    find_combination(state, state.goods, state.cart[me])
    tell_goods(state, me)
    coins = plain_price(state, state.goods) + state.bonus_paid
    state.coins[me] += coins
    state.tell(Events.SOLD, EVERYONE, me, coins, state.combination, state.bonus_paid)
    tell_doubled(state, me)
    for crystal in range(VALUABLE):
        state.cart[me][crystal] = state.goods[crystal]
    state.empty_cart(me)


def save(state: Quartz, crystal: int, me: Seat) -> None:
    """A crystal goes into the chest."""
    state.tell(Events.SAVED, EVERYONE, me, crystal)
    state.goods[crystal] -= 1
    state.chest[me][crystal] += 1


def tell_goods(state: Quartz, me: Seat) -> None:
    """What is sold of each kind, at the price of the cart."""
    for crystal in range(VALUABLE):
        many = state.goods[crystal]
        if many:
            state.tell(Events.GOODS_SOLD, EVERYONE, me, crystal, many, many * state.price[crystal])


def sell_out(state: Quartz, me: Seat) -> None:
    """The last evening: cards and token are sold too."""
    for card in range(Card.size):
        state.card_income[me] += state.hand[me][card] * state.card_price[card]
    state.coins[me] += state.card_income[me]
    state.tell(Events.CARDS_SOLD, EVERYONE, me, state.card_income[me])
    if state.token[me]:
        state.coins[me] += state.token_price
        state.tell(Events.TOKEN_SOLD, EVERYONE, me, state.token_price)


def plain_price(state: Quartz, goods: list[int]) -> int:
    """The goods at the prices of the cart."""
    worth = 0
    for crystal in range(VALUABLE):
        worth += goods[crystal] * state.price[crystal]
    return worth


# -- combinations -------------------------------------------------------------------------


def find_combination(state: Quartz, goods: list[int], mined: list[int]) -> None:
    """Find the combination that pays best and leave it on the state, with its bonus."""
    state.combination = Combination.NONE
    state.bonus_paid = 0
    remember_doubling(state, -1, -1, -1)
    find_variety(state, goods)
    for crystal in range(VALUABLE):
        if goods[crystal] >= state.small_set:
            find_small_set(state, goods, mined if state.doubles_mined() else goods, crystal)
        if goods[crystal] >= state.large_set:
            find_large_set(state, goods, crystal)


def find_variety(state: Quartz, goods: list[int]) -> None:
    """Five different kinds bring coins, six bring more."""
    kinds = 0
    for crystal in range(VALUABLE):
        if goods[crystal]:
            kinds += 1
    if kinds >= 5:
        take_better(state, Combination.FIVE_KINDS, state.five_kinds)
    if kinds == 6:
        take_better(state, Combination.SIX_KINDS, state.six_kinds)


def find_small_set(state: Quartz, goods: list[int], counted: list[int], trigger: int) -> None:
    """A small set doubles the price of one other kind, as far as its crystals are counted."""
    best = best_other(state, goods, counted, trigger, trigger)
    if take_better(state, Combination.SMALL_SET, gain(state, goods, counted, best)):
        remember_doubling(state, trigger, best, -1)


def find_large_set(state: Quartz, goods: list[int], trigger: int) -> None:
    """A large set doubles the prices of two other kinds."""
    first = best_other(state, goods, goods, trigger, trigger)
    second = best_other(state, goods, goods, trigger, first)
    more = gain(state, goods, goods, second)
    if take_better(state, Combination.LARGE_SET, gain(state, goods, goods, first) + more):
        remember_doubling(state, trigger, first, second if more else -1)


def take_better(state: Quartz, combination: int, bonus: int) -> bool:
    """Take a combination if it pays more than the best so far."""
    if bonus <= state.bonus_paid:
        return False
    state.combination = combination
    state.bonus_paid = bonus
    return True


def best_other(state: Quartz, goods: list[int], counted: list[int], not_a: int, not_b: int) -> int:
    """The kind that gains most from doubling, other than two."""
    best = -1
    most = -1
    for crystal in range(VALUABLE):
        if crystal not in (not_a, not_b) and gain(state, goods, counted, crystal) > most:
            best = crystal
            most = gain(state, goods, counted, crystal)
    return best


def gain(state: Quartz, goods: list[int], counted: list[int], crystal: int) -> int:
    """What doubling a kind adds: the price of those crystals sold that are counted."""
    return min(goods[crystal], counted[crystal]) * state.price[crystal]


def remember_doubling(state: Quartz, trigger: int, first: int, second: int) -> None:
    """The set found best so far, and what it doubles."""
    state.doubled[0] = trigger
    state.doubled[1] = first
    state.doubled[2] = second


def tell_doubled(state: Quartz, me: Seat) -> None:
    """Which kinds the combination doubled, if it was a set."""
    for place in range(1, 3):
        if state.doubled[place] >= 0:
            state.tell(Events.DOUBLED, EVERYONE, me, state.doubled[0], state.doubled[place])
