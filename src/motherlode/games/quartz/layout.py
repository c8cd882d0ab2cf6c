"""How the row of the bravery bonus is written down: one space fewer than there are dwarves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from motherlode.core.layout import Name, Row
from motherlode.games.quartz.facts import SPACES, Card

CARD: Final = Name(Card)


@dataclass(frozen=True, slots=True)
class BonusRow:
    """The cards of the bonus, from left to right; spaces for more dwarves are left out."""

    kind: ClassVar = Card
    plain: ClassVar = Row(CARD, SPACES)

    def write(self, value: list[int], seats: int) -> list[str | int | None]:
        """The spaces that are in use."""
        return [CARD.write(card, seats) for card in value[: seats - 1]]

    def read(self, data: Any, seats: int, path: str) -> list[int]:
        """The spaces in use; on the others nothing ever lies."""
        return Row(CARD, seats - 1).read(data, seats, path) + [0] * (SPACES + 1 - seats)
