"""Written knowledge of Dwar7s Fall: how good a move looks by what a seat knows.

Everything is counted in thousandths of a point. Where a card is laid, turned or dug is tried
out on the table and undone again; the rest is a rule of thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import Seat
from motherlode.games.dwarves_fall.board import (
    dig,
    dwarves_on,
    lay_beside,
    lay_on,
    take_away,
)
from motherlode.games.dwarves_fall.facts import (
    BOUNCE,
    BUY_GOAL,
    DECLINE,
    DIG_UP,
    DISCARD_GEM,
    DISCARD_OGRE,
    DONE,
    DRIVE,
    EXTORT,
    GO_WORK,
    LAY,
    LAY_BESIDE,
    LAY_ON,
    NO_CARD,
    PLACES,
    PUT,
    REVEAL,
    ROB,
    ROW,
    STEP,
    SWAP_WITH,
    TRICK,
    TURN_CARD,
    Ask,
    Card,
    Gem,
    Secret,
    Side,
)
from motherlode.games.dwarves_fall.goals import can_buy, goals_of
from motherlode.games.dwarves_fall.hands import hand_size
from motherlode.games.dwarves_fall.numbering import is_monster, kind_of
from motherlode.games.dwarves_fall.regions import castle_of, find_region, has_castle, kingdom_points
from motherlode.games.dwarves_fall.tasks import TASKS, gem_of

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


def weigh_move(state: DwarvesFall, me: Seat, move: int) -> int:
    """How good a move looks."""
    decision = state.frames[state.depth - 1][0]
    kind = state.frames[state.depth - 1][2]
    if move == REVEAL:
        return 1000 * state.secret_value[state.secret_goal[me]]
    if decision == Ask.ACT:
        return weigh_action(state, me, move)
    if decision == Ask.SPOT:
        return weigh_spot(state, me, me * len(Card) + kind, move)
    if decision == Ask.ROTATE:
        return weigh_turned(state, me, me * len(Card) + kind, move - TURN_CARD.first)
    return weigh_choice(state, me, decision, move)


def weigh_choice(state: DwarvesFall, me: Seat, decision: int, move: int) -> int:
    """How good it looks to work, dig, buy, discard or swap like that."""
    if decision == Ask.WORK:
        return weigh_work(move)
    if decision == Ask.DIG:
        return weigh_dig(state, me, move - DIG_UP.first)
    if decision == Ask.BUY:
        return gain_of(state, move - BUY_GOAL.first)
    if decision == Ask.DISCARD:
        return weigh_discard(state, me, move)
    return weigh_swap(state, me, move)


# -- what a card is worth to work on ------------------------------------------------------------


def worth(state: DwarvesFall, me: Seat, card: int) -> int:
    """What the work of a card would bring now."""
    kind = kind_of(card)
    if kind == Card.SHOP:
        return best_gain(state, me)
    if kind == Card.CASTLE or not TASKS[kind].can_succeed(state, me, card):
        return 0
    if kind == Card.TAVERN:
        return zeal(state, me, Secret.OGRE_CHIEF) + (2000 if room_in_hand(state, me) > 0 else 100)
    if is_monster(kind):
        relief = 2500 if is_mine(state, me, card) else 0
        return zeal(state, me, Secret.HUNTER) + 1000 * state.monster_value + relief
    return worth_of_gems(state, me, gem_of(card))


def zeal(state: DwarvesFall, me: Seat, secret: int) -> int:
    """What one step towards a secret goal adds, if it is the own and still secret."""
    if state.revealed[me] or state.secret_goal[me] != secret:
        return 0
    return 1000 * state.secret_value[secret] // state.secret_target[secret]


def worth_of_gems(state: DwarvesFall, me: Seat, gem: int) -> int:
    """Gems that can be kept are worth their points, and more if a goal of the row lacks them."""
    kept = min(state.mined[gem], room_in_hand(state, me))
    if kept <= 0:
        return 100
    return 1000 * state.gem_value[gem] * kept + use_of(state, me, gem)


def room_in_hand(state: DwarvesFall, me: Seat) -> int:
    """How many more cards a hand may hold."""
    return state.hand_limit - hand_size(state, me)


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
    for gem in range(len(Gem)):
        missing += max(0, state.cost[trade][gem] - state.gems[me][gem])
    return missing


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
    for gem in range(len(Gem)):
        points -= state.cost[trade][gem] * state.gem_value[gem]
    return 1000 * points


def is_mine(state: DwarvesFall, me: Seat, card: int) -> bool:
    """Whether a card is in the own kingdom."""
    if not has_castle(state, me):
        return False
    find_region(state, castle_of(me))
    return state.in_region[card] != 0


# -- actions --------------------------------------------------------------------------------------


def weigh_action(state: DwarvesFall, me: Seat, move: int) -> int:
    """Lay, put, step, play an ogre, or be done."""
    if move == DONE:
        return 0
    if move >= BOUNCE.first:
        return weigh_ogre(state, me, move)
    if move >= STEP.first:
        return weigh_step(
            state, me, (move - STEP.first) // len(Side), (move - STEP.first) % len(Side)
        )
    if move >= PUT.first:
        return weigh_put(state, me, move - PUT.first)
    return weigh_lay(state, me, move - LAY.first)


def weigh_lay(state: DwarvesFall, me: Seat, kind: int) -> int:
    """A castle soon, the peaceful cards by their stars, monsters last."""
    crowded = 2000 if room_in_hand(state, me) < 3 else 0
    if kind == Card.CASTLE:
        return 4000
    return crowded + (400 if is_monster(kind) else 900 * state.stars[kind])


def weigh_put(state: DwarvesFall, me: Seat, card: int) -> int:
    """A share of what the card is worth, if enough dwarves can come."""
    missing = missing_dwarves(state, me, card)
    if missing <= 0 or room_on(state, card) < missing or state.idle[me] < missing:
        return -1000
    share = worth(state, me, card) // missing
    if share <= 0:
        return -1000
    soon = missing <= state.allowed(me) - state.used
    return share + 300 * state.dwarves[card][me] if soon else share // 2


def missing_dwarves(state: DwarvesFall, me: Seat, card: int) -> int:
    """How many own dwarves the work of a card still wants."""
    return state.need[kind_of(card)] - state.dwarves[card][me]


def room_on(state: DwarvesFall, card: int) -> int:
    """How many more dwarves find a space on a card."""
    return state.slots[kind_of(card)] - dwarves_on(state, card)


def weigh_step(state: DwarvesFall, me: Seat, card: int, side: int) -> int:
    """Worth it only if it completes a work that can succeed, or leaves a place of no use."""
    near = state.beside[card][side]
    have = state.dwarves[near][me] + 1
    if state.dwarves[card][me] >= state.need[kind_of(card)]:
        return -1000
    if have == state.need[kind_of(near)]:
        return worth(state, me, near) - 100
    stuck = 500 if room_on(state, card) < missing_dwarves(state, me, card) else 0
    return stuck + 100 * have - 100 * state.dwarves[card][me] - 200


def weigh_ogre(state: DwarvesFall, me: Seat, move: int) -> int:
    """Steal at once; send others away where they are about to finish or stand in the way."""
    if ROB.first <= move < TRICK.first:
        target = move - (ROB.first if move < EXTORT.first else EXTORT.first)
        return (1500 if move < EXTORT.first else 800) + 100 * goals_of(state, target)
    if DRIVE.first <= move < ROB.first:
        place = (move - DRIVE.first) // len(Side)
        target = place // PLACES
        if target == me:
            return weigh_step(state, me, place % PLACES, (move - DRIVE.first) % len(Side))
        return nuisance(state, me, target, place % PLACES) - 100
    if move >= TRICK.first:
        return 50
    target = (move - BOUNCE.first) // PLACES
    return -500 if target == me else nuisance(state, me, target, (move - BOUNCE.first) % PLACES)


def nuisance(state: DwarvesFall, me: Seat, target: Seat, card: int) -> int:
    """How much a dwarf of another player is in the way."""
    need = state.need[kind_of(card)]
    close = state.dwarves[card][target] * 1000 // need
    blocked = state.dwarves[card][me] and dwarves_on(state, card) == state.slots[kind_of(card)]
    return close + (1500 if blocked else 0) - 500


def weigh_swap(state: DwarvesFall, me: Seat, move: int) -> int:
    """The trickster's second dwarf: best on a card where the own ones gather."""
    if move < SWAP_WITH.first:
        return 0
    return 100 * state.dwarves[(move - SWAP_WITH.first) % PLACES][me]


# -- laying, turning and digging, by trial --------------------------------------------------------


def lead(state: DwarvesFall, me: Seat) -> int:
    """The own kingdom against the best of the others."""
    best = -100
    for seat in range(state.seats):
        if seat != me:
            best = max(best, kingdom_points(state, seat))
    return 1000 * (kingdom_points(state, me) - best)


def weigh_turned(state: DwarvesFall, me: Seat, card: int, side: int) -> int:
    """How the kingdoms stand with a card turned to a side."""
    before = state.turned[card]
    state.turned[card] = side
    value = lead(state, me)
    state.turned[card] = before
    return value


def weigh_spot(state: DwarvesFall, me: Seat, card: int, move: int) -> int:
    """How the kingdoms stand with a card at a place, turned the best way."""
    if move >= LAY_BESIDE.first:
        lay_beside(
            state,
            card,
            (move - LAY_BESIDE.first) // len(Side),
            (move - LAY_BESIDE.first) % len(Side),
        )
    else:
        lay_on(state, card, move - LAY_ON.first)
    best = weigh_turned(state, me, card, 0)
    for side in range(1, len(Side)):
        best = max(best, weigh_turned(state, me, card, side))
    blocking = kind_of(card) == Card.DRAGON and state.under[card] != NO_CARD
    take_away(state, card)
    return best + (500 if blocking else 0)


def weigh_dig(state: DwarvesFall, me: Seat, card: int) -> int:
    """How the kingdoms stand when a stack has been dug once; then it is dug back."""
    top = state.under[card]
    dig(state, card)
    value = lead(state, me)
    while top != card:
        following = state.under[top]
        dig(state, top)
        top = following
    return value


# -- working and discarding -----------------------------------------------------------------------


def weigh_work(move: int) -> int:
    """Monsters first, shops last, and nothing is declined but useless digging."""
    if move >= DECLINE.first:
        return 150 if kind_of(move - DECLINE.first) == Card.CASTLE else 0
    kind = kind_of(move - GO_WORK.first)
    if is_monster(kind):
        return 3000
    return 1000 if kind == Card.SHOP else 2000 if kind != Card.CASTLE else 100


def weigh_discard(state: DwarvesFall, me: Seat, move: int) -> int:
    """Keep what is worth most, and what the nearest goal needs."""
    if move >= DISCARD_OGRE.first:
        return -1500
    gem = move - DISCARD_GEM.first
    state.gems[me][gem] -= 1
    use = use_of(state, me, gem)
    state.gems[me][gem] += 1
    return -1000 * state.gem_value[gem] - use
