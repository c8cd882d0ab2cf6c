"""A review as a page of its own: one file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from motherlode.coach.chart import caption, curve
from motherlode.coach.teller import Teller, chances, figure, percent

COLOURS: Final = ("#c2410c", "#0f766e", "#6d28d9", "#a16207", "#be185d")
COLOURS_IN_THE_DARK: Final = ("#fb923c", "#2dd4bf", "#c4b5fd", "#facc15", "#f9a8d4")
STYLE: Final = """
:root { color-scheme: light dark;
  --ink: #292524; --ground: #fafaf9; --soft: #78716c; --rule: #e7e5e4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f5f5f4; --ground: #1c1917; --soft: #a8a29e; --rule: #44403c; }
}
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; color: var(--ink);
  background: var(--ground); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.2; } h2 { font-size: 1.1rem; margin-top: 2.5rem; }
svg { width: 100%; min-width: 40rem; height: auto; } polyline { fill: none; stroke-width: 2.5; }
.grid { stroke: var(--rule); } .mark { stroke: var(--rule); stroke-dasharray: 2 4; }
.axis { fill: var(--soft); font-size: 12px; } text { font-size: 14px; font-weight: 600; }
.axis { font-weight: 400; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid var(--rule); }
th:first-child { text-align: left; font-weight: 400; } thead th { font-weight: 600; }
tr:last-child td, tr:last-child th { font-weight: 600; } li { margin: .75rem 0; }
li p { margin: 0; } li p + p { color: var(--soft); }
"""


def page(teller: Teller, seat: int | None) -> str:
    """The page; with a seat, by what that seat knew and about its decisions alone."""
    title = escape(teller.say("coach-title", title=teller.speaker.title()))
    language = teller.speaker.language
    parts = [
        f"<h1>{title}</h1>",
        f"<h2>{escape(caption(teller, seat))}</h2>",
        f'<div class="wide">{curve(teller, seat)}</div>',
        curve_table(teller, seat),
        *split_table(teller),
        *moments(teller, range(teller.review.seats) if seat is None else [seat]),
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}{colours()}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def colours() -> str:
    """A colour for each seat, by day and in the dark."""
    dark = "".join(map(colour, range(len(COLOURS)), COLOURS_IN_THE_DARK))
    light = "".join(map(colour, range(len(COLOURS)), COLOURS))
    return f"{light}\n@media (prefers-color-scheme: dark) {{ {dark} }}\n"


def colour(seat: int, value: str) -> str:
    """The colour of one seat's line, band and name."""
    return (
        f".seat{seat} {{ stroke: {value}; }} .name{seat} {{ fill: {value}; }}"
        f" .band{seat} {{ fill: {value}; opacity: .15; }} "
    )


def curve_table(teller: Teller, seat: int | None) -> str:
    """The curve for those who read it."""
    rows = [
        (name, [percent(chance) for chance in chances(point, seat)])
        for name, point in teller.marks()
    ]
    return table(teller.speaker.players, rows)


def split_table(teller: Teller) -> Iterator[str]:
    """Where each result comes from."""
    yield f"<h2>{escape(teller.say('coach-split'))}</h2>"
    parts = [teller.parts(split) for split in teller.review.splits]
    rows = [
        (same[0][0], [figure(one, 0 < place < len(parts[0]) - 1) for _, one in same])
        for place, same in enumerate(zip(*parts, strict=True))
    ]
    yield table(teller.speaker.players, rows)


def table(players: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> str:
    """A column for each player."""
    head = "".join(f'<th scope="col">{escape(player)}</th>' for player in players)
    body = "\n".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        + "</tr>"
        for name, cells in rows
    )
    return (
        f'<div class="wide"><table><thead><tr><th></th>{head}</tr></thead>\n'
        f"<tbody>{body}</tbody></table></div>"
    )


def moments(teller: Teller, seats: Sequence[int]) -> Iterator[str]:
    """What mattered most to each seat, and a word for the whole."""
    for seat in seats:
        some = teller.review.moments[seat]
        heading = teller.say("coach-moments" if some else "coach-no-moments", seat=seat)
        yield f"<h2>{escape(heading)}</h2>"
        yield f"<p>{escape(teller.verdict(seat))}</p>"
        items = "".join(f"<li>{paragraphs(teller.moment(one))}</li>" for one in some)
        if items:
            yield f"<ol>{items}</ol>"


def paragraphs(lines: Sequence[str]) -> str:
    """Sentences, one under the other."""
    return "".join(f"<p>{escape(line)}</p>" for line in lines)
