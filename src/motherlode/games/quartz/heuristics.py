"""Written knowledge of Quartz: how good a move looks to a dwarf who knows what his seat knows.

Everything is counted in thousandths of a coin. Odds are exact where the open table gives
them (the bag is known by counting); the rest is a rule of thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.piles import total
from motherlode.core.seats import Seat, count
from motherlode.games.quartz.facts import NO_CARD, VALUABLE, Crystal
from motherlode.games.quartz.offers import kept, taken
from motherlode.games.quartz.scoring import find_combination, plain_price

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz

# -- odds ---------------------------------------------------------------------------------


def danger(state: Quartz) -> int:
    """The chance that the next crystal is an obsidian, in thousandths."""
    crystals = total(state.bag, Crystal.size)
    return 1000 * state.bag[Crystal.OBSIDIAN] // crystals if crystals else 0


def hope(state: Quartz) -> int:
    """What the next crystal is worth on average."""
    crystals = total(state.bag, Crystal.size)
    return 1000 * plain_price(state, state.bag) // crystals if crystals else 0


def load(state: Quartz, me: Seat) -> int:
    """What an accident would cost: tonight's sale with the cart less the sale without it."""
    for crystal in range(VALUABLE):
        state.goods[crystal] = state.hidden[me][crystal] + state.chest[me][crystal]
    without = sale(state, me)
    for crystal in range(VALUABLE):
        state.goods[crystal] += state.cart[me][crystal]
    return 1000 * (sale(state, me) - without)


def sale(state: Quartz, me: Seat) -> int:
    """What the goods on the table would bring."""
    find_combination(state, state.goods, state.cart[me])
    return plain_price(state, state.goods) + state.bonus_paid


def on_the_brink(state: Quartz, me: Seat) -> bool:
    """Whether the next obsidian would be an accident."""
    return state.cart[me][Crystal.OBSIDIAN] + 1 >= state.accident_at


# -- the turn -------------------------------------------------------------------------------


def weigh_mining(state: Quartz, me: Seat) -> int:
    """The hope of a crystal less the fear of an accident, or of coming to its brink."""
    if not on_the_brink(state, me):
        return hope(state) - danger(state) * (load(state, me) * 3 // 10 + 500) // 1000
    cost = 1000 * state.token_price
    if not state.token[me]:
        cost = max(0, load(state, me) - cost)
    return hope(state) - danger(state) * cost // 1000


def patience(state: Quartz, me: Seat) -> int:
    """Whoever is safe may draw again after this draw."""
    return 0 if on_the_brink(state, me) else 2 * hope(state)


def weigh_leaving(state: Quartz) -> int:
    """The bravery bonus, if at least two stay; nothing, and a gift to the last, if one does."""
    bonus = next_bonus(state)
    return bonus if count(state.inside) >= 3 else -(bonus // 2)


def next_bonus(state: Quartz) -> int:
    """The coins and the card of the next bravery bonus; a card in hand may be of use."""
    card = state.bonus[state.taken]
    coins = 1000 * state.bravery_coins[state.taken]
    return coins if card == NO_CARD else coins + 1000 * state.card_price[card] + 800


# -- cards ----------------------------------------------------------------------------------


def eureka_gain(state: Quartz, me: Seat) -> int:
    """The best of seven is a sapphire or better; the worst of the cart goes."""
    for crystal in range(VALUABLE):
        if state.cart[me][crystal]:
            return max(0, 4500 - 1000 * state.price[crystal])
    return 0


def harm_to_all(state: Quartz, me: Seat) -> int:
    """An average crystal of every other cart, shared by those who gain from it."""
    lost = 0
    for seat in range(state.seats):
        if seat != me and state.is_inside(seat) and state.valuables(seat):
            lost += 1000 * plain_price(state, state.cart[seat]) // state.valuables(seat)
    return lost // (state.seats - 1)


def protection(state: Quartz, me: Seat, crystal: int) -> int:
    """A crystal out of danger."""
    return state.price[crystal] * (450 if on_the_brink(state, me) else 200)


def harm(state: Quartz, target: Seat) -> int:
    """What one more obsidian costs another dwarf, seen from here."""
    if not on_the_brink(state, target):
        return 400
    cost = 1000 * state.token_price if state.token[target] else load(state, target)
    return cost // (state.seats - 1)


def relief(state: Quartz, me: Seat) -> int:
    """What it is worth to be rid of an obsidian."""
    return 1000 + (load(state, me) // 2 if on_the_brink(state, me) else 0)


def best_two(state: Quartz, target: Seat) -> int:
    """The two dearest crystals of a cart."""
    worth = 0
    left = 2
    for crystal in range(VALUABLE - 1, -1, -1):
        many = min(left, state.cart[target][crystal])
        worth += 1000 * many * state.price[crystal]
        left -= many
    return worth


def threat(state: Quartz, me: Seat) -> int:
    """What one more obsidian would cost me."""
    if not on_the_brink(state, me):
        return 1000
    return 1000 * state.token_price if state.token[me] else load(state, me)


# -- choices of crystals ------------------------------------------------------------------------


def weigh_taking(state: Quartz, move: int) -> int:
    """The dearer the better."""
    worth = 0
    for place in range(2):
        if taken(move, place) >= 0:
            worth += 1000 * state.price[taken(move, place)]
    return worth


def weigh_sharing(state: Quartz, taken: int, me: Seat, miner: Seat) -> int:
    """Of the drawn crystals one comes to me, if any, and the others to the miner."""
    worth = 0
    for crystal in range(Crystal.size):
        for number in range(state.drawn_out[crystal]):
            if crystal == taken and number == 0:
                worth += gain_of(state, crystal, me)
            else:
                worth -= loss_to(state, crystal, miner)
    return worth


def gain_of(state: Quartz, crystal: int, me: Seat) -> int:
    """What one more crystal is worth in my cart."""
    return -threat(state, me) if crystal == Crystal.OBSIDIAN else 1000 * state.price[crystal]


def loss_to(state: Quartz, crystal: int, other: Seat) -> int:
    """What it costs me that a crystal goes into the cart of another dwarf."""
    if crystal == Crystal.OBSIDIAN:
        return -harm(state, other)
    return 1000 * state.price[crystal] // (state.seats - 1)


def weigh_keeping(state: Quartz, move: int) -> int:
    """Of drawn crystals keep all."""
    worth = 0
    for place in range(3):
        if kept(move, place) >= 0:
            worth += 1000 * state.price[kept(move, place)] + 300
    return worth


def sale_without(state: Quartz, me: Seat, move: int) -> int:
    """What the goods bring tonight without those that are kept."""
    for crystal in range(VALUABLE):
        state.goods[crystal] = state.cart[me][crystal] + state.chest[me][crystal]
    for place in range(3):
        if kept(move, place) >= 0:
            state.goods[kept(move, place)] -= 1
    return 1000 * sale(state, me)
