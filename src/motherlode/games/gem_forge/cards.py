"""The action cards, in the order of the rulebook's last page.

A card says which moves play it, and what it does unless it is cancelled. Whatever it needs is
named by the move, so nothing can change between playing it and its work but the mine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.gem_forge.deck import draw_card, limit_hands
from motherlode.games.gem_forge.facts import (
    PLAY_CANCEL,
    PLAY_DRAW_THREE,
    PLAY_FOLLOW_INSERT,
    PLAY_FOLLOW_TAKE,
    Events,
    Gem,
    Slot,
    Stall,
)
from motherlode.games.gem_forge.handfuls import in_handful
from motherlode.games.gem_forge.numbering import (
    first_insertion,
    given_gem,
    inserted_gem,
    partner_of,
    partner_place,
    picked_gem,
    picked_slot,
    robbed,
    robbing,
    seat_of,
    second_insertion,
    sifted_handful,
    sifted_many,
    swapped_slot,
    taken_gem,
    tipped,
    tipping,
)
from motherlode.games.gem_forge.offering import (
    offer_double_insertions,
    offer_handfuls,
    offer_insertions,
    offer_picks,
    offer_sifts,
    offer_swaps,
    offer_trades,
)
from motherlode.games.gem_forge.slope import lift_first, return_loose, take_gem
from motherlode.games.gem_forge.tiles import gems_in, insert
from motherlode.games.gem_forge.track import gain

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


class ActionCard:
    """An action card."""

    def offer(self, state: GemForge, me: Seat) -> None:
        """Offer every way to play it."""
        raise NotImplementedError

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """Do what it says; it lies on the discard pile already and was not cancelled."""
        raise NotImplementedError


# -- in one's own turn, for an action -------------------------------------------------------


class SwapTiles(ActionCard):
    """Exchange a tile without gems for one of another player or of the market.

    You may insert a gem into the new tile at once.
    """

    def offer(self, state: GemForge, me: Seat) -> None:
        """Every empty tile of mine for every other empty tile."""
        for slot in range(len(Slot)):
            if not gems_in(state, me, slot):
                for stall in range(len(Stall)):
                    offer_swaps(state, me, slot, stall, state.market[stall])
                for seat in range(state.seats):
                    if seat != me:
                        self.offer_with(state, me, slot, seat)

    def offer_with(self, state: GemForge, me: Seat, slot: int, target: Seat) -> None:
        """Every empty tile of another player."""
        for theirs in range(len(Slot)):
            if not gems_in(state, target, theirs):
                tile = state.tiles[target][theirs]
                offer_swaps(state, me, slot, partner_place(target, theirs), tile)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """The tiles change places, and a gem goes in."""
        slot = swapped_slot(move)
        given = state.tiles[me][slot]
        state.tiles[me][slot] = self.exchange(state, partner_of(move), given)
        state.tell(Events.TILES_SWAPPED, EVERYONE, me, seat_of(move), given, state.tiles[me][slot])
        if inserted_gem(move) >= 0:
            insert(state, me, slot, inserted_gem(move))

    def exchange(self, state: GemForge, partner: int, given: int) -> int:
        """Put a tile where another lies; the other one."""
        if partner < len(Stall):
            taken = state.market[partner]
            state.market[partner] = given
            return taken
        seat = (partner - len(Stall)) // len(Slot)
        slot = (partner - len(Stall)) % len(Slot)
        taken = state.tiles[seat][slot]
        state.tiles[seat][slot] = given
        return taken


class SwapGems(ActionCard):
    """Exchange a gem of your cart for one in the cart of another player."""

    def offer(self, state: GemForge, me: Seat) -> None:
        """Every exchange with everyone."""
        for seat in range(state.seats):
            if seat != me:
                offer_trades(state, me, seat)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """One goes, one comes."""
        target = seat_of(move)
        given = given_gem(move)
        taken = taken_gem(move)
        state.tell(Events.GEMS_SWAPPED, EVERYONE, me, target, given, taken)
        state.cart[me][given] -= 1
        state.cart[target][given] += 1
        state.cart[target][taken] -= 1
        state.cart[me][taken] += 1
        state.still = 0


class PickOut(ActionCard):
    """Take a gem out of an unfinished tile of another player into your cart.

    That player gains a point.
    """

    def offer(self, state: GemForge, me: Seat) -> None:
        """Every gem, if there is room for it."""
        if state.room(me):
            for seat in range(state.seats):
                if seat != me:
                    offer_picks(state, seat)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """From the tile into the cart, and a point for the loss."""
        target = seat_of(move)
        gem = picked_gem(move)
        slot = picked_slot(move)
        state.tell(Events.PICKED_OUT, EVERYONE, me, target, gem, state.tiles[target][slot])
        state.inlaid[target * len(Slot) + slot][gem] -= 1
        state.cart[me][gem] += 1
        state.still = 0
        gain(state, target, state.comfort)


class DrawThree(ActionCard):
    """Draw three cards."""

    def offer(self, state: GemForge, me: Seat) -> None:
        """It needs nothing."""
        state.offer(PLAY_DRAW_THREE)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """Draw them all, then discard what is too much."""
        for _ in range(state.cards_drawn):
            draw_card(state, me)
        limit_hands(state)


class TipOver(ActionCard):
    """Return up to three gems of any one cart, even your own; its owner gains a point."""

    def offer(self, state: GemForge, me: Seat) -> None:
        """Every handful of every cart."""
        for seat in range(state.seats):
            offer_handfuls(state, state.cart[seat], state.most_tipped, tipping(seat, 1))

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """Back to the mine, and a point for the loss."""
        target = seat_of(move)
        for gem in range(len(Gem)):
            many = in_handful(tipped(move), gem)
            state.cart[target][gem] -= many
            state.loose[gem] += many
        return_loose(state, me)
        gain(state, target, state.comfort)


class Sift(ActionCard):
    """Take the first one to three gems: one goes back, the others into your cart or back."""

    def offer(self, state: GemForge, me: Seat) -> None:
        """Every number of gems, and every handful of them but all."""
        for gem in range(len(Gem)):
            state.front[gem] = 0
        for many in range(1, min(state.most_sifted, state.slope_length) + 1):
            state.front[state.slope[many - 1]] += 1
            offer_sifts(state, many, state.room(me))

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """Lift them, keep the chosen ones, return the rest."""
        for _ in range(sifted_many(move)):
            state.loose[lift_first(state)] += 1
        for gem in range(len(Gem)):
            for _ in range(in_handful(sifted_handful(move), gem)):
                state.tell(Events.GEM_TAKEN, EVERYONE, me, gem)
                state.loose[gem] -= 1
                state.cart[me][gem] += 1
        return_loose(state, me)


class Rob(ActionCard):
    """Take up to two gems from the cart of another player; that player gains a point."""

    def offer(self, state: GemForge, me: Seat) -> None:
        """Every handful for which there is room."""
        most = min(state.most_robbed, state.room(me))
        for seat in range(state.seats):
            if seat != me:
                offer_handfuls(state, state.cart[seat], most, robbing(seat, 1))

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """From cart to cart, and a point for the loss."""
        target = seat_of(move)
        for gem in range(len(Gem)):
            for _ in range(in_handful(robbed(move), gem)):
                state.tell(Events.ROBBED, EVERYONE, me, target, gem)
                state.cart[target][gem] -= 1
                state.cart[me][gem] += 1
        state.still = 0
        gain(state, target, state.comfort)


class DoubleInsert(ActionCard):
    """Insert up to two gems."""

    def offer(self, state: GemForge, me: Seat) -> None:
        """One gem, or two."""
        offer_double_insertions(state, me)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """One after the other."""
        insert(state, me, first_insertion(move) // len(Gem), first_insertion(move) % len(Gem))
        if second_insertion(move) >= 0:
            insert(state, me, second_insertion(move) // len(Gem), second_insertion(move) % len(Gem))


# -- in anyone's turn, for nothing ----------------------------------------------------------


class Cancel(ActionCard):
    """The card just played has no effect."""

    def offer(self, state: GemForge, me: Seat) -> None:
        """It needs nothing but a card to cancel."""
        state.offer(PLAY_CANCEL)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """What it does is done by counting the cancels."""


class FollowTake(ActionCard):
    """Another player has taken a gem: do the same."""

    def offer(self, state: GemForge, me: Seat) -> None:
        """If there is a gem and room for it."""
        if state.can_take(me):
            state.offer(PLAY_FOLLOW_TAKE)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """Those who followed before may have taken the last gem."""
        if state.can_take(me):
            take_gem(state, me)


class FollowInsert(ActionCard):
    """Another player has inserted a gem: do the same."""

    def offer(self, state: GemForge, me: Seat) -> None:
        """Any gem of the own cart into any own tile."""
        offer_insertions(state, me, PLAY_FOLLOW_INSERT.first)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """Into the tile."""
        insert(
            state,
            me,
            (move - PLAY_FOLLOW_INSERT.first) // len(Gem),
            (move - PLAY_FOLLOW_INSERT.first) % len(Gem),
        )


ALL_CARDS: Final[list[ActionCard]] = [
    SwapTiles(),
    SwapGems(),
    PickOut(),
    DrawThree(),
    TipOver(),
    Sift(),
    Rob(),
    DoubleInsert(),
    Cancel(),
    FollowTake(),
    FollowInsert(),
]
