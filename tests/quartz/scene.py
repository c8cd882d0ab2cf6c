"""Scenes of Quartz: say what matters, and the rest of the box finds its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from motherlode.core import position
from motherlode.core.ears import listening
from motherlode.core.events import Event
from motherlode.core.state import State
from motherlode.games.quartz import QUARTZ
from motherlode.games.quartz.cards import CARD_NAMES
from motherlode.games.quartz.moves import CRYSTAL_NAMES

Kinds = Mapping[str, int]  # how many of each, by name
PerSeat = Mapping[int, Kinds]

BOX = {name: QUARTZ.box.values[f"crystals.{name}.count"] for name in CRYSTAL_NAMES}
COPIES = {name: QUARTZ.box.values[f"cards.{name}.copies"] for name in CARD_NAMES}


class Scene:
    """A position in the middle of a day, played on by texts.

    `seat` is to move. Hands and carts are empty unless they are given. Crystals that are not
    mentioned are in the bag; cards that are not mentioned are in the deck.
    """

    def __init__(
        self,
        seats: int = 4,
        seat: int = 0,
        *,
        hand: PerSeat | None = None,
        cart: PerSeat | None = None,
        chest: PerSeat | None = None,
        hidden: PerSeat | None = None,
        token: tuple[int, ...] = (),
        coins: Mapping[int, int] | None = None,
        inside: tuple[int, ...] | None = None,
        bonus: tuple[str | None, ...] | None = None,
        taken: int | None = None,
        day: int = 2,
        bag: Kinds | None = None,
        deck: Kinds | None = None,
        discard: Kinds | None = None,
        laid_out: Kinds | None = None,
        seed: int = 7,
        options: Mapping[str, object] | None = None,
        house: Mapping[str, object] | None = None,
    ) -> None:
        row = bonus if bonus is not None else ("here_we_go",) * (seats - 1)
        within = inside if inside is not None else tuple(range(seats))
        gone = taken if taken is not None else min(seats - len(within), seats - 2)
        table: dict[str, Any] = {
            "day": day,
            "first": 0,
            "turn": seat,
            "inside": list(within),
            "drawn_out": {},
            "cart": rows(cart, seats),
            "hidden": rows(hidden, seats),
            "chest": rows(chest, seats),
            "discard": dict(discard or {}),
            "laid_out": dict(laid_out or {}),
            "hand": rows(hand, seats),
            "shown": rows(None, seats),
            "old": rows(None, seats),
            "bonus": [*row, *[None] * (4 - len(row))],
            "taken": gone,
            "token": [int(seat in token) for seat in range(seats)],
            "coins": [(coins or {}).get(seat, 0) for seat in range(seats)],
            "card_income": [0] * seats,
        }
        changes = dict(house or {})
        crystals = {**BOX, **counted(changes, "crystals", "count")}
        cards = {**COPIES, **counted(changes, "cards", "copies")}
        used = [*table["cart"], *table["hidden"], *table["chest"]]
        table["bag"] = rest(crystals, used)
        if bag is not None:
            changes |= less("crystals", "count", bag, used)
            table["bag"] = dict(bag)
        left_in_row = [{card: 1} for card in row[gone:] if card is not None]
        placed = [*table["hand"], table["discard"], table["laid_out"], *left_in_row]
        table["deck"] = rest(cards, placed)
        if deck is not None:
            changes |= less("cards", "copies", deck, placed)
            table["deck"] = dict(deck)
        self.state: State = position.load(
            {
                "game": "quartz",
                "version": QUARTZ.version,
                "seats": seats,
                "options": dict(options or {}),
                "house": changes,
                "luck": {"seed": seed},
                "over": False,
                "questions": [{"question": "turn", "seat": seat}],
                "table": table,
            }
        )
        self.events: list[Event] = []

    # -- playing ----------------------------------------------------------------------

    def play(self, *moves: str) -> Scene:
        """Play texts, each by the seat that is asked; `2: use_token` names another seat."""
        for text in moves:
            seat, _, words = text.rpartition(": ")
            number = QUARTZ.catalogue.number(words)
            with listening(self.state) as told:
                self.state.play(int(seat) if seat else self.state.seat, number)
            self.events = [Event.of(item, QUARTZ.events) for item in told]
            self.check()
        return self

    def check(self) -> None:
        """Nothing is lost or made."""
        for what, (found, due) in QUARTZ.census(self.state).items():
            assert found == due, f"{what}: {found} instead of {due}"

    # -- looking ------------------------------------------------------------------------

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat, by default of the one that is asked."""
        asked = self.state.seat if seat is None else seat
        return [QUARTZ.catalogue.text(move) for move in self.state.moves(asked)]

    def interrupts(self, seat: int) -> list[str]:
        """What a seat may do unasked."""
        return [QUARTZ.catalogue.text(move) for move in self.state.interrupts(seat)]

    def why_not(self, text: str, seat: int | None = None) -> tuple[str, str] | None:
        """The reason and the clause of a refusal."""
        asked = self.state.seat if seat is None else seat
        refusal = self.state.why_not(asked, QUARTZ.catalogue.number(text))
        return (refusal.reason, refusal.clause) if refusal else None

    @property
    def question(self) -> str | None:
        """What is asked now."""
        asked = QUARTZ.question(self.state)
        return str(asked["question"]) if asked else None

    @property
    def asked(self) -> tuple[int, ...]:
        """Who is asked now."""
        return self.state.asked()

    @property
    def table(self) -> dict[str, Any]:
        """The whole table by name, hands included."""
        found: dict[str, Any] = position.dump(self.state)["table"]
        return found

    def cart(self, seat: int) -> dict[str, int]:
        """The crystals in a cart."""
        return dict(self.table["cart"][seat])

    def hand(self, seat: int) -> dict[str, int]:
        """The cards in a hand."""
        return dict(self.table["hand"][seat])

    def told(self) -> list[str]:
        """The names of the events of the last move."""
        return [event.kind.key for event in self.events]


def rows(given: PerSeat | None, seats: int) -> list[dict[str, int]]:
    """A row for every seat."""
    return [dict((given or {}).get(seat, {})) for seat in range(seats)]


def rest(box: Mapping[str, Any], used: list[dict[str, int]]) -> dict[str, int]:
    """What is left of the box."""
    return {name: many - sum(row.get(name, 0) for row in used) for name, many in box.items()}


def less(family: str, number: str, kept: Kinds, used: list[dict[str, int]]) -> dict[str, int]:
    """House rules for a box that holds only what is used and what is kept."""
    names = CRYSTAL_NAMES if family == "crystals" else CARD_NAMES
    return {
        f"{family}.{name}.{number}": kept.get(name, 0) + sum(row.get(name, 0) for row in used)
        for name in names
    }


def counted(changes: Mapping[str, Any], family: str, number: str) -> dict[str, int]:
    """The counts that house rules change."""
    return {
        path.split(".")[1]: value
        for path, value in changes.items()
        if path.startswith(f"{family}.") and path.endswith(f".{number}")
    }
