"""Whoever reads only the log knows where every card lies and where every dwarf stands."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from motherlode.core.match import Match
from motherlode.core.seats import ONLOOKER
from motherlode.games.dwarves_fall import DWARVES_FALL
from motherlode.games.dwarves_fall.view import DwarvesFallView
from tests.scenes import decision

At = tuple[int, int]
Told = dict[str, Any]
HOUSE = {
    "game.quiet_rounds": 8,
    "game.lull_rounds": 2,
    "cards.dragon.need": 3,
    "cards.ice_giant.need": 3,
}
MOVING = (
    "dwarf_stepped",
    "driven",
    "swapped",
    "bounced",
    "dug",
    "slain",
    "failed",
    "went_home",
    "sunk",
)
BOX: dict[str, Any] = {**DWARVES_FALL.box.values, **HOUSE}


class Reader:
    """Follows what everyone may know: the stacks by their places, the dwarves on each card."""

    def __init__(self) -> None:
        self.stacks: dict[At, list[tuple[str, int]]] = {}
        self.dwarves: Counter[tuple[str, int, int]] = Counter()

    def hear(self, told: Told) -> None:
        """Take in one event."""
        getattr(self, f"hear_{told['event']}", lambda _: None)(told)

    def stack_of(self, told: Told) -> list[tuple[str, int]]:
        """The stack whose top an event names."""
        top = told["card"], told["owner"]
        return next(stack for stack in self.stacks.values() if stack[0] == top)

    def move(self, told: Told, seat: int, step: int, card: str = "card") -> None:
        """A dwarf comes to a card or leaves it."""
        owner = "owner" if card == "card" else card.removesuffix("_card") + "_owner"
        self.dwarves[told[card], told[owner], seat] += step

    def hear_card_laid(self, told: Told) -> None:
        """The places are told, so that nothing has to be guessed."""
        stack = self.stacks.setdefault((told["x"], told["y"]), [])
        assert (stack[0][0] if stack else None) == told["covered"]
        stack.insert(0, (told["card"], told["seat"]))

    def hear_dwarf_put(self, told: Told) -> None:
        """From home."""
        self.move(told, told["seat"], 1)

    def hear_dwarf_stepped(self, told: Told) -> None:
        """From one card to the next."""
        self.move(told, told["seat"], 1)
        self.move(told, told["seat"], -1, "origin")

    def hear_driven(self, told: Told) -> None:
        """The same with the dwarf of anybody."""
        self.move(told, told["target"], 1)
        self.move(told, told["target"], -1, "origin")

    def hear_bounced(self, told: Told) -> None:
        """Home."""
        self.move(told, told["target"], -1)

    def hear_swapped(self, told: Told) -> None:
        """Each leaves the card that the other comes to."""
        target, partner = told["target"], told["partner"]
        self.move(told, target, 1)
        self.move(told, partner, -1)
        self.move(told, partner, 1, "partner_card")
        self.move(told, target, -1, "partner_card")

    def hear_worked(self, told: Told) -> None:
        """As many as the card needs go home."""
        self.move(told, told["seat"], -BOX[f"cards.{told['card']}.need"])

    hear_failed = hear_worked

    def hear_dug(self, told: Told) -> None:
        """The top card is the lowest now."""
        stack = self.stack_of(told)
        stack.append(stack.pop(0))

    hear_sunk = hear_dug

    def hear_went_home(self, told: Told) -> None:
        """All of a seat."""
        gone = [key for key in self.dwarves if key[2] == told["seat"]]
        for key in gone:
            del self.dwarves[key]

    def hear_slain(self, told: Told) -> None:
        """Its card is gone, and whoever stood on it went home."""
        gone = self.stack_of(told).pop(0)
        self.dwarves = Counter({key: n for key, n in self.dwarves.items() if key[:2] != gone})
        self.stacks = {at: stack for at, stack in self.stacks.items() if stack}


def seen_map(table: DwarvesFallView) -> dict[At, list[tuple[str, int]]]:
    """The stacks that a view shows."""
    return {
        place.at: [(place.card, place.owner), *((laid.card, laid.owner) for laid in place.below)]
        for place in table.map
    }


def seen_dwarves(table: DwarvesFallView) -> Counter[tuple[str, int, int]]:
    """The dwarves that a view shows."""
    return +Counter(
        {
            (place.card, place.owner, seat): many
            for place in table.map
            for seat, many in enumerate(place.dwarves)
        }
    )


def follow(match: Match, random: Random) -> set[str]:
    """Play at random and read along; the kinds of events that were read."""
    reader, heard = Reader(), set()
    while not match.state.over:
        told = match.play(match.state.seat, random.choice(match.state.moves(match.state.seat)))
        for event in (event.seen_by(ONLOOKER) for event in told):
            assert event is not None
            heard.add(str(event["event"]))
            reader.hear(event)
        if match.state.over or decision(match.state) == "act":
            table = match.state.view().table
            assert reader.stacks == seen_map(table)
            assert +reader.dwarves == seen_dwarves(table)
    return heard


@pytest.mark.clause("D11.1")
def test_the_log_alone_tells_where_everything_is() -> None:
    random, missing = Random(5), set(MOVING)
    for seed in range(20):
        missing -= follow(Match(DWARVES_FALL, 2 + seed % 3, seed, house=HOUSE), random)
        if not missing:
            return
    assert missing == set(), "chance never came upon these"
