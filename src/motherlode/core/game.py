"""A game: everything about it that does not change while it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from itertools import chain
from typing import Any, cast

from motherlode.core.components import Box, Value, Values, is_int
from motherlode.core.conservation import Tally, imbalances
from motherlode.core.decisions import DecisionKind
from motherlode.core.dice import LAST_SEED
from motherlode.core.errors import InvalidSeats, InvalidSeed, SetupError
from motherlode.core.events import EventKind
from motherlode.core.frames import ANSWERS, DECISION, FIRST, NO_ANSWER, WAITING
from motherlode.core.game_modules import Facts, Invariants, TableView
from motherlode.core.kinds import Numbered, RoleKind, Subset, kind_name, names_of, whole
from motherlode.core.layout import Layout, kind_in
from motherlode.core.moves import Catalogue
from motherlode.core.observation_code import ObservedField, fields, observer
from motherlode.core.options import Option, places
from motherlode.core.preconditions import Precondition, broken_preconditions
from motherlode.core.randomness import Seed, Unhashed
from motherlode.core.refusal import Refusal
from motherlode.core.registry import find
from motherlode.core.search_settings import SearchSettings
from motherlode.core.secrecy import Secrets
from motherlode.core.state import State
from motherlode.core.story import Story
from motherlode.core.values import key_of, pickled, restored
from motherlode.core.views import Said, View, table_type

Clauses = Mapping[str, Mapping[str, str]]


def no_refusal(state: Any, seat: int, move: int) -> None:
    """For a game in which nothing is forbidden but by what is asked."""


def only_name(state: Any, seat: int, move: int) -> int:
    """For a game in which nothing goes by several names."""
    return move


def first_player_errors(state: State) -> Iterator[str]:
    """Whoever begins sits at the table."""
    if state.first_player > state.seats:
        yield f"there is no seat {state.first_player - 1} to begin"


def checked_seed(seed: object) -> int:
    """An int that dice can be set by."""
    if not is_int(seed) or not 0 <= seed <= LAST_SEED:
        raise InvalidSeed(f"a seed is an int from 0 to {LAST_SEED} or 32 bytes, not {seed!r}")
    return seed


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """Facts, words and functions of a game. Everything that plays goes through here."""

    key: str
    version: int  # of the rules: a record replays only under its own version
    seats: range
    minutes: tuple[int, int]
    state: type[State]
    facts: Facts  # everything that can be done, asked and told
    options: Sequence[Option] = ()
    numbers: Mapping[str, str]  # path in the box, `{role}` for each of a kind -> field of the state
    layout: Layout  # how a position is written down
    secrets: Secrets = field(default_factory=dict)  # the fields that not everybody may know
    table_view: TableView  # what may be known, and how a match has ended
    invariants: Invariants  # what must be so
    over_clause: str  # the rule by which nothing can be done any more
    turn_clause: str  # the rule by which one waits for others
    refuse_early: Callable[[Any, int, int], Refusal | None] = no_refusal  # whoever is asked
    legal_name: Callable[[Any, int, int], int] = only_name  # of a move that goes by several
    preconditions: Sequence[Precondition]  # when each decision can be open
    clauses: Clauses = field(default_factory=dict)  # of each thing, by kind: the rule about it
    story: Story = field(default_factory=Story)  # how a review tells its matches
    search_settings: SearchSettings = field(default_factory=SearchSettings)  # how bots search it
    example: bool = False  # a worked example, not one of the games on the shelf

    def __post_init__(self) -> None:
        self.find_places()  # a box that does not fit its game is found when the game is loaded
        if unknown := self.story.draws.keys() - {kind.key for kind in self.events}:
            raise ValueError(f"the story of {self.key} has no events {sorted(unknown)}")

    # -- what follows from the facts -------------------------------------------------------

    @cached_property
    def box(self) -> Box:
        """The numbers that lie beside the facts."""
        folder = files(self.facts.__name__.rpartition(".")[0])
        return Box(folder.joinpath("components.toml").read_text(encoding="utf-8"))

    @cached_property
    def catalogue(self) -> Catalogue:
        """Every move with its text."""
        return self.facts.MOVES.catalogue()

    @cached_property
    def decisions(self) -> tuple[DecisionKind, ...]:
        """Every decision, in the order of their ints."""
        return self.facts.Ask.kinds()

    @cached_property
    def events(self) -> tuple[EventKind, ...]:
        """Every event, in the order of their ints."""
        return self.facts.Events.kinds()

    @cached_property
    def roles(self) -> dict[str, RoleKind]:
        """What the things in each role are; a kind of things has a role of its own."""
        told = (*(kind.roles for kind in self.events), *(kind.roles for kind in self.decisions))
        found = {role.name: role.kind for roles in told for role in roles}
        found = {**self.facts.MOVES.roles(), **found}
        kinds = [*found.values(), *map(kind_in, self.layout.values())]
        named = {
            kind_name(kind): whole(kind) for kind in kinds if isinstance(kind, Numbered | Subset)
        }
        return {**named, **found}

    @cached_property
    def names(self) -> dict[str, Sequence[str]]:
        """What the things in each role are called; nothing for seats."""
        named = {role: names_of(kind) for role, kind in self.roles.items()}
        return {role: names for role, names in named.items() if names is not None}

    @cached_property
    def places(self) -> Mapping[str, tuple[str, int | None]]:
        """For each number of the box, the field of the state and the place in it."""
        return self.find_places()

    # -- starting ------------------------------------------------------------------------

    def table(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        house: Mapping[str, object] | None = None,
    ) -> State:
        """A table that is set but not dealt: the numbers and options lie ready."""
        self.check_seats(seats)
        chosen = places(self.options, options or {})
        changes = self.box.check(house or {})
        state = self.state()
        state.seats = seats
        for name, place in chosen.items():
            setattr(state, name, place)
        self.write_numbers(state, {**self.box.values, **changes})
        if errors := [*first_player_errors(state), *self.invariants.setup_errors(state)]:
            raise SetupError("; ".join(errors))
        return state

    def check_seats(self, seats: object) -> None:
        """Refuse a table that the game is not played at."""
        if not is_int(seats) or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise InvalidSeats(f"{self.key} is played by {least} to {most}, not by {seats!r}")

    def start(
        self,
        seats: int,
        seed: Seed,
        options: Mapping[str, object] | None = None,
        house: Mapping[str, object] | None = None,
    ) -> State:
        """A dealt position with its first decision open."""
        state = self.table(seats, options, house)
        self.deal(state, seed)
        return state

    def deal(self, state: State, seed: Seed) -> None:
        """Deal a table, by dice or by a secret."""
        if isinstance(seed, bytes):
            state.begin_live(seed)
        elif isinstance(seed, Unhashed):
            state.shuffle_unhashed(checked_seed(seed.number))
            state.deal()
            state.take_up()
        else:
            state.begin(checked_seed(seed))

    # -- numbers and options of a state -----------------------------------------------------

    def chosen(self, state: State) -> dict[str, str]:
        """The options that a state is played with."""
        return {option.key: option.choices[getattr(state, option.key)] for option in self.options}

    def house_of(self, state: State) -> dict[str, Value]:
        """The numbers in which a state differs from the box."""
        numbers = self.read_numbers(state)
        return {path: value for path, value in numbers.items() if value != self.box.values[path]}

    def write_numbers(self, state: State, values: Values) -> None:
        """Lay the numbers of the box onto the table."""
        tables: dict[str, Any] = {}
        for path, (name, index) in self.places.items():
            number = values[path]
            value = list(number) if isinstance(number, tuple) else number
            if index is None:
                tables[name] = value
            else:
                if name not in tables:
                    tables[name] = getattr(state, name)
                tables[name][index] = value
        for name, value in tables.items():
            setattr(state, name, value)

    def read_numbers(self, state: State) -> dict[str, Value]:
        """The numbers that lie on the table."""
        numbers: dict[str, Value] = {}
        tables = {name: getattr(state, name) for name in self.numbers.values()}
        for path, (name, index) in self.places.items():
            value = tables[name] if index is None else tables[name][index]
            numbers[path] = tuple(value) if isinstance(value, list) else value
        return numbers

    def find_places(self) -> dict[str, tuple[str, int | None]]:
        """For each number of the box, the field of the state and the place in it."""
        found: dict[str, tuple[str, int | None]] = {}
        for pattern, name in self.numbers.items():
            head, brace, rest = pattern.partition("{")
            if not brace:
                found[pattern] = name, None
                continue
            role, _, tail = rest.partition("}")
            for index, word in enumerate(self.names[role]):
                found[f"{head}{word}{tail}"] = name, index
        if missing := set(found) - set(self.box.numbers):
            raise ValueError(f"games/{self.key}/components.toml lacks {', '.join(sorted(missing))}")
        if unknown := set(self.box.numbers) - set(found):
            raise ValueError(
                f"games/{self.key}/meta.py has no place for {', '.join(sorted(unknown))}"
            )
        return found

    # -- what must be true -------------------------------------------------------------------

    def inconsistencies(self, state: State) -> list[str]:
        """What no course of play can lead to: pieces, the table, and what is asked at it."""
        table = chain.from_iterable(check(state) for check in self.invariants.CHECKS)
        if found := [*imbalances(self.tallies(state)), *table]:
            return found
        return [*broken_preconditions(state, self.preconditions, self.facts.Ask.names)]

    def tallies(self, state: State) -> list[Tally]:
        """Everything of the box, counted."""
        return [count(state) for count in self.invariants.COUNTS]

    # -- refusing ----------------------------------------------------------------------------

    def refuse(self, state: State, seat: int, move: int) -> Refusal:
        """Why a move that is not legal is refused: the first clause that stands in its way."""
        if state.over:
            return Refusal("game-over", self.over_clause)
        if refusal := self.refuse_early(state, seat, move):
            return refusal
        if not state.is_asked(seat):
            return Refusal("not-asked", self.turn_clause, {"seat": state.seat})
        frame = state.frames[state.depth - 1]
        clause = self.decisions[frame[DECISION]].clause
        asked = state.decisions[frame[DECISION]]
        return cast(Refusal, asked.refuse(state, clause, move, seat, *frame[FIRST : FIRST + 3]))

    # -- states as values ------------------------------------------------------------------

    def same(self, state: State, other: State) -> bool:
        """Whether two states of this game are the same position, luck included."""
        return key_of(state) == key_of(other)

    def hash(self, state: State) -> int:
        """The same for the same position."""
        return hash((self.key, key_of(state)))

    def reduced(self, state: State) -> tuple[object, ...]:
        """What a pickle has of a state: how to make it again, and of what."""
        return restored, pickled(state)

    def __reduce__(self) -> tuple[object, ...]:
        return find, (self.key,)

    # -- seeing ------------------------------------------------------------------------------

    @cached_property
    def view_type(self) -> Any:
        """The views of this game, as a type."""
        return View[table_type(self.table_view.view_table)]  # type: ignore[misc]

    def view(self, state: State, seat: int) -> View[Any]:
        """What a seat may know: the decision, and the table as the game shows it."""
        frame = top_frame(state)
        return View(
            game=self.key,
            seats=state.seats,
            seat=None if seat < 0 else seat,
            over=bool(state.over),
            options=self.chosen(state),
            asked=list(state.asked()),
            decision=self.asking(frame),
            answer=self.answer(frame, seat),
            table=self.table_view.view_table(state, seat),
            outcome=self.table_view.outcome(state) if state.over else None,
        )

    def observation_fields(self, seats: int) -> tuple[ObservedField, ...]:
        """What `State.observe` writes at a table of so many seats, int by int."""
        self.check_seats(seats)
        return fields(self.key, seats)

    def observe_table(self, state: State, seat: int) -> int:
        """Write what a seat may know where the plain engine finds it; how many ints."""
        return observer(self.key)(state, seat)

    def decision(self, state: State) -> Said | None:
        """The decision on top of the stack, as everyone may know it."""
        return self.asking(top_frame(state))

    def asking(self, frame: list[int] | None) -> Said | None:
        """A frame of the stack, as everyone may know it."""
        return self.decisions[frame[DECISION]].as_data(frame) if frame else None

    def answer(self, frame: list[int] | None, seat: int) -> str | None:
        """What a seat has answered in an open window; nobody else knows it yet."""
        if seat < 0 or not frame or not frame[WAITING]:
            return None
        given = frame[ANSWERS + seat]
        return None if given == NO_ANSWER else self.catalogue.text(given)


def top_frame(state: State) -> list[int] | None:
    """What is asked just now, if anything is."""
    return state.frames[state.depth - 1] if state.depth else None
