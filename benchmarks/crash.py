"""Kills servers while people play, and looks whether anything was lost or done twice.

Each round strikes at a random moment: `kill -9` of the one server on an SQLite file, of one of
two servers on a Postgres, or Postgres itself is restarted as if its plug had been pulled. Then
everybody comes back, sends again what was not answered, and plays on. In the log every move that
was acknowledged stands exactly once, everything that anyone was told stands as it was told, and
every table has moved on.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, Self

from benchmarks.live.houses import HOUSES, House
from benchmarks.live.player import Message, Player
from motherlode.client import Server
from motherlode.client.server import entropy
from motherlode.server.log_events import Ordered, Played, StoredEvent, snake
from motherlode.server.storage import storage
from motherlode.server.storage.interfaces import LogStore
from motherlode.server.terms import Terms

TABLES: Final = (  # terms, people; bots take the other seats
    (Terms("quartz", 3, pace=False), 3),
    (Terms("gem_forge", 2, pace=False), 2),
    (Terms("quartz_cards", 3, pace=False), 2),
)
BOTS_EVERY: Final = 5  # rounds: the bots' own processes take long to start, so mostly die as well
PATIENCE: Final = 300.0  # seconds for everybody to come back and play on
MOST_MOVES: Final = 12  # acknowledged in a round before the blow
LONGEST_PAUSE: Final = 0.05  # seconds after a move in which the blow falls


@dataclass
class Tally:
    """What was seen in all rounds."""

    rounds: int = 0
    acknowledged: int = 0
    told: int = 0
    sent_again: int = 0
    matches: int = 0
    defects: list[str] = field(default_factory=list)


class Crash:
    """Some tables that are played at while servers die."""

    def __init__(self, house: House, log_store: LogStore, seed: int) -> None:
        self.house = house
        self.log_store = log_store
        self.random = Random(seed)
        self.tables: list[list[Player]] = []
        self.tally = Tally()

    @property
    def players(self) -> list[Player]:
        """Everybody."""
        return [player for table in self.tables for player in table]

    async def open_tables(self) -> None:
        """Begin anew wherever a match is over, or none was begun."""
        for place, (terms, accounts) in enumerate(TABLES):
            if len(self.tables) <= place:
                self.tables.append(await self.open(terms, accounts))
            elif all(player.is_over for player in self.tables[place]):
                self.tally.matches += 1
                for player in self.tables[place]:
                    await player.drop()
                self.tables[place] = await self.open(terms, accounts)

    async def open(self, terms: Terms, accounts: int) -> list[Player]:
        """A table with new guests who are connected to any of the servers."""
        visitors = [Server(self.house.any_address(self.random)) for _ in range(accounts)]
        code = await asyncio.to_thread(begin, visitors, terms)
        players = [Player(one, code, self.random.getrandbits(40)) for one in visitors]
        for player in players:
            player.step = 0
            await player.stay_until(lambda player=player: bool(player.welcome))  # type: ignore[misc]
        return players

    async def round(self) -> None:
        """Play, strike, come back, play on, and look into the log."""
        await self.open_tables()
        wanted = self.acknowledged() + self.random.randint(1, MOST_MOVES)
        await self.all(lambda _: self.acknowledged() >= wanted or self.is_over)
        await asyncio.sleep(self.random.uniform(0, LONGEST_PAUSE))
        await self.house.strike(self.random, self.players)
        stood = {player: player.step or 0 for player in self.players}
        self.tally.sent_again += sum(len(player.sent) for player in self.players)
        needed = {player for player in self.players if self.must_go_on(player)}
        await self.all(
            lambda player: (
                player not in needed or (player.step or 0) > stood[player] or player.is_over
            )
        )
        await self.check()
        self.tally.rounds += 1

    def must_go_on(self, player: Player) -> bool:
        """Whether this round does not end before a player is told something new."""
        seats = player.table["seats"]
        with_bots = any(one["sitter"] == "bot" for one in seats)
        return not with_bots or self.tally.rounds % BOTS_EVERY == 0

    async def all(self, condition: Callable[[Player], bool]) -> None:
        """Wait until something is so for everybody; news of one may be news for all."""
        waiting = [asyncio.create_task(self.stay(one, condition)) for one in self.players]
        try:
            await asyncio.gather(*waiting)
        finally:
            for task in waiting:
                task.cancel()

    async def stay(self, player: Player, condition: Callable[[Player], bool]) -> None:
        """Wait for one player."""
        await player.stay_until(partial(condition, player), PATIENCE)
        for other in self.players:
            other.changed.set()

    def acknowledged(self) -> int:
        """How many moves were acknowledged at the tables of now."""
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to play."""
        return all(player.is_over for player in self.players)

    # -- the log ---------------------------------------------------------------------------

    async def check(self) -> None:
        """Compare the logs with what everybody knows."""
        for players in self.tables:
            known = [Known.of(player) for player in players]
            log = await self.log_store.read(players[0].code)
            self.tally.defects += defects(log, known)
        self.tally.acknowledged = self.acknowledged()
        self.tally.told = sum(len(player.steps) for player in self.players)


@dataclass(frozen=True)
class Known:
    """What a player knew before the log was read."""

    code: str
    acknowledged: list[str]
    steps: list[Message]

    @classmethod
    def of(cls, player: Player) -> Self:
        """What a player knows now."""
        return cls(player.code, [sent for sent, _ in player.acknowledged], list(player.steps))


def defects(log: list[StoredEvent], players: list[Known]) -> list[str]:
    """Whatever is missing from a log, stands in it twice or otherwise than it was told."""
    found = []
    if [one.seq for one in log] != list(range(1, len(log) + 1)):
        found.append("the log has gaps")
    steps = [one for one in log if not isinstance(one.event, Ordered)]
    ids = Counter(one.event.id for one in log if isinstance(one.event, Played))
    for player in players:
        for sent in player.acknowledged:
            if ids[sent] != 1:
                found.append(f"{player.code}: {sent} stands {ids[sent]} times in the log")
        found += [
            f"{player.code}: step {step['step']} was told otherwise"
            for step in player.steps
            if not is_told_so(steps[step["step"] - 1 :][:1], step)
        ]
        if [step["step"] for step in player.steps] != list(range(1, len(player.steps) + 1)):
            found.append(f"{player.code}: somebody was told something twice or not at all")
    return found


def is_told_so(stored: list[StoredEvent], step: dict[str, object]) -> bool:
    """Whether an event of the log is what somebody was told."""
    if not stored:
        return False
    event = stored[0].event
    kind, seat = snake(type(event).__name__), getattr(event, "seat", None)
    return (kind, seat, stored[0].at) == (step["what"], step["seat"], step["at"])


def begin(visitors: list[Server], terms: Terms) -> str:
    """A table at which everybody sits, bots on the seats that are left; it has begun."""
    host, *others = visitors
    bots = ["apprentice"] * (terms.seats - len(visitors))
    body = {"terms": terms, "sit": [{"entropy": entropy()}], "bots": bots}
    code = str(host.ask("POST", "/api/tables", body)["code"])
    for other in others:
        other.ask("POST", f"/api/tables/{code}/sit", {"entropy": entropy()})
    host.ask("POST", f"/api/tables/{code}/start")
    return code


async def crash(house: House, rounds: int, seed: int, shows: bool = False) -> Tally:
    """So many rounds in one house."""
    done = Tally()
    async with storage(house.database) as store:
        evening = Crash(house, store.log_store, seed)
        try:
            for _ in range(rounds):
                before = evening.acknowledged()
                await evening.round()
                done.rounds += 1
                done.acknowledged += max(0, evening.acknowledged() - before)
                if shows and done.rounds % 20 == 0:
                    print(f"{done.rounds} rounds", file=sys.stderr, flush=True)
                if evening.tally.defects:
                    break
        finally:
            for player in evening.players:
                await player.drop()
    done.sent_again, done.matches = evening.tally.sent_again, evening.tally.matches
    done.defects = evening.tally.defects
    return done


def summary(kind: str, tally: Tally, seconds: float) -> str:
    """One line of the result."""
    return (
        f"{kind}: {tally.rounds} rounds, {tally.acknowledged} moves acknowledged,"
        f" {tally.sent_again} sent again after the blow, {tally.matches} matches ended,"
        f" {len(tally.defects)} defects ({seconds:.0f} s)"
    )


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--house", choices=list(HOUSES), nargs="+", default=["sqlite"])
    given = parser.parse_args()
    failed = False
    for kind in given.house:
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder, HOUSES[kind](Path(folder)) as house:
            tally = asyncio.run(crash(house, given.rounds, given.seed, shows=True))
        print(summary(kind, tally, time.monotonic() - began), flush=True)
        for defect in tally.defects[:10]:
            print(f"  {defect}")
        failed |= bool(tally.defects)
    sys.exit(failed)


if __name__ == "__main__":
    main()
