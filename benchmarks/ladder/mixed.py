"""Matches among mixed levels, each depending on nothing but its deal."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from motherlode.bots.bot import Bot
from motherlode.bots.levels import bot
from motherlode.core.match import Match
from motherlode.games import find
from motherlode.lab.arena import next_move


class Mixed(NamedTuple):
    """A match to be played, and who sits where."""

    match: Match
    levels: tuple[str, ...]
    bots: dict[int, Bot]
    source: Random

    def next(self) -> tuple[int, int]:
        """Who moves, and what."""
        return next_move(self.match.state, self.bots, self.source)

    def play_out(self) -> None:
        """To the end."""
        while not self.match.state.over:
            self.match.play(*self.next())

    def share(self, seat: int) -> float:
        """One for a win, a part of it for a shared one."""
        winners = self.match.state.outcome().winners
        return (seat in winners) / len(winners)


def mixed(game: str, seats: int, deal: int, levels: Sequence[str]) -> Mixed:
    """A deal with players whose levels are drawn by lot."""
    text = f"{game} {seats} {deal} {' '.join(levels)}"
    source = Random(int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big"))
    chosen = tuple(source.choice(levels) for _ in range(seats))
    bots = {
        seat: bot(level, source.getrandbits(30), timed=False) for seat, level in enumerate(chosen)
    }
    return Mixed(Match(find(game), seats, source.getrandbits(30)), chosen, bots, source)
