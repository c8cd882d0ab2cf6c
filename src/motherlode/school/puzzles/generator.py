"""Looking for puzzles in matches between bots.

Every position with a real choice is looked at a little, and longer if it looks like a puzzle. The
searches that decide know nothing of those that chose the position, so that what only seemed good
by luck is found out; and the first ones ask for more than the last, which tell the figures.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any, Final

from motherlode.bots.guests import invite
from motherlode.core import position
from motherlode.core.observation import Observation
from motherlode.core.registry import game_of
from motherlode.core.search_settings import SearchSettings
from motherlode.core.state import State
from motherlode.games import find
from motherlode.lab.arena import next_move
from motherlode.school.puzzles import levels, themes
from motherlode.school.puzzles.proof import (
    EVEN,
    LEAST_ERRORS,
    LEAST_GAP,
    Claim,
    Effort,
    Proof,
    prove,
    prove_at_once,
)
from motherlode.school.puzzles.puzzle import Option, Puzzle, key_of

PLAYERS: Final = ("apprentice", "heuristic", "journeyman", "journeyman")
MOST_A_MATCH: Final = 2
APART: Final = 8  # plies between two puzzles of a match, so that one does not answer the other
PROMISING: Final = 0.06  # a gap that is worth another look
HOPELESS: Final = 0.03  # a gap so small in one search that the others need not be asked
CLEAR: Final = (LEAST_GAP + 0.02, LEAST_ERRORS + 1)  # what the searches that choose ask for


@dataclass(frozen=True, slots=True)
class Efforts:
    """How long each look is."""

    glance: Effort
    look: Effort
    fair: Effort  # a look that gives every move its due
    choose: Effort
    verify: Effort  # four times the budget
    even: Effort  # every move gets its due, whatever it looked like

    @classmethod
    def of(cls, settings: SearchSettings) -> Efforts:
        """By what a master thinks in the game."""
        unit = max(200, settings.master // 3)
        return cls(
            glance=Effort(1, max(100, unit // 12)),
            look=Effort(1, unit // 2),
            fair=Effort(1, unit, EVEN),
            choose=Effort(4, unit),
            verify=Effort(6, 4 * unit),
            even=Effort(2, 4 * unit, EVEN),
        )


@dataclass(frozen=True, slots=True)
class Mine:
    """A match to look for puzzles in."""

    game: str
    seed: int
    number: int
    skip: int = 0  # positions at its beginning that are not looked at

    def source(self, *words: object) -> Random:
        """Luck that belongs to this match and to nothing else."""
        text = " ".join(map(str, (self.game, self.seed, self.number, *words)))
        return Random(int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big"))


def dig(mine: Mine) -> list[Puzzle]:
    """The puzzles of one match, at most one on a theme."""
    found: dict[str, Puzzle] = {}
    rested = mine.skip
    for ply, state in enumerate(positions(mine)):
        puzzle = examine(mine, ply, state, found) if ply >= rested else None
        if puzzle is not None:
            found[puzzle.theme] = puzzle
            rested = ply + APART
        if len(found) == MOST_A_MATCH:
            break
    return list(found.values())


def positions(mine: Mine) -> Iterator[State]:
    """The positions of a match between bots in which the seat that is asked has a choice."""
    source = mine.source("match")
    game = find(mine.game)
    seats = game.seats[mine.number % len(game.seats)]
    state = game.start(seats, source.getrandbits(30))
    bots = {
        s: invite(source.choice(PLAYERS), source.getrandbits(30), timed=False) for s in range(seats)
    }
    while not state.over:
        if len(state.moves(state.seat)) > 1:
            yield state
        state.play(*next_move(state, bots, source))


def examine(mine: Mine, ply: int, state: State, taken: Container[str] = ()) -> Puzzle | None:
    """The puzzle that a position makes, if it makes one on a theme that is not taken."""
    seat = state.seat
    world = Observation(state, seat, mine.source(ply, "world")).world
    efforts = Efforts.of(game_of(state).search_settings)
    seeds = mine.source(ply, "search")
    best = promised(world, seat, seeds, efforts)
    if best is None or theme_of(world, best) in taken:
        return None
    claim = Claim(best, HOPELESS)
    if prove_at_once(world, seat, seeds, efforts.fair, claim) is None:
        return None
    chosen = prove_at_once(world, seat, seeds, efforts.choose, claim)
    if chosen is None or not chosen.holds(*CLEAR):
        return None
    return verified(mine, ply, world, best, efforts)


def promised(world: State, seat: int, seeds: Random, efforts: Efforts) -> str | None:
    """The move that looks best twice, if a position is worth more than two short looks."""
    best = None
    for effort in (efforts.glance, efforts.look):
        proof = prove(world, seat, seeds, effort)
        if proof.gap < PROMISING or is_easily_seen(world, seat, seeds, proof.best):
            return None
        best = proof.best
    return best


def is_easily_seen(world: State, seat: int, seeds: Random, best: str) -> bool:
    """Whether the levels that do not search find a move too; asking them costs next to nothing."""
    move = game_of(world).catalogue.number(best)
    return levels.is_trivial(
        {level: levels.finds(level, world, seat, move, seeds) for level in levels.CHEAP}
    )


def theme_of(world: State, best: str) -> str:
    """What a move is about."""
    return themes.theme(world, game_of(world).catalogue.number(best))


def verified(mine: Mine, ply: int, world: State, best: str, efforts: Efforts) -> Puzzle | None:
    """The puzzle, if searches that know nothing of the others agree, the fewest first."""
    seat, claim = world.seat, Claim(best, HOPELESS)
    even = prove_at_once(world, seat, mine.source(ply, "even"), efforts.even, claim)
    if even is None or even.gap < LEAST_GAP:
        return None
    proof = prove_at_once(world, seat, mine.source(ply, "verify"), efforts.verify, claim)
    if proof is None or not proof.holds():
        return None
    return written(mine, ply, world, proof, efforts)


def written(mine: Mine, ply: int, world: State, proof: Proof, efforts: Efforts) -> Puzzle:
    """A puzzle with all that is told of it."""
    seat, seeds = world.seat, mine.source(ply, "levels")
    best = game_of(world).catalogue.number(proof.best)
    found = {level: levels.finds(level, world, seat, best, seeds) for level in levels.TRIES}
    data = position.dump(world)
    return Puzzle(
        key=key_of(data, seat),
        game=mine.game,
        seat=seat,
        position=data,
        options=tuple(map(rounded, proof.options)),
        clause=themes.clause(world, seat, best),
        theme=theme_of(world, proof.best),
        difficulty=levels.difficulty(found),
        found={level: round(share, 2) for level, share in found.items()},
        made=how(mine, ply, proof, efforts.verify),
    )


def how(mine: Mine, ply: int, proof: Proof, effort: Effort) -> dict[str, Any]:
    """How a puzzle was made."""
    return {
        "seed": mine.seed,
        "match": mine.number,
        "ply": ply,
        "searches": effort.searches,
        "playouts": effort.playouts,
        "gap": round(proof.gap, 4),
        "error": round(proof.error, 4),
    }


def rounded(option: Option) -> Option:
    """An option without digits that say nothing."""
    return Option(
        option.move,
        round(option.chance, 4),
        round(option.error, 4),
        round(option.points, 2),
        option.visits,
    )
