"""What a seat of Dwar7s Fall may expect: its points, and what is under way.

Everything is counted in thousandths of a point, by rules of thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.piles import total
from motherlode.core.seats import Seat
from motherlode.games.dwarves_fall.board import cards_in_play, dwarves_on
from motherlode.games.dwarves_fall.facts import NO_TRADE, ROW, Gem, Ogre, Secret
from motherlode.games.dwarves_fall.goals import slain_by
from motherlode.games.dwarves_fall.heuristics import gain_of, worth
from motherlode.games.dwarves_fall.numbering import kind_of
from motherlode.games.dwarves_fall.regions import (
    has_extra_action,
    kingdom_mines,
    kingdom_points,
    kingdom_size,
)
from motherlode.games.dwarves_fall.scoring import score

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


def evaluate(state: DwarvesFall, me: Seat) -> int:
    """Points, and hopes while the game goes on."""
    points = 1000 * score(state, me)
    if state.over:
        return points
    points += trade_hope(state, me) + work_hope(state, me) + secret_hope(state, me)
    points += 700 * total(state.ogres[me], len(Ogre))
    return points + 1500 if has_extra_action(state, me) else points


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
    for gem in range(len(Gem)):
        paid += min(state.gems[me][gem], state.cost[trade][gem]) * state.gem_value[gem]
        due += state.cost[trade][gem] * state.gem_value[gem]
    return 1000 * paid // due if due else 1000


def work_hope(state: DwarvesFall, me: Seat) -> int:
    """Dwarves who wait for others to come: a part of what they will bring."""
    hope = 0
    for card in range(cards_in_play(state)):
        have = state.dwarves[card][me]
        if have:
            need = state.need[kind_of(card)]
            free = state.slots[kind_of(card)] - dwarves_on(state, card)
            if have + free >= need and state.idle[me] + have >= need:
                hope += worth(state, me, card) * min(have, need) // need * 6 // 10
    return hope


def secret_hope(state: DwarvesFall, me: Seat) -> int:
    """The secret goal, the more of it is done."""
    if state.revealed[me]:
        return 0
    secret = state.secret_goal[me]
    target = state.secret_target[secret] * (len(Gem) if secret == Secret.JEWELLER else 1)
    done = 1000 * max(0, min(target, secret_steps(state, me, secret))) // target
    return done * done // 1000 * state.secret_value[secret] * 7 // 10


def secret_steps(state: DwarvesFall, me: Seat, secret: int) -> int:
    """How far a seat has come towards a secret goal."""
    if secret == Secret.ARCHITECT:
        return kingdom_size(state, me)
    if secret == Secret.KING:
        return kingdom_points(state, me)
    if secret == Secret.HUNTER:
        return slain_by(state, me)
    if secret == Secret.JEWELLER:
        return jewels(state, me)
    if secret == Secret.OGRE_CHIEF:
        return total(state.ogres[me], len(Ogre))
    if secret == Secret.GENERAL:
        return state.dwarves_each - state.idle[me]
    return kingdom_mines(state, me)


def jewels(state: DwarvesFall, me: Seat) -> int:
    """How many of the gems that a jeweller shows are in hand."""
    many = 0
    for gem in range(len(Gem)):
        many += min(state.gems[me][gem], state.secret_target[Secret.JEWELLER])
    return many
