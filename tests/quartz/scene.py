"""Scenes of Quartz: say what matters, play texts, look at what changed."""

from __future__ import annotations

from typing import Any

from motherlode.core import position
from motherlode.core.events import Event
from tests.quartz.setting import BOX, COPIES, Kinds, PerSeat, Setting
from tests.scenes import PlayedScene

__all__ = ["BOX", "COPIES", "Kinds", "PerSeat", "Scene"]


class Scene(PlayedScene):
    """A position in the middle of a day, played on by texts; see `Setting` for what it says."""

    per_seat = frozenset(
        {"cart", "hidden", "chest", "hand", "shown", "old", "token", "coins", "card_income"}
    )

    def __init__(self, seats: int = 4, seat: int = 0, **said: Any) -> None:
        super().__init__(Setting(seats=seats, seat=seat, **said).position())

    def hear(self, events: list[Event]) -> None:
        """After every move the position can be written down and read again."""
        super().hear(events)
        text = position.dumps(self.state)
        assert position.dumps(position.loads(text)) == text

    def plays(self) -> list[str]:
        """Of the legal moves those that play a card."""
        return [move for move in self.moves() if move.startswith("play ")]

    def cart(self, seat: int) -> dict[str, int]:
        """The crystals in a cart."""
        return dict(self.table["cart"][seat])

    def came_back(self, crystal: str) -> int:
        """How many crystals of a kind the bag holds more than when the scene began."""
        return int(self.table["bag"].get(crystal, 0) - self.before["bag"].get(crystal, 0))
