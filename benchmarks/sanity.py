"""Whether the numbers of a box make a fair game of the right length, by playing it.

python -m benchmarks.sanity [--games 2000] [--game dwarves_fall] [--save]

Equal players, all random or all following the hints, sit at a table where seat 0 begins.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.setups import pick
from benchmarks.walks import Step, random_step
from motherlode.core.game import Game
from motherlode.core.state import State
from motherlode.games import GAMES, find

PAGE: Final = Path(__file__).parent / "sanity.md"
MOST_DUE: Final = 1.5  # no seat may win more than so many times its fair share
BATCH: Final = 100
WIN: Final = 60  # can be shared evenly by up to five
COLUMNS: Final = (
    "seats",
    "players",
    "shares of wins, in turn order",
    "choices a seat",
    "seconds a choice",
    "ends",
)

Player = Callable[[State, Random], Step]
Task = tuple[str, str, int, range]  # game, players, seats, seeds


@dataclass
class Table:
    """What came of the matches at one table."""

    games: int = 0
    wins: Counter[int] = field(default_factory=Counter)  # in parts of a WIN: it may be shared
    ends: Counter[str] = field(default_factory=Counter)
    choices: int = 0  # decisions with at least two answers
    offered: set[int] = field(default_factory=set)  # moves that somebody could make

    def add(self, other: Table) -> None:
        """Put the matches of two tables together."""
        self.games += other.games
        self.wins += other.wins
        self.ends += other.ends
        self.choices += other.choices
        self.offered |= other.offered

    def shares(self, seats: int) -> list[float]:
        """The wins of each seat, as a multiple of what is fair."""
        return [self.wins[seat] * seats / (WIN * self.games) for seat in range(seats)]


def hinted_step(state: State, luck: Random) -> Step:
    """The move that the hints like best; an interrupt only if it is better than to wait."""
    for seat in range(state.seats):
        interrupts = [move for move in state.interrupts(seat) if state.weigh(seat, move) > 0]
        if interrupts:
            return seat, best(state, seat, interrupts, luck)
    seat = pick(luck, state.asked())
    return seat, best(state, seat, state.moves(seat), luck)


def best(state: State, seat: int, moves: list[int], luck: Random) -> int:
    """The best by the hints, any of the best if there are several."""
    return max(moves, key=lambda move: (state.weigh(seat, move), luck.random()))


PLAYERS: Final[dict[str, Player]] = {"random": random_step, "hints": hinted_step}


def play(task: Task) -> Table:
    """Play a match for each seed."""
    key, players, seats, seeds = task
    game, table = find(key), Table()
    for seed in seeds:
        play_one(game, PLAYERS[players], seats, seed, table)
    return table


def play_one(game: Game, player: Player, seats: int, seed: int, table: Table) -> None:
    """One match of equal players."""
    luck = Random(seed)
    state = game.start(seats, seed, {"first_player": "0"})
    while not state.over:
        seat, move = player(state, luck)
        moves = state.moves(seat)
        table.offered.update(moves, state.interrupts(seat))
        table.choices += len(moves) > 1
        state.play(seat, move)
    outcome = state.outcome()
    table.games += 1
    table.ends[outcome.reason] += 1
    for winner in outcome.winners:
        table.wins[winner] += WIN // len(outcome.winners)


# -- the report -------------------------------------------------------------------------------


def report(game: Game, tables: dict[tuple[str, int], Table]) -> Iterator[str]:
    """What was seen of a game, as a page."""
    yield f"\n## {game.key}\n"
    yield f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}"
    for (players, seats), table in tables.items():
        shares = " / ".join(f"{share:.2f}" for share in table.shares(seats))
        choices = table.choices / table.games
        ends = ", ".join(
            f"{end} {many / table.games:.0%}" for end, many in table.ends.most_common()
        )
        pace = " to ".join(f"{minutes * 60 / choices:.0f}" for minutes in game.minutes)
        yield f"| {seats} | {players} | {shares} | {choices / seats:.0f} | {pace} | {ends} |"
    never = sorted(never_offered(game, tables))
    yield f"\nNever to be done in any match: {', '.join(never) or 'nothing'}."


def never_offered(game: Game, tables: dict[tuple[str, int], Table]) -> set[str]:
    """What nobody could ever do, by the kind of move and the thing that it is done with."""
    offered = set().union(*(table.offered for table in tables.values()))
    everything = {deed(game, number) for number in range(len(game.catalogue))}
    return everything - {deed(game, number) for number in offered}


def deed(game: Game, number: int) -> str:
    """A move without its seats and places: its kind and the first thing that it names."""
    move = game.catalogue[number]
    things = [str(thing) for _, thing in move.slots if isinstance(thing, str)]
    return " ".join([move.kind, *things[:1]])


def play_all(pool: ProcessPoolExecutor, game: Game, games: int) -> dict[tuple[str, int], Table]:
    """Every number of seats with both kinds of players."""
    tables: dict[tuple[str, int], Table] = {}
    for seats in game.seats:
        for players in PLAYERS:
            seeds = range(games)
            parts = (seeds[first : first + BATCH] for first in range(0, games, BATCH))
            tables[players, seats] = table = Table()
            for part in pool.map(play, ((game.key, players, seats, part) for part in parts)):
                table.add(part)
    return tables


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000, help="for each kind of table")
    parser.add_argument("--game", dest="keys", nargs="+", help="only these games")
    parser.add_argument("--save", action="store_true", help=f"write {PAGE.name}")
    given = parser.parse_args()
    lines = [HEAD.format(games=given.games, due=MOST_DUE)]
    with ProcessPoolExecutor() as pool:
        for key in given.keys or [key for key, game in GAMES.items() if not game.example]:
            lines += report(find(key), play_all(pool, find(key), given.games))
    page = "\n".join(lines) + "\n"
    print(page)
    if given.save:
        PAGE.write_text(page, encoding="utf-8")


HEAD: Final = """\
# Are the tables sane?

Written by `make sanity`: {games} matches among equal players of each kind, with the options as
they stand; seat 0 begins.
Shares of wins are multiples of what is fair; none should be above {due}. Choices are decisions
with at least two answers; the playing time printed on the box leaves so many seconds for each."""


if __name__ == "__main__":
    main()
