"""What a scene of Gem Forge says of the table, and where the rest of the box finds its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from motherlode.games.gem_forge import GEM_FORGE
from motherlode.games.gem_forge.facts import Card, Gem, Tile
from tests.scenes import written

LETTERS = dict(zip("rgyb", Gem.names, strict=True))
TILES = (
    ("ring_red", "bracelet_red", "brooch_rgy"),
    ("tiara_green", "crown_rrgyb", "necklace_blue"),
    ("rainbow_ring", "sceptre", "ring_yellow"),
    ("tiara_yellow", "pendant_bbrg", "ring_green"),
)
MARKET = ("ring_blue", "necklace_red", "earrings_rrgg", "rainbow_tiara")
TURN: Mapping[str, Any] = {"decision": "turn", "seat": 0}


def gems(letters: str) -> dict[str, int]:
    """`rrb` as counts by colour."""
    return dict(Counter(LETTERS[letter] for letter in letters))


def left(copies: Mapping[str, int], *taken: Mapping[str, int]) -> dict[str, int]:
    """What remains of a supply."""
    rest = Counter(copies)
    for pile in taken:
        rest.subtract(pile)
    return {name: many for name, many in rest.items() if many}


def padded(row: Sequence[Any], length: int, filler: Any) -> list[Any]:
    """A row with an item for every seat."""
    return [*row, *[filler] * (length - len(row))]


@dataclass(frozen=True, kw_only=True)
class Setting:
    """A table in the turn of seat 0.

    The slope begins with the gems named; the other copies of each colour follow. Cards that no
    hand holds are in the deck, or, if a deck is named, on the discards; so it is with tiles.
    """

    seats: int
    carts: Sequence[str] = ()
    hands: Sequence[str] = ()
    inlaid: Mapping[tuple[int, int], str] = field(default_factory=dict)
    copies: int = 10
    tiles: Mapping[tuple[int, int], str] = field(default_factory=dict)
    points: Sequence[int] = ()
    slope: str = ""
    actions: int = 2
    deck: str | None = None
    pile: Sequence[str] | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    house: Mapping[str, Any] = field(default_factory=dict)
    decisions: Sequence[Mapping[str, Any]] = (TURN,)

    def position(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """The position that the setting describes, some fields of the table set by hand."""
        return written(
            GEM_FORGE,
            self.seats,
            {
                **self.course(),
                **self.gem_table(),
                **self.tile_table(),
                **self.card_table(),
                **fields,
            },
            *self.decisions,
            options=self.options,
            house={**{f"gems.{gem}": self.copies for gem in Gem.names}, **self.house},
            seed=1,
        )

    def course(self) -> dict[str, Any]:
        """How far the game has come."""
        return {
            "first": 0,
            "turn": 0,
            "round": 1,
            "actions": self.actions,
            "points": padded(self.points, self.seats, 0),
            "played": None,
            "player": 0,
            "still": 0,
            "quiet": 0,
        }

    def gem_table(self) -> dict[str, Any]:
        """The slope, and the gems that have left it."""
        cart = [gems(cart) for cart in padded(self.carts, self.seats, "")]
        inlaid = [gems(self.inlaid.get((row // 3, row % 3), "")) for row in range(12)]
        supply = dict.fromkeys(Gem.names, self.copies)
        rest = left(supply, *cart, *inlaid, gems(self.slope))
        line = [LETTERS[letter] for letter in self.slope]
        line += [gem for gem in Gem.names for _ in range(rest.get(gem, 0))]
        return {
            "slope": line,
            "slope_length": len(line),
            "cart": cart,
            "loose": {},
            "inlaid": inlaid,
        }

    def tile_table(self) -> dict[str, Any]:
        """The tiles in front of the players, in the market and on the pile."""
        own = [
            [self.tiles.get((seat, slot), TILES[seat][slot]) for slot in range(3)]
            for seat in range(self.seats)
        ]
        lying = {*MARKET, *(tile for row in own for tile in row)}
        unlaid = [tile for tile in Tile.names if tile not in lying]
        pile = unlaid if self.pile is None else list(self.pile)
        return {
            "tiles": own,
            "market": list(MARKET),
            "pile": dict.fromkeys(pile, 1),
            "thrown": {tile: 1 for tile in unlaid if tile not in pile},
            "dealt": [[None] * 5] * self.seats,
        }

    def card_table(self) -> dict[str, Any]:
        """The hands, and the cards that nobody holds."""
        hand = [dict(Counter(hand.split())) for hand in padded(self.hands, self.seats, "")]
        box = {**GEM_FORGE.box.values, **self.house}
        unheld = left({card: cast("int", box[f"cards.{card}"]) for card in Card.names}, *hand)
        deck = unheld if self.deck is None else dict(Counter(self.deck.split()))
        return {
            "deck": deck,
            "discard": left(unheld, deck),
            "hand": hand,
            "old": [{}] * self.seats,
        }
