"""The collections: columns of equal crystals, open to thieves until they are protected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.piles import total
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.quartz_cards.facts import Crystal, Events

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


def has_columns(state: QuartzCards, me: Seat) -> bool:
    """Whether any card lies open before a seat."""
    return total(state.column[me], Crystal.size) > 0


def protect(state: QuartzCards, crystal: int, me: Seat) -> None:
    """Put a whole column under the chest."""
    state.tell(Events.PROTECTED, EVERYONE, me, crystal, state.column[me][crystal])
    state.chest[me][crystal] += state.column[me][crystal]
    state.column[me][crystal] = 0


def steal(state: QuartzCards, crystal: int, many: int, victim: Seat, me: Seat) -> None:
    """Take cards of one column into one's own collection."""
    state.tell(Events.STOLEN, EVERYONE, me, victim, crystal, many)
    state.column[victim][crystal] -= many
    state.column[me][crystal] += many


def retaliate(state: QuartzCards, crystal: int, thief: Seat, me: Seat) -> None:
    """Take a card of a thief: a theft too, but by another clause."""
    state.tell(Events.RETALIATED, EVERYONE, me, thief, crystal, 1)
    state.column[thief][crystal] -= 1
    state.column[me][crystal] += 1
