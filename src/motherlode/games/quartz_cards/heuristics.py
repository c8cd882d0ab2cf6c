"""Written knowledge of the card game: how good a move looks to a seat by what it knows.

Everything is counted in thousandths of a point. Odds are exact where the open table gives them
(the mine is known by counting); the rest is a rule of thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.frames import DECISION, FIRST
from motherlode.core.piles import total
from motherlode.core.seats import Seat
from motherlode.games.quartz_cards.facts import (
    ADMIRE,
    EXPLORE,
    HIRE,
    KEEP,
    LAY,
    MINE_CARDS,
    NO_CARD,
    PASS,
    PLAY,
    PROTECT,
    STOP,
    TAKE,
    TAKE_COLUMN,
    TAKE_TWO,
    Ask,
    Card,
    Crystal,
    Icon,
    Moment,
)
from motherlode.games.quartz_cards.line import is_deadly
from motherlode.games.quartz_cards.numbering import crystal_of, first_of, icon_of, second_of
from motherlode.games.quartz_cards.scoring import owned, score

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards

EXPLORATION: Final = 8000  # what a turn in the mine brings
HELPER: Final = 3000  # what a helper is worth while most of the mine is left
GIFT: Final = 4000  # what a gift costs whoever has yet to reveal a card

# What final scores owe to what a seat has, as two thousand played games tell: each helper in
# hand, every pair of them (they get in each other's way), a gift that waits, a begun set for each
# point of its bonus, an open card for each point of its value. Most of it fades: half is left
# when so many cards of the mine are.
IN_HAND: Final = [6500, 11000, 7500, 8500, 8000, 12000, 18000, 14000, 5500]
FADING: Final = [5, 5, 5, 5, 5, 63, 63, 63, 20]
CROWD: Final = 200
WAITING_GIFT: Final = 7000
BEGUN_SET: Final = 1600
BEGUN_SET_FADING: Final = 25
EXPOSED: Final = 200
EXPOSED_FADING: Final = 5
KEY_STEP: Final = 4  # lines that differ by less are alike to a search


def weigh(state: QuartzCards, me: Seat, move: int) -> int:
    """How good a move looks."""
    decision = state.frames[state.depth - 1][DECISION]
    if decision == Ask.OFFER_HIRE:
        return helper_worth(state) if move == HIRE else last_worth(state, me)
    if move in (PASS, STOP):
        return 0
    if decision == Ask.TURN:
        return weigh_turn(state, me, move)
    if decision == Ask.LEND_A_HAND:
        return weigh_help(state, me, move)
    if decision == Ask.GO_ON:
        return hope(state) - fear(state)
    if decision == Ask.BEAUTY:
        return safety(state, me, move - ADMIRE.first) - helper_worth(state) // 2
    return weigh_quarrel(state, me, decision, move)


def weigh_quarrel(state: QuartzCards, me: Seat, decision: int, move: int) -> int:
    """How good a move looks while dwarves attack each other."""
    frame = state.frames[state.depth - 1]
    if decision == Ask.WINDOW:
        return attack_gain(state, me, move - PLAY.first, frame[FIRST]) - helper_worth(state)
    if decision == Ask.DEFEND:
        return weigh_defence(state, move - PLAY.first, frame[FIRST], frame[FIRST + 1])
    if decision == Ask.COUNTER:
        return GIFT - helper_worth(state)
    return weigh_theft(state, frame[FIRST], me, move)


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
        worth += gain(state, crystal_of(state.line[index]), me)
    return worth


def last_worth(state: QuartzCards, me: Seat) -> int:
    """What the last card of the line is worth to a seat; nothing if there is none."""
    return gain(state, crystal_of(state.line[state.length - 1]), me) if state.length else 0


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
    for icon in range(Icon.UNSTABLE_1, len(Icon)):
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
        if icons >> icon_of(card) & 1:
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
        if not icons >> icon_of(card) & 1:
            worth += column_worth(state, crystal_of(card), state.mine[card])
    return worth // left if left else 0


# -- one's own turn -------------------------------------------------------------------------


def weigh_turn(state: QuartzCards, me: Seat, move: int) -> int:
    """The mine, unless gifts lie in wait; or a column in safety."""
    if move != EXPLORE:
        return safety(state, me, move - PROTECT.first)
    if state.waiting_gifts[me] >= state.gifts_at:
        return 0
    return EXPLORATION // 3 if state.waiting_gifts[me] else EXPLORATION


def safety(state: QuartzCards, me: Seat, crystal: int) -> int:
    """What it is worth to put a column out of reach."""
    return column_worth(state, crystal, state.column[me][crystal]) * 3 // 10


# -- attacks --------------------------------------------------------------------------------


def attack_gain(state: QuartzCards, me: Seat, card: int, moment: int) -> int:
    """What comes to me, and what is lost to the explorer."""
    if card == Card.HAND_IT_OVER:
        return last_worth(state, me) + harm(state, last_worth(state, state.turn))
    if card == Card.STOP_STOP_STOP:
        return harm(state, unexplored(state, moment))
    if card == Card.MAY_I_HELP:
        return hope(state) * 3 // 2 + harm(state, fear(state)) - harm(state, hope(state))
    if card == Card.LITTLE_GIFT:
        return harm(state, gift_loss(state, moment))
    worth = best_theft(state, state.turn)
    return worth + harm(state, worth)


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
    for crystal in range(len(Crystal)):
        if state.column[victim][crystal]:
            best = max(best, column_worth(state, crystal, state.column[victim][crystal]))
            second = max(first, second)
            first = column_worth(state, crystal, 1)
    return max(best, first + second)


# -- defences -------------------------------------------------------------------------------


def weigh_defence(state: QuartzCards, card: int, attack: int, attacker: Seat) -> int:
    """What is kept, and what a counter-attack brings; the general defence is worth saving."""
    kept = attack_loss(state, attack)
    if card == Card.NO_CHANCE:
        return kept - helper_worth(state)
    bonus = GIFT // 2 if card == Card.GET_LOST else best_theft(state, attacker) // 2
    return kept + bonus - helper_worth(state) // 2


def attack_loss(state: QuartzCards, attack: int) -> int:
    """What the explorer would lose."""
    me = state.turn
    if attack == Card.HAND_IT_OVER:
        return last_worth(state, me)
    if attack == Card.STOP_STOP_STOP:
        return max(0, hope(state) - fear(state))
    if attack == Card.MAY_I_HELP:
        return fear(state)
    if attack == Card.LITTLE_GIFT:
        return line_worth(state, me) if state.gifts + 1 >= state.gifts_at else GIFT * 3 // 4
    return best_theft(state, me)


# -- choices of cards -----------------------------------------------------------------------


def weigh_help(state: QuartzCards, me: Seat, move: int) -> int:
    """What is kept, less what the explorer gets, more what he loses by it."""
    if move == LAY:
        return laid_loss(state, state.looked_at[0])
    kept = move - KEEP.first
    laid = state.looked_at[1] if kept == state.looked_at[0] else state.looked_at[0]
    return gain(state, crystal_of(kept), me) + laid_loss(state, laid)


def laid_loss(state: QuartzCards, card: int) -> int:
    """What a card in the line costs the explorer, seen from here."""
    if card == NO_CARD:
        return 0
    if is_deadly(state, icon_of(card)):
        return harm(state, line_worth(state, state.turn) + 2000)
    return -harm(state, gain(state, crystal_of(card), state.turn))


def weigh_theft(state: QuartzCards, victim: Seat, me: Seat, move: int) -> int:
    """What is taken, both for me and from the victim."""
    if move >= TAKE_TWO.first:
        return stolen(state, first_of(move), 1, victim, me) + stolen(
            state, second_of(move), 1, victim, me
        )
    if move >= TAKE_COLUMN.first:
        crystal = move - TAKE_COLUMN.first
        return stolen(state, crystal, state.column[victim][crystal], victim, me)
    return stolen(state, move - TAKE.first, 1, victim, me)


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


# -- what a seat may expect -----------------------------------------------------------------


def evaluate(state: QuartzCards, me: Seat) -> int:
    """Points so far, sets begun, helpers in hand, and the line of whoever explores."""
    worth = 1000 * score(state, me)
    if state.over:
        return worth
    left = total(state.mine, MINE_CARDS)
    worth += hand_worth(state, me, left) + sets_begun(state, me) * left // (left + BEGUN_SET_FADING)
    worth -= exposure(state, me) * left // (left + EXPOSED_FADING)
    return worth + line_worth(state, me) if me == state.turn else worth


def hand_worth(state: QuartzCards, me: Seat, left: int) -> int:
    """The helpers in hand, less the nearer the end is and the more there are; gifts that wait."""
    worth = -state.waiting_gifts[me] * WAITING_GIFT
    many = 0
    for card in range(len(Card)):
        if state.hand[me][card]:
            many += state.hand[me][card]
            worth += state.hand[me][card] * IN_HAND[card] * left // (left + FADING[card])
    return worth - CROWD * many * many


def sets_begun(state: QuartzCards, me: Seat) -> int:
    """What is hoped for from sets that are not complete."""
    worth = 0
    for crystal in range(len(Crystal)):
        worth += owned(state, crystal, me) % state.set_size
    return BEGUN_SET * state.set_bonus * worth // state.set_size


def exposure(state: QuartzCards, me: Seat) -> int:
    """What lies open is likely to be stolen in part."""
    worth = 0
    for crystal in range(len(Crystal)):
        worth += EXPOSED * state.value[crystal] * state.column[me][crystal]
    return worth


def remaining(state: QuartzCards) -> int:
    """How much of the mine is left, in thousandths."""
    whole = 0
    for crystal in range(len(Crystal)):
        whole += total(state.in_mine[crystal], len(Icon))
    return 1000 * total(state.mine, MINE_CARDS) // whole


def information_key(state: QuartzCards) -> int:
    """What the line is worth, and what could make it an accident."""
    worth = 0
    unstable = 0
    for index in range(state.length):
        worth += state.value[crystal_of(state.line[index])]
        unstable += icon_of(state.line[index]) >= Icon.UNSTABLE_1
    return (worth // KEY_STEP * 16 + unstable) * 8 + state.gifts
