"""What a seat may expect, and what it goes by: the written knowledge that a search needs.

Each helper in hand counts what its card says, every pair of them takes something off (they get in
each other's way), and so does a gift that waits. A begun set counts for each point of its bonus, an
open card for each point of its value. Most of it fades: half is left when so many cards of the mine
are. The figures are what final scores owe to it, as two thousand played games tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.piles import total
from motherlode.core.seats import Seat
from motherlode.games.quartz_cards.attacks import ATTACK_TABLE
from motherlode.games.quartz_cards.defences import DEFENCE_TABLE
from motherlode.games.quartz_cards.explorations import EXPLORATION_TABLE
from motherlode.games.quartz_cards.facts import MINE_CARD, MINE_CARDS, Card, Crystal, Icon
from motherlode.games.quartz_cards.heuristics import line_worth
from motherlode.games.quartz_cards.scoring import owned, score

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards

IN_HAND: Final = (
    [a.worth for a in ATTACK_TABLE]
    + [d.worth for d in DEFENCE_TABLE]
    + [e.worth for e in EXPLORATION_TABLE]
)
FADING: Final = (
    [a.fading for a in ATTACK_TABLE]
    + [d.fading for d in DEFENCE_TABLE]
    + [e.fading for e in EXPLORATION_TABLE]
)
CROWD: Final = 200
WAITING_GIFT: Final = 7000
BEGUN_SET: Final = 1600
BEGUN_SET_FADING: Final = 25
EXPOSED: Final = 200
EXPOSED_FADING: Final = 5
KEY_STEP: Final = 4  # lines that differ by less are alike to a search


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
    for card in range(Card.size):
        if state.hand[me][card]:
            many += state.hand[me][card]
            worth += state.hand[me][card] * IN_HAND[card] * left // (left + FADING[card])
    return worth - CROWD * many * many


def sets_begun(state: QuartzCards, me: Seat) -> int:
    """What is hoped for from sets that are not complete."""
    worth = 0
    for crystal in range(Crystal.size):
        worth += owned(state, crystal, me) % state.set_size
    return BEGUN_SET * state.set_bonus * worth // state.set_size


def exposure(state: QuartzCards, me: Seat) -> int:
    """What lies open is likely to be stolen in part."""
    worth = 0
    for crystal in range(Crystal.size):
        worth += EXPOSED * state.value[crystal] * state.column[me][crystal]
    return worth


def remaining(state: QuartzCards) -> int:
    """How much of the mine is left, in thousandths."""
    whole = 0
    for crystal in range(Crystal.size):
        whole += total(state.in_mine[crystal], Icon.size)
    return 1000 * total(state.mine, MINE_CARDS) // whole


def information_key(state: QuartzCards) -> int:
    """What the line is worth, and what could make it an accident."""
    worth = 0
    unstable = 0
    for index in range(state.length):
        worth += state.value[MINE_CARD.crystal(state.line[index])]
        unstable += MINE_CARD.icon(state.line[index]) >= Icon.UNSTABLE_1
    return (worth // KEY_STEP * 16 + unstable) * 8 + state.gifts
