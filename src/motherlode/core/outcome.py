"""How a match ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The scores, what broke their ties, the ranks that follow, and why the match was over."""

    scores: tuple[int, ...]
    tiebreaks: tuple[tuple[int, ...], ...]  # one row a tie-break, in the order they are used
    ranks: tuple[int, ...]  # 1 is a winner; equal ranks are shared
    reason: str  # a key of the game's words

    @classmethod
    def of(cls, scores: Sequence[int], reason: str, *tiebreaks: Sequence[int]) -> Outcome:
        """Rank the seats by score, then by each tie-break; more is better in all of them."""
        results = list(zip(scores, *tiebreaks, strict=True))
        ranks = tuple(1 + sum(other > result for other in results) for result in results)
        return cls(tuple(scores), tuple(tuple(row) for row in tiebreaks), ranks, reason)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, usually one."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def as_data(self) -> dict[str, object]:
        """Plain data for a screen."""
        return {
            "scores": list(self.scores),
            "tiebreaks": [list(row) for row in self.tiebreaks],
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "reason": self.reason,
        }
