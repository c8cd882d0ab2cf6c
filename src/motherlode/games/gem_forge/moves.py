"""Every move of Gem Forge, in the order of its number, and the names of things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from motherlode.core.moves import Catalogue, Move, Slot
from motherlode.games.gem_forge.cards import CARD_NAMES
from motherlode.games.gem_forge.handfuls import HANDFUL_LIST, KEPT_LIST, PAIRED_LIST, UP_TO
from motherlode.games.gem_forge.names import GEMS, SEATS, SLOTS, THROWS

GEM_NAMES: Final = ("red", "green", "yellow", "blue")
SLOT_NAMES: Final = ("left", "middle", "right")
STALL_NAMES: Final = ("first", "second", "third", "fourth")
PLACE_NAMES: Final = (*STALL_NAMES, "fifth")
COUNT_NAMES: Final = ("one", "two", "three")
BROWN_NAMES: Final = (
    *("brooch_gyb", "brooch_ryb", "brooch_rgb", "brooch_rgy"),
    *("pendant_rrgy", "pendant_ggyb", "pendant_yybr", "pendant_bbrg"),
    *("earrings_rrgg", "earrings_ggyy", "earrings_yybb", "earrings_bbrr"),
    *("crown_rrgyb", "crown_rggyb", "crown_rgyyb", "crown_rgybb"),
    "sceptre",
)
TILE_NAMES: Final = (
    *(f"{jewel}_{gem}" for jewel in ("ring", "bracelet", "necklace", "tiara") for gem in GEM_NAMES),
    *("rainbow_ring", "rainbow_necklace", "rainbow_tiara"),
    *BROWN_NAMES,
)


def subset(bits: int, names: tuple[str, ...]) -> list[str]:
    """The names in a set."""
    return [name for place, name in enumerate(names) if bits >> place & 1]


def several(role: str, names: Iterable[str]) -> tuple[Slot, ...]:
    """Several things in one role."""
    return tuple((role, name) for name in names)


def gems(handful: int) -> tuple[Slot, ...]:
    """The gems of a handful."""
    return several("gems", (GEM_NAMES[gem] for gem in HANDFUL_LIST[handful]))


def play(card: str, *slots: Slot) -> Move:
    """Play a card."""
    return Move("play", (("card", card), *slots))


def insertions(*head: Slot) -> list[tuple[Slot, ...]]:
    """The slots of every insertion, in the order of their numbers."""
    return [(*head, ("gem", gem), ("slot", slot)) for slot in SLOT_NAMES for gem in GEM_NAMES]


def pair(first: int, second: int = -1) -> tuple[Slot, ...]:
    """One or two insertions in one move."""
    chosen = [first] if second < 0 else [first, second]
    return tuple(
        slot
        for number in chosen
        for slot in (("gems", GEM_NAMES[number % GEMS]), ("slots", SLOT_NAMES[number // GEMS]))
    )


PARTNER_SLOTS: Final[list[tuple[Slot, ...]]] = [
    *((("stall", stall),) for stall in STALL_NAMES),
    *((("target", seat), ("theirs", slot)) for seat in range(SEATS) for slot in SLOT_NAMES),
]
NO_GEM_OR_ONE: Final[list[tuple[Slot, ...]]] = [(), *((("gem", gem),) for gem in GEM_NAMES)]

CATALOGUE: Final = Catalogue(
    [Move(kind) for kind in ("take", "draw", "pass", "end_turn")]
    + [Move("insert", slots) for slots in insertions()]
    + [Move("discard", (("gem", gem),)) for gem in GEM_NAMES]
    + [Move("withdraw", (("slot", slot),)) for slot in SLOT_NAMES]
    + [Move("score", several("slots", subset(bits, SLOT_NAMES))) for bits in range(1, 1 << SLOTS)]
    + [
        Move("keep", several("places", (PLACE_NAMES[place] for place in kept)))
        for kept in KEPT_LIST
    ]
    + [Move("choose", (("stall", stall),)) for stall in STALL_NAMES]
    + [Move("throw", several("stalls", subset(bits, STALL_NAMES))) for bits in range(1, THROWS + 1)]
    + [Move("drop", (("card", card),)) for card in CARD_NAMES]
    + [Move("return", (("gem", gem),)) for gem in GEM_NAMES]
    + [
        play("swap_tiles", ("slot", slot), *partner, *gem)
        for slot in SLOT_NAMES
        for partner in PARTNER_SLOTS
        for gem in NO_GEM_OR_ONE
    ]
    + [
        play("swap_gems", ("given", given), ("target", seat), ("taken", taken))
        for given in GEM_NAMES
        for seat in range(SEATS)
        for taken in GEM_NAMES
    ]
    + [
        play("pick_out", ("target", seat), ("slot", slot), ("gem", gem))
        for seat in range(SEATS)
        for slot in SLOT_NAMES
        for gem in GEM_NAMES
    ]
    + [play("draw_three")]
    + [
        play("tip_over", ("target", seat), *gems(handful))
        for seat in range(SEATS)
        for handful in range(1, UP_TO[3])
    ]
    + [
        play("sift", ("count", name), *gems(handful))
        for many, name in enumerate(COUNT_NAMES)
        for handful in range(UP_TO[many])
    ]
    + [
        play("rob", ("target", seat), *gems(handful))
        for seat in range(SEATS)
        for handful in range(1, UP_TO[2])
    ]
    + [play("double_insert", *pair(number)) for number in range(SLOTS * GEMS)]
    + [play("double_insert", *pair(*two)) for two in PAIRED_LIST]
    + [play("cancel"), play("follow_take")]
    + [play("follow_insert", *slots) for slots in insertions()]
)
