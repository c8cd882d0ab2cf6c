"""The mine: a visible line of gems on a slope, taken at the bottom, let down from the top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.gem_forge.facts import NO_GEM, SLOPE, Ask, Events, Gem, Order

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


def fill_slope(state: GemForge) -> None:
    """All gems roll down in a random order."""
    for gem in range(Gem.size):
        for _ in range(state.gem_count[gem]):
            state.slope[state.slope_length] = gem
            state.slope_length += 1
    for place in range(state.slope_length, SLOPE):
        state.slope[place] = NO_GEM
    for place in range(state.slope_length - 1, 0, -1):
        other = state.below(place + 1)
        gem = state.slope[place]
        state.slope[place] = state.slope[other]
        state.slope[other] = gem


def lift_first(state: GemForge) -> int:
    """The gem at the entrance; all others roll down by one place."""
    gem = state.slope[0]
    state.slope_length -= 1
    for place in range(state.slope_length):
        state.slope[place] = state.slope[place + 1]
    state.slope[state.slope_length] = NO_GEM
    state.still = 0
    return gem


def take_gem(state: GemForge, me: Seat) -> None:
    """The gem at the entrance goes into the cart."""
    gem = lift_first(state)
    state.tell(Events.GEM_TAKEN, EVERYONE, me, gem)
    state.cart[me][gem] += 1


@outer
def refuse_taking(state: GemForge) -> Refusal:
    """The mine is empty or the cart is full."""
    if not state.slope_length:
        return Refusal("mine-empty", "G3.3")
    return refuse_room(state)


@outer
def refuse_room(state: GemForge) -> Refusal:
    """The cart is full."""
    return Refusal("cart-full", "G3.2", {"most": state.cart_room})


@outer
def refuse_cart(clause: str, me: Seat, target: Seat) -> Refusal:
    """The gems are not in the cart they should come from."""
    if target == me:
        return Refusal("not-in-cart", clause)
    return Refusal("not-in-their-cart", clause, {"target": target})


def let_down(state: GemForge, me: Seat, gem: int) -> None:
    """A gem rolls down from the top and stops behind all others."""
    state.tell(Events.GEM_RETURNED, EVERYONE, me, gem)
    state.slope[state.slope_length] = gem
    state.slope_length += 1
    state.still = 0


def return_loose(state: GemForge, me: Seat) -> None:
    """All loose gems go back, by colour or in the order that `me` chooses."""
    if state.order == Order.CHOSEN and loose_colours(state) > 1:
        state.ask(Ask.RETURNING, me)
    else:
        let_all_down(state, me)


def let_all_down(state: GemForge, me: Seat) -> None:
    """All loose gems go back by colour."""
    for gem in range(Gem.size):
        while state.loose[gem]:
            state.loose[gem] -= 1
            let_down(state, me, gem)


def loose_colours(state: GemForge) -> int:
    """How many colours there are among the loose gems."""
    colours = 0
    for gem in range(Gem.size):
        if state.loose[gem]:
            colours += 1
    return colours
