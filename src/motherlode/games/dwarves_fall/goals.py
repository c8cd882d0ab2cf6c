"""The goals: what each secret goal asks for, and buying trade goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from motherlode.core.kinds import table
from motherlode.core.piles import nth, total
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.dwarves_fall.facts import (
    NO_TRADE,
    PLACES,
    REVEAL,
    ROW,
    Events,
    Gem,
    Ogre,
    Secret,
    Trade,
)
from motherlode.games.dwarves_fall.hands import show_gem, spend_gem
from motherlode.games.dwarves_fall.regions import (
    kingdom_mines,
    kingdom_points,
    kingdom_size,
    stir,
)

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


class SecretGoal:
    """Something to be shown once, at any moment at which it is true.

    It is true when as many steps are made as the box says, `parts` times over.
    """

    verbs = ("steps",)
    parts: ClassVar[int] = 1

    def steps(self, state: DwarvesFall, me: Seat) -> int:
        """How far a seat has come."""
        raise NotImplementedError

    def show(self, state: DwarvesFall, me: Seat) -> None:
        """Let the others see that it is true; most of it lies open."""


class Architect(SecretGoal):
    """A kingdom of many cards."""

    def steps(self, state: DwarvesFall, me: Seat) -> int:
        return kingdom_size(state, me)


class King(SecretGoal):
    """A kingdom worth many points."""

    def steps(self, state: DwarvesFall, me: Seat) -> int:
        """Add them up."""
        return kingdom_points(state, me)


class Hunter(SecretGoal):
    """Several defeated monsters."""

    def steps(self, state: DwarvesFall, me: Seat) -> int:
        return slain_by(state, me)


class Jeweller(SecretGoal):
    """Gems of every kind in hand at once."""

    parts = Gem.size

    def steps(self, state: DwarvesFall, me: Seat) -> int:
        """Of each kind, more than the goal asks for do not help."""
        many = 0
        for gem in range(Gem.size):
            many += min(state.gems[me][gem], state.secret_target[Secret.JEWELLER])
        return many

    def show(self, state: DwarvesFall, me: Seat) -> None:
        """One of each is shown."""
        for gem in range(Gem.size):
            show_gem(state, me, gem)


class OgreChief(SecretGoal):
    """Several ogre cards in hand at once: nobody has to see which."""

    def steps(self, state: DwarvesFall, me: Seat) -> int:
        return total(state.ogres[me], Ogre.size)


class General(SecretGoal):
    """Many dwarves on the table at once."""

    def steps(self, state: DwarvesFall, me: Seat) -> int:
        """Count those that are not at home."""
        return state.dwarves_each - state.idle[me]


class Miner(SecretGoal):
    """A kingdom with many mines."""

    def steps(self, state: DwarvesFall, me: Seat) -> int:
        return kingdom_mines(state, me)


SECRET_GOALS: Final[list[SecretGoal]] = table(Secret, SecretGoal, __name__)
PARTS: Final = [goal.parts for goal in SECRET_GOALS]


def steps_made(state: DwarvesFall, me: Seat) -> int:
    """How far a seat has come towards its secret goal."""
    return SECRET_GOALS[state.secret_goal[me]].steps(state, me)


def steps_needed(state: DwarvesFall, secret: int) -> int:
    """How far one has to come to reveal a secret goal."""
    return state.secret_target[secret] * PARTS[secret]


def may_reveal(state: DwarvesFall, me: Seat) -> bool:
    """Whether the secret goal is still secret, and true."""
    if state.revealed[me]:
        return False
    return steps_made(state, me) >= steps_needed(state, state.secret_goal[me])


def reveal(state: DwarvesFall, me: Seat) -> None:
    """Show the secret goal: it stays completed, whatever comes."""
    state.tell(Events.REVEALED, EVERYONE, me, state.secret_goal[me])
    state.revealed[me] = 1
    stir(state)
    SECRET_GOALS[state.secret_goal[me]].show(state, me)


def reveal_answered(state: DwarvesFall) -> None:
    """Those who answered so reveal their goals."""
    for seat in range(state.seats):
        if state.answers[seat] == REVEAL:
            reveal(state, seat)


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
    return total(state.bought[me], Trade.size) + state.revealed[me]


def fill_row(state: DwarvesFall, place: int) -> None:
    """Lay the next trade goal open, if there is one; the last one is known to all."""
    left = total(state.trade_deck, Trade.size)
    state.row[place] = NO_TRADE
    if left:
        trade = nth(state.trade_deck, state.below(left) if left > 1 else 0, Trade.size)
        state.trade_deck[trade] = 0
        state.row[place] = trade
        state.tell(Events.TRADE_LAID, EVERYONE, trade)


def change_row(state: DwarvesFall) -> None:
    """Other goals come into the row, as many as there are; those that lay there are shuffled in."""
    gone = 0
    for place in range(ROW):
        trade = state.row[place]
        if trade != NO_TRADE and total(state.trade_deck, Trade.size):
            state.tell(Events.TRADE_GONE, EVERYONE, trade)
            gone |= 1 << trade
            fill_row(state, place)
    for trade in range(Trade.size):
        if gone & 1 << trade:
            state.trade_deck[trade] = 1


def can_pay(state: DwarvesFall, me: Seat, trade: int) -> bool:
    """Whether a hand has the gems that a trade goal shows."""
    for gem in range(Gem.size):
        if state.gems[me][gem] < state.cost[trade][gem]:
            return False
    return True


def can_buy(state: DwarvesFall, me: Seat, place: int) -> bool:
    """Whether there is a trade goal at a place of the row, and the gems for it."""
    return state.row[place] != NO_TRADE and can_pay(state, me, state.row[place])


def has_goal(state: DwarvesFall) -> bool:
    """Whether any trade goal lies in the row."""
    for place in range(ROW):
        if state.row[place] != NO_TRADE:
            return True
    return False


def buy(state: DwarvesFall, me: Seat, trade: int) -> None:
    """Pay for a trade goal of the row; another takes its place."""
    state.tell(Events.BOUGHT, EVERYONE, me, trade)
    for gem in range(Gem.size):
        for _ in range(state.cost[trade][gem]):
            spend_gem(state, me, gem)
    state.bought[me][trade] = 1
    stir(state)
    for place in range(ROW):
        if state.row[place] == trade:
            fill_row(state, place)
