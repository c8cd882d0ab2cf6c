"""The action cards of one's own turn that are about tiles, cards and insertions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.marks import outer
from motherlode.core.piles import total
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, NO_SEAT, Seat
from motherlode.games.gem_forge.card import ActionCard
from motherlode.games.gem_forge.deck import draw_card, limit_hands
from motherlode.games.gem_forge.facts import (
    IN_FRONT,
    INSERTION,
    NO_GEM,
    ON_MARKET,
    PLAY_DRAW_THREE,
    PLAY_SWAP_TILES,
    TARGET_OF,
    Card,
    Events,
    Slot,
    Stall,
)
from motherlode.games.gem_forge.heuristics import (
    A_CARD,
    charm,
    insertion_worth,
)
from motherlode.games.gem_forge.offers import (
    inserted,
    offer_double_insertions,
    offer_swaps,
)
from motherlode.games.gem_forge.slope import refuse_cart
from motherlode.games.gem_forge.tiles import gems_in, insert

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
        for slot in range(Slot.size):
            if not gems_in(state, me, slot):
                for stall in range(Stall.size):
                    offer_swaps(state, me, slot, ON_MARKET.at(stall), state.market[stall])
                for seat in range(state.seats):
                    if seat != me:
                        self.offer_with(state, me, slot, seat)

    def offer_with(self, state: GemForge, me: Seat, slot: int, target: Seat) -> None:
        """Every empty tile of another player."""
        for theirs in range(Slot.size):
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
    def refuse_things(self, state: GemForge, me: Seat, move: int) -> Refusal:
        """Only tiles without gems change places, and a gem must be there and fit."""
        partner = PLAY_SWAP_TILES.partner(move)
        theirs = 0
        if IN_FRONT.has(partner):
            theirs = gems_in(state, IN_FRONT.target(partner), IN_FRONT.theirs(partner))
        if theirs or gems_in(state, me, PLAY_SWAP_TILES.slot(move)):
            return Refusal("tile-not-empty", self.clause)
        if not state.cart[me][PLAY_SWAP_TILES.gem(move)]:
            return refuse_cart(self.clause, me, me)
        return Refusal("no-hole", "G3.5")


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
        free = state.hand_limit + 1 - total(state.hand[me], Card.size)
        return 200 + A_CARD * min(state.cards_drawn, free)


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

    @outer
    def refuse_things(self, state: GemForge, me: Seat, move: int) -> Refusal:
        """So many gems of the cart, each with a hole to go into."""
        insertions = [inserted(move, place) for place in range(2) if inserted(move, place) >= 0]
        if len(insertions) > state.most_inserted:
            return Refusal("too-many-gems", self.clause, {"most": state.most_inserted})
        gems = [INSERTION.gems(insertion) for insertion in insertions]
        if any(gems.count(gem) > state.cart[me][gem] for gem in gems):
            return refuse_cart(self.clause, me, me)
        return Refusal("no-hole", "G3.5")
