"""What a seat has not seen: ogre cards, stolen gems and the secret goals of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.piles import nth, total
from motherlode.core.seats import Seat
from motherlode.games.dwarves_fall.facts import SEATS, VIEWERS, Gem, Ogre, Secret
from motherlode.games.dwarves_fall.hands import known_row

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


def redeal_all(state: DwarvesFall, seat: Seat) -> None:
    """Deal anew all that a seat has not seen; an onlooker has seen no hand."""
    viewer = seat if seat >= 0 else SEATS
    redeal_gems(state, viewer)
    redeal_ogres(state, viewer)
    redeal_secrets(state, viewer)


def redeal_gems(state: DwarvesFall, viewer: int) -> None:
    """Gems that changed hands unseen may be in any of the hands concerned."""
    for other in range(state.seats):
        state.owed[other] = 0
        for gem in range(Gem.size):
            known = state.gem_known[known_row(viewer, other)][gem]
            state.owed[other] += state.gems[other][gem] - known
            state.pool[gem] += state.gems[other][gem] - known
            state.gems[other][gem] = known
    for other in range(state.seats):
        for _ in range(state.owed[other]):
            state.gems[other][state.draw_from(state.pool, Gem.size)] += 1
        if state.owed[other]:
            for witness_seat in range(VIEWERS):
                row = known_row(witness_seat, other)
                fit_known(state.gem_known[row], state.gems[other], Gem.size, witness_seat == other)


def redeal_ogres(state: DwarvesFall, viewer: int) -> None:
    """Unseen ogres are in the hands or in the deck, in which are no more than were shuffled in."""
    for other in range(state.seats):
        collect_ogres(state, viewer, other)
    spare = total(state.owed, state.seats)
    for ogre in range(Ogre.size):
        outside = max(0, state.ogre_deck[ogre] - state.ogre_shuffled[ogre])
        state.ogre_deck[ogre] -= outside
        state.pool[ogre] += outside
        spare -= outside
    for _ in range(spare):
        state.pool[state.draw_from(state.ogre_deck, Ogre.size)] += 1
    for other in range(state.seats):
        for _ in range(state.owed[other]):
            state.ogres[other][state.draw_from(state.pool, Ogre.size)] += 1
        if state.owed[other]:
            for witness_seat in range(VIEWERS):
                row = known_row(witness_seat, other)
                fit_known(
                    state.ogre_known[row], state.ogres[other], Ogre.size, witness_seat == other
                )


def collect_ogres(state: DwarvesFall, viewer: int, other: Seat) -> None:
    """Lay the unseen cards of a hand to the deck."""
    state.owed[other] = 0
    for ogre in range(Ogre.size):
        known = state.ogre_known[known_row(viewer, other)][ogre]
        state.owed[other] += state.ogres[other][ogre] - known
        state.ogre_deck[ogre] += state.ogres[other][ogre] - known
        state.ogres[other][ogre] = known


def fit_known(known: list[int], held: list[int], kinds: int, own: bool) -> None:
    """In a determinized world nobody knows of a card that is not there, and all know their own."""
    for kind in range(kinds):
        if own or known[kind] > held[kind]:
            known[kind] = held[kind]


def redeal_secrets(state: DwarvesFall, viewer: int) -> None:
    """Goals that are not revealed are shuffled among the others and the box."""
    for other in range(state.seats):
        if is_hidden(state, other, viewer):
            state.unused[state.secret_goal[other]] = 1
    for other in range(state.seats):
        if is_hidden(state, other, viewer):
            state.secret_goal[other] = draw_secret(state)


def is_hidden(state: DwarvesFall, other: Seat, viewer: int) -> bool:
    """Whether a viewer does not know the secret goal of a seat."""
    return other != viewer and not state.revealed[other]


def draw_secret(state: DwarvesFall) -> int:
    """A random goal out of those that nobody has."""
    secret = nth(state.unused, state.below(total(state.unused, Secret.size)), Secret.size)
    state.unused[secret] = 0
    return secret
