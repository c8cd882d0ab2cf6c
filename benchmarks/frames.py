"""Frames of the page while a match is played: how long each takes, and what the page spends on it.

    python -m benchmarks.frames --save

Bots play at their natural pace and a browser looks on. A frame counts while something moves. The
time between two frames depends on the machine that draws them, here in software; the time that
the main thread spends on scripts, styles, layout and painting is what the page is to blame for,
and is counted in processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

from docs.pictures.page import browsing
from motherlode.games import GAMES
from tests.browser.conftest import DESKTOP
from tests.browser.house import House
from tests.browser.player import Player

HERE: Final = Path(__file__).parent
SECONDS: Final = 30
AT_FIRST: Final = 3000  # milliseconds until everything is loaded
WATCH: Final = """() => {
  window.frames = [];
  let before = performance.now();
  const probe = (now) => {
    const ends = (one) => one.effect.getComputedTiming().endTime < 1e5;
    const moves = document.getAnimations().some((one) => one.playState === 'running' && ends(one));
    window.frames.push([now - before, moves]);
    before = now;
    requestAnimationFrame(probe);
  };
  requestAnimationFrame(probe);
}"""
CATEGORIES: Final = "devtools.timeline,disabled-by-default-devtools.timeline,toplevel"
SCRIPT: Final = {"FunctionCall", "EvaluateScript", "RunMicrotasks", "TimerFire", "EventDispatch"}
LAYOUT: Final = {"UpdateLayoutTree", "Layout"}
PAINT: Final = {"PrePaint", "Paint", "Layerize", "Commit"}

Span = tuple[float, float]  # when it began, and how long it took, in milliseconds


@dataclass(frozen=True)
class Row:
    """The frames of a game in which something moved."""

    game: str
    frames: int
    median_ms: float
    worst_ms: float
    late: float  # part of the frames that took longer than two at 60 a second
    script_and_layout_ms: float
    script_and_layout_p99_ms: float
    paint_ms: float
    budget: float  # part of the frames in which the page needed less than a 60th of a second


def quantile(numbers: Sequence[float], part: float) -> float:
    """The number below which that part of all lies."""
    ordered = sorted(numbers) or [0.0]
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


# -- watching ------------------------------------------------------------------------------------


def watch(page: Page, seconds: int) -> tuple[list[tuple[float, bool]], list[dict[str, Any]]]:
    """The frames of a page for a while, and what its main thread did meanwhile."""
    session = page.context.new_cdp_session(page)
    trace: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda told: trace.extend(told["value"]))
    page.evaluate(WATCH)
    session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    page.wait_for_timeout(seconds * 1000)
    stop(page, session)
    frames = [(float(time), bool(moves)) for time, moves in page.evaluate("window.frames")]
    return frames, trace


def stop(page: Page, session: CDPSession) -> None:
    """End the tracing and wait for the last of it."""
    done: list[object] = []
    session.on("Tracing.tracingComplete", lambda told: done.append(told))  # noqa: PLW0108
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)


# -- counting ------------------------------------------------------------------------------------


def main_thread(trace: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the thread did on which the page's frames are made."""
    known = list(trace)
    fired = [event for event in known if event["name"] == "FireAnimationFrame"]
    busiest = max(
        {(event["pid"], event["tid"]) for event in fired},
        key=lambda thread: sum((event["pid"], event["tid"]) == thread for event in fired),
    )
    return [event for event in known if (event["pid"], event["tid"]) == busiest]


def is_probe(event: dict[str, Any]) -> bool:
    """Whether it is our own look at each frame, which is not the page's."""
    return str(event.get("args", {}).get("data", {}).get("functionName", "")) == "probe"


def spans(events: Iterable[dict[str, Any]], names: set[str]) -> Iterator[Span]:
    """When events of some names ran, those within others left out; in processor time."""
    ends = 0.0
    chosen = [
        event
        for event in events
        if event["name"] in names and "dur" in event and not is_probe(event)
    ]
    for event in sorted(chosen, key=lambda event: float(event["ts"])):
        if event["ts"] >= ends:
            ends = event["ts"] + event["dur"]
            yield event["ts"] / 1000, event.get("tdur", event["dur"]) / 1000


def spent(events: Sequence[dict[str, Any]], names: set[str]) -> list[float]:
    """How many milliseconds each frame spent on events of some names."""
    fires = sorted(e["ts"] / 1000 for e in events if e["name"] == "FireAnimationFrame")
    sums = [0.0] * len(fires)
    frame = 0
    for begin, time in spans(events, names):
        while frame + 1 < len(fires) and fires[frame + 1] <= begin:
            frame += 1
        if fires and begin >= fires[0]:
            sums[frame] += time
    return sums


def row(game: str, frames: list[tuple[float, bool]], trace: list[dict[str, Any]]) -> Row:
    """The figures of a game."""
    moving = [time for time, moves in frames if moves] or [0.0]
    thread = main_thread(trace)
    own = spent(thread, SCRIPT | LAYOUT)
    paint = spent(thread, PAINT)
    whole = [a + b for a, b in zip(own, paint, strict=True)]
    return Row(
        game=game,
        frames=len(moving),
        median_ms=round(median(moving), 1),
        worst_ms=round(max(moving), 1),
        late=round(sum(time > 2000 / 60 for time in moving) / len(moving), 3),
        script_and_layout_ms=round(median(own), 2),
        script_and_layout_p99_ms=round(quantile(own, 0.99), 1),
        paint_ms=round(median(paint), 2),
        budget=round(sum(time < 1000 / 60 for time in whole) / len(whole), 3),
    )


def measure(seconds: int) -> list[Row]:
    """Every game in turn."""
    rows = []
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        house = House(Path(folder))
        house.start()
        for game in (key for key, one in GAMES.items() if not one.example):
            context = browser.new_context(viewport=DESKTOP, base_url=house.url)
            player = Player(context.new_page())
            player.open_table(game, seats=4, sit=0, bots=4, pace=True)
            player.plate.wait_for()
            player.page.wait_for_timeout(AT_FIRST)
            rows.append(row(game, *watch(player.page, seconds)))
            print(rows[-1], flush=True)
            context.close()
        house.stop()
    return rows


def table(rows: Sequence[Row], seconds: int) -> str:
    """The page of the results."""
    head = (
        "# Frames\n\n"
        f"Four bots play at their natural pace, a browser of {DESKTOP['width']} x "
        f"{DESKTOP['height']} looks on for {seconds} seconds and draws in software. Frames count "
        "while something moves; what the page itself needs of a frame (scripts, styles and layout, "
        "painting) is processor time of its main thread. "
        f"Load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores: frames come late when "
        "others compute. `make frames` writes this page.\n\n"
        "| | frames | median | worst | over 33 ms | scripts and layout, median | p99 "
        "| painting, median | within a 60th of a second |\n|---|---|---|---|---|---|---|---|---|\n"
    )
    lines = [
        f"| {one.game} | {one.frames} | {one.median_ms} ms | {one.worst_ms} ms | {one.late:.1%} "
        f"| {one.script_and_layout_ms} ms | {one.script_and_layout_p99_ms} ms | {one.paint_ms} ms "
        f"| {one.budget:.1%} |\n"
        for one in rows
    ]
    return head + "".join(lines)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=int, default=SECONDS)
    parser.add_argument("--save", action="store_true", help="write frames.md and frames.json")
    given = parser.parse_args()
    rows = measure(given.seconds)
    page = table(rows, given.seconds)
    print(page)
    if given.save:
        (HERE / "frames.md").write_text(page, encoding="utf-8")
        figures = [asdict(one) for one in rows]
        (HERE / "frames.json").write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
