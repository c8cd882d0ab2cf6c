"""Written knowledge of Quartz: how good a move looks to a dwarf who knows what his seat knows.

Everything is counted in thousandths of a coin. Odds are exact where the open table gives
them (the bag is known by counting); the rest is a rule of thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.piles import total
from motherlode.core.seats import Seat, count
from motherlode.games.quartz.names import (
    AIM,
    AIMED,
    ALONE,
    CARDS,
    COME_CLOSER,
    CRYSTALS,
    EUREKA,
    GIMME_A_HAND,
    HERE_WE_GO,
    KEEP,
    LAST_DWARF,
    LEAVE,
    MINE,
    NO_CARD,
    NOT_MINE_EITHER,
    OBSIDIAN,
    OUT_OF_MY_WAY,
    PASS,
    PLAY,
    SAVE,
    SECOND_OBSIDIAN,
    SWAP,
    THESE_DONT_BELONG,
    TURN,
    UNACCEPTABLE,
    USE_TOKEN,
    VALUABLE,
    WHAT_CRYSTAL,
)
from motherlode.games.quartz.numbering import (
    card_of,
    crystal_of,
    given_of,
    played_at,
    taken_of,
)
from motherlode.games.quartz.selling import find_combination, plain_price
from motherlode.games.quartz.sets import kept, taken

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz

# What final scores owe to a card in hand and to a token, as 1500 games among equals tell.
IN_HAND: Final = [5600, 1800, 3700, 1700, 1300, 2900, 5600, 4700, 4500, 6000, 3500]
TOKEN: Final = 5000
KEY_STEP: Final = 4  # carts that differ by less are alike to a search


def weigh(state: Quartz, me: Seat, move: int) -> int:
    """How good a move looks."""
    decision = state.frames[state.depth - 1][0]
    if move == USE_TOKEN and decision != SECOND_OBSIDIAN:
        return -1000 * state.token_price  # it can still be used when it is needed
    if decision == TURN:
        return weigh_turn(state, me, move)
    if decision == AIMED:
        return weigh_answer(state, me, move)
    if decision == SECOND_OBSIDIAN:
        return load(state, me) - 1000 * state.token_price if move == USE_TOKEN else 0
    if decision in (LAST_DWARF, ALONE):
        return weigh_mining(state, me) if move == MINE else weigh_last(state, decision)
    if decision in (KEEP, SAVE):
        return weigh_keeping(state, me, decision, move)
    if decision == SWAP:
        return 0 if move == PASS else 1000 * price_rise(state, move)
    return weigh_taking(state, move)


# -- odds ---------------------------------------------------------------------------------


def danger(state: Quartz) -> int:
    """The chance that the next crystal is an obsidian, in thousandths."""
    crystals = total(state.bag, CRYSTALS)
    return 1000 * state.bag[OBSIDIAN] // crystals if crystals else 0


def hope(state: Quartz) -> int:
    """What the next crystal is worth on average."""
    crystals = total(state.bag, CRYSTALS)
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
    return state.cart[me][OBSIDIAN] + 1 >= state.accident_at


# -- the turn -------------------------------------------------------------------------------


def weigh_turn(state: Quartz, me: Seat, move: int) -> int:
    """Mine, leave, or play a card."""
    if move == MINE:
        return weigh_mining(state, me) + patience(state, me)
    if move == LEAVE:
        return weigh_leaving(state)
    card = card_of(move)
    return weigh_action(state, me, card, move) - 1000 * state.card_price[card]


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
    bonus = 1000 * state.bravery_coins[state.taken] + card_worth(state, state.bonus[state.taken])
    return bonus if count(state.inside) >= 3 else -(bonus // 2)


def card_worth(state: Quartz, card: int) -> int:
    """A card in hand is worth its price and the use it may be of."""
    return 0 if card == NO_CARD else 1000 * state.card_price[card] + 800


def weigh_last(state: Quartz, decision: int) -> int:
    """The last dwarf has the last bonus to lose, unless it is gone."""
    if decision == ALONE:
        return 0
    return 1000 * state.bravery_coins[state.taken] + card_worth(state, state.bonus[state.taken])


# -- cards ----------------------------------------------------------------------------------


def weigh_action(state: Quartz, me: Seat, card: int, move: int) -> int:
    """What playing a card brings, its price apart."""
    target = played_at(move)
    if card == HERE_WE_GO:
        return state.here_we_go_draws * hope(state)
    if card == EUREKA:
        return eureka_gain(state, me)
    if card == COME_CLOSER:
        return 1000 * price_rise(state, move)
    if card == OUT_OF_MY_WAY:
        return harm_to_all(state, me)
    if card == WHAT_CRYSTAL:
        return protection(state, me, move)
    if card == GIMME_A_HAND:
        return hope(state) * 8 // 5 + 2 * danger(state) * harm(state, target) // 1000
    if card == THESE_DONT_BELONG:
        return best_two(state, target) * (state.seats + 1) // state.seats * 5 // 6
    return relief(state, me) + harm(state, target)


def eureka_gain(state: Quartz, me: Seat) -> int:
    """The best of seven is a sapphire or better; the worst of the cart goes."""
    for crystal in range(VALUABLE):
        if state.cart[me][crystal]:
            return max(0, 4500 - 1000 * state.price[crystal])
    return 0


def price_rise(state: Quartz, move: int) -> int:
    """What an exchange gains in coins."""
    return state.price[taken_of(move)] - state.price[given_of(move)]


def harm_to_all(state: Quartz, me: Seat) -> int:
    """An average crystal of every other cart, shared by those who gain from it."""
    lost = 0
    for seat in range(state.seats):
        if seat != me and state.is_inside(seat) and state.valuables(seat):
            lost += 1000 * plain_price(state, state.cart[seat]) // state.valuables(seat)
    return lost // (state.seats - 1)


def protection(state: Quartz, me: Seat, move: int) -> int:
    """A crystal out of danger."""
    if move == PLAY + WHAT_CRYSTAL:
        return 0
    risk = 450 if on_the_brink(state, me) else 200
    return state.price[crystal_of(move)] * risk


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


# -- answers ----------------------------------------------------------------------------------


def weigh_answer(state: Quartz, me: Seat, move: int) -> int:
    """Let it happen, or spend the card that prevents it."""
    if move == PASS:
        return 0
    card = card_of(move)
    cost = 1000 * state.card_price[card]
    if card == NOT_MINE_EITHER:
        target = played_at(move)
        return threat(state, me) - cost + (harm(state, target) if move >= AIM else 0)
    if card == UNACCEPTABLE:
        return best_two(state, me) + 2000 - cost
    return 2 * danger(state) * threat(state, me) // 1000 - hope(state) - cost


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


def weigh_keeping(state: Quartz, me: Seat, decision: int, move: int) -> int:
    """Of drawn crystals keep all; of goods keep what makes tomorrow's combination likelier."""
    worth = 0
    for place in range(3):
        if kept(move, place) >= 0:
            worth += 1000 * state.price[kept(move, place)] + 300
    return worth if decision == KEEP else worth + sale_without(state, me, move)


def sale_without(state: Quartz, me: Seat, move: int) -> int:
    """What the goods bring tonight without those that are kept."""
    for crystal in range(VALUABLE):
        state.goods[crystal] = state.cart[me][crystal] + state.chest[me][crystal]
    for place in range(3):
        if kept(move, place) >= 0:
            state.goods[kept(move, place)] -= 1
    return 1000 * sale(state, me)


# -- what a seat may expect -----------------------------------------------------------------------


def evaluate(state: Quartz, me: Seat) -> int:
    """Coins, and what cart, chest, hand and token are worth by the way."""
    worth = 1000 * state.coins[me] + load(state, me)
    for crystal in range(VALUABLE):
        worth += (
            1200 * state.price[crystal] * (state.chest[me][crystal] + state.hidden[me][crystal])
        )
    if state.over:
        return worth
    for card in range(CARDS):
        worth += state.hand[me][card] * IN_HAND[card]
    return worth + TOKEN * state.token[me]


def information_key(state: Quartz, me: Seat) -> int:
    """What the cart is worth, the obsidians in it, and how many are inside."""
    worth = plain_price(state, state.cart[me])
    return (worth // KEY_STEP * 4 + state.cart[me][OBSIDIAN]) * 8 + count(state.inside)
