"""A refusal names what is really in the way: each reason is held against what its seat sees."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from motherlode.core.match import Match
from motherlode.core.seats import NO_SEAT
from motherlode.games.dwarves_fall import DWARVES_FALL
from motherlode.games.dwarves_fall.view import PlaceView
from tests.scenes import decision

STEPS: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
ACROSS: Final = {"north": "south", "south": "north", "east": "west", "west": "east"}
GROUPS: Final = {
    "castle": "c",
    "ice_giant": "c",
    "tavern": "t",
    "shop": "t",
}  # all others are mines


class Sight:
    """What a seat sees, and a move of it that was refused."""

    move: dict[str, Any]

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self.table = match.state.view(seat).table
        self.me = self.table.players[seat]
        self.top = {(place.card, place.owner): place for place in self.table.map}
        self.at = {place.at: place for place in self.table.map}

    @property
    def name(self) -> tuple[str, int]:
        """The card that the move names."""
        return self.move["card"], self.move["owner"]

    @property
    def place(self) -> PlaceView:
        """The place that the move names."""
        found: PlaceView = self.top[self.name]
        return found

    def near(self) -> PlaceView | None:
        """What lies beyond the side that the move names."""
        (x, y), (dx, dy) = self.place.at, STEPS[self.move["side"]]
        return self.at.get((x + dx, y + dy))

    def walled(self) -> bool:
        """Whether a wall stands at that side."""
        side, near = self.move["side"], self.near()
        return near is not None and (side in self.place.walls or ACROSS[side] in near.walls)

    def full(self, place: PlaceView | None) -> bool:
        """Whether no space is free."""
        return place is not None and sum(place.dwarves) == self.table.cards[place.card].spaces

    def asked(self, role: str) -> object:
        """What fills a role of the decision."""
        return (self.match.state.view(self.seat).decision or {})[role]

    def dwarves(self) -> int:
        """The dwarves that the move speaks of."""
        place = self.top.get(self.name)
        return (
            dict(enumerate(place.dwarves)).get(self.move.get("target", self.seat), 0)
            if place
            else 0
        )

    def holds(self, held: dict[str, int], role: str) -> bool:
        """Whether something is in the own hand."""
        return held.get(self.move[role], 0) > 0


def same_group(one: str, other: str) -> bool:
    """Whether two cards may lie on each other."""
    return GROUPS.get(one, "m") == GROUPS.get(other, "m")


REALLY: Final[dict[str, Callable[[Sight], bool]]] = {
    "another-decision": lambda sight: sight.match.state.is_asked(sight.seat),
    "not-asked": lambda sight: not sight.match.state.is_asked(sight.seat),
    "goal-revealed": lambda sight: sight.me.revealed,
    "laying-a-card": lambda sight: decision(sight.match.state) == "rotate",
    "goal-not-met": lambda sight: not sight.me.revealed,
    "no-action-left": lambda sight: sight.table.actions_left == 0,
    "not-in-hand": lambda sight: not sight.holds(sight.me.kingdom_cards, "card"),
    "no-dwarf-there": lambda sight: not sight.dwarves(),
    "not-on-the-table": lambda sight: all(
        sight.name != (laid.card, laid.owner)
        for place in sight.table.map
        for laid in (place, *place.below)
    ),
    "card-is-covered": lambda sight: any(
        sight.name == (laid.card, laid.owner) for place in sight.table.map for laid in place.below
    ),
    "no-dwarf-at-home": lambda sight: sight.me.idle == 0,
    "no-free-space": lambda sight: sight.full(
        sight.near() if "side" in sight.move else sight.place
    ),
    "nothing-there": lambda sight: sight.near() is None,
    "wall-in-the-way": lambda sight: sight.walled(),
    "card-lies-there": lambda sight: sight.near() is not None,
    "never-covered": lambda sight: sight.place.card in ("castle", "dragon", "ice_giant"),
    "another-type": lambda sight: not same_group(sight.place.card, str(sight.asked("card"))),
    "dwarves-in-the-way": lambda sight: sum(sight.place.dwarves) > 0,
    "ogre-not-in-hand": lambda sight: not sight.holds(sight.me.known_ogres, "ogre"),
    "not-yourself": lambda sight: sight.move["target"] == sight.seat,
    "nothing-to-steal": lambda sight: (
        sight.move["target"] >= len(sight.table.players)
        or not (
            sight.table.players[sight.move["target"]].gems
            if sight.move["ogre"] == "thief"
            else sight.table.players[sight.move["target"]].ogres
        )
    ),
    "nobody-to-swap-with": lambda sight: all(
        place is sight.place or not many or seat == sight.move["target"]
        for place in sight.table.map
        for seat, many in enumerate(place.dwarves)
    ),
    "same-player": lambda sight: sight.move["target"] == sight.asked("target"),
    "same-card": lambda sight: sight.dwarves() > 0,
    "too-few-dwarves": lambda sight: (
        sight.place.dwarves[sight.seat] < sight.table.cards[sight.place.card].need
    ),
    "no-stack": lambda sight: not sight.place.below,
    "not-in-the-row": lambda sight: (
        sight.move["trade"] not in [goal.trade for goal in sight.table.trade_row]
    ),
    "cannot-pay": lambda sight: any(
        many > sight.me.known_gems.get(gem, 0)
        for goal in sight.table.trade_row
        if goal.trade == sight.move["trade"]
        for gem, many in goal.cost.items()
    ),
    "gem-not-in-hand": lambda sight: not sight.holds(sight.me.known_gems, "gem"),
}

RARE: Final = {  # chance may not come upon these; scenes show them
    *("laying-a-card", "goal-revealed", "not-asked", "nobody-to-swap-with", "same-player"),
    *("same-card", "nothing-to-steal", "not-yourself", "gem-not-in-hand", "no-free-space"),
}


def refused(match: Match, seat: int, random: Random) -> set[str]:
    """Try moves that may be refused; the reasons that were given, each found true."""
    sight, found = Sight(match, seat), set()
    for family in DWARVES_FALL.moves.families:
        number = family.first + random.randrange(family.size)
        refusal = match.state.why_not(seat, number)
        if refusal is not None:
            sight.move = DWARVES_FALL.catalogue[number].as_data()
            assert REALLY[refusal.reason](sight), (refusal, DWARVES_FALL.catalogue.text(number))
            found.add(refusal.reason)
    return found


def test_every_reason_is_true() -> None:
    random, found = Random(3), set()
    for seed in range(6):
        match = Match(DWARVES_FALL, 2 + seed % 3, seed, house={"game.quiet_rounds": 6})
        for turn in range(300):
            if match.state.seat == NO_SEAT:
                break
            if turn % 4 == 0 or decision(match.state) in ("buy", "dig", "swap", "discard"):
                found |= refused(match, match.state.seat, random)
            match.play(match.state.seat, random.choice(match.state.moves(match.state.seat)))
    assert set(REALLY) - found <= RARE
