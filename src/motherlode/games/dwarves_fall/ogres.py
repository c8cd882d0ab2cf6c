"""The ogre cards: each says which moves it offers and what playing it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.piles import total
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.dwarves_fall.board import cards_in_play, send_home, walk
from motherlode.games.dwarves_fall.facts import (
    BOUNCE,
    DRIVE,
    EXTORT,
    PLACES,
    ROB,
    SWAP_WITH,
    TRICK,
    Ask,
    Events,
    Gem,
    Ogre,
    Side,
)
from motherlode.games.dwarves_fall.hands import spend_ogre, steal_gem, steal_ogre
from motherlode.games.dwarves_fall.numbering import (
    bouncing,
    driving,
    kind_of,
    owner_of,
    swapping_with,
    tricking,
)
from motherlode.games.dwarves_fall.regions import may_walk

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


class OgreCard:
    """A card played for free among one's own actions; it lies on the discards already."""

    def offer(self, state: DwarvesFall, me: Seat) -> None:
        """Offer every way to play it."""
        raise NotImplementedError

    def play(self, state: DwarvesFall, me: Seat, move: int) -> None:
        """Do what the card says."""
        raise NotImplementedError


class Bouncer(OgreCard):
    """Return one dwarf of any player from any card to its owner."""

    def offer(self, state: DwarvesFall, me: Seat) -> None:
        """Any dwarf on the table."""
        for card in range(cards_in_play(state)):
            for target in range(state.seats):
                if state.dwarves[card][target]:
                    state.offer(bouncing(target, card))

    def play(self, state: DwarvesFall, me: Seat, move: int) -> None:
        """Out with him."""
        target = (move - BOUNCE.first) // PLACES
        card = (move - BOUNCE.first) % PLACES
        state.tell(Events.BOUNCED, EVERYONE, me, target, kind_of(card), owner_of(card))
        send_home(state, target, card, 1)


class Drover(OgreCard):
    """Move one dwarf of any player to the next card, as if it walked."""

    def offer(self, state: DwarvesFall, me: Seat) -> None:
        """Any dwarf that has somewhere to go."""
        for card in range(cards_in_play(state)):
            for target in range(state.seats):
                if state.dwarves[card][target]:
                    offer_drives(state, target, card)

    def play(self, state: DwarvesFall, me: Seat, move: int) -> None:
        side = (move - DRIVE.first) % len(Side)
        card = (move - DRIVE.first) // len(Side) % PLACES
        target = (move - DRIVE.first) // (len(Side) * PLACES)
        walk(state, target, card, side)
        card = state.beside[card][side]
        state.tell(Events.DRIVEN, EVERYONE, me, target, kind_of(card), owner_of(card))


class Thief(OgreCard):
    """Take a random gem out of the hand of another player."""

    def offer(self, state: DwarvesFall, me: Seat) -> None:
        """Whoever has a gem."""
        for target in range(state.seats):
            if target != me and total(state.gems[target], len(Gem)):
                state.offer(ROB.first + target)

    def play(self, state: DwarvesFall, me: Seat, move: int) -> None:
        """Luck decides which."""
        steal_gem(state, me, move - ROB.first)


class Racketeer(OgreCard):
    """Take a random ogre card out of the hand of another player."""

    def offer(self, state: DwarvesFall, me: Seat) -> None:
        """Whoever has an ogre card."""
        for target in range(state.seats):
            if target != me and total(state.ogres[target], len(Ogre)):
                state.offer(EXTORT.first + target)

    def play(self, state: DwarvesFall, me: Seat, move: int) -> None:
        """Luck decides which."""
        steal_ogre(state, me, move - EXTORT.first)


class Trickster(OgreCard):
    """Swap the places of two dwarves of different players on two different cards."""

    def offer(self, state: DwarvesFall, me: Seat) -> None:
        """The first of the two: any dwarf that has a partner."""
        for card in range(cards_in_play(state)):
            for target in range(state.seats):
                if state.dwarves[card][target] and has_partner(state, target, card):
                    state.offer(tricking(target, card))

    def play(self, state: DwarvesFall, me: Seat, move: int) -> None:
        """The second is asked for."""
        card = (move - TRICK.first) % PLACES
        state.ask(Ask.SWAP, me, (move - TRICK.first) // PLACES, kind_of(card), owner_of(card))


OGRES: Final[list[OgreCard]] = [Bouncer(), Drover(), Thief(), Racketeer(), Trickster()]


def ogre_of(move: int) -> int:
    """The ogre that a move plays."""
    if move < DRIVE.first:
        return Ogre.BOUNCER
    if move < ROB.first:
        return Ogre.DROVER
    if move < TRICK.first:
        return Ogre.THIEF if move < EXTORT.first else Ogre.RACKETEER
    return Ogre.TRICKSTER


def play_ogre(state: DwarvesFall, me: Seat, move: int) -> None:
    """An ogre card leaves the hand and does its work."""
    ogre = ogre_of(move)
    state.tell(Events.OGRE_PLAYED, EVERYONE, me, ogre)
    spend_ogre(state, me, ogre)
    OGRES[ogre].play(state, me, move)


def offer_drives(state: DwarvesFall, target: Seat, card: int) -> None:
    """Offer to drive a dwarf of a card over each side that is open."""
    for side in range(len(Side)):
        if may_walk(state, card, side):
            state.offer(driving(target, card, side))


# -- the trickster's second dwarf -----------------------------------------------------------------


def is_partner(state: DwarvesFall, target: Seat, card: int, second: Seat, other: int) -> bool:
    """Whether a dwarf of `second` on another card can be swapped with one of `target`."""
    return second != target and other != card and state.dwarves[other][second] != 0


def has_partner(state: DwarvesFall, target: Seat, card: int) -> bool:
    """Whether there is any dwarf to swap with."""
    for other in range(cards_in_play(state)):
        for second in range(state.seats):
            if is_partner(state, target, card, second, other):
                return True
    return False


def offer_partners(state: DwarvesFall, target: Seat, card: int) -> None:
    """Offer every dwarf to swap with."""
    for other in range(cards_in_play(state)):
        for second in range(state.seats):
            if is_partner(state, target, card, second, other):
                state.offer(swapping_with(second, other))


def swap_dwarves(state: DwarvesFall, target: Seat, card: int, move: int) -> None:
    """Two dwarves change places."""
    second = (move - SWAP_WITH.first) // PLACES
    other = (move - SWAP_WITH.first) % PLACES
    state.tell(Events.SWAPPED, EVERYONE, target, second)
    state.dwarves[card][target] -= 1
    state.dwarves[other][target] += 1
    state.dwarves[other][second] -= 1
    state.dwarves[card][second] += 1
