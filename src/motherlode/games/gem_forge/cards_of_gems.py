"""The action cards of one's own turn that move gems from cart to cart, tile or mine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.gem_forge.card import ActionCard, OfGems
from motherlode.games.gem_forge.facts import (
    PLAY_PICK_OUT,
    PLAY_ROB,
    PLAY_SWAP_GEMS,
    PLAY_TIP_OVER,
    ROBBED,
    SIFTED,
    TIPPED,
    Card,
    Events,
    Gem,
)
from motherlode.games.gem_forge.heuristics import (
    A_GEM,
    LOST,
    gem_worth,
    insertion_worth,
    is_last_point,
    new_gem_worth,
    price_of_comfort,
)
from motherlode.games.gem_forge.offers import (
    kept_of_sifted,
    offer_picks,
    offer_sifts,
    offer_trades,
    sifted,
)
from motherlode.games.gem_forge.slope import lift_first, refuse_cart, refuse_room, return_loose
from motherlode.games.gem_forge.tiles import inlay, is_finished
from motherlode.games.gem_forge.track import gain

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


class SwapGems(ActionCard):
    """Exchange a gem of your cart for one in the cart of another player."""

    clause = "G8.2"
    worth = 250
    harm = 200

    def offer(self, state: GemForge, me: Seat) -> None:
        """Every exchange with everyone."""
        for seat in range(state.seats):
            if seat != me:
                offer_trades(state, me, seat)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """One goes, one comes."""
        target = PLAY_SWAP_GEMS.target(move)
        given = PLAY_SWAP_GEMS.given(move)
        taken = PLAY_SWAP_GEMS.taken(move)
        state.tell(Events.GEMS_SWAPPED, EVERYONE, me, target, given, taken)
        state.cart[me][given] -= 1
        state.cart[target][given] += 1
        state.cart[target][taken] -= 1
        state.cart[me][taken] += 1
        state.still = 0

    def weigh(self, state: GemForge, me: Seat, move: int) -> int:
        """The one that comes against the one that goes."""
        taken = gem_worth(state, me, PLAY_SWAP_GEMS.taken(move))
        return taken - gem_worth(state, me, PLAY_SWAP_GEMS.given(move))

    @outer
    def refuse_things(self, state: GemForge, me: Seat, move: int) -> Refusal:
        """Both gems have to be in their carts."""
        lacks = not state.cart[me][PLAY_SWAP_GEMS.given(move)]
        return refuse_cart(self.clause, me, me if lacks else PLAY_SWAP_GEMS.target(move))


class PickOut(ActionCard):
    """Take a gem out of an unfinished tile of another player into your cart.

    That player gains a point.
    """

    clause = "G8.3"
    worth = 500
    harm = 200
    harm_to_target = 500

    def offer(self, state: GemForge, me: Seat) -> None:
        """Every gem, if there is room for it."""
        if state.room(me):
            for seat in range(state.seats):
                if seat != me:
                    offer_picks(state, seat)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """From the tile into the cart, and a point for the loss."""
        target = PLAY_PICK_OUT.target(move)
        slot = PLAY_PICK_OUT.slot(move)
        gem = PLAY_PICK_OUT.gem(move)
        state.tell(Events.PICKED_OUT, EVERYONE, me, target, gem, state.tiles[target][slot])
        state.inlaid[inlay(target, slot)][gem] -= 1
        state.cart[me][gem] += 1
        state.still = 0
        gain(state, target, state.comfort)

    def weigh(self, state: GemForge, me: Seat, move: int) -> int:
        """The gem, what its loss costs the other, and the point that the other gains."""
        target = PLAY_PICK_OUT.target(move)
        if is_last_point(state, target):
            return LOST
        lost = insertion_worth(state, target, PLAY_PICK_OUT.slot(move)) // state.seats
        gem = new_gem_worth(state, me, PLAY_PICK_OUT.gem(move))
        return gem + lost - price_of_comfort(state)

    @outer
    def refuse_things(self, state: GemForge, me: Seat, move: int) -> Refusal:
        """A gem of an unfinished tile, and room in the cart."""
        if not state.room(me):
            return refuse_room(state)
        if is_finished(state, PLAY_PICK_OUT.target(move), PLAY_PICK_OUT.slot(move)):
            return Refusal("tile-finished", self.clause)
        return Refusal("not-in-tile", self.clause)


class TipOver(OfGems):
    """Return up to three gems of any one cart, even your own; its owner gains a point."""

    clause = "G8.5"
    worth = 450
    harm = 200
    harm_to_target = 500

    def offer(self, state: GemForge, me: Seat) -> None:
        """Every handful of every cart."""
        for seat in range(state.seats):
            for gems in range(TIPPED.up_to(state.most_tipped)):
                if TIPPED.within(gems, state.cart[seat]):
                    state.offer(PLAY_TIP_OVER.at(Card.TIP_OVER, seat, gems))

    def named(self, move: int, gem: int) -> int:
        """What is tipped out."""
        return TIPPED.count(PLAY_TIP_OVER.gems(move), gem)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """Back to the mine, and a point for the loss."""
        target = PLAY_TIP_OVER.target(move)
        for gem in range(Gem.size):
            many = self.named(move, gem)
            state.cart[target][gem] -= many
            state.loose[gem] += many
        return_loose(state, me)
        gain(state, target, state.comfort)

    def weigh(self, state: GemForge, me: Seat, move: int) -> int:
        """What the loss costs the other, and the point that the other gains, or I."""
        target = PLAY_TIP_OVER.target(move)
        if target == me:
            return 1000 * state.comfort - self.worth_of_gems(state, me, move)
        return LOST if is_last_point(state, target) else A_GEM - price_of_comfort(state)

    @outer
    def refuse(self, state: GemForge, me: Seat, move: int) -> Refusal:
        """It may be played at oneself."""
        if PLAY_TIP_OVER.target(move) == me:
            return self.refuse_things(state, me, move)
        return super().refuse(state, me, move)

    @outer
    def refuse_things(self, state: GemForge, me: Seat, move: int) -> Refusal:
        """So many gems of the cart that is tipped over."""
        too_many = self.refuse_number(move, state.most_tipped)
        return too_many or refuse_cart(self.clause, me, PLAY_TIP_OVER.target(move))


class Sift(OfGems):
    """Take the first one to three gems: one goes back, the others into your cart or back."""

    clause = "G8.6"
    worth = 450
    harm = 200

    def offer(self, state: GemForge, me: Seat) -> None:
        """Every number of gems, and every handful of them but all."""
        for gem in range(Gem.size):
            state.front[gem] = 0
        for many in range(1, min(state.most_sifted, state.slope_length) + 1):
            state.front[state.slope[many - 1]] += 1
            offer_sifts(state, many, state.room(me))

    def named(self, move: int, gem: int) -> int:
        """What is kept."""
        return SIFTED.count(kept_of_sifted(move), gem)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """Lift them, keep the chosen ones, return the rest."""
        for _ in range(sifted(move)):
            state.loose[lift_first(state)] += 1
        for gem in range(Gem.size):
            for _ in range(self.named(move, gem)):
                state.tell(Events.GEM_TAKEN, EVERYONE, me, gem)
                state.loose[gem] -= 1
                state.cart[me][gem] += 1
        return_loose(state, me)

    def weigh(self, state: GemForge, me: Seat, move: int) -> int:
        """The gems that are kept."""
        return self.worth_of_gems(state, me, move)

    @outer
    def refuse_things(self, state: GemForge, me: Seat, move: int) -> Refusal:
        """Only the first gems of the slope, as many as the cart holds."""
        if sifted(move) > state.most_sifted:
            return Refusal("too-many-gems", self.clause, {"most": state.most_sifted})
        if sifted(move) > state.slope_length:
            return Refusal("mine-too-short", self.clause, {"gems": state.slope_length})
        if self.how_many(move) > state.room(me):
            return refuse_room(state)
        return Refusal("not-at-the-entrance", self.clause)


class Rob(OfGems):
    """Take up to two gems from the cart of another player; that player gains a point."""

    clause = "G8.7"
    worth = 600
    harm = 200
    harm_to_target = 500

    def offer(self, state: GemForge, me: Seat) -> None:
        """Every handful for which there is room."""
        handfuls = ROBBED.up_to(min(state.most_robbed, state.room(me)))
        for seat in range(state.seats):
            if seat != me:
                for gems in range(handfuls):
                    if ROBBED.within(gems, state.cart[seat]):
                        state.offer(PLAY_ROB.at(Card.ROB, seat, gems))

    def named(self, move: int, gem: int) -> int:
        """What is taken."""
        return ROBBED.count(PLAY_ROB.gems(move), gem)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """From cart to cart, and a point for the loss."""
        target = PLAY_ROB.target(move)
        for gem in range(Gem.size):
            for _ in range(self.named(move, gem)):
                state.tell(Events.ROBBED, EVERYONE, me, target, gem)
                state.cart[target][gem] -= 1
                state.cart[me][gem] += 1
        state.still = 0
        gain(state, target, state.comfort)

    def weigh(self, state: GemForge, me: Seat, move: int) -> int:
        """The gems, what their loss costs the other, and the point that the other gains."""
        if is_last_point(state, PLAY_ROB.target(move)):
            return LOST
        return self.worth_of_gems(state, me, move) + A_GEM - price_of_comfort(state)

    @outer
    def refuse_things(self, state: GemForge, me: Seat, move: int) -> Refusal:
        """So many gems of the other cart, and room in the own one."""
        if too_many := self.refuse_number(move, state.most_robbed):
            return too_many
        if self.how_many(move) > state.room(me):
            return refuse_room(state)
        return refuse_cart(self.clause, me, PLAY_ROB.target(move))
