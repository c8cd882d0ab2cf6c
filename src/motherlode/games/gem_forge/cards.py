"""The action cards of one's own turn, in the order of the rulebook's last page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.marks import outer
from motherlode.core.piles import total
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, NO_SEAT, Seat
from motherlode.games.gem_forge.card import ActionCard, OfGems
from motherlode.games.gem_forge.deck import draw_card, limit_hands
from motherlode.games.gem_forge.facts import (
    IN_FRONT,
    INSERTION,
    NO_GEM,
    ON_MARKET,
    PLAY_DRAW_THREE,
    PLAY_PICK_OUT,
    PLAY_ROB,
    PLAY_SWAP_GEMS,
    PLAY_SWAP_TILES,
    PLAY_TIP_OVER,
    ROBBED,
    SIFTED,
    TARGET_OF,
    TIPPED,
    Card,
    Events,
    Gem,
    Slot,
    Stall,
)
from motherlode.games.gem_forge.heuristics import (
    A_CARD,
    A_GEM,
    LOST,
    charm,
    gem_worth,
    insertion_worth,
    is_last_point,
    new_gem_worth,
    price_of_comfort,
)
from motherlode.games.gem_forge.offers import (
    inserted,
    kept_of_sifted,
    offer_double_insertions,
    offer_picks,
    offer_sifts,
    offer_swaps,
    offer_trades,
    sifted,
)
from motherlode.games.gem_forge.slope import lift_first, refuse_room, return_loose
from motherlode.games.gem_forge.tiles import gems_in, inlay, insert
from motherlode.games.gem_forge.track import gain

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


class SwapTiles(ActionCard):
    """Exchange a tile without gems for one of another player or of the market.

    You may insert a gem into the new tile at once.
    """

    clause = "G8.1"
    worth = 250
    harm = 200

    def offer(self, state: GemForge, me: Seat) -> None:
        """Every empty tile of mine for every other empty tile."""
        for slot in range(len(Slot)):
            if not gems_in(state, me, slot):
                for stall in range(len(Stall)):
                    offer_swaps(state, me, slot, ON_MARKET.at(stall), state.market[stall])
                for seat in range(state.seats):
                    if seat != me:
                        self.offer_with(state, me, slot, seat)

    def offer_with(self, state: GemForge, me: Seat, slot: int, target: Seat) -> None:
        """Every empty tile of another player."""
        for theirs in range(len(Slot)):
            if not gems_in(state, target, theirs):
                tile = state.tiles[target][theirs]
                offer_swaps(state, me, slot, IN_FRONT.at(target, theirs), tile)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """The tiles change places, and a gem goes in."""
        slot = PLAY_SWAP_TILES.slot(move)
        given = state.tiles[me][slot]
        taken = self.exchange(state, PLAY_SWAP_TILES.partner(move), given)
        state.tiles[me][slot] = taken
        state.tell(Events.TILES_SWAPPED, EVERYONE, me, TARGET_OF[move], given, taken)
        if PLAY_SWAP_TILES.gem(move) != NO_GEM:
            insert(state, me, slot, PLAY_SWAP_TILES.gem(move))

    def exchange(self, state: GemForge, partner: int, given: int) -> int:
        """Put a tile where another lies; the other one."""
        if ON_MARKET.has(partner):
            taken = state.market[ON_MARKET.stall(partner)]
            state.market[ON_MARKET.stall(partner)] = given
            return taken
        seat = IN_FRONT.target(partner)
        taken = state.tiles[seat][IN_FRONT.theirs(partner)]
        state.tiles[seat][IN_FRONT.theirs(partner)] = given
        return taken

    def weigh(self, state: GemForge, me: Seat, move: int) -> int:
        """A tile of the market that is liked better, and a gem in it at once."""
        if TARGET_OF[move] != NO_SEAT:
            return 0
        tile = state.market[ON_MARKET.stall(PLAY_SWAP_TILES.partner(move))]
        mine = state.tiles[me][PLAY_SWAP_TILES.slot(move)]
        better = charm(state, me, tile) - charm(state, me, mine)
        return better + 600 if PLAY_SWAP_TILES.gem(move) != NO_GEM else better

    @outer
    def refuse_things(self, state: GemForge, me: Seat) -> Refusal:
        """Only tiles without gems change places."""
        return Refusal("tile-not-empty", self.clause)


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
    def refuse_things(self, state: GemForge, me: Seat) -> Refusal:
        """It needs room in the cart."""
        return super().refuse_things(state, me) if state.room(me) else refuse_room(state)


class DrawThree(ActionCard):
    """Draw three cards."""

    clause = "G8.4"
    worth = 700
    harm = 300

    def offer(self, state: GemForge, me: Seat) -> None:
        """It needs nothing."""
        state.offer(PLAY_DRAW_THREE)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """Draw them all, then discard what is too much."""
        for _ in range(state.cards_drawn):
            draw_card(state, me)
        limit_hands(state)

    def weigh(self, state: GemForge, me: Seat, move: int) -> int:
        """As many cards as the hand has room for."""
        free = state.hand_limit + 1 - total(state.hand[me], len(Card))
        return 200 + A_CARD * min(state.cards_drawn, free)


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
        for gem in range(len(Gem)):
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


class Sift(OfGems):
    """Take the first one to three gems: one goes back, the others into your cart or back."""

    clause = "G8.6"
    worth = 450
    harm = 200

    def offer(self, state: GemForge, me: Seat) -> None:
        """Every number of gems, and every handful of them but all."""
        for gem in range(len(Gem)):
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
        for gem in range(len(Gem)):
            for _ in range(self.named(move, gem)):
                state.tell(Events.GEM_TAKEN, EVERYONE, me, gem)
                state.loose[gem] -= 1
                state.cart[me][gem] += 1
        return_loose(state, me)

    def weigh(self, state: GemForge, me: Seat, move: int) -> int:
        """The gems that are kept."""
        return self.worth_of_gems(state, me, move)

    @outer
    def refuse_things(self, state: GemForge, me: Seat) -> Refusal:
        """Only the first gems of the slope, as many as the cart holds."""
        return Refusal("cannot-sift", self.clause)


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
        for gem in range(len(Gem)):
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
    def refuse_things(self, state: GemForge, me: Seat) -> Refusal:
        """It needs room in the cart."""
        return super().refuse_things(state, me) if state.room(me) else refuse_room(state)


class DoubleInsert(ActionCard):
    """Insert up to two gems."""

    clause = "G8.8"
    worth = 700
    harm = 300

    def offer(self, state: GemForge, me: Seat) -> None:
        """One gem, or two."""
        offer_double_insertions(state, me)

    def work(self, state: GemForge, me: Seat, move: int) -> None:
        """One after the other."""
        for place in range(2):
            insertion = inserted(move, place)
            if insertion >= 0:
                insert(state, me, INSERTION.slots(insertion), INSERTION.gems(insertion))

    def weigh(self, state: GemForge, me: Seat, move: int) -> int:
        """Two insertions for the price of one."""
        worth = 0
        for place in range(2):
            insertion = inserted(move, place)
            if insertion >= 0:
                worth += insertion_worth(state, me, INSERTION.slots(insertion))
        return worth
