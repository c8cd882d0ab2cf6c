"""Scenes of the card game: say what matters, play texts, look at what changed."""

from __future__ import annotations

from typing import Any

from motherlode.core import position
from motherlode.core.ears import listening
from motherlode.core.events import Event, named
from motherlode.core.moves import word
from motherlode.core.state import State
from motherlode.games.quartz_cards import QUARTZ_CARDS
from tests.quartz_cards.setting import Setting

PER_SEAT = {"column", "chest", "hand", "shown", "old", "waiting_gifts"}


class Scene:
    """A position in the middle of a game, played on by texts; see `Setting` for what it says."""

    def __init__(self, **said: Any) -> None:
        self.state: State = position.load(Setting(**said).position())
        self.events: list[Event] = []
        self.before = self.table

    # -- playing ----------------------------------------------------------------------

    def play(self, *moves: str) -> Scene:
        """Play texts, each by the seat that is asked; `2: pass` names the seat of a window."""
        for text in moves:
            seat, _, words = text.rpartition(": ")
            number = QUARTZ_CARDS.catalogue.number(words)
            with listening(self.state) as told:
                self.state.play(int(seat) if seat else self.state.seat, number)
            self.events += [Event.of(item, QUARTZ_CARDS.events) for item in told]
            self.check()
        return self

    def attack(self, **attacks: str) -> Scene:
        """Answer a window: `attack(s1="little_gift")`; everybody else passes."""
        for seat in self.asked:
            card = attacks.get(f"s{seat}")
            self.play(f"{seat}: play {card}" if card else f"{seat}: pass")
        return self

    def nobody_attacks(self) -> Scene:
        """Everybody passes, as long as the question is whether to attack."""
        while self.question == "window":
            self.attack()
        return self

    def check(self) -> None:
        """Nothing is lost or made, and the position could stand on a table."""
        for what, (found, due) in QUARTZ_CARDS.census(self.state).items():
            assert found == due, f"{what}: {found} instead of {due}"
        assert QUARTZ_CARDS.faults(self.state) == []

    # -- moves --------------------------------------------------------------------------

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat, by default of the one that is asked."""
        asked = self.state.seat if seat is None else seat
        return [QUARTZ_CARDS.catalogue.text(move) for move in self.state.moves(asked)]

    def why_not(self, text: str, seat: int | None = None) -> tuple[str, str] | None:
        """The reason and the clause of a refusal."""
        asked = self.state.seat if seat is None else seat
        refusal = self.state.why_not(asked, QUARTZ_CARDS.catalogue.number(text))
        return (refusal.reason, refusal.clause) if refusal else None

    # -- questions ------------------------------------------------------------------------

    @property
    def question(self) -> str | None:
        """What is asked now."""
        asked = QUARTZ_CARDS.question(self.state)
        return str(asked["question"]) if asked else None

    @property
    def asked(self) -> tuple[int, ...]:
        """Who is asked now."""
        return self.state.asked()

    @property
    def asks(self) -> str:
        """What is asked of whom: `turn @1`, `window @0 @2`, or `nothing` when it is over."""
        return " ".join([self.question or "nothing", *map(word, self.asked)])

    # -- the table ------------------------------------------------------------------------

    @property
    def table(self) -> dict[str, Any]:
        """The whole table by name, hands included."""
        found: dict[str, Any] = position.dump(self.state)["table"]
        return found

    @property
    def changed(self) -> set[str]:
        """What is not as the scene began, whoever's turn it is: `mine`, `column @0`."""
        now = self.table
        keys = {key for key in now if now[key] != self.before[key]} - {"turn", "turns", "exploring"}
        seats = {
            f"{key} {word(seat)}"
            for key in keys & PER_SEAT
            for seat, found in enumerate(now[key])
            if found != self.before[key][seat]
        }
        return (keys - PER_SEAT) | seats

    @property
    def line(self) -> list[str]:
        """The exploration line."""
        return list(self.table["line"])

    def columns(self, seat: int) -> dict[str, int]:
        """The open columns of a seat."""
        return dict(self.table["column"][seat])

    def chest(self, seat: int) -> dict[str, int]:
        """The protected columns of a seat."""
        return dict(self.table["chest"][seat])

    def hand(self, seat: int) -> dict[str, int]:
        """The helpers of a seat."""
        return dict(self.table["hand"][seat])

    def discarded(self, card: str) -> int:
        """How many helpers of a kind lie on the discards."""
        return int(self.table["helper_discard"].get(card, 0))

    def view(self, seat: int = -1) -> dict[str, Any]:
        """What a seat may know of the table."""
        found: dict[str, Any] = self.state.view(seat)["table"]
        return found

    # -- events -----------------------------------------------------------------------------

    def told(self) -> list[str]:
        """The names of the events since the scene began."""
        return [event.kind.key for event in self.events]

    def story(self) -> list[str]:
        """The events since the scene began in full: `stolen @0 @2 ruby 1`."""
        return [" ".join([event.kind.key, *parts(event)]) for event in self.events]


def parts(event: Event) -> list[str]:
    """What an event tells, part by part: seats as `@2`, things by name."""
    return [part(role, value) for role, value in zip(event.kind.roles, event.values, strict=True)]


def part(role: str, value: int) -> str:
    """A seat, a name, a number, or `none`."""
    found = named(role, value, QUARTZ_CARDS.names)
    if found is None:
        return "none"
    is_seat = role in QUARTZ_CARDS.names and not QUARTZ_CARDS.names[role]
    return f"@{found}" if is_seat else str(found)
