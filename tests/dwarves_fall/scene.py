"""Scenes of Dwar7s Fall: draw what matters, and the rest of the box finds its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from motherlode.core import position
from motherlode.core.ears import listening
from motherlode.core.events import Event
from motherlode.games.dwarves_fall import DWARVES_FALL
from motherlode.games.dwarves_fall.moves import GEM_NAMES, TRADE_NAMES
from motherlode.games.dwarves_fall.names import KINDS
from motherlode.games.dwarves_fall.ogres import OGRE_NAMES
from motherlode.games.dwarves_fall.state import DwarvesFall
from motherlode.games.dwarves_fall.tasks import CARD_NAMES
from motherlode.games.dwarves_fall.view import SECRET_NAMES
from tests.dwarves_fall.drawing import LETTERS, far_away, name_of, number_of, places_of

Kinds = Mapping[str, int]
SECRETS = ("architect", "king", "hunter", "jeweller")
ROW = ("ale", "roast", "ham")


class Scene:
    """A position with seat 0 to act, played on by texts.

    Kingdom cards that are neither drawn nor in `hand` lie far away, each alone; without `hand`
    they are in the hands of their owners. Gems and ogres that are not mentioned are in their piles.
    """

    def __init__(
        self,
        picture: str = "",
        seats: int = 2,
        *,
        dwarves: Mapping[str, Mapping[int, int]] | None = None,
        hand: Mapping[int, str] | None = None,
        gems: Mapping[int, Kinds] | None = None,
        ogres: Mapping[int, Kinds] | None = None,
        discard: Kinds | None = None,
        secrets: tuple[str, ...] = SECRETS,
        revealed: tuple[int, ...] = (),
        bought: Mapping[int, tuple[str, ...]] | None = None,
        row: tuple[str | None, ...] = ROW,
        trade_deck: bool = True,
        slain: Mapping[str, int] | None = None,
        used: int = 0,
        turn: int = 0,
        phase: str = "acting",
        last_turns: int | None = None,
        quiet: int = 0,
        options: Mapping[str, object] | None = None,
        house: Mapping[str, object] | None = None,
        seed: int = 7,
    ) -> None:
        crowd = {token: dict(row) for token, row in (dwarves or {}).items()}
        places = places_of(picture, crowd, seats)
        gone = {card for place in places for card in map(strip_side, place["cards"])}
        gone |= {name_of(token) for token in slain or {}}
        left = [card for card in range(seats * KINDS) if named(card) not in gone]
        held = [card for card in left if hand is None or is_held(card, hand)]
        places += far_away([card for card in left if card not in held], seats)
        stones = [dict((gems or {}).get(seat, {})) for seat in range(seats)]
        cards = [dict((ogres or {}).get(seat, {})) for seat in range(seats)]
        owned = [list((bought or {}).get(seat, ())) for seat in range(seats)]
        taken = [trade for names in owned for trade in names] + list(row)
        free = [name for name in TRADE_NAMES if name not in taken]
        if not trade_deck:
            owned[-1] += free
        out = [sum(counts.get(seat, 0) for counts in crowd.values()) for seat in range(seats)]
        dealt = secrets[:seats]
        table: dict[str, Any] = {
            "first": 0,
            "turn": turn,
            "turns": turn + 1,
            "phase": phase,
            "used": used,
            "closing": int(last_turns is not None),
            "last_turns": last_turns or 0,
            "quiet": quiet,
            "map": places,
            "slayer": {name_of(token): seat for token, seat in (slain or {}).items()},
            "idle": [7 - many for many in out],
            "kingdom": [
                {CARD_NAMES[card % KINDS]: 1 for card in held if card // KINDS == seat}
                for seat in range(seats)
            ],
            "pile": rest("gems", "count", GEM_NAMES, stones, house),
            "gems": stones,
            "gem_known": [dict(stones[n % 4]) if n % 4 < seats else {} for n in range(20)],
            "ogre_deck": rest("ogres", "copies", OGRE_NAMES, [*cards, dict(discard or {})], house),
            "ogre_discard": dict(discard or {}),
            "ogres": cards,
            "ogre_old": [{} for _ in range(seats)],
            "ogre_known": [dict(cards[n % 4]) if n in own_rows(seats) else {} for n in range(20)],
            "trade_deck": {name: 1 for name in free if trade_deck},
            "row": list(row),
            "bought": [dict.fromkeys(names, 1) for names in owned],
            "secret_goal": list(dealt),
            "revealed": [int(seat in revealed) for seat in range(seats)],
            "unused": {name: 1 for name in SECRET_NAMES if name not in dealt},
        }
        self.state = load(seats, table, options, house, seed)
        self.events: list[Event] = []

    # -- playing ----------------------------------------------------------------------

    def play(self, *moves: str) -> Scene:
        """Play texts, each by the seat that is asked; `2: reveal` names another seat."""
        for text in moves:
            seat, _, words = text.rpartition(": ")
            number = DWARVES_FALL.catalogue.number(words)
            with listening(self.state) as told:
                self.state.play(int(seat) if seat else self.state.seat, number)
            self.events = [Event.of(item, DWARVES_FALL.events) for item in told]
            self.check()
        return self

    def check(self) -> None:
        """Nothing is lost or made, and nothing is there that cannot be."""
        for what, (found, due) in DWARVES_FALL.census(self.state).items():
            assert found == due, f"{what}: {found} instead of {due}"
        assert DWARVES_FALL.faults(self.state) == []

    # -- looking ------------------------------------------------------------------------

    def moves(self, kind: str = "", seat: int | None = None) -> list[str]:
        """The legal moves of a seat, by default of the one that is asked; of one kind, if given."""
        asked = self.state.seat if seat is None else seat
        texts = [DWARVES_FALL.catalogue.text(move) for move in self.state.moves(asked)]
        return [text for text in texts if text.startswith(kind)]

    def interrupts(self, seat: int) -> list[str]:
        """What a seat may do unasked."""
        return [DWARVES_FALL.catalogue.text(move) for move in self.state.interrupts(seat)]

    def why_not(self, text: str, seat: int | None = None) -> tuple[str, str] | None:
        """The reason and the clause of a refusal."""
        asked = self.state.seat if seat is None else seat
        refusal = self.state.why_not(asked, DWARVES_FALL.catalogue.number(text))
        return (refusal.reason, refusal.clause) if refusal else None

    @property
    def question(self) -> str | None:
        """What is asked now."""
        asked = DWARVES_FALL.question(self.state)
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

    def dwarves(self, token: str) -> list[int]:
        """The dwarves on a card, by seat."""
        return list(self.state.dwarves[number_of(token)][: self.state.seats])

    def told(self) -> list[str]:
        """The names of the events of the last move."""
        return [event.kind.key for event in self.events]


def load(
    seats: int,
    table: Mapping[str, Any],
    options: Mapping[str, object] | None,
    house: Mapping[str, object] | None,
    seed: int,
) -> DwarvesFall:
    """The position with that table."""
    state = position.load(
        {
            "game": "dwarves_fall",
            "version": DWARVES_FALL.version,
            "seats": seats,
            "options": dict(options or {}),
            "house": dict(house or {}),
            "luck": {"seed": seed},
            "over": False,
            "questions": [],
            "table": table,
        }
    )
    assert isinstance(state, DwarvesFall)
    return state


def strip_side(text: str) -> str:
    """A laid card without the side that its top points to."""
    return text.rpartition(" ")[0]


def named(card: int) -> str:
    """The name of a card by its number."""
    return f"{CARD_NAMES[card % KINDS]} @{card // KINDS}"


def is_held(card: int, hand: Mapping[int, str]) -> bool:
    """Whether a card is in the hand of its owner."""
    return LETTERS[card % KINDS] in hand.get(card // KINDS, "")


def own_rows(seats: int) -> list[int]:
    """Where it is counted what each seat knows of its own hand."""
    return [seat * 5 for seat in range(seats)]


def rest(
    family: str,
    number: str,
    names: tuple[str, ...],
    used: list[dict[str, int]],
    house: Mapping[str, object] | None,
) -> dict[str, int]:
    """What is left in a pile."""
    box: dict[str, Any] = {**DWARVES_FALL.box.values, **(house or {})}
    return {
        name: box[f"{family}.{name}.{number}"] - sum(row.get(name, 0) for row in used)
        for name in names
    }
