"""The action cards of anyone's turn, which cost no action, and all cards together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.kinds import table
from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import Seat
from motherlode.games.gem_forge.card import ActionCard
from motherlode.games.gem_forge.cards import SwapTiles
from motherlode.games.gem_forge.cards_of_gems import SwapGems
from motherlode.games.gem_forge.facts import (
    CARD_OF,
    PLAY_CANCEL,
    PLAY_FOLLOW_INSERT,
    PLAY_FOLLOW_TAKE,
    TARGET_OF,
    Card,
    Gem,
    Slot,
)
from motherlode.games.gem_forge.heuristics import MY_CARD, insertion_worth, new_gem_worth
from motherlode.games.gem_forge.slope import refuse_taking, take_gem
from motherlode.games.gem_forge.tiles import fits, insert, refuse_insertion

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


class Cancel(ActionCard):
    """The card just played has no effect."""

    clause = "G9.2"
    worth = 450
    harm = 200

    def offer(self, state: GemForge, me: Seat) -> None:
        """It needs nothing but a card to cancel."""
        state.offer(PLAY_CANCEL)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """What it does is done by counting the cancels."""

    def weigh(self, state: GemForge, me: Seat, move: int) -> int:
        """What the first of the open cards would do to me."""
        if state.player == me:
            return MY_CARD
        card = CARD_OF[state.played]
        return HARM[card] + (HARM_TO_TARGET[card] if TARGET_OF[state.played] == me else 0)


class FollowTake(ActionCard):
    """Another player has taken a gem: do the same."""

    clause = "G10.2"
    worth = 450
    harm = 200

    def offer(self, state: GemForge, me: Seat) -> None:
        """If there is a gem and room for it."""
        if state.can_take(me):
            state.offer(PLAY_FOLLOW_TAKE)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """Those who followed before may have taken the last gem."""
        if state.can_take(me):
            take_gem(state, me)

    def weigh(self, state: GemForge, me: Seat, move: int) -> int:
        """The gem at the entrance."""
        return new_gem_worth(state, me, state.slope[0])

    @outer
    def refuse_things(self, state: GemForge, me: Seat, move: int) -> Refusal:
        """What is in the way of the action itself."""
        return refuse_taking(state)


class FollowInsert(ActionCard):
    """Another player has inserted a gem: do the same."""

    clause = "G10.3"
    worth = 550
    harm = 200

    def offer(self, state: GemForge, me: Seat) -> None:
        """Any gem of the own cart into any own tile."""
        for gem in range(Gem.size):
            if state.cart[me][gem]:
                for slot in range(Slot.size):
                    if fits(state, me, slot, gem):
                        state.offer(PLAY_FOLLOW_INSERT.at(Card.FOLLOW_INSERT, slot, gem))

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """Into the tile."""
        insert(state, me, PLAY_FOLLOW_INSERT.slot(move), PLAY_FOLLOW_INSERT.gem(move))

    def weigh(self, state: GemForge, me: Seat, move: int) -> int:
        """The gem in its tile."""
        return insertion_worth(state, me, PLAY_FOLLOW_INSERT.slot(move))

    @outer
    def refuse_things(self, state: GemForge, me: Seat, move: int) -> Refusal:
        """What is in the way of the action itself."""
        return refuse_insertion(state, me, PLAY_FOLLOW_INSERT.gem(move))


CARD_TABLE: Final[list[ActionCard]] = table(
    Card, ActionCard, SwapTiles.__module__, SwapGems.__module__, __name__
)
IN_HAND: Final = [card.worth for card in CARD_TABLE]
HARM: Final = [card.harm for card in CARD_TABLE]
HARM_TO_TARGET: Final = [card.harm_to_target for card in CARD_TABLE]
