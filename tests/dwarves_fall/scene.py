"""Scenes of Dwar7s Fall: draw what matters, and the rest of the box finds its place."""

from __future__ import annotations

from typing import Any, Self

from motherlode.games.dwarves_fall.state import DwarvesFall
from tests.dwarves_fall.drawing import number_of
from tests.dwarves_fall.setting import Setting
from tests.scenes import PlayedScene


class Scene(PlayedScene):
    """A position with seat 0 to act, played on by texts; see `Setting` for what it says."""

    state: DwarvesFall

    def __init__(self, picture: str = "", seats: int = 2, **said: Any) -> None:
        super().__init__(Setting(picture=picture, seats=seats, **said).position())

    def moves_of(self, kind: str, seat: int | None = None) -> list[str]:
        """The legal moves of one kind."""
        return [text for text in self.moves(seat) if text.startswith(kind)]

    def keep_goals(self) -> Self:
        """Nobody reveals a goal now."""
        while self.decision == "after_work":
            self.play("pass")
        return self

    def dwarves(self, token: str) -> list[int]:
        """The dwarves on a card, by seat."""
        return list(self.state.dwarves[number_of(token)][: self.state.seats])
