"""Every move of Quartz, in the order of its number, and what a number stands for."""

from __future__ import annotations

from typing import Final

from motherlode.core.moves import Catalogue, Move
from motherlode.games.quartz.cards import CARD_NAMES
from motherlode.games.quartz.names import AIMS, GIMME_A_HAND, SEATS, VALUABLE
from motherlode.games.quartz.sets import PAIR_LIST, TRIPLE_LIST

CRYSTAL_NAMES: Final = ("quartz", "amethyst", "emerald", "sapphire", "ruby", "amber", "obsidian")
VALUABLE_NAMES: Final = CRYSTAL_NAMES[:VALUABLE]
AIMED_NAMES: Final = CARD_NAMES[GIMME_A_HAND : GIMME_A_HAND + AIMS]


def choosing(kind: str, sets: tuple[tuple[int, ...], ...]) -> list[Move]:
    """A move for each set of crystals."""
    return [
        Move(kind, tuple(("crystals", CRYSTAL_NAMES[crystal]) for crystal in chosen))
        for chosen in sets
    ]


def exchanging(*head: tuple[str, str | int]) -> list[tuple[tuple[str, str | int], ...]]:
    """The slots of every exchange of one crystal for another."""
    return [
        (*head, ("given", given), ("taken", taken))
        for given in VALUABLE_NAMES
        for taken in VALUABLE_NAMES
    ]


SINGLES: Final = tuple((crystal,) for crystal in range(VALUABLE))

CATALOGUE: Final = Catalogue(
    [Move(kind) for kind in ("mine", "leave", "pass", "use_token")]
    + [Move("play", (("card", card),)) for card in CARD_NAMES]
    + [
        Move("play", (("card", card), ("target", seat)))
        for card in AIMED_NAMES
        for seat in range(SEATS)
    ]
    + [
        Move("play", slots)
        for seat in range(SEATS)
        for slots in exchanging(("card", "come_closer"), ("target", seat))
    ]
    + [Move("play", (("card", "what_crystal"), ("crystal", name))) for name in VALUABLE_NAMES]
    + [Move("swap", slots) for slots in exchanging()]
    + choosing("take", SINGLES)
    + choosing("take", PAIR_LIST)
    + [Move("keep", (("nothing", "nothing"),))]
    + choosing("keep", SINGLES)
    + choosing("keep", PAIR_LIST)
    + choosing("keep", TRIPLE_LIST)
)
