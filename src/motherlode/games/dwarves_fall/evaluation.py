"""What a seat of Dwar7s Fall may expect: its points, and what is under way.

Everything is counted in thousandths of a point, by rules of thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.piles import total
from motherlode.core.seats import Seat
from motherlode.games.dwarves_fall.board import cards_in_play, dwarves_on
from motherlode.games.dwarves_fall.cards import worth
from motherlode.games.dwarves_fall.facts import NO_TRADE, PLACE, ROW, Gem, Ogre
from motherlode.games.dwarves_fall.goals import goals_of, steps_made, steps_needed
from motherlode.games.dwarves_fall.heuristics import gain_of
from motherlode.games.dwarves_fall.ogres import OGRE_WORTH
from motherlode.games.dwarves_fall.regions import has_extra_action
from motherlode.games.dwarves_fall.scoring import score

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall

LOST: Final = 1000  # what a dwarf costs that stands where no work will be done


def evaluate(state: DwarvesFall, me: Seat) -> int:
    """Points, and hopes while the game goes on."""
    points = 1000 * score(state, me)
    if state.over:
        return points
    points += trade_hope(state, me) + work_hope(state, me) + secret_hope(state, me)
    for ogre in range(Ogre.size):
        points += state.ogres[me][ogre] * OGRE_WORTH[ogre]
    return points + 1500 if has_extra_action(state, me) else points


def remaining(state: DwarvesFall) -> int:
    """How far leads may still change: the nearer somebody is to the last goal, the less."""
    most = 0
    for seat in range(state.seats):
        most = max(most, goals_of(state, seat))
    left = 1000 * (max(0, state.goals_to_end - most) + 1) // (state.goals_to_end + 1)
    return left * left // 1000


def trade_hope(state: DwarvesFall, me: Seat) -> int:
    """Goals of the row that can be paid for in part: most of the nearest, a little of the rest."""
    best = 0
    rest = 0
    for place in range(ROW):
        if state.row[place] != NO_TRADE:
            hope = paid_part(state, me, state.row[place]) * gain_of(state, state.row[place]) // 1000
            best = max(best, hope)
            rest += hope
    return (rest + 3 * best) * 15 // 100


def paid_part(state: DwarvesFall, me: Seat, trade: int) -> int:
    """How much of a trade goal the gems in hand would pay, in thousandths of its value."""
    paid = 0
    due = 0
    for gem in range(Gem.size):
        paid += min(state.gems[me][gem], state.cost[trade][gem]) * state.gem_value[gem]
        due += state.cost[trade][gem] * state.gem_value[gem]
    return 1000 * paid // due if due else 1000


def work_hope(state: DwarvesFall, me: Seat) -> int:
    """Dwarves who wait for others to come: a part of what they will bring, less if they must walk.

    Those who wait where there is no room for enough of them are missed elsewhere; an ogre in hand
    may free them.
    """
    hope = 0
    lost = LOST // 3 if total(state.ogres[me], Ogre.size) else LOST
    for card in range(cards_in_play(state)):
        have = state.dwarves[card][me]
        if have:
            need = state.need[PLACE.card(card)]
            free = state.slots[PLACE.card(card)] - dwarves_on(state, card)
            if have < need and have + free < need:
                hope -= lost * have
            elif state.idle[me] + have >= need:
                hope += worth(state, me, card) * min(have, need) // need * 6 // 10
            else:
                hope += worth(state, me, card) * have * have // (need * need) * 2 // 10
    return hope


def secret_hope(state: DwarvesFall, me: Seat) -> int:
    """The secret goal, the more of it is done."""
    if state.revealed[me]:
        return 0
    secret = state.secret_goal[me]
    needed = steps_needed(state, secret)
    done = 1000 * max(0, min(needed, steps_made(state, me))) // needed
    return done * done // 1000 * state.secret_value[secret] * 7 // 10
