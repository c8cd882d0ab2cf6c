"""`make attack`: attacks a fresh server and prints what an honest player noticed of each.

Before and under attack are measured in turns within one run, because the machine may have other
things to do: what counts is the ratio.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.attack import attackers, lines, prepared, tested
from benchmarks.attack.bystander import Bystander, cut
from benchmarks.live.memory import peaks
from benchmarks.live.process import LIMITS, ServerProcess
from motherlode.server.terms import Terms
from tests.server.postgres import memory

BAR: Final = 1.5  # times as long as without the attack
MOST_MEMORY: Final = 200  # megabytes that one client may cost
ROUNDS: Final = 2
KEPT: Final = ("connections", "all_connections", "bot_matches", "replays")  # limits as they are
HEAD: Final = "| attack | before | under attack | verdict |\n|---|---|---|---|"


@dataclass(frozen=True)
class Row:
    """What came of an attack."""

    attack: str
    before: str
    under: str
    holds: bool


@dataclass(frozen=True)
class Scene:
    """A server that is attacked."""

    url: str
    folder: Path
    seconds: float
    pid: int


def main() -> None:
    """Attack, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=8, help="of each measurement")
    parser.add_argument("--matches", type=int, default=300_000, help="that are searched")
    parser.add_argument("--only", default="", help="attacks with this in their name")
    given = parser.parse_args()
    print(HEAD, flush=True)
    for attack in ATTACKS:
        if given.only in attack.__name__:
            for row in attack(given.seconds, given.matches):
                print(line_of(row), flush=True)


def line_of(row: Row) -> str:
    """One line of the table."""
    verdict = "held" if row.holds else "BROKEN"
    return f"| {row.attack} | {row.before} | {row.under} | {verdict} |"


@contextmanager
def server(seconds: float, finished: int = 0, terms: Terms = prepared.TERMS) -> Iterator[Scene]:
    """A fresh server with the limits that matter, and some long matches that are over.

    The other limits are off, since both sides live on one machine.
    """
    limits = dict.fromkeys([name for name in LIMITS if name not in KEPT], 0)
    with tempfile.TemporaryDirectory(dir=memory()) as name:
        folder = Path(name)
        database = f"sqlite:///{folder / 'attack.db'}"
        asyncio.run(prepared.finished_matches(database, finished, terms))
        with ServerProcess(database, limits=limits, logs="off") as process:
            yield Scene(process.address, folder, seconds, process.pid)


def compared(scene: Scene, person: Bystander, attack: Callable[[], ExitStack]) -> list[list[float]]:
    """The times of moves and answers: before and under attack, in turns."""
    person.play(2)  # processes are started, caches are filled
    person.take()
    found: list[list[float]] = [[], [], [], []]
    for _ in range(ROUNDS):
        for place in (0, 2):
            with attack() if place else ExitStack():
                person.play(scene.seconds / ROUNDS)
            moves, answers = person.take()
            found[place] += moves
            found[place + 1] += answers
    return found


def ratio(what: str, before: list[float], under: list[float], percent: int) -> Row:
    """A row with the times that so many of a hundred take."""
    first, second = cut(before, percent), cut(under, percent)
    times = second / first if first else float("inf")
    shown = f"{second:.1f} ms ({times:.2f}x, p50 {cut(under, 50):.1f}, {len(under)} of them)"
    return Row(what, f"{first:.1f} ms (p50 {cut(before, 50):.1f})", shown, times <= BAR)


# -- the attacks ------------------------------------------------------------------------------


def replays(seconds: float, matches: int) -> Iterator[Row]:
    """Eight clients from eight addresses replay long matches again and again."""
    with server(seconds, finished=8) as scene:
        codes = prepared.codes(8)
        found = compared(
            scene,
            Bystander(scene.url),
            lambda: attackers.started(attackers.replay_for_ever, scene.url, codes),
        )
        yield ratio(
            "8 clients replay matches of 1,000 moves: p99 of a move", found[0], found[2], 99
        )


def long_replay(seconds: float, matches: int) -> Iterator[Row]:
    """One match that is nearly as long as a match may be."""
    with server(seconds, finished=1, terms=prepared.LONG) as scene:
        lines.milliseconds(scene.url, "/healthz")
        before = sum(peaks(scene.pid))
        time = lines.milliseconds(scene.url, f"/api/tables/{prepared.codes(1)[0]}/replay")
        under = sum(peaks(scene.pid))
        what = "a replay of 4,600 moves: most memory of the server and the processes it started"
        shown = f"{under} MB, the replay took {time / 1000:.1f} s"
        yield Row(what, f"{before} MB", shown, under - before < MOST_MEMORY)


def masters(seconds: float, matches: int) -> Iterator[Row]:
    """Fifty tables of masters alone, with an onlooker at each."""
    return beside_bots(seconds, "50 tables of masters alone, looked at", attackers.let_masters_play)


def seated(seconds: float, matches: int) -> Iterator[Row]:
    """Fifty who sit with two masters each, every one at an address of their own."""
    return beside_bots(seconds, "50 people from 50 addresses play masters", attackers.play_masters)


def beside_bots(seconds: float, what: str, crowd: Callable[..., None]) -> Iterator[Row]:
    """What somebody who plays apprentices notices of fifty others who let masters think."""
    with server(seconds) as scene:
        found = compared(
            scene,
            Bystander(scene.url, bots=2),
            lambda: attackers.started(crowd, scene.url, 50),
        )
        for percent in (50, 99):
            answers = f"{what}: p{percent} of apprentices' answers"
            yield ratio(answers, found[1], found[3], percent)
        yield ratio("the same: p99 of a move", found[0], found[2], 99)


def connections(seconds: float, matches: int) -> Iterator[Row]:
    """Half-open connections, heads and addresses without end."""
    with server(seconds) as scene, ExitStack() as stack:
        before = lines.milliseconds(scene.url, "/healthz")
        held = lines.hold_open(scene.url, 1100, stack)
        with attackers.honest(scene.url) as elsewhere:
            under = elsewhere.milliseconds("/healthz")
        what = "1,100 half-open connections from one address: held, and another's request"
        yield Row(what, f"{before:.0f} ms", f"{held} held, {under:.0f} ms", held <= 120)
    with server(seconds) as scene:
        most = 100_000_000
        head = lines.swallow(scene.url, b"GET / HTTP/1.1\r\nHost: a\r\nX: ", most)
        yield Row("100 MB of headers", "", f"ended after {head:,} bytes", head < most // 10)
        address = lines.swallow(scene.url, b"GET /", most)
        yield Row(
            "an address without end", "", f"ended after {address:,} bytes", address < most // 10
        )


def search(seconds: float, matches: int) -> Iterator[Row]:
    """One letter over many matches."""
    with server(seconds, finished=1) as scene:
        prepared.many_matches(scene.folder / "attack.db", matches)
        times = [lines.milliseconds(scene.url, "/api/tables") for _ in range(20)]
        found = [lines.milliseconds(scene.url, f"/api/matches?player={one}") for one in "aegru" * 4]
        what = f"search by one letter over {matches:,} matches, against the lobby"
        plain, slow = sorted(times)[10], sorted(found)[10]
        yield Row(what, f"{plain:.0f} ms", f"{slow:.0f} ms, worst {max(found):.0f} ms", slow < 100)


def long_absence(seconds: float, matches: int) -> Iterator[Row]:
    """Whoever says that they were here long ago is told no more than what is recent."""
    with server(seconds, finished=1) as scene:
        steps, size = attackers.welcome_since(scene.url, prepared.codes(1)[0], 1)
        yield Row("`?since=1` at a long table", "", f"{steps} steps, {size:,} bytes", steps <= 512)


def locked(seconds: float, matches: int) -> Iterator[Row]:
    """The database is locked by another program: how long until whoever asks is told."""
    with server(seconds) as scene:
        before = lines.milliseconds(scene.url, "/healthz")
        with prepared.lock(scene.folder / "attack.db"):
            under = attackers.milliseconds_until(scene.url, "/healthz", 503)
        under_attack = f"503 after {under:.0f} ms"
        what = "a locked database: `/healthz`"
        yield Row(what, f"{before:.0f} ms", under_attack, under < 2000)


def by_test(seconds: float, matches: int) -> Iterator[Row]:
    """What is no matter of time: a key, a clock, a cookie, a record."""
    for attack, (times, broken) in tested.tried().items():
        under = f"tried {times} ways, {broken} came through"
        yield Row(attack, "", under, times > 0 and not broken)


ATTACKS: Final = (
    replays,
    long_replay,
    masters,
    seated,
    connections,
    search,
    long_absence,
    locked,
    by_test,
)

if __name__ == "__main__":
    main()
