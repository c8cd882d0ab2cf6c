"""Walls, and what they enclose: regions, kingdoms, and the monsters in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.ints import Wide
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.dwarves_fall.board import cards_in_play, has_room, opposite
from motherlode.games.dwarves_fall.facts import (
    MINES,
    MONSTERS,
    NO_CARD,
    PLACE,
    Card,
    Events,
    Side,
)

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


def has_wall(state: DwarvesFall, card: int, side: int) -> bool:
    """Whether a card, turned as it lies, has a wall at a side."""
    return state.walls[PLACE.card(card)][(side + Side.size - state.turned[card]) % Side.size] != 0


def is_open(state: DwarvesFall, card: int, side: int) -> bool:
    """Whether a card lies at that side and neither of the two has a wall between them."""
    near = state.beside[card][side]
    if near == NO_CARD or has_wall(state, card, side):
        return False
    return not has_wall(state, near, opposite(side))


def open_sides(state: DwarvesFall, card: int) -> int:
    """To which sides the region of a card goes on, a bit for each."""
    found = 0
    for side in range(Side.size):
        if is_open(state, card, side):
            found |= 1 << side
    return found


def may_walk(state: DwarvesFall, card: int, side: int) -> bool:
    """Whether a dwarf can go over a side: no wall, and a free space beyond."""
    return is_open(state, card, side) and has_room(state, state.beside[card][side])


def find_region(state: DwarvesFall, start: int) -> int:
    """Gather all cards that can be reached from one without crossing a wall; how many."""
    one: Wide = 1
    seen: Wide = one << start  # a bit for each card
    state.region[0] = start
    found = 1
    looked = 0
    while looked < found:
        card = state.region[looked]
        looked += 1
        for side in range(Side.size):
            near = state.beside[card][side]
            if near != NO_CARD and not seen & (one << near) and is_open(state, card, side):
                seen |= one << near
                state.region[found] = near
                found += 1
    return found


def is_found(state: DwarvesFall, found: int, card: int) -> bool:
    """Whether a card is among those that were gathered last."""
    for place in range(found):
        if state.region[place] == card:
            return True
    return False


# -- monsters -------------------------------------------------------------------------------------


def asleep(state: DwarvesFall) -> bool:
    """Whether it has been quiet for so long that monsters sleep and stop nothing."""
    return state.quiet > state.lull_rounds * state.seats


def has_monster(state: DwarvesFall) -> bool:
    """Whether any monster lies on top."""
    for card in range(cards_in_play(state)):
        if state.top[card] and MONSTERS.has(PLACE.card(card)):
            return True
    return False


def fall_asleep(state: DwarvesFall) -> None:
    """If the last quiet turn that it takes is over, say so."""
    if state.quiet == state.lull_rounds * state.seats + 1 and has_monster(state):
        state.tell(Events.ASLEEP, EVERYONE, state.quiet - 1)


def stir(state: DwarvesFall) -> None:
    """Something has happened: whatever slept is awake, and the quiet turns count anew."""
    if asleep(state) and has_monster(state):
        state.tell(Events.AWAKE, EVERYONE)
    state.quiet = 0


def holds(state: DwarvesFall, start: int, monster: int) -> bool:
    """Whether a monster of a kind is awake in the region of a card."""
    if asleep(state):
        return False
    found = find_region(state, start)
    for place in range(found):
        if PLACE.card(state.region[place]) == monster:
            return True
    return False


def is_peaceful(state: DwarvesFall, start: int) -> bool:
    """Whether no monster is awake in the region of a card."""
    if asleep(state):
        return True
    found = find_region(state, start)
    for place in range(found):
        if MONSTERS.has(PLACE.card(state.region[place])):
            return False
    return True


# -- kingdoms ------------------------------------------------------------------------------------


def castle_of(me: Seat) -> int:
    """The castle of a seat."""
    return PLACE.at(me, Card.CASTLE)


def has_castle(state: DwarvesFall, me: Seat) -> bool:
    """Whether the castle of a seat lies on top."""
    return state.top[castle_of(me)] != 0


def kingdom_size(state: DwarvesFall, me: Seat) -> int:
    """How many cards are in a kingdom; none without a castle."""
    return find_region(state, castle_of(me)) if has_castle(state, me) else 0


def kingdom_points(state: DwarvesFall, me: Seat) -> int:
    """What the stars of a kingdom add up to."""
    return stars_of(state, kingdom_size(state, me))


def stars_of(state: DwarvesFall, found: int) -> int:
    """What the stars of the cards that were gathered last add up to."""
    points = 0
    for place in range(found):
        points += state.stars[PLACE.card(state.region[place])]
    return points


def kingdom_mines(state: DwarvesFall, me: Seat) -> int:
    """How many mines are in a kingdom."""
    found = kingdom_size(state, me)
    mines = 0
    for place in range(found):
        if MINES.has(PLACE.card(state.region[place])):
            mines += 1
    return mines


def has_extra_action(state: DwarvesFall, me: Seat) -> bool:
    """Whether the castle helps: it lies on top and no giant is in its kingdom."""
    return has_castle(state, me) and not holds(state, castle_of(me), Card.ICE_GIANT)
