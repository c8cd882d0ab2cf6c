"""Maps as text pictures.

A card is written as its letter, its owner and an arrow to where its top points: `r0>` is the ruby
mine of seat 0, turned to the east. A stack is written from top to bottom: `D1^/r0>`. A dot is a
bare place. Rows go from north to south, columns from west to east.
"""

from __future__ import annotations

from typing import Any, Final

from motherlode.core.state import State
from motherlode.games.dwarves_fall.facts import PLACES, Card, Side
from motherlode.games.dwarves_fall.forms import card_text
from motherlode.games.dwarves_fall.regions import has_wall

LETTERS: Final = "CedrtVSDG"  # castle, four mines, tavern, shop, dragon, giant
ARROWS: Final = "^>v<"
FAR: Final = 60  # where the cards lie that a scene does not speak of


def name_of(token: str) -> str:
    """`r0` as the engine writes it: `ruby_mine @0`."""
    return f"{Card.names[LETTERS.index(token[0])]} @{token[1]}"


def number_of(token: str) -> int:
    """The number of the card that a token names."""
    return int(token[1]) * Card.size + LETTERS.index(token[0])


def token_of(card: int) -> str:
    """The token of a card."""
    return f"{LETTERS[card % Card.size]}{card // Card.size}"


def laid(token: str) -> str:
    """`r0>` as a position has it: `ruby_mine @0 east`."""
    return f"{name_of(token)} {Side.names[ARROWS.index(token[2])]}"


def places_of(picture: str, dwarves: dict[str, dict[int, int]], seats: int) -> list[dict[str, Any]]:
    """The places of a picture, as a position has them."""
    places = []
    rows = [line.split() for line in picture.splitlines() if line.strip()]
    for y, row in enumerate(rows):
        for x, stack in enumerate(row):
            if stack != ".":
                tokens = stack.split("/")
                there = dwarves.get(tokens[0][:2], {})
                counts = [there.get(seat, 0) for seat in range(seats)]
                cards = [laid(token) for token in tokens]
                places.append({"at": [x, y], "cards": cards, "dwarves": counts})
    return places


def far_away(cards: list[int], seats: int) -> list[dict[str, Any]]:
    """Cards that lie apart, each alone, far in the south."""
    return [
        {"at": [2 * x, FAR], "cards": [f"{card_text(card)} north"], "dwarves": [0] * seats}
        for x, card in enumerate(cards)
    ]


def draw(state: State) -> str:
    """The map with its walls, as a picture: every card is a box, open where it has no wall."""
    top, xs, ys = (getattr(state, name) for name in ("top", "x", "y"))
    at = {(xs[card], ys[card]): card for card in range(PLACES) if top[card] and ys[card] < FAR}
    columns = range(min(x for x, _ in at), max(x for x, _ in at) + 1)
    lines = []
    for y in range(min(y for _, y in at), max(y for _, y in at) + 1):
        row = [box(state, at.get((x, y), -1)) for x in columns]
        lines += ["".join(parts).rstrip() for parts in zip(*row, strict=True)]
    return "\n".join(lines)


def box(state: Any, card: int) -> tuple[str, str, str]:
    """Three lines of five letters."""
    if card < 0:
        return (" " * 5,) * 3
    north, south = (
        "+---+" if has_wall(state, card, side) else "+   +" for side in (Side.NORTH, Side.SOUTH)
    )
    west, east = ("|" if has_wall(state, card, side) else " " for side in (Side.WEST, Side.EAST))
    return north, f"{west} {token_of(card)}{east}", south
