"""Scenes of Quartz: say what matters, play texts, look at what changed."""

from __future__ import annotations

from typing import Any

from motherlode.core import position
from motherlode.core.ears import listening
from motherlode.core.events import Event
from motherlode.core.moves import word
from motherlode.core.seats import ONLOOKER
from motherlode.core.state import State
from motherlode.games.quartz import QUARTZ
from tests.quartz.setting import BOX, COPIES, Kinds, PerSeat, Setting

__all__ = ["BOX", "COPIES", "Kinds", "PerSeat", "Scene"]


class Scene:
    """A position in the middle of a day, played on by texts; see `Setting` for what it says."""

    def __init__(self, seats: int = 4, seat: int = 0, **said: Any) -> None:
        setting = Setting(seats=seats, seat=seat, **said)
        self.state: State = position.load(setting.position())
        self.events: list[Event] = []
        self.before = self.table

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
        """Nothing is lost or made, and the position can be written down and read again."""
        for what, (found, due) in QUARTZ.census(self.state).items():
            assert found == due, f"{what}: {found} instead of {due}"
        written = position.dump(self.state)
        assert position.dump(position.load(written)) == written

    # -- moves --------------------------------------------------------------------------

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat, by default of the one that is asked."""
        asked = self.state.seat if seat is None else seat
        return [QUARTZ.catalogue.text(move) for move in self.state.moves(asked)]

    def plays(self) -> list[str]:
        """Of the legal moves those that play a card."""
        return [move for move in self.moves() if move.startswith("play ")]

    def interrupts(self, seat: int) -> list[str]:
        """What a seat may do unasked."""
        return [QUARTZ.catalogue.text(move) for move in self.state.interrupts(seat)]

    def why_not(self, text: str, seat: int | None = None) -> tuple[str, str] | None:
        """The reason and the clause of a refusal."""
        asked = self.state.seat if seat is None else seat
        refusal = self.state.why_not(asked, QUARTZ.catalogue.number(text))
        return (refusal.reason, refusal.clause) if refusal else None

    # -- questions ------------------------------------------------------------------------

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
    def asks(self) -> str:
        """What is asked of whom: `turn @1`, `save @0 @2`, or `nothing` when the game is over."""
        return " ".join([self.question or "nothing", *map(word, self.asked)])

    # -- the table ------------------------------------------------------------------------

    @property
    def table(self) -> dict[str, Any]:
        """The whole table by name, hands included."""
        found: dict[str, Any] = position.dump(self.state)["table"]
        return found

    @property
    def changed(self) -> set[str]:
        """What is not as the scene began, whoever's turn it is: `bag`, `cart @0`."""
        now = self.table
        keys = {key for key in now if now[key] != self.before[key]} - {"turn"}
        seats = {
            f"{key} {word(seat)}"
            for key in keys & PER_SEAT
            for seat, found in enumerate(now[key])
            if found != self.before[key][seat]
        }
        return (keys - PER_SEAT) | seats

    def cart(self, seat: int) -> dict[str, int]:
        """The crystals in a cart."""
        return dict(self.table["cart"][seat])

    def hand(self, seat: int) -> dict[str, int]:
        """The cards in a hand."""
        return dict(self.table["hand"][seat])

    def came_back(self, crystal: str) -> int:
        """How many crystals of a kind the bag holds more than when the scene began."""
        return int(self.table["bag"].get(crystal, 0) - self.before["bag"].get(crystal, 0))

    # -- events -----------------------------------------------------------------------------

    def told(self) -> list[str]:
        """The names of the events of the last move."""
        return [event.kind.key for event in self.events]

    def story(self) -> list[str]:
        """The events of the last move as everyone may know them: `stolen @0 @2 ruby`."""
        seen = [event.seen_by(ONLOOKER, QUARTZ.names) for event in self.events]
        return [sentence(event) for event in seen if event]


PER_SEAT = {"cart", "hidden", "chest", "hand", "shown", "old", "token", "coins", "card_income"}


def sentence(event: dict[str, object]) -> str:
    """An event as text: seats as `@2`, things by name, what is hidden or absent as `none`."""
    said = [part(role, found) for role, found in event.items() if role not in ("event", "clause")]
    return " ".join([str(event["event"]), *said])


def part(role: str, found: object) -> str:
    """A seat, a name, a number, or `none`."""
    if found is None:
        return "none"
    is_seat = role in QUARTZ.names and not QUARTZ.names[role]
    return f"@{found}" if is_seat else str(found)
