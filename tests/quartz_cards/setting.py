"""What a scene of the card game says, and the position that follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from motherlode.games.quartz_cards import QUARTZ_CARDS
from tests.scenes import written

CRYSTALS = QUARTZ_CARDS.names["crystal"]
ICONS = QUARTZ_CARDS.names["icon"]
CARDS = QUARTZ_CARDS.names["card"]

Things = Iterable[str]
PerSeat = Mapping[int, Things]


@dataclass(kw_only=True)
class Setting:
    """A table on which only what is said lies somewhere; the rest is in the mine and the pile.

    With `mine` or `helpers` said, exactly these are left there and the rest is discarded.
    """

    seats: int = 3
    turn: int = 0
    line: Things | None = None  # said: the turn is an exploration, and a card was just settled
    gifts: int = 0
    mine: Things | None = None
    helpers: Things | None = None
    hands: PerSeat = field(default_factory=dict)
    columns: PerSeat = field(default_factory=dict)
    chests: PerSeat = field(default_factory=dict)
    waiting: Mapping[int, int] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    house: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1

    def position(self) -> dict[str, Any]:
        """The position as plain data."""
        exploring = self.line is not None
        table = {"turn": self.turn, "turns": 1, "exploring": exploring}
        return written(
            QUARTZ_CARDS,
            self.seats,
            {**table, **self.mine_table(), **self.helper_table()},
            {"decision": "go_on" if exploring else "turn", "seat": self.turn},
            options=self.options,
            house=self.house,
            seed=self.seed,
        )

    def mine_table(self) -> dict[str, Any]:
        """The mine, and everything that came out of it."""
        line = list(self.line or ())
        columns, chests = self.per_seat(self.columns), self.per_seat(self.chests)
        out = sum(map(Counter, [*columns, *chests]), Counter[str]())
        left = Counter(self.all_mine_cards()) - Counter(line)
        if self.mine is not None:
            kept = Counter(self.mine)
            assert kept <= left, f"there is no {kept - left}"
            discard = Counter(card.split()[0] for card in (left - kept).elements()) - out
            left = kept
        else:
            discard = Counter()
            for crystal in out.elements():
                left -= Counter([next(card for card in left if card.startswith(crystal))])
        return {
            "mine": dict(left),
            "mine_discard": dict(discard),
            "line": line,
            "length": len(line),
            "gifts": self.gifts,
            "looked_at": [None, None],
            "column": columns,
            "chest": chests,
            "waiting_gifts": [self.waiting.get(seat, 0) for seat in range(self.seats)],
        }

    def helper_table(self) -> dict[str, Any]:
        """The pile, the discards and the hands."""
        hands = self.per_seat(self.hands)
        gifts = self.gifts + sum(self.waiting.values())
        out = sum(map(Counter, hands), Counter({"little_gift": gifts}))
        rest = Counter({card: self.number(f"cards.{card}.copies") for card in CARDS}) - out
        pile = rest if self.helpers is None else Counter(self.helpers)
        return {
            "deck": dict(pile),
            "discard": dict(rest - pile),
            "hand": hands,
            "shown": [{}] * self.seats,
            "old": [{}] * self.seats,
        }

    def per_seat(self, said: PerSeat) -> list[dict[str, int]]:
        """Counts for every seat; nothing for those of whom nothing was said."""
        return [dict(Counter(said.get(seat, ()))) for seat in range(self.seats)]

    def all_mine_cards(self) -> list[str]:
        """Every mine card of the box, as many times as it is there."""
        return [
            f"{crystal} {icon}"
            for crystal in CRYSTALS
            for icon, many in zip(ICONS, self.number(f"crystals.{crystal}.cards"), strict=True)
            for _ in range(many)
        ]

    def number(self, path: str) -> Any:
        """A number of the box, or of the house."""
        return self.house.get(path, QUARTZ_CARDS.box.values[path])
