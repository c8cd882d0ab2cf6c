"""How the fields of a state become a row of ints for one seat: names, and the code that writes it.

The layout of a game says what the ints of a field are, its secrets who may know them. Both are put
together here to a plan: the names of the ints of an observation, and the source of a function that
writes them. The build gives that source to the compiler as a method of the game's state; the plain
engine runs the same source. Rows of seats begin with the seat that looks, and a seat is told as its
distance from it: 0 is the seat itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

from motherlode.core import memory
from motherlode.core.axes import Axis, KnownAxis, SeatAxis, labels_of, loops_of, seats_of
from motherlode.core.decisions import DecisionKind
from motherlode.core.frames import ANSWERS, ASKED, DECISION, FIRST, NO_ANSWER, WAITING
from motherlode.core.kinds import NumberKind, SeatKind, names_of
from motherlode.core.observed import NUMBER, SEAT, Sort, named, reading
from motherlode.core.options import FIRST_PLAYER
from motherlode.core.registry import find
from motherlode.core.secrecy import Asked, Hidden, Known, Own, Pooled, Secrecy

if TYPE_CHECKING:
    from motherlode.core.game import Game
    from motherlode.core.state import State

METHOD: Final = "observe_table"
STEP: Final = "    "


@dataclass(frozen=True, slots=True)
class ObservedField:
    """One int of an observation.

    `names` are what its values stand for, from 0 on; -1 is nothing, and their number is something
    that may not be seen. A `seat` counts from the seat that looks; a `number` has no names.
    """

    name: str
    sort: str  # number, name, seat or move
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """Some ints of an observation: what they are called, and the lines that write them."""

    lines: tuple[str, ...]
    fields: Callable[[int], Sequence[ObservedField]]


# -- writing lines --------------------------------------------------------------------------------


def put(value: str) -> list[str]:
    """The next int of the row."""
    return [f"SIGHT.values[at] = {value}", "at += 1"]


def indented(lines: Sequence[str], depth: int = 1) -> list[str]:
    return [STEP * depth + line for line in lines]


def nested(axes: Sequence[Axis], base: str, body: Callable[[str], list[str]]) -> list[str]:
    """Loops over some axes around what is done with each int."""
    heads, place = loops_of(axes)
    lines = body(base + place)
    for head in reversed(heads):
        lines = [head, *indented(lines)]
    return lines


# -- the fields of a table ------------------------------------------------------------------------


def open_piece(name: str, axes: Sequence[Axis], sort: Sort) -> Piece:
    """A field that everyone may know."""
    lines = nested(axes, f"self.{name}", lambda value: put_sorted(value, sort))

    def fields(seats: int) -> list[ObservedField]:
        return [
            ObservedField(label, sort.kind, sort.names_at(seats))
            for place in labels_of(name, axes, seats)
            for label in sort.labels(place, seats)
        ]

    return Piece(tuple(lines), fields)


def put_sorted(value: str, sort: Sort) -> list[str]:
    """An int of some sort, as the seat that looks tells it."""
    if sort.kind != "set":
        return put(sort.told(value))
    return [
        "for bit in range(self.seats):",
        *indented(put(f"({value} >> ((seat + bit) % self.seats)) & 1")),
    ]


def hidden_piece(name: str, axes: Sequence[Axis], sort: Sort) -> Piece:
    """Only how much there is of something."""
    lines = summed(name, axes, sort)
    return Piece(tuple(lines), lambda seats: [ObservedField(name, "number")])


def summed(name: str, axes: Sequence[Axis], sort: Sort, base: str = "") -> list[str]:
    """How many things lie in a table."""
    counted = (lambda value: [f"many += {value} >= 0"]) if sort.names else add
    return ["many = 0", *nested(axes, base or f"self.{name}", counted), *put("many")]


def add(value: str) -> list[str]:
    return [f"many += {value}"]


def own_piece(name: str, axes: Sequence[Axis], sort: Sort, secrecy: Own) -> Piece:
    """A seat's own row, and how much the others have."""
    rows, rest = axes[0], axes[1:]
    assert isinstance(rows, SeatAxis), f"{name} has no row for each seat"
    if not rest:
        return told_piece(name, rows, sort, secrecy)
    lines = nested(rest, f"self.{name}[seat]", lambda value: put_sorted(value, sort))
    lines += [
        "for step in range(1, self.seats):",
        "    other = (seat + step) % self.seats",
        *indented(summed(name, rest, sort, f"self.{name}[other]")),
    ]

    def fields(seats: int) -> list[ObservedField]:
        own = labels_of(f"{name}.@0", rest, seats)
        others = [f"{name}.@{step}" for step in range(1, seats)]
        return [ObservedField(label, sort.kind, sort.names_at(seats)) for label in own] + [
            ObservedField(label, "number") for label in others
        ]

    return Piece(tuple(lines), fields)


def told_piece(name: str, rows: SeatAxis, sort: Sort, secrecy: Own) -> Piece:
    """One int of each seat, -1 where it may not be known."""
    known = "step == 0"
    if secrecy.unless:
        known += f" or self.{secrecy.unless}[other]"
    if secrecy.when:
        known += f" or not self.{secrecy.when}"
    value = sort.told(f"self.{name}[other]")
    lines = [
        "for step in range(self.seats):",
        "    other = (seat + step) % self.seats",
        *indented(put(f"{value} if {known} else -1")),
    ]
    return Piece(tuple(lines), open_piece(name, [rows], sort).fields)


def known_piece(name: str, axes: Sequence[Axis], sort: Sort) -> Piece:
    """The rows in which the seat is the viewer."""
    return open_piece(name, [KnownAxis(axes[0].width), *axes[1:]], sort)


def asked_piece(name: str, axes: Sequence[Axis], sort: Sort) -> Piece:
    """What the seat that is asked looks at; for others, that it is there."""

    def told(value: str) -> list[str]:
        return put(f"{value} if self.seat == seat or {value} < 0 else {len(sort.names)}")

    lines = nested(axes, f"self.{name}", told)
    return Piece(tuple(lines), open_piece(name, axes, sort).fields)


def pooled_piece(name: str, axes: Sequence[Axis], sort: Sort, field: str, many: int) -> Piece:
    """Counts, with what lies in another field for another seat to look at."""
    plain = open_piece(name, axes, sort)
    lines = [
        "start = at",
        *plain.lines,
        "if self.seat != seat:",
        f"    for place in range({many}):",
        f"        if self.{field}[place] >= 0:",
        f"            SIGHT.values[start + self.{field}[place]] += 1",
    ]
    return Piece(tuple(lines), plain.fields)


def piece(game: Game, name: str, form: Any) -> Piece:
    """The ints of one field, as far as its secrecy lets a seat know them."""
    axes, sort = reading(form)
    secrecy: Secrecy | None = game.secrets.get(name)
    match secrecy:
        case Hidden():
            return hidden_piece(name, axes, sort)
        case Own():
            return own_piece(name, axes, sort, secrecy)
        case Known():
            return known_piece(name, axes, sort)
        case Asked():
            return asked_piece(name, axes, sort)
        case Pooled(field):
            lent, _ = reading(game.layout[field])
            return pooled_piece(name, axes, sort, field, lent[0].width)
    return open_piece(name, axes, sort)


def table_pieces(game: Game) -> Iterator[Piece]:
    """The options of a game and the fields of its layout."""
    for option in game.options:
        if option.key == FIRST_PLAYER:
            continue  # who has begun is told by the table, counted from the seat that looks
        yield open_piece(option.key, (), named(option.choices))
    for key, form in game.layout.items():
        parts: Mapping[str, Any] = getattr(form, "parts", None) or {key: form}
        for name, part in parts.items():
            if reading(part)[1].kind != "scratch":
                yield piece(game, name, part)


# -- what is asked --------------------------------------------------------------------------------


def asked_pieces(game: Game) -> Iterator[Piece]:
    """Which decision is open, who is asked, with what, and what the seat has answered."""
    names = tuple(kind.key for kind in game.decisions)
    yield Piece(
        ("open = self.depth > 0", "frame = max(self.depth - 1, 0)"),
        lambda seats: [],
    )
    asked = f"self.frames[frame][{DECISION}]"
    yield Piece(
        tuple(put(f"{asked} if open else -1")),
        lambda seats: [ObservedField("decision", "name", names)],
    )
    waited = f"self.frames[frame][{ASKED}] == other or self.frames[frame][{WAITING}] >> other & 1"
    yield Piece(
        (
            "for step in range(self.seats):",
            "    other = (seat + step) % self.seats",
            *indented(put(f"1 if open and ({waited}) else 0")),
        ),
        lambda seats: [ObservedField(f"asked.{label}", "number") for label in seats_of(seats)],
    )
    answered = f"open and self.frames[frame][{WAITING}]"
    yield Piece(
        tuple(put(f"self.frames[frame][{ANSWERS} + seat] if {answered} else {NO_ANSWER}")),
        lambda seats: [ObservedField("answer", "move")],
    )
    for number, decision in enumerate(game.decisions):
        yield from role_pieces(number, decision, asked)
    yield below_piece(names)


def role_pieces(number: int, decision: DecisionKind, asked: str) -> Iterator[Piece]:
    """The ints of a decision, while it is the one that is open."""
    for place, role in enumerate(decision.roles):
        label = f"{decision.key}.{role.name}"
        sort = role_sort(role.kind)
        value = sort.told(f"self.frames[frame][{FIRST + place}]")
        nothing = 0 if sort.kind == "number" else -1
        yield Piece(
            tuple(put(f"{value} if open and {asked} == {number} else {nothing}")),
            partial(one_field, label, sort),
        )


def one_field(label: str, sort: Sort, seats: int) -> list[ObservedField]:
    """A single int."""
    return [ObservedField(label, sort.kind, sort.names_at(seats))]


def role_sort(kind: Any) -> Sort:
    """The sort of the ints in a role."""
    if isinstance(kind, NumberKind):
        return NUMBER
    return SEAT if isinstance(kind, SeatKind) else named(tuple(names_of(kind) or ()))


def below_piece(names: Sequence[str]) -> Piece:
    """How many decisions of each kind wait below the open one."""
    lines = [
        f"for kind in range({len(names)}):",
        "    many = 0",
        "    for below in range(frame):",
        f"        many += self.frames[below][{DECISION}] == kind",
        *indented(put("many")),
    ]
    return Piece(
        tuple(lines), lambda seats: [ObservedField(f"below.{name}", "number") for name in names]
    )


# -- put together ---------------------------------------------------------------------------------


@cache
def pieces(key: str) -> tuple[Piece, ...]:
    """All pieces of an observation of a game, in their order."""
    game = find(key)
    return (*asked_pieces(game), *table_pieces(game))


@cache
def fields(key: str, seats: int) -> tuple[ObservedField, ...]:
    """The ints of an observation of a game, in their order."""
    return tuple(field for part in pieces(key) for field in part.fields(seats))


def source(key: str) -> str:
    """The method of a game's state that writes an observation."""
    lines = [line for part in pieces(key) for line in part.lines]
    body = ['"""What a seat may know, into SIGHT; how many ints there are."""', "at = 0", *lines]
    head = f"def {METHOD}(self, seat: Seat) -> int:"
    return "\n".join([head, *indented([*body, "return at"])]) + "\n"


@cache
def observer(key: str) -> Callable[[State, int], int]:
    """The same for the plain engine."""
    scope: dict[str, Any] = {"SIGHT": memory.SIGHT, "Seat": int}
    exec(source(key), scope)
    method: Callable[[State, int], int] = scope[METHOD]
    return method
