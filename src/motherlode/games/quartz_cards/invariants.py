"""What no course of play can lead to: a written position with such a fault is refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from motherlode.core.conservation import Checks, Counts, Tally, count
from motherlode.core.frames import DECISION
from motherlode.core.tallies import exceeds, pile_of, sums, totals
from motherlode.games.quartz_cards.facts import (
    LONGEST_LINE,
    MINE_CARD,
    NO_CARD,
    Ask,
    Card,
    Crystal,
    Icon,
)

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


def count_mine_cards(state: QuartzCards) -> Tally:
    """Every mine card of the box is somewhere on the table."""
    crystals = len(Crystal.names)
    loose = [card // Icon.size for card in (*state.line[: state.length], *state.looked_at)]
    mine = state.mine
    left = sums([mine[kind * Icon.size : (kind + 1) * Icon.size] for kind in range(crystals)])
    piles = [left, pile_of(loose, crystals), state.mine_discard, *state.column, *state.chest]
    return count(Crystal.names, piles, sums(state.in_mine))


def count_helpers(state: QuartzCards) -> Tally:
    """Every helper of the box is somewhere on the table."""
    gifts = [0] * len(Card.names)
    gifts[Card.LITTLE_GIFT] = state.gifts + sum(state.waiting_gifts)
    decks = [gifts, state.deck, state.discard, *state.hand]
    return count(Card.names, decks, state.copies)


def violations_of_course(state: QuartzCards) -> Iterator[str]:
    """Somebody is asked while somebody explores, and the game is over with the mine."""
    if state.turn < 0:
        yield "it is nobody's turn"
        return
    if state.exploring and not state.depth:
        yield "somebody explores and is not asked anything"
    if state.exploring and state.waiting_gifts[state.turn]:
        yield "gifts wait for whoever explores already"
    if state.over and (state.exploring or any(state.mine) or any(map(any, state.hand))):
        yield "the game is over, yet there is a mine or a hand"


def violations_of_hands(state: QuartzCards) -> Iterator[str]:
    """Nobody is known by cards that are not there."""
    shown, old, hand = state.shown, state.old, state.hand
    for seat in range(state.seats):
        if exceeds(totals([shown[seat], old[seat]]), hand[seat]):
            yield f"seat {seat} is known by cards that it does not hold"


def violations_of_mine(state: QuartzCards) -> Iterator[str]:
    """There are only so many cards of each crystal and icon."""
    loose = pile_of([*state.line, *state.looked_at], len(state.mine))
    found, due = totals([state.mine, loose]), list(chain.from_iterable(state.in_mine))
    for card in too_many(found, due):
        crystal, icon = MINE_CARD.crystal(card), MINE_CARD.icon(card)
        yield f"there are too many mine cards of crystal {crystal} with icon {icon}"


def too_many(found: list[int], due: list[int]) -> list[int]:
    """The kinds of which there are more than there can be."""
    if not exceeds(found, due):
        return []
    return [kind for kind, most in enumerate(due) if found[kind] > most]


def violations_of_lending(state: QuartzCards) -> Iterator[str]:
    """Only one seat looks at mine cards."""
    looks = state.depth > 0 and state.frames[state.depth - 1][DECISION] == Ask.LEND_A_HAND
    if looks != any(card != NO_CARD for card in state.looked_at):
        yield "cards are looked at only by whoever lends a hand"


def violations_of_line(state: QuartzCards) -> Iterator[str]:
    """The line is as long as it says, and no accident lies in it."""
    if state.line.count(NO_CARD) != LONGEST_LINE - state.length:
        yield f"the line does not have {state.length} cards"
    if not state.exploring and (state.length or state.gifts):
        yield "nobody explores, yet there is a line"
    icons = [MINE_CARD.icon(card) for card in state.line[: state.length]]
    if any(icons.count(icon) >= state.accident_at for icon in range(Icon.UNSTABLE_1, Icon.size)):
        yield "the line has had an accident"
    if state.gifts >= state.gifts_at:
        yield f"the line has had {state.gifts} gifts"


def setup_errors(state: QuartzCards) -> list[str]:
    """Why a table cannot be played at, though each number and option is allowed."""
    found = []
    cards_in_mine = sum(map(sum, state.in_mine))
    if not 0 < cards_in_mine <= LONGEST_LINE:
        found.append(f"the mine has 1 to {LONGEST_LINE} cards, not {cards_in_mine}")
    if sum(state.copies) < state.seats * state.hand_size:
        found.append(f"{sum(state.copies)} helpers are too few to deal {state.hand_size} to each")
    return found


COUNTS: Final[Counts] = (count_mine_cards, count_helpers)
CHECKS: Final[Checks] = (
    violations_of_course,
    violations_of_hands,
    violations_of_mine,
    violations_of_lending,
    violations_of_line,
)
