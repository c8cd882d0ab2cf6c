"""What has to be on the table, what cannot be, and which tables cannot be played at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.frames import DECISION
from motherlode.core.seats import NO_SEAT
from motherlode.games.dwarves_fall.forms import card_text
from motherlode.games.dwarves_fall.hands import known_row
from motherlode.games.dwarves_fall.moves import GEM_NAMES, TRADE_NAMES
from motherlode.games.dwarves_fall.names import (
    GROUP,
    KINDS,
    LAST_REVEAL,
    NO_CARD,
    PLACES,
    ROTATE,
    SPOT,
    SWAP,
    VIEWERS,
)
from motherlode.games.dwarves_fall.ogres import OGRE_NAMES
from motherlode.games.dwarves_fall.tasks import CARD_NAMES
from motherlode.games.dwarves_fall.view import SECRET_NAMES

if TYPE_CHECKING:
    from motherlode.core.game import Census
    from motherlode.games.dwarves_fall.state import DwarvesFall


def census(state: DwarvesFall) -> Census:
    """Every card and every dwarf of the box is somewhere on the table."""
    seats = state.seats
    found = count_cards(state)
    for seat in range(seats):
        out = sum(row[seat] for row in state.dwarves)
        found[f"dwarves of {seat}"] = (out + state.idle[seat], state.dwarves_each)
    for gem, name in enumerate(GEM_NAMES):
        held = sum(state.gems[seat][gem] for seat in range(seats))
        found[name] = (state.pile[gem] + held, state.gem_count[gem])
    for ogre, name in enumerate(OGRE_NAMES):
        held = sum(state.ogres[seat][ogre] for seat in range(seats))
        free = state.ogre_deck[ogre] + state.ogre_discard[ogre]
        found[name] = (free + held, state.ogre_copies[ogre])
    for trade, name in enumerate(TRADE_NAMES):
        held = sum(state.bought[seat][trade] for seat in range(seats))
        found[name] = (state.trade_deck[trade] + list(state.row).count(trade) + held, 1)
    for secret, name in enumerate(SECRET_NAMES):
        found[name] = (state.unused[secret] + list(state.secret_goal[:seats]).count(secret), 1)
    return found


def count_cards(state: DwarvesFall) -> dict[str, tuple[int, int]]:
    """How often each kingdom card is found in a hand, on the table or with who defeated it."""
    found = [0] * PLACES
    top, under, slayer, kingdom = state.top, state.under, state.slayer, state.kingdom
    for card in range(PLACES):
        found[card] += (slayer[card] >= 0) + kingdom[card // KINDS][card % KINDS]
        if top[card]:
            below = card
            while below != NO_CARD:
                found[below] += 1
                below = under[below]
    chosen = being_laid(state)
    if chosen != NO_CARD:
        found[chosen] += 1
    return {
        card_text(card): (found[card], int(card < state.seats * KINDS)) for card in range(PLACES)
    }


def being_laid(state: DwarvesFall) -> int:
    """The card that has left a hand and has no place yet."""
    for decision, seat, kind, *_ in state.frames[: state.depth]:
        if decision == SPOT and seat >= 0 and kind >= 0:
            return seat * KINDS + kind
    return NO_CARD


def faults(state: DwarvesFall) -> list[str]:
    """What no course of play can lead to."""
    found = [
        text for card in range(PLACES) if state.top[card] for text in place_faults(state, card)
    ]
    for seat in range(state.seats):
        if any(
            old > held for old, held in zip(state.ogre_old[seat], state.ogres[seat], strict=True)
        ):
            found.append(f"seat {seat} has old ogres that it does not hold")
        for viewer in range(VIEWERS):
            found += knowledge_faults(state, viewer, seat)
    if state.used > state.actions + state.castle_actions:
        found.append(f"{state.used} actions in one turn")
    return found + ending_faults(state) + question_faults(state)


def ending_faults(state: DwarvesFall) -> list[str]:
    """The last turns are counted down, and the points after them."""
    counting = state.over or asks(state, LAST_REVEAL)
    if not state.closing and state.last_turns:
        return ["last turns are to come, yet nothing brought them about"]
    if state.closing and not counting and not 0 < state.last_turns <= state.seats:
        return [f"{state.last_turns} last turns are to come"]
    return []


def asks(state: DwarvesFall, decision: int) -> bool:
    """Whether a question is open."""
    return any(frame[DECISION] == decision for frame in state.frames[: state.depth])


def question_faults(state: DwarvesFall) -> list[str]:
    """At most one question is open: to whose turn it is, or at the end to all."""
    if state.depth > 1:
        return [f"{state.depth} questions are open at once"]
    for decision, seat, first, second, third, *_ in state.frames[: state.depth]:
        if seat != (NO_SEAT if decision == LAST_REVEAL else state.turn):
            return [f"seat {seat} is asked in the turn of {state.turn}"]
        if decision == ROTATE and not state.top[seat * KINDS + first]:
            return ["a card is being turned that does not lie on the table"]
        if decision == SWAP and not state.dwarves[third * KINDS + second][first]:
            return ["a dwarf is being swapped that is not there"]
    return []


def place_faults(state: DwarvesFall, card: int) -> list[str]:
    """A stack of cards of one group, and no more dwarves than there is room for."""
    found = []
    kind, under = card % KINDS, state.under
    if sum(state.dwarves[card]) > state.slots[kind]:
        found.append(f"too many dwarves stand on {card_text(card)}")
    above, below = card, under[card]
    while below != NO_CARD:
        if GROUP[below % KINDS] != GROUP[above % KINDS]:
            found.append(f"{card_text(above)} lies on {card_text(below)}")
        above, below = below, under[below]
    return found


def knowledge_faults(state: DwarvesFall, viewer: int, holder: int) -> list[str]:
    """Nobody knows of cards that are not there, and all know their own."""
    row = known_row(viewer, holder)
    gems, ogres = list(state.gems[holder]), list(state.ogres[holder])
    known_gems, known_ogres = list(state.gem_known[row]), list(state.ogre_known[row])
    if viewer == holder and (known_gems, known_ogres) != (gems, ogres):
        return [f"seat {holder} does not know its own hand"]
    pairs = zip(known_gems + known_ogres, gems + ogres, strict=True)
    if any(known > held for known, held in pairs):
        return [f"viewer {viewer} knows of cards that seat {holder} does not hold"]
    return []


def objections(state: DwarvesFall) -> list[str]:
    """Why a table cannot be played at, though each number and option is allowed."""
    found = []
    for kind, name in enumerate(CARD_NAMES):
        need, spaces = state.need[kind], state.slots[kind]
        if need > state.dwarves_each:
            found.append(f"cards.{name}.need is more than game.dwarves")
        if not need <= spaces < 2 * need + (need == 1):
            found.append(f"cards.{name}.spaces must hold one task's dwarves and not two's")
    for trade, name in enumerate(TRADE_NAMES):
        if any(
            price > most for price, most in zip(state.cost[trade], state.gem_count, strict=True)
        ):
            found.append(f"trade.{name}.cost is more than there are gems")
    if state.first_player > state.seats:
        found.append(f"there is no seat {state.first_player - 1} to begin")
    return found
