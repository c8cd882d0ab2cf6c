"""The curve of a review as a drawing: one line a seat, its error as a band, a mark a day."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby, pairwise
from typing import Final

from motherlode.coach.review import Point
from motherlode.coach.teller import Teller, chances, errors

WIDTH: Final = 960
HEIGHT: Final = 360
LEFT: Final = 44
RIGHT: Final = 130
TOP: Final = 16
BOTTOM: Final = 28
NEAR: Final = 18  # names at the end of lines that would touch move apart


def x_of(step: int, last: int) -> float:
    """Where a step stands."""
    return round(LEFT + (WIDTH - LEFT - RIGHT) * step / max(1, last), 1)


def y_of(chance: float) -> float:
    """Where a chance stands."""
    held = min(max(chance, 0.0), 1.0)
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - held), 1)


def curve(teller: Teller, seat: int | None) -> str:
    """The whole drawing, by what everybody or one seat knew."""
    parts = [*scale(), *marks(teller)]
    for one in range(teller.review.seats):
        parts += [band(teller.review.points, one, seat), line(teller.review.points, one, seat)]
    parts += names(teller)
    label = escape(caption(teller, seat))
    body = "\n".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">\n{body}\n</svg>'


def caption(teller: Teller, seat: int | None) -> str:
    """By whose knowledge the chances are."""
    return teller.say("coach-curve") if seat is None else teller.say("coach-curve-own", seat=seat)


def scale() -> Iterator[str]:
    """Lines at every quarter of a win."""
    for quarter in range(5):
        x, y = LEFT - 8, y_of(quarter / 4)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'
        yield f'<text class="axis" x="{x}" y="{y + 4}" text-anchor="end">{25 * quarter}</text>'


def marks(teller: Teller) -> Iterator[str]:
    """A line where a day or a round begins, with its name where there is room."""
    found = teller.review.points
    last = found[-1].step
    begins = [(mark, next(iter(some)).step) for mark, some in groupby(found, lambda one: one.mark)]
    wide = [*begins[1:], (0, last)]
    for (mark, step), (_, following) in zip(begins, wide, strict=True):
        x = x_of(step, last)
        yield f'<line class="mark" x1="{x}" x2="{x}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>'
        if x_of(following, last) - x > 50:
            name = escape(teller.mark(mark))
            yield f'<text class="axis" x="{x + 4}" y="{HEIGHT - 8}">{name}</text>'


def line(found: list[Point], one: int, seat: int | None) -> str:
    """The chance of a seat to win, step by step."""
    last = found[-1].step
    places = " ".join(
        f"{x_of(point.step, last)},{y_of(chances(point, seat)[one])}" for point in found
    )
    return f'<polyline class="seat{one}" points="{places}"/>'


def band(found: list[Point], one: int, seat: int | None) -> str:
    """Two standard errors to both sides."""
    last = found[-1].step
    edges = [
        (x_of(point.step, last), chances(point, seat)[one], 2 * errors(point, seat)[one])
        for point in found
    ]
    upper = [f"{x},{y_of(chance + error)}" for x, chance, error in edges]
    lower = [f"{x},{y_of(chance - error)}" for x, chance, error in reversed(edges)]
    return f'<polygon class="band{one}" points="{" ".join([*upper, *lower])}"/>'


def names(teller: Teller) -> Iterator[str]:
    """Who a line belongs to, beside its end, none on top of another."""
    ends = chances(teller.review.points[-1], None)
    order = sorted(range(teller.review.seats), key=lambda seat: y_of(ends[seat]))
    heights = [y_of(ends[seat]) for seat in order]
    for upper, lower in pairwise(range(len(order))):
        heights[lower] = max(heights[lower], heights[upper] + NEAR)
    heights[-1] = min(heights[-1], y_of(0.0))
    for lower, upper in pairwise(reversed(range(len(order)))):
        heights[upper] = min(heights[upper], heights[lower] - NEAR)
    for seat, height in zip(order, heights, strict=True):
        name = escape(teller.speaker.player(seat))
        x = WIDTH - RIGHT + 10
        yield f'<text class="name{seat}" x="{x}" y="{round(height + 4, 1)}">{name}</text>'
