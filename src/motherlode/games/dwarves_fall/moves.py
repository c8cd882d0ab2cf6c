"""Every move of Dwar7s Fall, in the order of its number, and what a number stands for.

A place on the table goes by the card on top and the seat whose colour it has: `ruby_mine @2`.
"""

from __future__ import annotations

from typing import Final

from motherlode.core.moves import Catalogue, Move, Slot
from motherlode.games.dwarves_fall.names import SEATS
from motherlode.games.dwarves_fall.ogres import OGRE_NAMES
from motherlode.games.dwarves_fall.tasks import CARD_NAMES

SIDE_NAMES: Final = ("north", "east", "south", "west")
GEM_NAMES: Final = ("emerald", "diamond", "ruby", "topaz")
TRADE_NAMES: Final = (
    "bread",
    "mushrooms",
    "cheese",
    "fish",
    "honey",
    "pie",
    "pumpkin",
    "ham",
    "ale",
    "roast",
)

Slots = tuple[Slot, ...]

PLACE_SLOTS: Final[list[Slots]] = [
    (("card", card), ("owner", owner)) for owner in range(SEATS) for card in CARD_NAMES
]
SIDE_SLOTS: Final[list[Slots]] = [(("side", side),) for side in SIDE_NAMES]
TARGET_SLOTS: Final[list[Slots]] = [(("target", seat),) for seat in range(SEATS)]


def family(kind: str, *parts: list[Slots]) -> list[Move]:
    """A move for every combination of the parts, the last part changing fastest."""
    combined: list[Slots] = [()]
    for part in parts:
        combined = [(*head, *tail) for head in combined for tail in part]
    return [Move(kind, slots) for slots in combined]


def each(role: str, names: tuple[str, ...]) -> list[Slots]:
    """One slot for each name."""
    return [((role, name),) for name in names]


def ogre(name: str) -> list[Slots]:
    """The slot of one ogre."""
    return [(("ogre", name),)]


CATALOGUE: Final = Catalogue(
    family("done")
    + family("reveal")
    + family("keep_secret")
    + family("turn", SIDE_SLOTS)
    + family("lay", each("card", CARD_NAMES))
    + family("on", PLACE_SLOTS)
    + family("beside", PLACE_SLOTS, SIDE_SLOTS)
    + family("put", PLACE_SLOTS)
    + family("step", PLACE_SLOTS, SIDE_SLOTS)
    + family("work", PLACE_SLOTS)
    + family("decline", PLACE_SLOTS)
    + family("dig", PLACE_SLOTS)
    + family("buy", each("trade", TRADE_NAMES))
    + family("discard", each("gem", GEM_NAMES))
    + family("discard", each("ogre", OGRE_NAMES))
    + family("play", ogre("bouncer"), TARGET_SLOTS, PLACE_SLOTS)
    + family("play", ogre("drover"), TARGET_SLOTS, PLACE_SLOTS, SIDE_SLOTS)
    + family("play", ogre("thief"), TARGET_SLOTS)
    + family("play", ogre("racketeer"), TARGET_SLOTS)
    + family("play", ogre("trickster"), TARGET_SLOTS, PLACE_SLOTS)
    + family("swap", TARGET_SLOTS, PLACE_SLOTS)
)
