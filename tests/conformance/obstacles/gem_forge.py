"""The obstacles of Gem Forge."""

from __future__ import annotations

from motherlode.games.gem_forge.facts import NO_GEM, OWN_TURN_CARDS, SLOPE, Gem, Slot, Tile
from motherlode.games.gem_forge.state import GemForge
from tests.conformance.obstacles import WHO_IS_ASKED, Obstacles, Try, hold_card

WIDE = [3, 3, 3, 3, 0]  # a recipe with room for everything
LIMITS = ("most_tipped", "most_sifted", "most_robbed", "most_inserted")


def gems_of(tried: Try) -> dict[int, int]:
    """The gems that a move names, in whatever role they come from a cart or the mine."""
    roles = ("gems",) if tried.all_named("gems") else ("gem",)
    return {gem: many for role in roles for gem, many in tried.all_named(role).items()}


def finish(tried: Try) -> None:
    """Fill every tile of the player."""
    for slot in range(Slot.size):
        recipe = tried.state.recipe[tried.state.tiles[tried.seat][slot]]
        filled = [recipe[0] + recipe[4], *recipe[1:4]]
        tried.change("inlaid", tried.seat * Slot.size + slot, to=filled)


def empty_cart(tried: Try) -> None:
    tried.change("cart", tried.seat, to=[0] * Gem.size)


def fill_mine(tried: Try) -> None:
    """First the gems that the move names, then red ones."""
    first = [gem for gem, many in gems_of(tried).items() for _ in range(many)]
    for place, gem in enumerate((first + [0] * 3)[:3]):
        tried.change("slope", place, to=gem)
    tried.change("slope_length", to=max(3, tried.state.slope_length))


def add_own(tried: Try) -> None:
    """The gems that the move takes out of the own cart."""
    given = tried.named("given")
    for gem, many in ({given: 1} if given >= 0 else gems_of(tried)).items():
        tried.change("cart", tried.seat, gem, to=many)


def add_theirs(tried: Try) -> None:
    """The gems that the move takes out of another cart."""
    taken = tried.named("taken")
    for gem, many in ({taken: 1} if taken >= 0 else gems_of(tried)).items():
        tried.change("cart", tried.named("target"), gem, to=many)


def clear_tiles(tried: Try) -> None:
    """No gem is in any tile."""
    tried.change("inlaid", to=[[0] * Gem.size for _ in tried.state.inlaid])


def widen_tiles(tried: Try) -> None:
    """Every tile has holes for everything, and none is finished."""
    tried.change("recipe", to=[WIDE[:] for _ in range(Tile.size)])


def make_holes(tried: Try) -> None:
    clear_tiles(tried)
    widen_tiles(tried)


def add_to_tile(tried: Try) -> None:
    target = tried.seat if tried.named("target") < 0 else tried.named("target")
    gem = max(tried.named("gem"), 0)
    tried.add("inlaid", target * Slot.size + tried.named("slot"), gem)


def stand_still(tried: Try) -> None:
    tried.change("still", to=9999)


def grant_action(tried: Try) -> None:
    tried.change("actions", to=1)


def spend_actions(tried: Try) -> None:
    tried.change("actions", to=0)


def loosen(tried: Try) -> None:
    tried.change("loose", tried.named("gem"), to=1)


def lift_limits(tried: Try) -> None:
    for limit in LIMITS:
        tried.change(limit, to=3)


def shorten_slope(state: GemForge) -> None:
    """Gems that were laid out elsewhere must find room when they come back."""
    state.slope_length = min(state.slope_length, SLOPE // 2)
    state.slope = [*state.slope[: state.slope_length], *[NO_GEM] * (SLOPE - state.slope_length)]


GEM_FORGE = Obstacles(
    tidy=shorten_slope,
    removed={
        "not-in-hand": hold_card,
        "unfinished": finish,
        "cart-full": empty_cart,
        "mine-empty": fill_mine,
        "mine-too-short": fill_mine,
        "not-at-the-entrance": fill_mine,
        "not-in-cart": add_own,
        "not-in-their-cart": add_theirs,
        "no-hole": make_holes,
        "tile-not-empty": clear_tiles,
        "tile-finished": widen_tiles,
        "nothing-to-withdraw": add_to_tile,
        "not-in-tile": add_to_tile,
        "not-stuck": stand_still,
        "no-actions-left": grant_action,
        "actions-left": spend_actions,
        "brown-tile-left": clear_tiles,
        "not-loose": loosen,
        "too-many-gems": lift_limits,
    },
    seen={
        **WHO_IS_ASKED,
        "not-in-own-turn": lambda tried: tried.named("card") >= OWN_TURN_CARDS,
        "wrong-answer": lambda tried: (
            tried.move.kind != "play" or tried.named("card") != tried.detail("card")
        ),
        "thrown-already": lambda tried: tried.asked_with(1) == 0,
        "thrown-too-many": lambda tried: (
            tried.all_named("stalls").total() > tried.asked_with(1) > 0
        ),
    },
)
