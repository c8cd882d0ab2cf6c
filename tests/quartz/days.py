"""Ends of days: a scene that stands in the evening, and what was said there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from motherlode.core.seats import ONLOOKER
from tests.quartz.scene import Scene

OBSIDIANS = {"obsidian": 6}  # a bag that holds nothing else
LAST_TWO = (0, 1)


def last_two(seats: int = 3, **given: Any) -> Scene:
    """Seats 0 and 1 are the last inside and seat 0 is to move."""
    return Scene(seats, **{"inside": LAST_TWO, **given})


def evening(seats: int = 3, **given: Any) -> Scene:
    """Seat 0 has just left as the second-last; all choose what to keep, if they have anything."""
    return last_two(seats, **given).play("leave")


def keep(scene: Scene, kept: Mapping[int, str] | None = None) -> Scene:
    """Everybody who is asked keeps what is said here, or nothing."""
    for seat in scene.asked:
        scene.play(f"{seat}: keep {(kept or {}).get(seat, 'nothing')}")
    return scene


def happened(scene: Scene, key: str, seat: int = ONLOOKER) -> list[dict[str, Any]]:
    """The events of one kind in the last move, as a seat learns of them."""
    seen = [event.seen_by(seat) for event in scene.events if event.kind.key == key]
    return [
        {role: value for role, value in item.items() if role not in ("event", "clause")}
        for item in seen
        if item is not None
    ]


def sale(scene: Scene, seat: int) -> tuple[int, str, int]:
    """What a seat sold for, with which combination, and how much of it that brought."""
    (sold,) = [item for item in happened(scene, "sold") if item["seat"] == seat]
    return sold["coins"], sold["combination"], sold["bonus"]


def doubled(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """The set that doubled, and each kind that it doubled."""
    told = happened(scene, "doubled")
    return [(item["set"], item["crystal"]) for item in told if item["seat"] == seat]


def chi_square(counts: Sequence[int], expected: Sequence[float]) -> float:
    """How far counts lie from what was expected."""
    return sum((n - due) ** 2 / due for n, due in zip(counts, expected, strict=True))
