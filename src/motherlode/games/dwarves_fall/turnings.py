"""What the land would be for each way to turn a card that is being laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.frames import ASKED, DECISION, FIRST
from motherlode.core.views import Visible
from motherlode.games.dwarves_fall.facts import PLACE, Ask, Side
from motherlode.games.dwarves_fall.regions import kingdom_points, kingdom_size

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


class TurningView(Visible, frozen=True):
    """The land with a card turned to a side."""

    kingdoms: list[list[int]]  # by place of the map
    kingdom_size: list[int]  # by seat
    kingdom_points: list[int]


def view_turnings(state: DwarvesFall) -> dict[str, TurningView] | None:
    """What the land would be for each side that the top could point to."""
    if not state.depth or state.frames[state.depth - 1][DECISION] != Ask.ROTATE:
        return None
    frame = state.frames[state.depth - 1]
    card = PLACE.at(frame[ASKED], frame[FIRST])
    return {name: view_turning(state, card, side) for side, name in enumerate(Side.names)}


def view_turning(state: DwarvesFall, card: int, side: int) -> TurningView:
    """The land with a card turned to a side."""
    land = state.copy()
    land.turned = [side if place == card else turned for place, turned in enumerate(state.turned)]
    seats = range(state.seats)
    return TurningView(
        kingdoms=view_kingdoms(land),
        kingdom_size=[kingdom_size(land, seat) for seat in seats],
        kingdom_points=[kingdom_points(land, seat) for seat in seats],
    )


def view_kingdoms(state: DwarvesFall) -> list[list[int]]:
    """For each place with a card, in the order of the map, whose kingdoms it belongs to."""
    land = [kingdom(state, seat) for seat in range(state.seats)]
    return [
        [seat for seat, cards in enumerate(land) if card in cards]
        for card, lies_open in enumerate(state.top)
        if lies_open
    ]


def kingdom(state: DwarvesFall, seat: int) -> set[int]:
    """The cards of a kingdom."""
    size = kingdom_size(state, seat)
    return set(state.region[:size])
