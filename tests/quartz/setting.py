"""What a scene says of the table, and where the rest of the box finds its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from motherlode.games.quartz import QUARTZ
from motherlode.games.quartz.facts import Card, Crystal
from tests.scenes import written

Kinds = Mapping[str, int]  # how many of each, by name
PerSeat = Mapping[int, Kinds]

BOX = {name: QUARTZ.box.values[f"crystals.{name}.count"] for name in Crystal.names}
COPIES = {name: QUARTZ.box.values[f"cards.{name}.copies"] for name in Card.names}


@dataclass(frozen=True, kw_only=True)
class Setting:
    """A table in the middle of a day, with `seat` to move.

    Hands and carts are empty unless they are given. Crystals that are not mentioned are in
    the bag and cards that are not mentioned in the deck; a `bag` or a `deck` that is given
    leaves the rest out of the box.
    """

    seats: int
    seat: int
    hand: PerSeat = field(default_factory=dict)
    cart: PerSeat = field(default_factory=dict)
    chest: PerSeat = field(default_factory=dict)
    hidden: PerSeat = field(default_factory=dict)
    token: tuple[int, ...] = ()
    coins: Mapping[int, int] = field(default_factory=dict)
    inside: tuple[int, ...] | None = None  # everybody
    bonus: tuple[str | None, ...] | None = None  # a row of Here We Go
    taken: int | None = None  # one for everybody outside
    day: int = 2
    bag: Kinds | None = None
    deck: Kinds | None = None
    discard: Kinds = field(default_factory=dict)
    laid_out: Kinds | None = None  # a card under each protected crystal
    seed: int = 7
    options: Mapping[str, object] = field(default_factory=dict)
    house: Mapping[str, object] = field(default_factory=dict)

    def position(self) -> dict[str, Any]:
        """The position that the setting describes."""
        return written(
            QUARTZ,
            self.seats,
            self.table(),
            {"decision": "turn", "seat": self.seat},
            options=self.options,
            house={**self.house, **self.smaller_box()},
            seed=self.seed,
        )

    def table(self) -> dict[str, Any]:
        """Everything on the table."""
        return {
            "day": self.day,
            "first": 0,
            "turn": self.seat,
            "inside": list(self.dwarves_inside()),
            "bag": dict(self.rest_of_crystals() if self.bag is None else self.bag),
            "drawn_out": {},
            "cart": self.rows(self.cart),
            "hidden": self.rows(self.hidden),
            "chest": self.rows(self.chest),
            "deck": dict(self.rest_of_cards() if self.deck is None else self.deck),
            "discard": dict(self.discard),
            "laid_out": self.cards_laid_out(),
            "hand": self.rows(self.hand),
            "shown": self.rows({}),
            "old": self.rows({}),
            "bonus": [*self.row(), *[None] * (self.seats - 1 - len(self.row()))],
            "taken": self.bonuses_gone(),
            "token": [int(seat in self.token) for seat in range(self.seats)],
            "coins": [self.coins.get(seat, 0) for seat in range(self.seats)],
            "card_income": [0] * self.seats,
        }

    def rows(self, given: PerSeat) -> list[dict[str, int]]:
        """A row for every seat."""
        return [dict(given.get(seat, {})) for seat in range(self.seats)]

    # -- the bravery bonus --------------------------------------------------------------

    def dwarves_inside(self) -> tuple[int, ...]:
        """Who is in the mine."""
        return tuple(range(self.seats)) if self.inside is None else self.inside

    def row(self) -> tuple[str | None, ...]:
        """The cards of the bravery bonus, those that are gone included."""
        return ("here_we_go",) * (self.seats - 1) if self.bonus is None else self.bonus

    def bonuses_gone(self) -> int:
        """How many bonuses are taken or lost."""
        if self.taken is not None:
            return self.taken
        return min(self.seats - len(self.dwarves_inside()), self.seats - 2)

    # -- the rest of the box ------------------------------------------------------------

    def crystals_used(self) -> list[Kinds]:
        """Crystals that are not in the bag."""
        return [*self.cart.values(), *self.hidden.values(), *self.chest.values()]

    def cards_used(self) -> list[Kinds]:
        """Cards that are not in the deck."""
        row = [{card: 1} for card in self.row()[self.bonuses_gone() :] if card is not None]
        return [*self.hand.values(), self.discard, self.cards_laid_out(), *row]

    def cards_laid_out(self) -> dict[str, int]:
        """Cards that wait for the evening."""
        if self.laid_out is not None:
            return dict(self.laid_out)
        protected = sum(sum(row.values()) for row in self.hidden.values())
        return {"what_crystal": protected} if protected else {}

    def rest_of_crystals(self) -> dict[str, int]:
        """What is left for the bag."""
        return rest({**BOX, **counted(self.house, "crystals", "count")}, self.crystals_used())

    def rest_of_cards(self) -> dict[str, int]:
        """What is left for the deck."""
        return rest({**COPIES, **counted(self.house, "cards", "copies")}, self.cards_used())

    def smaller_box(self) -> dict[str, int]:
        """House rules for a box that holds only what is used and what was said to be left."""
        changes: dict[str, int] = {}
        if self.bag is not None:
            in_box = sums(Crystal.names, [*self.crystals_used(), self.bag])
            changes |= {f"crystals.{name}.count": many for name, many in in_box.items()}
        if self.deck is not None:
            in_box = sums(Card.names, [*self.cards_used(), self.deck])
            changes |= {f"cards.{name}.copies": many for name, many in in_box.items()}
        return changes


def sums(names: tuple[str, ...], used: list[Kinds]) -> dict[str, int]:
    """How many of each there are in several piles."""
    return {name: sum(pile.get(name, 0) for pile in used) for name in names}


def rest(box: Mapping[str, Any], used: list[Kinds]) -> dict[str, int]:
    """What is left of the box."""
    gone = sums(tuple(box), used)
    return {name: many - gone[name] for name, many in box.items()}


def counted(changes: Mapping[str, Any], family: str, number: str) -> dict[str, int]:
    """The counts that house rules change."""
    return {
        path.split(".")[1]: value
        for path, value in changes.items()
        if path.startswith(f"{family}.") and path.endswith(f".{number}")
    }
