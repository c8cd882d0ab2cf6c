"""What a scene of Dwar7s Fall says of the table, and where the rest of the box finds its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from motherlode.games.dwarves_fall import DWARVES_FALL
from motherlode.games.dwarves_fall.facts import Card, Gem, Ogre, Secret, Trade
from tests.dwarves_fall.drawing import LETTERS, far_away, name_of, places_of
from tests.scenes import written

Kinds = Mapping[str, int]
SECRETS = ("architect", "king", "hunter", "jeweller")
ROW = ("ale", "roast", "ham")
DWARVES = 7  # of each colour


@dataclass(frozen=True, kw_only=True)
class Setting:
    """A table with seat 0 to act.

    Kingdom cards that are neither drawn nor in `hand` lie far away, each alone; without `hand`
    they are in the hands of their owners. Gems and ogres that are not mentioned are in their piles.
    """

    picture: str
    seats: int
    dwarves: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    hand: Mapping[int, str] | None = None
    gems: Mapping[int, Kinds] = field(default_factory=dict)
    ogres: Mapping[int, Kinds] = field(default_factory=dict)
    discard: Kinds = field(default_factory=dict)
    shuffled: Kinds | None = None  # what the deck of ogres was; all of the box if not said
    secrets: tuple[str, ...] = SECRETS
    revealed: tuple[int, ...] = ()
    bought: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    row: tuple[str | None, ...] = ROW
    trade_deck: bool = True
    slain: Mapping[str, int] = field(default_factory=dict)
    used: int = 0
    turn: int = 0
    phase: str = "acting"
    last_turns: int | None = None
    quiet: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    house: Mapping[str, object] = field(default_factory=dict)
    seed: int = 7

    def position(self) -> dict[str, Any]:
        """The position that the setting describes."""
        parts = (self.course(), self.kingdoms(), self.hands(), self.goals())
        return written(
            DWARVES_FALL,
            self.seats,
            {key: value for part in parts for key, value in part.items()},
            options=self.options,
            house=self.house,
            seed=self.seed,
        )

    def course(self) -> dict[str, Any]:
        """How far the game has come."""
        return {
            "first": 0,
            "turn": self.turn,
            "turns": self.turn + 1,
            "phase": self.phase,
            "used": self.used,
            "closing": int(self.last_turns is not None),
            "last_turns": self.last_turns or 0,
            "quiet": self.quiet,
        }

    def kingdoms(self) -> dict[str, Any]:
        """The map, the cards that are not on it, and the dwarves."""
        crowd = {token: dict(row) for token, row in self.dwarves.items()}
        places = places_of(self.picture, crowd, self.seats)
        gone = {card for place in places for card in map(strip_side, place["cards"])}
        gone |= {name_of(token) for token in self.slain}
        left = [card for card in range(self.seats * Card.size) if named(card) not in gone]
        held = [card for card in left if self.hand is None or is_held(card, self.hand)]
        places += far_away([card for card in left if card not in held], self.seats)
        return {
            "map": places,
            "slayer": {name_of(token): seat for token, seat in self.slain.items()},
            "idle": [
                DWARVES - sum(row.get(seat, 0) for row in crowd.values())
                for seat in range(self.seats)
            ],
            "kingdom": [
                {Card.names[card % Card.size]: 1 for card in held if card // Card.size == seat}
                for seat in range(self.seats)
            ],
        }

    def hands(self) -> dict[str, Any]:
        """Gems and ogres; everybody knows where all the gems are, and the own ogres."""
        gems = [dict(self.gems.get(seat, {})) for seat in range(self.seats)]
        ogres = [dict(self.ogres.get(seat, {})) for seat in range(self.seats)]
        return {
            "pile": self.rest("gems", "count", Gem.names, gems),
            "gems": gems,
            "gem_known": [dict(gems[n % 4]) if n % 4 < self.seats else {} for n in range(20)],
            "ogre_deck": self.rest("ogres", "copies", Ogre.names, [*ogres, self.discard]),
            "ogre_shuffled": self.shuffled or self.rest("ogres", "copies", Ogre.names, []),
            "ogre_discard": dict(self.discard),
            "ogres": ogres,
            "ogre_known": [dict(ogres[n % 4]) if n in self.own_rows() else {} for n in range(20)],
        }

    def goals(self) -> dict[str, Any]:
        """Trade goals and secret goals."""
        bought = [list(self.bought.get(seat, ())) for seat in range(self.seats)]
        taken = [trade for names in bought for trade in names] + list(self.row)
        free = [name for name in Trade.names if name not in taken]
        if not self.trade_deck:
            bought[-1] += free
        dealt = self.secrets[: self.seats]
        return {
            "trade_deck": {name: 1 for name in free if self.trade_deck},
            "row": list(self.row),
            "bought": [dict.fromkeys(names, 1) for names in bought],
            "secret_goal": list(dealt),
            "revealed": [int(seat in self.revealed) for seat in range(self.seats)],
            "unused": {name: 1 for name in Secret.names if name not in dealt},
        }

    def own_rows(self) -> list[int]:
        """Where it is counted what each seat knows of its own hand."""
        return [seat * 5 for seat in range(self.seats)]

    def rest(
        self, family: str, number: str, names: tuple[str, ...], used: list[Any]
    ) -> dict[str, int]:
        """What is left in a pile."""
        box: dict[str, Any] = {**DWARVES_FALL.box.values, **self.house}
        return {
            name: box[f"{family}.{name}.{number}"] - sum(row.get(name, 0) for row in used)
            for name in names
        }


def strip_side(text: str) -> str:
    """A laid card without the side that its top points to."""
    return text.rpartition(" ")[0]


def named(card: int) -> str:
    """The name of a card by its number."""
    return f"{Card.names[card % Card.size]} @{card // Card.size}"


def is_held(card: int, hand: Mapping[int, str]) -> bool:
    """Whether a card is in the hand of its owner."""
    return LETTERS[card % Card.size] in hand.get(card // Card.size, "")
