"""Written knowledge of the card game: how good a move looks to a seat by what it knows.

Everything is counted in thousandths of a point. Odds are exact where the open table gives them
(the mine is known by counting); the rest is a rule of thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.piles import total
from motherlode.core.seats import Seat
from motherlode.games.quartz_cards.facts import (
    MINE_CARD,
    MINE_CARDS,
    NO_CARD,
    Crystal,
    Icon,
    Moment,
)
from motherlode.games.quartz_cards.line import is_deadly
from motherlode.games.quartz_cards.scoring import owned

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards

EXPLORATION: Final = 8000  # what a turn in the mine brings
HELPER: Final = 3000  # what a helper is worth while most of the mine is left
GIFT: Final = 4000  # what a gift costs whoever has yet to reveal a card


# -- what things are worth ----------------------------------------------------------------


def gain(state: QuartzCards, crystal: int, me: Seat) -> int:
    """One more card: its value, and a step towards a set."""
    step = owned(state, crystal, me) % state.set_size + 1
    value = 1000 * state.value[crystal]
    if step == state.set_size:
        return value + 1000 * state.set_bonus
    return value + 1000 * state.set_bonus * step // (state.set_size * state.set_size)


def column_worth(state: QuartzCards, crystal: int, many: int) -> int:
    """Cards of one crystal with their share of a set."""
    share = 1000 * state.set_bonus // state.set_size
    return many * (1000 * state.value[crystal] + share)


def line_worth(state: QuartzCards, me: Seat) -> int:
    """What an accident would cost."""
    worth = 0
    for index in range(state.length):
        worth += gain(state, MINE_CARD.crystal(state.line[index]), me)
    return worth


def last_worth(state: QuartzCards, me: Seat) -> int:
    """What the last card of the line is worth to a seat; nothing if there is none."""
    return gain(state, MINE_CARD.crystal(state.line[state.length - 1]), me) if state.length else 0


def helper_worth(state: QuartzCards) -> int:
    """A helper in hand is worth less the sooner the game may end."""
    left = total(state.mine, MINE_CARDS)
    return HELPER * left // (left + 15)


def harm(state: QuartzCards, loss: int) -> int:
    """What the loss of another is worth to each of the rest."""
    return loss // (state.seats - 1)


# -- odds ---------------------------------------------------------------------------------


def deadly_icons(state: QuartzCards) -> int:
    """The icons that would be an accident, as bits."""
    bits = 0
    for icon in range(Icon.UNSTABLE_1, Icon.size):
        if is_deadly(state, icon):
            bits |= 1 << icon
    return bits


def danger(state: QuartzCards) -> int:
    """The chance that the next card is an accident, in thousandths."""
    deadly = 0
    left = 0
    icons = deadly_icons(state)
    for card in range(MINE_CARDS):
        left += state.mine[card]
        if icons >> MINE_CARD.icon(card) & 1:
            deadly += state.mine[card]
    return 1000 * deadly // left if left else 0


def fear(state: QuartzCards) -> int:
    """What the explorer loses by the next card on average."""
    return line_worth(state, state.turn) // 100 * danger(state) // 10


def hope(state: QuartzCards) -> int:
    """What the next card brings on average, with its share of a set."""
    worth = 0
    left = 0
    icons = deadly_icons(state)
    for card in range(MINE_CARDS):
        left += state.mine[card]
        if not icons >> MINE_CARD.icon(card) & 1:
            worth += column_worth(state, MINE_CARD.crystal(card), state.mine[card])
    return worth // left if left else 0


# -- one's own turn -------------------------------------------------------------------------


def weigh_exploring(state: QuartzCards, me: Seat) -> int:
    """What the mine brings, unless gifts lie in wait."""
    if state.waiting_gifts[me] >= state.gifts_at:
        return 0
    return EXPLORATION // 3 if state.waiting_gifts[me] else EXPLORATION


def safety(state: QuartzCards, me: Seat, crystal: int) -> int:
    """What it is worth to put a column out of reach."""
    return column_worth(state, crystal, state.column[me][crystal]) * 3 // 10


# -- attacks --------------------------------------------------------------------------------


def unexplored(state: QuartzCards, moment: int) -> int:
    """What an explorer who is stopped goes without."""
    if moment == Moment.STOPPED:
        return 0
    return max(0, EXPLORATION - line_worth(state, state.turn))


def gift_loss(state: QuartzCards, moment: int) -> int:
    """What a gift costs the explorer at that moment."""
    if state.gifts + 1 >= state.gifts_at:
        return line_worth(state, state.turn) + unexplored(state, moment)
    return GIFT if moment == Moment.ANNOUNCED else unexplored(state, moment) // 2


def best_theft(state: QuartzCards, victim: Seat) -> int:
    """The dearest column, or the two dearest cards."""
    best = 0
    first = 0
    second = 0
    for crystal in range(Crystal.size):
        if state.column[victim][crystal]:
            best = max(best, column_worth(state, crystal, state.column[victim][crystal]))
            second = max(first, second)
            first = column_worth(state, crystal, 1)
    return max(best, first + second)


# -- choices of cards -----------------------------------------------------------------------


def laid_loss(state: QuartzCards, card: int) -> int:
    """What a card in the line costs the explorer, seen from here."""
    if card == NO_CARD:
        return 0
    if is_deadly(state, MINE_CARD.icon(card)):
        return harm(state, line_worth(state, state.turn) + 2000)
    return -harm(state, gain(state, MINE_CARD.crystal(card), state.turn))


def stolen(state: QuartzCards, crystal: int, many: int, victim: Seat, me: Seat) -> int:
    """Cards of one crystal that change hands: their values, and the sets made and broken."""
    worth = 1000 * state.value[crystal] * many
    mine = owned(state, crystal, me)
    yours = owned(state, crystal, victim)
    made = set_worth(state, mine + many) - set_worth(state, mine)
    broken = set_worth(state, yours) - set_worth(state, yours - many)
    return worth + made + harm(state, worth + broken)


def set_worth(state: QuartzCards, many: int) -> int:
    """Complete sets, and a little for a set begun."""
    bonus = 1000 * state.set_bonus
    return bonus * (many // state.set_size) + bonus * (many % state.set_size) // (
        2 * state.set_size
    )
