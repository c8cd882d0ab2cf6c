"""The obstacles of Quartz."""

from __future__ import annotations

from motherlode.games.quartz.facts import ACTION_CARDS, Crystal
from tests.conformance.obstacles import WHO_IS_ASKED, Obstacles, Try, hold_card

OTHERS_CART = {"steal", "retaliate"}


def fill_bag(tried: Try) -> None:
    tried.change("bag", Crystal.QUARTZ, to=5)


def add_obsidian(tried: Try) -> None:
    tried.change("cart", tried.seat, Crystal.OBSIDIAN, to=1)


def add_own(tried: Try) -> None:
    """The crystal that the move gives or protects, or any."""
    crystal = max(tried.named("given"), tried.named("crystal"), Crystal.QUARTZ)
    tried.add("cart", tried.seat, crystal)


def add_theirs(tried: Try) -> None:
    tried.add("cart", tried.named("target"), max(tried.named("taken"), Crystal.QUARTZ))


def add_both(tried: Try) -> None:
    add_own(tried)
    if tried.named("target") >= 0:
        add_theirs(tried)


def let_in(tried: Try) -> None:
    target = tried.named("target")
    seat = tried.seat if target < 0 else target
    tried.change("inside", to=tried.state.inside | 1 << seat)


def lay_crystals(tried: Try) -> None:
    """Lay the crystals that a move names to where it takes them from."""
    for crystal, many in tried.all_named("crystals").items():
        if tried.decision in OTHERS_CART:
            tried.change("cart", tried.asked_with(0), crystal, to=many)
        elif tried.decision == "save":
            tried.change("cart", tried.seat, crystal, to=many)
        else:
            tried.change("drawn_out", crystal, to=many)
    if tried.move.kind == "swap":
        tried.change("cart", tried.seat, tried.named("given"), to=1)
        tried.change("drawn_out", tried.named("taken"), to=1)


def give_token(tried: Try) -> None:
    tried.change("token", tried.seat, to=1)


def widen_chest(tried: Try) -> None:
    tried.change("chest_room", to=3)


def send_others_out(tried: Try) -> None:
    tried.change("inside", to=1 << tried.seat | 1 << tried.asked_with(1))


def many(tried: Try) -> int:
    return tried.all_named("crystals").total()


QUARTZ = Obstacles(
    removed={
        "bag-empty": fill_bag,
        "not-in-hand": hold_card,
        "no-obsidian-to-give": add_obsidian,
        "nothing-to-trade": add_own,
        "not-in-cart": add_both,
        "target-outside": let_in,
        "target-has-nothing": add_theirs,
        "crystals-not-there": lay_crystals,
        "no-token": give_token,
        "token-outside": let_in,
        "token-without-obsidian": add_obsidian,
        "chest-too-small": widen_chest,
        "others-inside": send_others_out,
    },
    seen={
        **WHO_IS_ASKED,
        "outside": lambda tried: not tried.state.is_inside(tried.seat),
        "not-in-a-turn": lambda tried: tried.move.kind in ("pass", "take", "keep", "swap"),
        "reaction-in-own-turn": lambda tried: tried.named("card") >= ACTION_CARDS,
        "needs-target": lambda tried: tried.named("target") < 0,
        "wrong-answer": lambda tried: tried.named("card") != tried.detail("card"),
        "not-back": lambda tried: tried.named("target") == tried.asked_with(1),
        "only-one": lambda tried: many(tried) > 1,
        "take-two": lambda tried: (
            many(tried) == 1 and tried.state.valuables(tried.asked_with(0)) > 1
        ),
        "not-an-obsidian": lambda tried: Crystal.OBSIDIAN in tried.all_named("crystals"),
        "nothing-to-keep": lambda tried: (
            not (
                sum(tried.state.cart[tried.seat][: Crystal.OBSIDIAN])
                + sum(tried.state.chest[tried.seat])
            )
        ),
    },
)
