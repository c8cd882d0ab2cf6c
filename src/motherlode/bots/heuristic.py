"""The bot that plays by the written hints of a game."""

from __future__ import annotations

from random import Random

from motherlode.core.outlook import Outlook


class HeuristicBot:
    """Plays the move that looks best; `blur` makes it err now and then."""

    def __init__(self, seed: int, blur: int = 0) -> None:
        self.random = Random(seed)
        self.blur = blur  # in thousandths of a point

    def choose(self, outlook: Outlook) -> int:
        """The best by the hints, which see no more than the seat does."""
        return max(
            outlook.moves,
            key=lambda move: (
                outlook.world.weigh(outlook.seat, move) + self.random.random() * self.blur,
                self.random.random(),
            ),
        )
