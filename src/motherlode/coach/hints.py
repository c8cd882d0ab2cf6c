"""What a bot would say to a seat that is stuck."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from motherlode.bots.levels import LEVELS, Searching
from motherlode.bots.search import Budget, SearchBot
from motherlode.bots.thought import Estimate
from motherlode.coach.calibration import search_settings, told_chance
from motherlode.coach.reasons import reason_for
from motherlode.coach.review import Hint, Message, Option
from motherlode.core.errors import NotOver
from motherlode.core.observation import Observation

LEAST: Final = "journeyman"  # the first level that searches answers for those below
CLOSE: Final = 0.02  # moves whose chances differ by no more are about as good as each other


def hint(observation: Observation, level: str, seed: int = 0) -> Hint:
    """The chance of each move as the bot of a level sees it; the same seed says the same."""
    if not observation.moves and not observation.interrupts:
        raise NotOver("this seat has nothing to decide, so there is nothing to hint at")
    estimates = thinker(level, observation.world.game, seed).explain(observation).estimates
    best = estimates[0]
    options = options_of(observation, estimates)
    options.sort(key=lambda one: (one.move != best.text, -one.chance.value))
    first = options[0]
    close = [one.move for one in options if first.chance.value - one.chance.value <= CLOSE]
    near = [first.move, *(move for move in close if move != first.move)]
    rest = [one for one in estimates if one.text not in near and one.visits]
    if not rest:
        message, clause = Message("coach-reason-alike", {"best": best.text}), None
    else:
        message, clause = reason_for(observation, best, rest[0], Random(seed))
    return Hint(observation.seat, level, options, near, message, clause)


def thinker(level: str, game: str, seed: int) -> SearchBot:
    """A search with the playouts of a level, or of the first level that searches."""
    chosen = LEVELS.get(level)
    rank = chosen.rank if isinstance(chosen, Searching) else LEAST
    settings = search_settings(game)
    return SearchBot(seed, Budget(getattr(settings, rank)), settings)


def options_of(observation: Observation, estimates: Sequence[Estimate]) -> list[Option]:
    """Each move that was tried, with a chance that comes true."""
    return [
        Option(one.text, told_chance(observation.world, one), one.visits)
        for one in estimates
        if one.visits
    ]
