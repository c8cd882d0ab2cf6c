"""Why one move is better than another, in a sentence out of what the engine knows."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from motherlode.bots.rollouts import WAIT
from motherlode.bots.thought import Estimate
from motherlode.coach.calibration import told_chance
from motherlode.coach.history import ACCIDENT, has_accident
from motherlode.coach.review import Message
from motherlode.core.observation import Observation
from motherlode.core.registry import game_of
from motherlode.words.keys import kind_of

WORLDS: Final = 200  # in which a move is tried to see what happens at once
CLEAR: Final = 0.08  # odds that differ by less explain nothing
A_POINT: Final = 1.0  # so does less than a point


class Reason(NamedTuple):
    """A sentence and the clause that it turns on."""

    message: Message
    clause: str | None


def reason_for(seen: Observation, best: Estimate, other: Estimate, source: Random) -> Reason:
    """What speaks for the best move against another one."""
    return (
        accident(seen, best, other, source)
        or prospect(seen, best, other)
        or chances(seen, best, other)
    )


def accident(seen: Observation, best: Estimate, other: Estimate, source: Random) -> Reason | None:
    """One move ends in an accident more often than the other, or is worth that risk."""
    clause = next((one.clause for one in game_of(seen.world).events if one.key == ACCIDENT), None)
    if clause is None or WAIT in (best.move, other.move):
        return None
    odds, odds_of_best = (odds_of(seen, one.move, source) for one in (other, best))
    risk = {"percent": percent(odds), "best-percent": percent(odds_of_best)}
    if odds - odds_of_best >= CLEAR:
        return Reason(Message("coach-reason-accident", moves(seen, best, other) | risk), clause)
    promised = prospect(seen, best, other)
    if odds_of_best - odds >= CLEAR and promised:
        return Reason(Message("coach-reason-risk", promised.message.arguments | risk), clause)
    return None


def odds_of(seen: Observation, move: int, source: Random) -> float:
    """How often the seat has an accident at once if it makes a move."""
    worlds = (seen.determinize(source) for _ in range(WORLDS))
    return sum(has_accident(world, seen.seat, move) for world in worlds) / WORLDS


def prospect(seen: Observation, best: Estimate, other: Estimate) -> Reason | None:
    """The points that one move promises more than the other."""
    if best.result is None or other.result is None or best.result - other.result < A_POINT:
        return None
    points = round(best.result - other.result)
    arguments = {**moves(seen, best, other), "seat": seen.seat, "points": points}
    return Reason(Message("coach-reason-points", arguments), clause_about(seen, best))


def chances(seen: Observation, best: Estimate, other: Estimate) -> Reason:
    """Nothing but the chances."""
    arguments = {
        **moves(seen, best, other),
        "percent": percent(told_chance(seen.world, other).value),
        "best-percent": percent(told_chance(seen.world, best).value),
    }
    return Reason(Message("coach-reason-chances", arguments), clause_about(seen, best))


def clause_about(seen: Observation, best: Estimate) -> str | None:
    """The clause about the thing that the best move is made with, a card say."""
    if best.move == WAIT:
        return None
    game = game_of(seen.world)
    named = [
        game.clauses.get(kind_of(role, game) or "", {}).get(str(thing))
        for role, thing in game.catalogue[best.move].slots
    ]
    return next((clause for clause in named if clause), None)


def moves(seen: Observation, best: Estimate, other: Estimate) -> dict[str, str | int | float]:
    """The game and the two moves, as a sentence names them."""
    return {"game": seen.world.game, "move": other.text, "best": best.text}


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)
