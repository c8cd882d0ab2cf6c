"""How the map of the table is written down: place by place, the cards from top to bottom.

{"at": [0, -1], "cards": ["dragon @1 north", "ruby_mine @0 east"], "dwarves": [0, 2]}
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Final

from motherlode.core.errors import InvalidPosition
from motherlode.core.layout import Count, Grouped, Name, OwnedName, PerSeat, Truth, items
from motherlode.games.dwarves_fall.facts import (
    NO_CARD,
    PLACE,
    PLACES,
    SEAT,
    SEATS,
    STEP_X,
    STEP_Y,
    Card,
    Side,
)

FARTHEST: Final = 99
Table = list[list[int]]


def card_text(card: int) -> str:
    """A kingdom card in words: `ruby_mine @2`."""
    return f"{Card.names[PLACE.card(card)]} @{PLACE.owner(card)}"


def read_card(text: object, seats: int, path: str) -> int:
    """The card that a text names."""
    names = cards_by_text(seats)
    if text not in names:
        raise InvalidPosition(f"{path}: no card is called {text!r}")
    return names[str(text)]


@cache
def cards_by_text(seats: int) -> dict[str, int]:
    """The cards of so many seats by their texts."""
    return {card_text(card): card for card in range(seats * Card.size)}


class MapForm:
    """The cards on the table and the dwarves on them."""

    parts: ClassVar = {  # who lies beside whom follows from the rest
        "top": Grouped(Truth(), PLACES, Card),
        "under": Grouped(OwnedName(Card), PLACES, Card),
        "turned": Grouped(Name(Side), PLACES, Card),
        "x": Grouped(Count(), PLACES, Card),
        "y": Grouped(Count(), PLACES, Card),
        "dwarves": Grouped(PerSeat(Count(), SEATS), PLACES, Card),
    }
    fields = ("top", "under", "turned", "x", "y", "beside", "dwarves")

    def write(self, value: Sequence[Any], seats: int) -> list[dict[str, Any]]:
        """Every place, in the order of the cards on top."""
        top, under, turned, x, y, _, dwarves = value
        places = []
        for card in range(PLACES):
            if top[card]:
                cards, below = [], card
                while below != NO_CARD:
                    cards.append(f"{card_text(below)} {Side.names[turned[below]]}")
                    below = under[below]
                place = {"at": [x[card], y[card]], "cards": cards}
                places.append({**place, "dwarves": list(dwarves[card][:seats])})
        return places

    def read(self, data: Any, seats: int, path: str) -> list[Any]:
        """All tables, and who is whose neighbour."""
        sheet = Sheet()
        for place, item in enumerate(items(data, path)):
            sheet.add(item, seats, f"{path}[{place}]")
        return [sheet.top, sheet.under, sheet.turned, sheet.x, sheet.y, sheet.beside, sheet.dwarves]


class Sheet:
    """The tables of a map while it is being read."""

    def __init__(self) -> None:
        self.at: dict[tuple[int, int], int] = {}
        self.seen: set[int] = set()
        self.top, self.turned, self.x, self.y = ([0] * PLACES for _ in range(4))
        self.under = [NO_CARD] * PLACES
        self.beside: Table = [[NO_CARD] * Side.size for _ in range(PLACES)]
        self.dwarves: Table = [[0] * SEATS for _ in range(PLACES)]

    def add(self, item: Any, seats: int, path: str) -> None:
        """Read one place."""
        if not isinstance(item, dict) or set(item) != {"at", "cards", "dwarves"}:
            raise InvalidPosition(f"{path} has exactly at, cards and dwarves")
        where, texts = items(item["at"], path), items(item["cards"], path)
        if len(where) != 2 or not texts:
            raise InvalidPosition(f"{path} lies at two numbers and has at least one card")
        x, y = (Count(-FARTHEST, FARTHEST).read(part, seats, f"{path}.at") for part in where)
        if (x, y) in self.at:
            raise InvalidPosition(f"{path}: another place lies at {x}, {y}")
        cards = [self.read_laid(text, seats, f"{path}.cards") for text in texts]
        for card, below in zip(cards, [*cards[1:], NO_CARD], strict=True):
            self.under[card] = below
        self.lay(cards[0], x, y)
        counts = items(item["dwarves"], path)
        if len(counts) != seats:
            raise InvalidPosition(f"{path}.dwarves has {seats} items, not {len(counts)}")
        for seat, many in enumerate(counts):
            self.dwarves[cards[0]][seat] = Count().read(many, seats, f"{path}.dwarves")

    def read_laid(self, text: object, seats: int, path: str) -> int:
        """A card with the side that its top points to."""
        name, _, side = str(text).rpartition(" ")
        card = read_card(name, seats, path)
        if side not in Side.names:
            raise InvalidPosition(f"{path}: no side is called {side!r}")
        if card in self.seen:
            raise InvalidPosition(f"{path}: {name} lies on the table twice")
        self.seen.add(card)
        self.turned[card] = Side.names.index(side)
        return card

    def lay(self, card: int, x: int, y: int) -> None:
        """Put a card on top at a place, among its neighbours."""
        self.at[x, y] = card
        self.top[card], self.x[card], self.y[card] = 1, x, y
        for side in range(Side.size):
            near = self.at.get((x + STEP_X[side], y + STEP_Y[side]), NO_CARD)
            self.beside[card][side] = near
            if near != NO_CARD:
                self.beside[near][(side + 2) % Side.size] = card


class SlayerForm:
    """Who has defeated which monster."""

    plain: ClassVar = Grouped(Name(SEAT), PLACES, Card)

    def write(self, value: Sequence[int], seats: int) -> dict[str, int]:
        """The seats by card."""
        return {card_text(card): seat for card, seat in enumerate(value) if seat >= 0}

    def read(self, data: Any, seats: int, path: str) -> list[int]:
        """A seat, or nobody, for every card."""
        if not isinstance(data, dict):
            raise InvalidPosition(f"{path} gives a seat for each card, not {data!r}")
        slayer = [-1] * PLACES
        for text, seat in data.items():
            card = read_card(text, seats, path)
            slayer[card] = Count(0, seats - 1).read(seat, seats, f"{path}.{text}")
        return slayer
