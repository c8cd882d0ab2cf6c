"""Scenes of the card game: say what matters, play texts, look at what changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from motherlode.core.events import Event
from motherlode.core.seats import EVERYONE
from tests.quartz_cards.setting import Setting
from tests.scenes import PlayedScene


class Scene(PlayedScene):
    """A position in the middle of a game, played on by texts; see `Setting` for what it says.

    Events are those since the scene began.
    """

    per_seat = frozenset({"column", "chest", "hand", "shown", "old", "waiting_gifts"})
    passing = frozenset({"turn", "turns", "exploring"})

    def __init__(self, **said: Any) -> None:
        super().__init__(Setting(**said).position())

    def hear(self, events: list[Event]) -> None:
        """Add to what was told before."""
        self.events += events

    def seen(self, event: Event) -> dict[str, object] | None:
        """An event in full, whoever may know it."""
        return super().seen(replace(event, who=EVERYONE))

    def attack(self, **attacks: str) -> Scene:
        """Answer a window: `attack(s1="little_gift")`; everybody else passes."""
        for seat in self.asked:
            card = attacks.get(f"s{seat}")
            self.play(f"{seat}: play {card}" if card else f"{seat}: pass")
        return self

    def nobody_attacks(self) -> Scene:
        """Everybody passes, as long as the question is whether to attack."""
        while self.question == "window":
            self.attack()
        return self

    @property
    def line(self) -> list[str]:
        """The exploration line."""
        return list(self.table["line"])

    def columns(self, seat: int) -> dict[str, int]:
        """The open columns of a seat."""
        return dict(self.table["column"][seat])

    def chest(self, seat: int) -> dict[str, int]:
        """The protected columns of a seat."""
        return dict(self.table["chest"][seat])

    def discarded(self, card: str) -> int:
        """How many helpers of a kind lie on the discards."""
        return int(self.table["discard"].get(card, 0))

    def view(self, seat: int = -1) -> Any:
        """What a seat may know of the table."""
        return self.state.view(seat).table
