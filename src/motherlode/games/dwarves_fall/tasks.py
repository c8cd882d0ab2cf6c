"""What the dwarves do on each kingdom card once there are enough of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.dwarves_fall.board import (
    cards_in_play,
    dwarves_on,
    is_stack,
    send_home,
    take_away,
)
from motherlode.games.dwarves_fall.facts import DECLINE, GO_WORK, NO_CARD, Ask, Card, Events
from motherlode.games.dwarves_fall.goals import can_buy_any
from motherlode.games.dwarves_fall.hands import hire_ogre, mine_gem, ogres_to_hire
from motherlode.games.dwarves_fall.numbering import kind_of, owner_of
from motherlode.games.dwarves_fall.regions import holds, is_peaceful

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


class Task:
    """The work of a kind of card."""

    def can_succeed(self, state: DwarvesFall, me: Seat, card: int) -> bool:
        """Whether the dwarves would bring something home."""
        raise NotImplementedError

    def succeed(self, state: DwarvesFall, me: Seat, card: int) -> None:
        """What they bring; they are at home already."""
        raise NotImplementedError


class Castle(Task):
    """Dig: the top card of any stack goes to its bottom, if the kingdom is at peace."""

    def can_succeed(self, state: DwarvesFall, me: Seat, card: int) -> bool:
        """A stack, and no monster here."""
        return can_dig_any(state, card) and is_peaceful(state, card)

    def succeed(self, state: DwarvesFall, me: Seat, card: int) -> None:
        """Which stack?"""
        state.ask(Ask.DIG, me)


class Mine(Task):
    """Take gems from the pile of the mine, if no dragon is about."""

    def can_succeed(self, state: DwarvesFall, me: Seat, card: int) -> bool:
        """A gem, and no dragon here."""
        return state.pile[gem_of(card)] > 0 and not holds(state, card, Card.DRAGON)

    def succeed(self, state: DwarvesFall, me: Seat, card: int) -> None:
        """As many as the mine yields, or what is left."""
        for _ in range(min(state.mined[gem_of(card)], state.pile[gem_of(card)])):
            mine_gem(state, me, gem_of(card))


class Tavern(Task):
    """Hire an ogre."""

    def can_succeed(self, state: DwarvesFall, me: Seat, card: int) -> bool:
        """If any ogre is free."""
        return ogres_to_hire(state) > 0

    def succeed(self, state: DwarvesFall, me: Seat, card: int) -> None:
        """A card from the deck."""
        hire_ogre(state, me)


class Shop(Task):
    """Buy one trade goal."""

    def can_succeed(self, state: DwarvesFall, me: Seat, card: int) -> bool:
        """If any of the row can be paid for."""
        return can_buy_any(state, me)

    def succeed(self, state: DwarvesFall, me: Seat, card: int) -> None:
        """Which one?"""
        state.ask(Ask.BUY, me)


class Monster(Task):
    """Defeat the monster and keep its card."""

    def can_succeed(self, state: DwarvesFall, me: Seat, card: int) -> bool:
        """Nothing stands in the way of so many."""
        return True

    def succeed(self, state: DwarvesFall, me: Seat, card: int) -> None:
        """It leaves the table; what was under it comes to light."""
        state.tell(Events.SLAIN, EVERYONE, me, kind_of(card), owner_of(card))
        take_away(state, card)
        state.slayer[card] = me
        state.quiet = 0


TASKS: Final[list[Task]] = [
    Castle(),
    Mine(),
    Mine(),
    Mine(),
    Mine(),
    Tavern(),
    Shop(),
    Monster(),
    Monster(),
]


def gem_of(mine: int) -> int:
    """The gem that a mine yields."""
    return kind_of(mine) - Card.EMERALD_MINE


# -- working --------------------------------------------------------------------------------------


def is_ready(state: DwarvesFall, me: Seat, card: int) -> bool:
    """Whether enough dwarves of a seat stand on a card."""
    return state.dwarves[card][me] >= state.need[kind_of(card)]


def has_ready(state: DwarvesFall, me: Seat) -> bool:
    """Whether any card is ready for a seat."""
    for card in range(cards_in_play(state)):
        if is_ready(state, me, card):
            return True
    return False


def offer_tasks(state: DwarvesFall, me: Seat) -> None:
    """Every card that is ready; what would succeed may be declined."""
    for card in range(cards_in_play(state)):
        if is_ready(state, me, card):
            state.offer(GO_WORK.first + card)
            if TASKS[kind_of(card)].can_succeed(state, me, card):
                state.offer(DECLINE.first + card)


def work(state: DwarvesFall, me: Seat, card: int) -> None:
    """The dwarves needed go home, with what they worked for or with empty hands."""
    able = TASKS[kind_of(card)].can_succeed(state, me, card)
    send_home(state, me, card, state.need[kind_of(card)])
    state.tell(
        Events.WORKED if able else Events.FAILED, EVERYONE, me, kind_of(card), owner_of(card)
    )
    if able:
        TASKS[kind_of(card)].succeed(state, me, card)


def decline(state: DwarvesFall, me: Seat, card: int) -> None:
    """The dwarves needed go home, and nothing is done."""
    state.tell(Events.DECLINED, EVERYONE, me, kind_of(card), owner_of(card))
    send_home(state, me, card, state.need[kind_of(card)])


# -- digging --------------------------------------------------------------------------------------


def can_dig(state: DwarvesFall, card: int) -> bool:
    """Whether a card is the top of a stack, with nobody on it."""
    return is_stack(state, card) and not dwarves_on(state, card)


def can_dig_any(state: DwarvesFall, castle: int) -> bool:
    """Whether there is a stack to dig once the diggers have left their castle."""
    for card in range(cards_in_play(state)):
        if can_dig(state, card):
            return True
    alone = dwarves_on(state, castle) == state.need[kind_of(castle)]
    return alone and state.under[castle] != NO_CARD
