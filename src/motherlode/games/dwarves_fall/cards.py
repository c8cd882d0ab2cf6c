"""The kingdom cards. A card owns what belongs to it.

`group` says what it may lie on, `covered_from` the first choice of the option `covering` by which
it may be covered, `gem` what it yields. `eagerness` is how good it looks to a bot to have its work
done next. A card says what stops its work, what the dwarves bring home, and what all that is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from motherlode.core.kinds import table
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.dwarves_fall.board import can_dig, can_dig_any, cards_in_play, take_away
from motherlode.games.dwarves_fall.facts import (
    NO_GEM,
    PLACE,
    Ask,
    Card,
    Covering,
    Events,
    Gem,
    Group,
    Secret,
)
from motherlode.games.dwarves_fall.goals import has_goal
from motherlode.games.dwarves_fall.hands import hire_ogre, mine_gem, ogres_to_hire
from motherlode.games.dwarves_fall.heuristics import (
    best_gain,
    crowding,
    dig_worth,
    is_mine,
    room_in_hand,
    worth_of_gems,
    zeal,
)
from motherlode.games.dwarves_fall.regions import holds, is_peaceful, stir

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


class KingdomCard:
    """A card that is laid on the table and worked on."""

    facts = ("group", "covered_from", "eagerness")
    verbs = ("is_stopped", "can_succeed", "succeed", "worth", "weigh_lay")
    group: ClassVar[int]
    covered_from: ClassVar[int]
    gem: ClassVar[int] = NO_GEM
    eagerness: ClassVar[int]

    def is_stopped(self, state: DwarvesFall, card: int) -> bool:
        """Whether monsters stop its work."""
        raise NotImplementedError

    def can_succeed(self, state: DwarvesFall, me: Seat, card: int) -> bool:
        """Whether the dwarves would bring something home."""
        raise NotImplementedError

    def succeed(self, state: DwarvesFall, me: Seat, card: int) -> None:
        """What they bring; they are at home already."""
        raise NotImplementedError

    def worth(self, state: DwarvesFall, me: Seat, card: int) -> int:
        """What its work would bring now."""
        raise NotImplementedError

    def weigh_lay(self, state: DwarvesFall, me: Seat, kind: int) -> int:
        """How good it looks to lay it."""
        raise NotImplementedError


class Peaceful(KingdomCard):
    """A card that may be covered, and is laid the sooner the more stars it has."""

    covered_from = Covering.NEVER

    def weigh_lay(self, state: DwarvesFall, me: Seat, kind: int) -> int:
        """By its stars."""
        return crowding(state, me) + 900 * state.stars[kind]


class Castle(KingdomCard):
    """Dig: the top card of any stack goes to its bottom, if the kingdom is at peace."""

    group = Group.CASTLES
    covered_from = Covering.CASTLES
    eagerness = 100

    def is_stopped(self, state: DwarvesFall, card: int) -> bool:
        """By any monster."""
        return not is_peaceful(state, card)

    def can_succeed(self, state: DwarvesFall, me: Seat, card: int) -> bool:
        """A stack, and no monster here."""
        return can_dig_any(state, card) and is_peaceful(state, card)

    def succeed(self, state: DwarvesFall, me: Seat, card: int) -> None:
        """Which stack?"""
        state.ask(Ask.DIG, me)

    def worth(self, state: DwarvesFall, me: Seat, card: int) -> int:
        """The best that lies buried, if digging is not stopped."""
        if not is_peaceful(state, card):
            return 0
        best = 0
        for stack in range(cards_in_play(state)):
            if can_dig(state, stack):
                best = max(best, dig_worth(state, me, stack))
        return best

    def weigh_lay(self, state: DwarvesFall, me: Seat, kind: int) -> int:
        """Soon: it gives an action."""
        return 4000


class Mine(Peaceful):
    """Take gems from the pile of the mine, if no dragon is about."""

    group = Group.MINES
    eagerness = 2000

    def is_stopped(self, state: DwarvesFall, card: int) -> bool:
        """By a dragon."""
        return holds(state, card, Card.DRAGON)

    def can_succeed(self, state: DwarvesFall, me: Seat, card: int) -> bool:
        """A gem, and no dragon here."""
        return state.pile[gem_of(card)] > 0 and not holds(state, card, Card.DRAGON)

    def succeed(self, state: DwarvesFall, me: Seat, card: int) -> None:
        """As many as the mine yields, or what is left."""
        for _ in range(min(state.mined[gem_of(card)], state.pile[gem_of(card)])):
            mine_gem(state, me, gem_of(card))

    def worth(self, state: DwarvesFall, me: Seat, card: int) -> int:
        """Its gems."""
        if not self.can_succeed(state, me, card):
            return 0
        return worth_of_gems(state, me, gem_of(card))


class EmeraldMine(Mine):
    """Emeralds."""

    gem = Gem.EMERALD


class DiamondMine(Mine):
    """Diamonds."""

    gem = Gem.DIAMOND


class RubyMine(Mine):
    """Rubies."""

    gem = Gem.RUBY


class TopazMine(Mine):
    """Topazes."""

    gem = Gem.TOPAZ


class Tavern(Peaceful):
    """Hire an ogre."""

    group = Group.TOWN
    eagerness = 2000

    def is_stopped(self, state: DwarvesFall, card: int) -> bool:
        """Monsters do not care."""
        return False

    def can_succeed(self, state: DwarvesFall, me: Seat, card: int) -> bool:
        """If any ogre is free."""
        return ogres_to_hire(state) > 0

    def succeed(self, state: DwarvesFall, me: Seat, card: int) -> None:
        """A card from the deck."""
        hire_ogre(state, me)

    def worth(self, state: DwarvesFall, me: Seat, card: int) -> int:
        """An ogre, if there is room for it."""
        if not ogres_to_hire(state):
            return 0
        return zeal(state, me, Secret.OGRE_CHIEF) + (2000 if room_in_hand(state, me) > 0 else 100)


class Shop(Peaceful):
    """Buy one trade goal."""

    group = Group.TOWN
    eagerness = 1000

    def is_stopped(self, state: DwarvesFall, card: int) -> bool:
        """Monsters do not care."""
        return False

    def can_succeed(self, state: DwarvesFall, me: Seat, card: int) -> bool:
        """If any goal is left: nobody learns whether the hand could pay for it."""
        return has_goal(state)

    def succeed(self, state: DwarvesFall, me: Seat, card: int) -> None:
        """Which one?"""
        state.ask(Ask.BUY, me)

    def worth(self, state: DwarvesFall, me: Seat, card: int) -> int:
        """The best goal that can be paid for."""
        return best_gain(state, me)


class Monster(KingdomCard):
    """Defeat the monster and keep its card."""

    covered_from = Covering.size
    eagerness = 3000

    def is_stopped(self, state: DwarvesFall, card: int) -> bool:
        """Never: it is what has to go."""
        return False

    def can_succeed(self, state: DwarvesFall, me: Seat, card: int) -> bool:
        """Nothing stands in the way of so many."""
        return True

    def succeed(self, state: DwarvesFall, me: Seat, card: int) -> None:
        """It leaves the table; what was under it comes to light."""
        state.tell(Events.SLAIN, EVERYONE, me, PLACE.card(card), PLACE.owner(card))
        take_away(state, card)
        state.slayer[card] = me
        stir(state)

    def worth(self, state: DwarvesFall, me: Seat, card: int) -> int:
        """Its points, and peace in the own kingdom."""
        relief = 2500 if is_mine(state, me, card) else 0
        return zeal(state, me, Secret.HUNTER) + 1000 * state.monster_value + relief

    def weigh_lay(self, state: DwarvesFall, me: Seat, kind: int) -> int:
        """Last."""
        return crowding(state, me) + 400


class Dragon(Monster):
    """It stops mines and digging."""

    group = Group.MINES


class IceGiant(Monster):
    """It stops digging, and takes the castle's action."""

    group = Group.CASTLES


CARDS: Final[list[KingdomCard]] = table(Card, KingdomCard, __name__)
GROUP: Final = [card.group for card in CARDS]
COVERED_FROM: Final = [card.covered_from for card in CARDS]
GEM: Final = [card.gem for card in CARDS]
EAGERNESS: Final = [card.eagerness for card in CARDS]


def gem_of(mine: int) -> int:
    """The gem that a mine yields."""
    return GEM[PLACE.card(mine)]


def is_protected(state: DwarvesFall, kind: int) -> bool:
    """Whether a kind of card must not be covered at this table."""
    return state.covering < COVERED_FROM[kind]


def is_stopped(state: DwarvesFall, card: int) -> bool:
    """Whether monsters stop the work of a card."""
    return CARDS[PLACE.card(card)].is_stopped(state, card)


def worth(state: DwarvesFall, me: Seat, card: int) -> int:
    """What the work of a card would bring now."""
    return CARDS[PLACE.card(card)].worth(state, me, card)
