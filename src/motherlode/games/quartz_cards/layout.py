"""How mine cards are written down: `ruby unstable_3`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from motherlode.core.errors import InvalidPosition
from motherlode.core.kinds import named
from motherlode.core.layout import Count, Counts, Line, Name, items
from motherlode.games.quartz_cards.facts import (
    LONGEST_LINE,
    MINE_CARD,
    MINE_CARDS,
    NO_CARD,
    Crystal,
    Icon,
)

MINE_CARD_KINDS: Final = named(
    "MineCard", *(f"{crystal}_{icon}" for crystal in Crystal.names for icon in Icon.names)
)


@dataclass(frozen=True, slots=True)
class MineCard:
    """A mine card as its crystal and its icon; null for none."""

    plain: ClassVar = Name(MINE_CARD_KINDS)

    def write(self, value: int, seats: int) -> str | None:
        if value < 0:
            return None
        return f"{Crystal.names[MINE_CARD.crystal(value)]} {Icon.names[MINE_CARD.icon(value)]}"

    def read(self, data: Any, seats: int, path: str) -> int:
        """The card that two words stand for."""
        if data is None:
            return NO_CARD
        if not isinstance(data, str) or data.count(" ") != 1:
            raise InvalidPosition(f"{path} is a crystal and an icon, not {data!r}")
        crystal, icon = data.split()
        return MINE_CARD.at(
            Name(Crystal).read(crystal, seats, path), Name(Icon).read(icon, seats, path)
        )


@dataclass(frozen=True, slots=True)
class MinePile:
    """How many there are of each mine card; those without any are left out."""

    plain: ClassVar = Counts(MINE_CARD_KINDS)

    def write(self, value: list[int], seats: int) -> dict[str | None, int]:
        """The cards of which there are any."""
        return {MineCard().write(card, seats): int(n) for card, n in enumerate(value) if n}

    def read(self, data: Any, seats: int, path: str) -> list[int]:
        """A count for every card."""
        if not isinstance(data, dict):
            raise InvalidPosition(f"{path} counts each mine card by name, not {data!r}")
        row = [0] * MINE_CARDS
        for name, n in data.items():
            row[MineCard().read(name, seats, path)] = Count().read(n, seats, f"{path}.{name}")
        return row


@dataclass(frozen=True, slots=True)
class MineLine:
    """Mine cards one after the other; the rest of the row is empty."""

    plain: ClassVar = Line(MINE_CARD_KINDS, LONGEST_LINE)

    room: int

    def write(self, value: list[int], seats: int) -> list[str | None]:
        """The cards up to the first empty place."""
        end = value.index(NO_CARD) if NO_CARD in value else self.room
        return [MineCard().write(card, seats) for card in value[:end]]

    def read(self, data: Any, seats: int, path: str) -> list[int]:
        """The cards, and nothing after them."""
        names = items(data, path)
        if len(names) > self.room or None in names:
            raise InvalidPosition(f"{path} is a list of at most {self.room} mine cards")
        cards = [MineCard().read(name, seats, f"{path}[{i}]") for i, name in enumerate(names)]
        return cards + [NO_CARD] * (self.room - len(cards))
