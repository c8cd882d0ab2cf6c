"""What a player has at the end: goals, monsters, gems and the kingdom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import Seat
from motherlode.games.dwarves_fall.facts import Gem, Trade
from motherlode.games.dwarves_fall.goals import slain_by
from motherlode.games.dwarves_fall.regions import kingdom_points

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


def score(state: DwarvesFall, me: Seat) -> int:
    """All points of a seat."""
    return (
        goal_points(state, me)
        + monster_points(state, me)
        + gem_points(state, me)
        + kingdom_points(state, me)
    )


def goal_points(state: DwarvesFall, me: Seat) -> int:
    """Trade goals that were bought, and the secret goal if it was revealed."""
    points = state.secret_value[state.secret_goal[me]] if state.revealed[me] else 0
    for trade in range(Trade.size):
        points += state.bought[me][trade] * state.trade_value[trade]
    return points


def monster_points(state: DwarvesFall, me: Seat) -> int:
    """The same for every monster."""
    return slain_by(state, me) * state.monster_value


def gem_points(state: DwarvesFall, me: Seat) -> int:
    """What the gems in hand are worth."""
    points = 0
    for gem in range(Gem.size):
        points += state.gems[me][gem] * state.gem_value[gem]
    return points
