"""`motherlode play --from`: play on from a moment of a recorded match."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import Parameter

from motherlode.bots.bot import Bot
from motherlode.bots.guests import invite
from motherlode.cli.records import record_at
from motherlode.coach import fork
from motherlode.core.dice import LAST_SEED
from motherlode.core.errors import SetupError, WrongSeat
from motherlode.core.match import Match, Origin


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Fork:
    """From which moment to play on, and as whom."""

    start: Annotated[Path | None, Parameter(name="--from")] = None
    "Play on from a moment of this recorded match, bots on the other seats."
    step: int | None = None
    "After how many moves of it."
    seat: int = 1
    "As which player, counted from 1; what this player could not know is dealt anew."
    open: Annotated[bool, Parameter(negative="")] = False
    "With the true hands, which a match that is over may show."


def forked(chosen: Fork, seed: int | None) -> Match:
    """The match that goes on, at the moment where it does."""
    if chosen.start is None or chosen.step is None:
        raise SetupError("--from FILE and --step NUMBER say together where to play on")
    record = record_at(chosen.start)
    if not 1 <= chosen.seat <= record.seats:
        raise WrongSeat(f"players are counted from 1 to {record.seats}, not {chosen.seat}")
    luck = secrets.randbelow(LAST_SEED) if seed is None else seed
    looked_from = None if chosen.open else chosen.seat - 1
    state = fork(record, chosen.step, looked_from, Random(luck))
    return Match.resume(luck, Origin(state, chosen.step, (None,) * state.seats, False))


def bots_around(seat: int, seats: int, levels: str, luck: int) -> Mapping[int, Bot]:
    """Bots on all seats but one, by their levels in turn."""
    others = [other for other in range(seats) if other != seat]
    return {
        other: invite(level.strip(), luck + other)
        for other, level in zip(others, cycle(levels.split(",")), strict=False)
    }
