"""Every move of the card game, in the order of its number."""

from __future__ import annotations

from typing import Final

from motherlode.core.moves import Catalogue, Move
from motherlode.games.quartz_cards.cards import CARD_NAMES
from motherlode.games.quartz_cards.names import DEFENCES_END, WHAT_A_BEAUTY
from motherlode.games.quartz_cards.numbering import PAIR_LIST

CRYSTAL_NAMES: Final = ("quartz", "amethyst", "emerald", "sapphire", "ruby", "amber")
ICON_NAMES: Final = ("plain", "hire", *(f"unstable_{position}" for position in range(1, 7)))

CATALOGUE: Final = Catalogue(
    [Move(kind) for kind in ("explore", "stop", "pass", "hire", "lay")]
    + [Move("play", (("card", card),)) for card in CARD_NAMES[:DEFENCES_END]]
    + [
        Move("play", (("card", CARD_NAMES[WHAT_A_BEAUTY]), ("crystal", crystal)))
        for crystal in CRYSTAL_NAMES
    ]
    + [Move("protect", (("crystal", crystal),)) for crystal in CRYSTAL_NAMES]
    + [Move("take", (("crystals", crystal),)) for crystal in CRYSTAL_NAMES]
    + [Move("take_column", (("crystal", crystal),)) for crystal in CRYSTAL_NAMES]
    + [
        Move("take", tuple(("crystals", CRYSTAL_NAMES[crystal]) for crystal in pair))
        for pair in PAIR_LIST
    ]
    + [
        Move("keep", (("crystal", crystal), ("icon", icon)))
        for crystal in CRYSTAL_NAMES
        for icon in ICON_NAMES
    ]
)
