"""Gems and ogre cards in the hands, and what everybody knows of them.

For each viewer and each holder the state counts the cards that the viewer knows to be there.
Gems come from open piles, so all are known until somebody steals one: the two concerned know
which, and for all others any card of that hand may be the one that changed hands. All of this
follows from what was seen: keeping it takes no luck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.piles import nth, total
from motherlode.core.seats import EVERYONE, Seat, just
from motherlode.games.dwarves_fall.facts import SEATS, VIEWERS, Card, Events, Gem, Ogre

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


def known_row(viewer: int, holder: Seat) -> int:
    """Where it is counted what a viewer knows of a hand."""
    return viewer * SEATS + holder


def hand_size(state: DwarvesFall, me: Seat) -> int:
    """All cards of a hand: kingdom cards, gems and ogres."""
    return total(state.kingdom[me], Card.size) + spare_cards(state, me)


def spare_cards(state: DwarvesFall, me: Seat) -> int:
    """The cards of a hand that could be discarded."""
    return total(state.gems[me], Gem.size) + total(state.ogres[me], Ogre.size)


# -- gems ---------------------------------------------------------------------------------------


def mine_gem(state: DwarvesFall, me: Seat, gem: int) -> None:
    """Take a gem from its pile for all to see."""
    state.tell(Events.MINED, EVERYONE, me, gem)
    state.pile[gem] -= 1
    state.gems[me][gem] += 1
    for viewer in range(VIEWERS):
        state.gem_known[known_row(viewer, me)][gem] += 1


def spend_gem(state: DwarvesFall, me: Seat, gem: int) -> None:
    """A gem goes back to its pile for all to see."""
    state.gems[me][gem] -= 1
    state.pile[gem] += 1
    for viewer in range(VIEWERS):
        forget_one(state.gem_known[known_row(viewer, me)], gem)


def discard_gem(state: DwarvesFall, me: Seat, gem: int) -> None:
    """One gem too many in the hand."""
    state.tell(Events.GEM_DISCARDED, EVERYONE, me, gem)
    spend_gem(state, me, gem)


def show_gem(state: DwarvesFall, me: Seat, gem: int) -> None:
    """Everybody sees that there is at least one gem of a kind in a hand."""
    for viewer in range(VIEWERS):
        row = known_row(viewer, me)
        state.gem_known[row][gem] = max(state.gem_known[row][gem], 1)


def steal_gem(state: DwarvesFall, me: Seat, victim: Seat) -> None:
    """Take a random gem out of a hand; only the two see which, unless all know anyhow."""
    held = total(state.gems[victim], Gem.size)
    gem = nth(state.gems[victim], 0, Gem.size)
    if all_know(state, victim, gem, held):
        state.tell(Events.GEM_STOLEN, EVERYONE, me, victim, gem)
    else:
        gem = nth(state.gems[victim], state.below(held), Gem.size)
        state.tell(Events.GEM_STOLEN, just(me) | just(victim), me, victim, gem)
    for viewer in range(VIEWERS):
        witness(
            state.gem_known[known_row(viewer, victim)],
            state.gem_known[known_row(viewer, me)],
            Gem.size,
            gem,
            held,
            viewer in (me, victim),
        )
    state.gems[victim][gem] -= 1
    state.gems[me][gem] += 1


def all_know(state: DwarvesFall, holder: Seat, gem: int, held: int) -> bool:
    """Whether everybody knows that all gems of a hand are of one kind."""
    for viewer in range(VIEWERS):
        if state.gem_known[known_row(viewer, holder)][gem] < held:
            return False
    return True


# -- ogres --------------------------------------------------------------------------------------


def ogres_to_hire(state: DwarvesFall) -> int:
    """How many ogre cards could be drawn, the discards shuffled in."""
    return total(state.ogre_deck, Ogre.size) + total(state.ogre_discard, Ogre.size)


def hire_ogre(state: DwarvesFall, me: Seat) -> None:
    """Draw an ogre card in secret; the discards are shuffled in when the deck is empty."""
    if not total(state.ogre_deck, Ogre.size):
        reshuffle(state)
    ogre = state.draw_from(state.ogre_deck, Ogre.size)
    state.tell(Events.OGRE_HIRED, just(me), me, ogre)
    state.ogres[me][ogre] += 1
    state.ogre_known[known_row(me, me)][ogre] += 1


def reshuffle(state: DwarvesFall) -> None:
    """The discards become the deck; everyone who counts knows what is in it."""
    state.tell(Events.RESHUFFLED, EVERYONE)
    for ogre in range(Ogre.size):
        state.ogre_deck[ogre] = state.ogre_discard[ogre]
        state.ogre_shuffled[ogre] = state.ogre_discard[ogre]
        state.ogre_discard[ogre] = 0


def spend_ogre(state: DwarvesFall, me: Seat, ogre: int) -> None:
    """An ogre card goes to the discards for all to see."""
    state.ogres[me][ogre] -= 1
    state.ogre_discard[ogre] += 1
    for viewer in range(VIEWERS):
        forget_one(state.ogre_known[known_row(viewer, me)], ogre)


def discard_ogre(state: DwarvesFall, me: Seat, ogre: int) -> None:
    """One ogre too many in the hand."""
    state.tell(Events.OGRE_DISCARDED, EVERYONE, me, ogre)
    spend_ogre(state, me, ogre)


def steal_ogre(state: DwarvesFall, me: Seat, victim: Seat) -> None:
    """Take a random ogre card out of a hand; only the two see which."""
    held = total(state.ogres[victim], Ogre.size)
    ogre = nth(state.ogres[victim], state.below(held), Ogre.size)
    state.tell(Events.OGRE_STOLEN, just(me) | just(victim), me, victim, ogre)
    for viewer in range(VIEWERS):
        witness(
            state.ogre_known[known_row(viewer, victim)],
            state.ogre_known[known_row(viewer, me)],
            Ogre.size,
            ogre,
            held,
            viewer in (me, victim),
        )
    state.ogres[victim][ogre] -= 1
    state.ogres[me][ogre] += 1


# -- what is known ------------------------------------------------------------------------------


def forget_one(known: list[int], kind: int) -> None:
    """A card left a hand: if one like it was known there, it was that one."""
    if known[kind]:
        known[kind] -= 1


def witness(
    of_victim: list[int], of_thief: list[int], kinds: int, kind: int, held: int, concerned: bool
) -> None:
    """One card out of `held` changed hands: what one viewer still knows of the two hands."""
    if concerned or of_victim[kind] == held:
        forget_one(of_victim, kind)
        of_thief[kind] += 1
    else:
        for other in range(kinds):
            of_victim[other] = 0
