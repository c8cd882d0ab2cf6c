"""Players of Gem Forge by the hints, each with a taste of its own: does it pay?

python -m benchmarks.ladder.tastes SetLover [--matches 240] [--from 73000] [--house game.goal=30]
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from typing import Any, Final

from benchmarks.balance import SURE, house_rule
from motherlode.bots.heuristic import HeuristicBot
from motherlode.core.match import Match
from motherlode.core.observation import Observation
from motherlode.games import find
from motherlode.lab.arena import next_move

GAME: Final = find("gem_forge")
GEMS: Final = range(len(GAME.names["gem"]))
SMALL: Final = ("ring", "brooch", "sceptre")
LIKING: Final = 1500  # for a tile to one's taste, in thousandths of a point
PATIENCE: Final = 50  # for scoring what could wait for its set


def new_tiles(state: Any, seat: int, move: int) -> list[int]:
    """The tiles that a move would bring."""
    made = GAME.catalogue[move]
    if made.kind == "choose":
        return [state.market[GAME.names["stall"].index(thing)] for _, thing in made.slots]
    if made.kind == "keep":
        return [state.dealt[seat][GAME.names["place"].index(thing)] for _, thing in made.slots]
    return []


def colours(state: Any, tile: int) -> set[int]:
    """The colours of which a blue tile can be; a brown one is of none."""
    *plain, any_one = state.recipe[tile]
    shown = {gem for gem in GEMS if plain[gem]}
    return set(GEMS) if any_one else shown if len(shown) == 1 else set()


class SmallTileLover(HeuristicBot):
    """Would rather have rings, brooches and the sceptre."""

    def weight(self, observation: Observation, move: int) -> int:
        """The small ones look better than they are."""
        tiles = new_tiles(observation.world, observation.seat, move)
        liked = [tile for tile in tiles if any(word in GAME.names["tile"][tile] for word in SMALL)]
        return super().weight(observation, move) + LIKING * len(liked)


class SetLover(HeuristicBot):
    """Gathers blue tiles that can be of one colour, and waits for their set."""

    def weight(self, observation: Observation, move: int) -> int:
        """Tiles that fit together look better, and what can wait for its set waits."""
        state: Any = observation.world
        own = [tile for tile in state.tiles[observation.seat] if 0 <= tile < len(state.recipe)]
        if GAME.catalogue[move].kind == "score" and self.can_wait(state, observation.seat, move):
            return PATIENCE
        worth = super().weight(observation, move)
        for tile in new_tiles(state, observation.seat, move):
            worth += LIKING * sum(bool(colours(state, tile) & colours(state, one)) for one in own)
            own.append(tile)
        return worth

    def can_wait(self, state: Any, seat: int, move: int) -> bool:
        """Whether a blue tile would go alone though another of its colours is still there."""
        scored = {GAME.names["slot"].index(thing) for _, thing in GAME.catalogue[move].slots}
        tiles = [int(tile) for tile in state.tiles[seat]]
        if state.points[seat] + sum(state.worth[tiles[slot]] for slot in scored) >= state.goal:
            return False
        own = [colours(state, tile) for tile in tiles]
        left = [own[slot] for slot in range(len(tiles)) if slot not in scored]
        return any(
            not any(own[slot] & own[other] for other in scored - {slot})
            and any(own[slot] & other for other in left)
            for slot in scored
        )


def duel(
    taste: type[HeuristicBot], seed: int, seat: int, house: dict[str, object]
) -> tuple[float, int]:
    """One match against the hints as they are: the share of the win, and bonuses of sets."""
    match, luck = Match(GAME, 2, seed, {"first_player": "0"}, house), Random(seed)
    bots = {seat: taste(2 * seed), 1 - seat: HeuristicBot(2 * seed + 1)}
    bonuses = 0
    while not match.state.over:
        told = match.play(*next_move(match.state, bots, luck))
        bonuses += sum(event.kind.key == "set_bonus" and event.values[0] == seat for event in told)
    winners = match.state.outcome().winners
    return (seat in winners) / len(winners), bonuses


def main() -> None:
    """The command line: every deal is played from both seats."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("taste", choices=["SetLover", "SmallTileLover"])
    parser.add_argument("--matches", type=int, default=240)
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first seed")
    parser.add_argument("--house", nargs="+", type=house_rule, default=[])
    given = parser.parse_args()
    taste = {"SetLover": SetLover, "SmallTileLover": SmallTileLover}[given.taste]
    played = [
        duel(taste, given.first + number // 2, number % 2, dict(given.house))
        for number in range(given.matches)
    ]
    won = sum(share for share, _ in played) / given.matches
    wide = SURE * sqrt(won * (1 - won) / given.matches)
    sets = sum(bonuses for _, bonuses in played) / given.matches
    print(f"{given.taste}: {won:.1%} ± {wide:.1%} of {given.matches}, {sets:.2f} bonuses a match")


if __name__ == "__main__":
    main()
