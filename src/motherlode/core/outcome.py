"""How a match ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from msgspec import Struct, json


class Outcome(Struct, frozen=True):
    """The scores, what broke their ties, the ranks that follow, and why the match was over."""

    scores: tuple[int, ...]
    tiebreaks: tuple[tuple[int, ...], ...]  # one row a tie-break, in the order they are used
    ranks: tuple[int, ...]  # 1 is a winner; equal ranks are shared
    winners: tuple[int, ...]  # usually one
    reason: str  # a key of the game's words

    @classmethod
    def of(cls, scores: Sequence[int], reason: str, *tiebreaks: Sequence[int]) -> Outcome:
        """Rank the seats by score, then by each tie-break; more is better in all of them."""
        results = list(zip(scores, *tiebreaks, strict=True))
        ranks = tuple(1 + sum(other > result for other in results) for result in results)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return cls(tuple(scores), tuple(map(tuple, tiebreaks)), ranks, winners, reason)

    def as_data(self) -> dict[str, Any]:
        """Plain data for a screen, with lists as in JSON."""
        return cast(dict[str, Any], json.decode(json.encode(self)))
