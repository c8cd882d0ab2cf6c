"""The goals: what each secret goal asks for, and buying trade goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.piles import nth, total
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.dwarves_fall.facts import (
    NO_TRADE,
    PLACES,
    ROW,
    Events,
    Gem,
    Ogre,
    Secret,
    Trade,
)
from motherlode.games.dwarves_fall.hands import show_gem, spend_gem
from motherlode.games.dwarves_fall.regions import kingdom_mines, kingdom_points, kingdom_size

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


class SecretGoal:
    """Something to be shown once, at any moment at which it is true."""

    def is_met(self, state: DwarvesFall, me: Seat) -> bool:
        """Whether it is true now."""
        raise NotImplementedError

    def show(self, state: DwarvesFall, me: Seat) -> None:
        """Let the others see that it is true; most of it lies open."""


class Architect(SecretGoal):
    """A kingdom of many cards."""

    def is_met(self, state: DwarvesFall, me: Seat) -> bool:
        return kingdom_size(state, me) >= state.secret_target[Secret.ARCHITECT]


class King(SecretGoal):
    """A kingdom worth many points."""

    def is_met(self, state: DwarvesFall, me: Seat) -> bool:
        """Add them up."""
        return kingdom_points(state, me) >= state.secret_target[Secret.KING]


class Hunter(SecretGoal):
    """Several defeated monsters."""

    def is_met(self, state: DwarvesFall, me: Seat) -> bool:
        return slain_by(state, me) >= state.secret_target[Secret.HUNTER]


class Jeweller(SecretGoal):
    """Gems of every kind in hand at once."""

    def is_met(self, state: DwarvesFall, me: Seat) -> bool:
        """Look through the hand."""
        for gem in range(len(Gem)):
            if state.gems[me][gem] < state.secret_target[Secret.JEWELLER]:
                return False
        return True

    def show(self, state: DwarvesFall, me: Seat) -> None:
        """One of each is shown."""
        for gem in range(len(Gem)):
            show_gem(state, me, gem)


class OgreChief(SecretGoal):
    """Several ogre cards in hand at once: nobody has to see which."""

    def is_met(self, state: DwarvesFall, me: Seat) -> bool:
        return total(state.ogres[me], len(Ogre)) >= state.secret_target[Secret.OGRE_CHIEF]


class General(SecretGoal):
    """Many dwarves on the table at once."""

    def is_met(self, state: DwarvesFall, me: Seat) -> bool:
        """Count those that are not at home."""
        return state.dwarves_each - state.idle[me] >= state.secret_target[Secret.GENERAL]


class Miner(SecretGoal):
    """A kingdom with many mines."""

    def is_met(self, state: DwarvesFall, me: Seat) -> bool:
        return kingdom_mines(state, me) >= state.secret_target[Secret.MINER]


SECRET_GOALS: Final[list[SecretGoal]] = [
    Architect(),
    King(),
    Hunter(),
    Jeweller(),
    OgreChief(),
    General(),
    Miner(),
]


def may_reveal(state: DwarvesFall, me: Seat) -> bool:
    """Whether the secret goal is still secret, and true."""
    return not state.revealed[me] and SECRET_GOALS[state.secret_goal[me]].is_met(state, me)


def reveal(state: DwarvesFall, me: Seat) -> None:
    """Show the secret goal: it stays completed, whatever comes."""
    state.tell(Events.REVEALED, EVERYONE, me, state.secret_goal[me])
    state.revealed[me] = 1
    state.quiet = 0
    SECRET_GOALS[state.secret_goal[me]].show(state, me)


def slain_by(state: DwarvesFall, me: Seat) -> int:
    """How many monsters a seat has defeated."""
    many = 0
    for card in range(PLACES):
        if state.slayer[card] == me:
            many += 1
    return many


# -- trade goals --------------------------------------------------------------------------------


def goals_of(state: DwarvesFall, me: Seat) -> int:
    """How many goals a seat has completed."""
    return total(state.bought[me], len(Trade)) + state.revealed[me]


def fill_row(state: DwarvesFall, place: int) -> None:
    """Lay the next trade goal open, if there is one."""
    left = total(state.trade_deck, len(Trade))
    state.row[place] = NO_TRADE
    if left:
        trade = nth(state.trade_deck, state.below(left))
        state.trade_deck[trade] = 0
        state.row[place] = trade
        state.tell(Events.TRADE_LAID, EVERYONE, trade)


def can_pay(state: DwarvesFall, me: Seat, trade: int) -> bool:
    """Whether a hand has the gems that a trade goal shows."""
    for gem in range(len(Gem)):
        if state.gems[me][gem] < state.cost[trade][gem]:
            return False
    return True


def can_buy(state: DwarvesFall, me: Seat, place: int) -> bool:
    """Whether there is a trade goal at a place of the row, and the gems for it."""
    return state.row[place] != NO_TRADE and can_pay(state, me, state.row[place])


def can_buy_any(state: DwarvesFall, me: Seat) -> bool:
    """Whether any trade goal of the row can be paid for."""
    for place in range(ROW):
        if can_buy(state, me, place):
            return True
    return False


def buy(state: DwarvesFall, me: Seat, trade: int) -> None:
    """Pay for a trade goal of the row; another takes its place."""
    state.tell(Events.BOUGHT, EVERYONE, me, trade)
    for gem in range(len(Gem)):
        for _ in range(state.cost[trade][gem]):
            spend_gem(state, me, gem)
    state.bought[me][trade] = 1
    state.quiet = 0
    for place in range(ROW):
        if state.row[place] == trade:
            fill_row(state, place)
