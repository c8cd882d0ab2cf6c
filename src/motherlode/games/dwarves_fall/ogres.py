"""The ogre cards. A card owns what belongs to it.

`clause` is its rule and `worth` what it is worth in hand, in thousandths of a point. A card says
which moves it offers, what playing it does, how good a move looks, and why one is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from motherlode.core.kinds import table
from motherlode.core.marks import outer
from motherlode.core.piles import total
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.dwarves_fall.board import cards_in_play, send_home, walk
from motherlode.games.dwarves_fall.facts import (
    BOUNCE,
    DRIVE,
    EXTORT,
    PLACE,
    ROB,
    SWAP_WITH,
    TRICK,
    Ask,
    Events,
    Gem,
    Ogre,
)
from motherlode.games.dwarves_fall.goals import goals_of
from motherlode.games.dwarves_fall.hands import spend_ogre, steal_gem, steal_ogre
from motherlode.games.dwarves_fall.offers import (
    has_partner,
    offer_drives,
    ogre_of,
    refuse_dwarf,
    refuse_place,
    refuse_walk,
)
from motherlode.games.dwarves_fall.prospects import nuisance, weigh_step

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


class OgreCard:
    """A card played for free among one's own actions; it lies on the discards already."""

    facts = ("clause", "worth")
    verbs = ("offer", "play", "weigh", "refuse")
    clause: ClassVar[str]
    worth: ClassVar[int]

    def offer(self, state: DwarvesFall, me: Seat) -> None:
        """Offer every way to play it."""
        raise NotImplementedError

    def play(self, state: DwarvesFall, me: Seat, move: int) -> None:
        """Do what the card says."""
        raise NotImplementedError

    def weigh(self, state: DwarvesFall, me: Seat, move: int) -> int:
        """How good it looks to play it like that."""
        raise NotImplementedError

    @outer
    def refuse(self, state: DwarvesFall, me: Seat, move: int) -> Refusal:
        """Why it cannot be played like that, though it is in hand."""
        raise NotImplementedError


class Bouncer(OgreCard):
    """Return one dwarf of any player from any card to its owner."""

    clause = "D5.2"
    worth = 700

    def offer(self, state: DwarvesFall, me: Seat) -> None:
        """Any dwarf on the table."""
        for card in range(cards_in_play(state)):
            for target in range(state.seats):
                if state.dwarves[card][target]:
                    state.offer(BOUNCE.at(Ogre.BOUNCER, target, card))

    def play(self, state: DwarvesFall, me: Seat, move: int) -> None:
        """Out with him."""
        target = BOUNCE.target(move)
        card = BOUNCE.place(move)
        state.tell(Events.BOUNCED, EVERYONE, me, target, PLACE.card(card), PLACE.owner(card))
        send_home(state, target, card, 1)

    def weigh(self, state: DwarvesFall, me: Seat, move: int) -> int:
        """Another's dwarf, the more it is in the way."""
        target = BOUNCE.target(move)
        return -500 if target == me else nuisance(state, me, target, BOUNCE.place(move))

    @outer
    def refuse(self, state: DwarvesFall, me: Seat, move: int) -> Refusal:
        """Only a dwarf that is there."""
        return refuse_place(state, BOUNCE.place(move), self.clause) or Refusal(
            "no-dwarf-there", self.clause
        )


class Drover(OgreCard):
    """Move one dwarf of any player to the next card, as if it walked."""

    clause = "D5.3"
    worth = 700

    def offer(self, state: DwarvesFall, me: Seat) -> None:
        """Any dwarf that has somewhere to go."""
        for card in range(cards_in_play(state)):
            for target in range(state.seats):
                if state.dwarves[card][target]:
                    offer_drives(state, target, card)

    def play(self, state: DwarvesFall, me: Seat, move: int) -> None:
        target = DRIVE.target(move)
        origin = DRIVE.place(move)
        card = state.beside[origin][DRIVE.side(move)]
        walk(state, target, origin, DRIVE.side(move))
        state.tell(
            Events.DRIVEN,
            EVERYONE,
            me,
            target,
            PLACE.card(card),
            PLACE.owner(card),
            PLACE.card(origin),
            PLACE.owner(origin),
        )

    def weigh(self, state: DwarvesFall, me: Seat, move: int) -> int:
        """An own dwarf to where it is of use, or another's away."""
        target = DRIVE.target(move)
        if target == me:
            return weigh_step(state, me, DRIVE.place(move), DRIVE.side(move))
        return nuisance(state, me, target, DRIVE.place(move)) - 100

    @outer
    def refuse(self, state: DwarvesFall, me: Seat, move: int) -> Refusal:
        """Only a dwarf that is there, and only where it can go."""
        target, origin = DRIVE.target(move), DRIVE.place(move)
        return refuse_dwarf(state, target, origin, self.clause) or refuse_walk(
            state, origin, DRIVE.side(move)
        )


class Thief(OgreCard):
    """Take a random gem out of the hand of another player."""

    clause = "D5.4"
    worth = 700

    def offer(self, state: DwarvesFall, me: Seat) -> None:
        """Whoever has a gem."""
        for target in range(state.seats):
            if target != me and total(state.gems[target], Gem.size):
                state.offer(ROB.at(Ogre.THIEF, target))

    def play(self, state: DwarvesFall, me: Seat, move: int) -> None:
        """Luck decides which."""
        steal_gem(state, me, ROB.target(move))

    def weigh(self, state: DwarvesFall, me: Seat, move: int) -> int:
        """At once, and from whoever is ahead."""
        return 1500 + 100 * goals_of(state, ROB.target(move))

    @outer
    def refuse(self, state: DwarvesFall, me: Seat, move: int) -> Refusal:
        """Only another player who has a gem."""
        own = ROB.target(move) == me
        return Refusal("not-yourself" if own else "nothing-to-steal", self.clause)


class Racketeer(OgreCard):
    """Take a random ogre card out of the hand of another player."""

    clause = "D5.5"
    worth = 700

    def offer(self, state: DwarvesFall, me: Seat) -> None:
        """Whoever has an ogre card."""
        for target in range(state.seats):
            if target != me and total(state.ogres[target], Ogre.size):
                state.offer(EXTORT.at(Ogre.RACKETEER, target))

    def play(self, state: DwarvesFall, me: Seat, move: int) -> None:
        """Luck decides which."""
        steal_ogre(state, me, EXTORT.target(move))

    def weigh(self, state: DwarvesFall, me: Seat, move: int) -> int:
        """At once, and from whoever is ahead."""
        return 800 + 100 * goals_of(state, EXTORT.target(move))

    @outer
    def refuse(self, state: DwarvesFall, me: Seat, move: int) -> Refusal:
        """Only another player who has an ogre."""
        own = EXTORT.target(move) == me
        return Refusal("not-yourself" if own else "nothing-to-steal", self.clause)


class Trickster(OgreCard):
    """Swap the places of two dwarves of different players on two different cards."""

    clause = "D5.6"
    worth = 700

    def offer(self, state: DwarvesFall, me: Seat) -> None:
        """The first of the two: any dwarf that has a partner."""
        for card in range(cards_in_play(state)):
            for target in range(state.seats):
                if state.dwarves[card][target] and has_partner(state, target, card):
                    state.offer(TRICK.at(Ogre.TRICKSTER, target, card))

    def play(self, state: DwarvesFall, me: Seat, move: int) -> None:
        """The second is asked for."""
        card = TRICK.place(move)
        state.ask(Ask.SWAP, me, TRICK.target(move), PLACE.card(card), PLACE.owner(card))

    def weigh(self, state: DwarvesFall, me: Seat, move: int) -> int:
        """Rather than nothing."""
        return 50

    @outer
    def refuse(self, state: DwarvesFall, me: Seat, move: int) -> Refusal:
        """Only a dwarf that is there, and has a partner."""
        return refuse_dwarf(state, TRICK.target(move), TRICK.place(move), self.clause) or Refusal(
            "nobody-to-swap-with", self.clause
        )


OGRES: Final[list[OgreCard]] = table(Ogre, OgreCard, __name__)
OGRE_WORTH: Final = [ogre.worth for ogre in OGRES]


def play_ogre(state: DwarvesFall, me: Seat, move: int) -> None:
    """An ogre card leaves the hand and does its work."""
    ogre = ogre_of(move)
    state.tell(Events.OGRE_PLAYED, EVERYONE, me, ogre)
    spend_ogre(state, me, ogre)
    OGRES[ogre].play(state, me, move)


def swap_dwarves(state: DwarvesFall, target: Seat, card: int, move: int) -> None:
    """The trickster's two dwarves change places."""
    second = SWAP_WITH.target(move)
    other = SWAP_WITH.place(move)
    state.tell(
        Events.SWAPPED,
        EVERYONE,
        target,
        PLACE.card(other),
        PLACE.owner(other),
        second,
        PLACE.card(card),
        PLACE.owner(card),
    )
    state.dwarves[card][target] -= 1
    state.dwarves[other][target] += 1
    state.dwarves[other][second] -= 1
    state.dwarves[card][second] += 1
