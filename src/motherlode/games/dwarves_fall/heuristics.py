"""Written knowledge of Dwar7s Fall: what gems, goals and kingdoms are worth to a seat.

Everything is counted in thousandths of a point. Where a card is laid, turned or dug is tried
out on the table and undone again; the rest is a rule of thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import Seat
from motherlode.games.dwarves_fall.board import dig, take_away
from motherlode.games.dwarves_fall.facts import MINES, NO_CARD, PLACE, ROW, Card, Gem, Side
from motherlode.games.dwarves_fall.goals import can_buy
from motherlode.games.dwarves_fall.hands import hand_size
from motherlode.games.dwarves_fall.regions import (
    castle_of,
    is_found,
    kingdom_size,
    open_sides,
    stars_of,
)

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


# -- goals, gems and hands ------------------------------------------------------------------------


def zeal(state: DwarvesFall, me: Seat, secret: int) -> int:
    """What one step towards a secret goal adds, if it is the own and still secret."""
    if state.revealed[me] or state.secret_goal[me] != secret:
        return 0
    return 1000 * state.secret_value[secret] // state.secret_target[secret]


def worth_of_gems(state: DwarvesFall, me: Seat, gem: int) -> int:
    """Gems that can be kept are worth their points, and more if a goal of the row lacks them.

    In a full hand a gem that is of use takes the place of another.
    """
    kept = min(state.mined[gem], room_in_hand(state, me))
    if kept <= 0:
        return max(100, use_of(state, me, gem) - 1000)
    return 1000 * state.gem_value[gem] * kept + use_of(state, me, gem)


def room_in_hand(state: DwarvesFall, me: Seat) -> int:
    """How many more cards a hand may hold."""
    return state.hand_limit - hand_size(state, me)


def crowding(state: DwarvesFall, me: Seat) -> int:
    """A full hand wants to lay cards."""
    return 2000 if room_in_hand(state, me) < 3 else 0


def use_of(state: DwarvesFall, me: Seat, gem: int) -> int:
    """What one more gem does for the goal of the row that it helps most."""
    best = 0
    for place in range(ROW):
        trade = state.row[place]
        if trade >= 0 and state.gems[me][gem] < state.cost[trade][gem]:
            best = max(best, gain_of(state, trade) // missing_gems(state, me, trade))
    return best


def missing_gems(state: DwarvesFall, me: Seat, trade: int) -> int:
    """How many gems a seat lacks for a goal."""
    missing = 0
    for gem in range(Gem.size):
        missing += max(0, state.cost[trade][gem] - state.gems[me][gem])
    return missing


def weigh_gem_kept(state: DwarvesFall, me: Seat, gem: int) -> int:
    """What one gem of a hand is worth: its points, and its use for the nearest goal."""
    state.gems[me][gem] -= 1
    use = use_of(state, me, gem)
    state.gems[me][gem] += 1
    return 1000 * state.gem_value[gem] + use


def best_gain(state: DwarvesFall, me: Seat) -> int:
    """The best that a shop would bring."""
    best = 0
    for place in range(ROW):
        if can_buy(state, me, place):
            best = max(best, gain_of(state, state.row[place]))
    return best


def gain_of(state: DwarvesFall, trade: int) -> int:
    """The points of a trade goal less those of its gems."""
    points = state.trade_value[trade]
    for gem in range(Gem.size):
        points -= state.cost[trade][gem] * state.gem_value[gem]
    return 1000 * points


# -- what lies buried -----------------------------------------------------------------------------


def dig_worth(state: DwarvesFall, me: Seat, card: int) -> int:
    """What is under a card and on top nowhere, if it is of use; less of what lies deeper."""
    best = 0
    part = 1
    below = state.under[card]
    while below != NO_CARD:
        best = max(best, lacking(state, me, PLACE.card(below)) // part)
        part *= 2
        below = state.under[below]
    return best


def lacking(state: DwarvesFall, me: Seat, kind: int) -> int:
    """What a kind of card would bring, if there is none to work on."""
    if is_in_sight(state, kind):
        return 0
    if MINES.has(kind):
        gem = kind - Card.EMERALD_MINE
        return use_of(state, me, gem) if state.pile[gem] else 0
    return best_gain(state, me) if kind == Card.SHOP else 0


def is_in_sight(state: DwarvesFall, kind: int) -> bool:
    """Whether a card of a kind lies on top somewhere."""
    for owner in range(state.seats):
        if state.top[PLACE.at(owner, kind)]:
            return True
    return False


# -- kingdoms, by trial ---------------------------------------------------------------------------


def is_mine(state: DwarvesFall, me: Seat, card: int) -> bool:
    """Whether a card is in the own kingdom."""
    return is_found(state, kingdom_size(state, me), card)


def lead(state: DwarvesFall, me: Seat) -> int:
    """The own kingdom against the best of the others; castles in one region share its stars."""
    found = kingdom_size(state, me)
    own = stars_of(state, found)
    points = own
    best = -100
    for seat in range(state.seats):
        if seat != me:
            if not is_found(state, found, castle_of(seat)):
                found = kingdom_size(state, seat)
                points = stars_of(state, found)
            best = max(best, points)
    return 1000 * (own - best)


def weigh_turned(state: DwarvesFall, me: Seat, card: int, side: int) -> int:
    """How the kingdoms stand with a card turned to a side."""
    before = state.turned[card]
    state.turned[card] = side
    value = lead(state, me)
    state.turned[card] = before
    return value


def weigh_laid(state: DwarvesFall, me: Seat, card: int) -> int:
    """How the kingdoms stand with a card as it lies now, turned the best way; then it is gone."""
    before = state.turned[card]
    best = lead(state, me)
    weighed = 1 << open_sides(state, card)
    for side in range(Side.size):
        state.turned[card] = side
        ways = 1 << open_sides(state, card)
        if not weighed & ways:  # the same ways out make the same kingdoms
            weighed |= ways
            best = max(best, lead(state, me))
    state.turned[card] = before
    blocking = PLACE.card(card) == Card.DRAGON and state.under[card] != NO_CARD
    take_away(state, card)
    return best + (500 if blocking else 0)


def weigh_dig(state: DwarvesFall, me: Seat, card: int) -> int:
    """What comes to light, and how the kingdoms stand when a stack has been dug; it is dug back."""
    found = dig_worth(state, me, card)
    top = state.under[card]
    dig(state, card)
    value = lead(state, me)
    while top != card:
        following = state.under[top]
        dig(state, top)
        top = following
    return value + found
