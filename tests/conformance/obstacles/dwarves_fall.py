"""The obstacles of Dwar7s Fall."""

from __future__ import annotations

from motherlode.games.dwarves_fall.facts import NO_CARD, PLACE, Card, Gem, Ogre, Secret, Side
from tests.conformance.obstacles import WHO_IS_ASKED, Obstacles, Try

DWARVES = 9  # more than any work needs
SEATS = 4
MONSTERS = {Card.DRAGON, Card.ICE_GIANT}
MINES = {Card.EMERALD_MINE, Card.DIAMOND_MINE, Card.RUBY_MINE, Card.TOPAZ_MINE}
TYPES = ({*MINES, Card.DRAGON}, {Card.TAVERN, Card.SHOP}, {Card.CASTLE, Card.ICE_GIANT})


def place(tried: Try) -> int:
    """The card that the move names, as a number."""
    return PLACE.at(tried.named("owner"), tried.named("card"))


def next_to(tried: Try) -> int:
    """The card at the side that the move names."""
    found: int = tried.state.beside[place(tried)][tried.named("side")]
    return found


def steps(tried: Try) -> bool:
    """Whether a dwarf would go over a side."""
    return bool(tried.named("side") >= 0)


def mover(tried: Try) -> int:
    """Whose dwarf the move is about."""
    target: int = tried.named("target")
    return target if target >= 0 else tried.seat


# -- what is removed --------------------------------------------------------------------------


def hold(tried: Try) -> None:
    tried.change("kingdom", tried.seat, tried.detail("card"), to=1)


def hold_ogre(tried: Try) -> None:
    tried.add("ogres", tried.seat, tried.detail("ogre"))


def hold_gem(tried: Try) -> None:
    tried.add("gems", tried.seat, tried.detail("gem"))


def undo_actions(tried: Try) -> None:
    tried.change("used", to=0)


def call_home(tried: Try) -> None:
    tried.change("idle", tried.seat, to=1)


def add_dwarf(tried: Try) -> None:
    tried.add("dwarves", place(tried), mover(tried))


def clear_card(tried: Try) -> None:
    """Nobody stands on the card that the move is about, or on the one it leads to."""
    card = next_to(tried) if steps(tried) else place(tried)
    for seat in range(SEATS):
        tried.change("dwarves", card, seat, to=0)


def pull_down_walls(tried: Try) -> None:
    for card in range(Card.size):
        for side in range(Side.size):
            tried.change("walls", card, side, to=0)


def add_workers(tried: Try) -> None:
    tried.change("dwarves", place(tried), tried.seat, to=DWARVES)


def add_loot(tried: Try) -> None:
    """Something to take in the other hand."""
    is_thief = tried.named("ogre") == Ogre.THIEF
    tried.add("gems" if is_thief else "ogres", tried.named("target"), 0)


def add_partner(tried: Try) -> None:
    """A dwarf of another player on another card."""
    other = next(card for card in range(Card.size) if card != place(tried))
    tried.add("dwarves", other, (tried.named("target") + 1) % tried.state.seats)


def lay_in_row(tried: Try) -> None:
    tried.change("row", 0, to=tried.detail("trade"))


def add_gems(tried: Try) -> None:
    for gem in range(Gem.size):
        tried.change("gems", tried.seat, gem, to=9)


def hide_goal(tried: Try) -> None:
    tried.change("revealed", tried.seat, to=0)


def meet_goal(tried: Try) -> None:
    tried.change("secret_goal", tried.seat, to=Secret.JEWELLER)
    add_gems(tried)


# -- what is seen -----------------------------------------------------------------------------


def is_covered(tried: Try) -> bool:
    return not tried.state.top[place(tried)] and place(tried) in list(tried.state.under)


def is_absent(tried: Try) -> bool:
    return not tried.state.top[place(tried)] and place(tried) not in list(tried.state.under)


def is_other_type(tried: Try) -> bool:
    laid = tried.asked_with(0)
    return not any({laid, tried.named("card")} <= of_a_type for of_a_type in TYPES)


DWARVES_FALL = Obstacles(
    removed={
        "not-in-hand": hold,
        "ogre-not-in-hand": hold_ogre,
        "gem-not-in-hand": hold_gem,
        "no-action-left": undo_actions,
        "no-dwarf-at-home": call_home,
        "no-dwarf-there": add_dwarf,
        "no-free-space": clear_card,
        "dwarves-in-the-way": clear_card,
        "wall-in-the-way": pull_down_walls,
        "too-few-dwarves": add_workers,
        "nothing-to-steal": add_loot,
        "nobody-to-swap-with": add_partner,
        "not-in-the-row": lay_in_row,
        "cannot-pay": add_gems,
        "goal-revealed": hide_goal,
        "goal-not-met": meet_goal,
    },
    seen={
        **WHO_IS_ASKED,
        "laying-a-card": lambda tried: tried.decision == "rotate",
        "card-is-covered": is_covered,
        "not-on-the-table": is_absent,
        "nothing-there": lambda tried: next_to(tried) == NO_CARD,
        "card-lies-there": lambda tried: next_to(tried) != NO_CARD,
        "never-covered": lambda tried: tried.detail("card") in {Card.CASTLE, *MONSTERS},
        "another-type": is_other_type,
        "same-player": lambda tried: tried.named("target") == tried.asked_with(0),
        "same-card": lambda tried: (
            place(tried) == PLACE.at(tried.asked_with(2), tried.asked_with(1))
        ),
        "no-stack": lambda tried: tried.state.under[place(tried)] == NO_CARD,
    },
)
