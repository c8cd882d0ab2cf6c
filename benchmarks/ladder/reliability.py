"""What was told against what came true, as a picture: on the line is true."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Final

SIDE: Final = 220
GAP: Final = 50
COLUMNS: Final = 3
Bin = tuple[float, float, int]  # told, won, how many choices


def picture(found: Mapping[str, Sequence[Bin]]) -> str:
    """A square for each game and number of seats."""
    width, height = COLUMNS * (SIDE + GAP) + GAP, -(-len(found) // COLUMNS) * (SIDE + GAP) + GAP
    parts = [part for place, game in enumerate(found) for part in square(place, game, found[game])]
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' font-family="system-ui, sans-serif" font-size="12">\n'
        f'<rect width="100%" height="100%" fill="#fafaf9"/>\n{body}\n</svg>\n'
    )


def square(place: int, game: str, bins: Sequence[Bin]) -> Iterator[str]:
    """The choices of a game: the larger a dot, the more of them."""
    left, top = (GAP + at * (SIDE + GAP) for at in (place % COLUMNS, place // COLUMNS))
    yield f'<text x="{left}" y="{top - 12}" font-weight="600" fill="#292524">{game}</text>'
    frame = f'x="{left}" y="{top}" width="{SIDE}" height="{SIDE}"'
    yield f'<rect {frame} fill="none" stroke="#d6d3d1"/>'
    yield (
        f'<line x1="{left}" y1="{top + SIDE}" x2="{left + SIDE}" y2="{top}" stroke="#a8a29e"'
        ' stroke-dasharray="3 4"/>'
    )
    for share in (0, 50, 100):
        x = left + SIDE * share / 100
        y = top + SIDE - SIDE * share / 100
        yield number(x, top + SIDE + 16, "middle", share)
        yield number(left - 6, y + 4, "end", share)
    most = max(many for _, _, many in bins)
    for told, won, many in bins:
        x, y = left + SIDE * told, top + SIDE * (1 - won)
        radius = 2 + 6 * sqrt(many / most)
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="#c2410c" opacity=".8"/>'


def number(x: float, y: float, anchor: str, share: int) -> str:
    """A number beside the square."""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="#78716c">{share}</text>'
