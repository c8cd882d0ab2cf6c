"""The moments that mattered most to a seat, and a word for the whole."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from random import Random
from typing import Final

from motherlode.coach.calibration import losses
from motherlode.coach.judgement import Judged
from motherlode.coach.reasons import reason_for
from motherlode.coach.review import (
    Argument,
    Decision,
    Depth,
    Figure,
    Message,
    Moment,
    Split,
    Verdict,
)
from motherlode.coach.values import luck_for

MOMENTS: Final = 3
DEAR: Final = 0.01  # what costs less did not matter
EVEN: Final = 0.03  # luck of less is none
DOUBT: Final = 1.0  # a loss counts less the less sure it is: so many errors less


def moments_of(seat: int, judged: Sequence[Judged], seed: int) -> list[Moment]:
    """The decisions that surely cost most, the dearest first."""
    own = [one for one in judged if one.decision.seat == seat]
    own.sort(key=lambda one: -sure_loss(one.decision))
    return [moment_of(one, seed) for one in own[:MOMENTS] if sure_loss(one.decision) > DEAR]


def sure_loss(decision: Decision) -> float:
    """A loss, less what may be chance."""
    return decision.loss.value - DOUBT * decision.loss.error


def moment_of(judged: Judged, seed: int) -> Moment:
    """A decision with the reason why another move is better."""
    made = judged.decision
    source = Random(luck_for(seed, "reason", made.step))
    message, clause = reason_for(judged.seen, judged.best, judged.played, source)
    return Moment(made.seat, made.step, made.move, made.best, made.loss, message, clause)


def verdict_of(game: str, depth: Depth, split: Split, decisions: Sequence[Decision]) -> Verdict:
    """How a seat decided, and what luck made of it."""
    own = [one for one in decisions if one.seat == split.seat and not one.trivial]
    error = mean_loss(own)
    levels = losses(game, depth)
    luck = Figure(split.deal.value + split.luck.value, hypot(split.deal.error, split.luck.error))
    adjusted = Figure(split.result - luck.value, luck.error)
    level = nearest(levels, error.value)
    words = [*level_words(split.seat, level, own), loss_words(error, len(own)), luck_words(luck)]
    return Verdict(split.seat, len(own), error, adjusted, level, levels, words)


def mean_loss(decisions: Sequence[Decision]) -> Figure:
    """What a decision cost on average."""
    many = max(1, len(decisions))
    spread = sum(one.loss.error**2 for one in decisions)
    return Figure(sum(one.loss.value for one in decisions) / many, sqrt(spread) / many)


def nearest(levels: dict[str, float], error: float) -> str:
    """The level whose decisions cost about as much; none where no level was measured."""
    return min(levels, key=lambda level: abs(levels[level] - error), default="")


def level_words(seat: int, level: str, own: Sequence[Decision]) -> list[Message]:
    """Like whom the seat decided, if anything was to decide."""
    if not level or not own:
        return []
    return [Message("coach-verdict-level", {"seat": seat, "level": level})]


def loss_words(error: Figure, many: int) -> Message:
    """What decisions cost."""
    arguments: dict[str, Argument] = {
        "decisions": many,
        "loss": points(error.value),
        "error": points(error.error),
    }
    return Message("coach-verdict-error", arguments)


def luck_words(luck: Figure) -> Message:
    """What luck gave or took."""
    if abs(luck.value) < max(EVEN, luck.error):
        return Message("coach-verdict-even")
    side = "coach-verdict-lucky" if luck.value > 0 else "coach-verdict-unlucky"
    return Message(side, {"points": points(abs(luck.value)), "error": points(luck.error)})


def points(share: float) -> float:
    """A share in hundredths of a win, as people say it."""
    return round(100 * share, 1)
