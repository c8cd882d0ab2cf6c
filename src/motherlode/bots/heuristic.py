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
        interrupt = self.step_in(outlook)
        moves = outlook.moves if interrupt is None else (*outlook.moves, interrupt)
        return max(moves, key=lambda move: (self.liking(outlook, move), self.random.random()))

    def step_in(self, outlook: Outlook) -> int | None:
        """The best of the interrupts, if it is better than to wait."""
        best = max(outlook.interrupts, key=lambda move: self.weight(outlook, move), default=None)
        return None if best is None or self.weight(outlook, best) <= 0 else best

    def weight(self, outlook: Outlook, move: int) -> int:
        """What the hints say of a move."""
        return outlook.world.weigh(outlook.seat, move)

    def liking(self, outlook: Outlook, move: int) -> float:
        """The same, blurred."""
        return self.weight(outlook, move) + self.random.random() * self.blur
