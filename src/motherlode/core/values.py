"""What a state holds as plain values: for comparing, hashing and pickling it on any engine."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from motherlode.core.errors import InvalidPosition
from motherlode.core.frames import ANSWERS, ASKED
from motherlode.core.layout import Form, JointForm, Scratch, joint_fields
from motherlode.core.registry import find, game_of
from motherlode.core.seats import NO_SEAT
from motherlode.core.shapes import field_names

if TYPE_CHECKING:
    from motherlode.core.state import State

PASSING: Final = frozenset({"listener", "offered"})  # nothing of the position
RESTING: Final = frozenset({"answers", "frames"})  # of it only as far as questions are open


def key_of(state: State) -> tuple[Hashable, ...]:
    """The position, hashable: what lies about from earlier moves does not count."""
    seats = state.seats
    return (
        *(frozen(getattr(state, name)) for name in lasting(state.game)),
        *(repr(form.write(value_of(state, name, form), seats)) for name, form in joint(state.game)),
        *(open_part(frame, seats) for frame in state.frames[: state.depth]),
    )


def open_part(frame: list[int], seats: int) -> Hashable:
    """What a frame says: a question to one seat has no answers, others have those of the seats."""
    return tuple(frame[: ANSWERS + (seats if frame[ASKED] == NO_SEAT else 0)])


@cache
def lasting(key: str) -> tuple[str, ...]:
    """The fields of a game's state that mean something by themselves between two moves."""
    layout = find(key).layout
    scratch = {name for name, form in layout.items() if isinstance(form, Scratch)}
    joined = {name for _, form in joint(key) for name in joint_fields(form)}
    return tuple(name for name in kept(key) if name not in scratch | joined | RESTING)


@cache
def joint(key: str) -> tuple[tuple[str, Form | JointForm], ...]:
    """The forms of a game for fields that mean something only together, as they are written."""
    layout = find(key).layout
    return tuple((name, form) for name, form in layout.items() if joint_fields(form))


def value_of(state: State, name: str, form: Form | JointForm) -> Any:
    """The field that a form writes, or all the fields that it joins."""
    joined = joint_fields(form)
    return [getattr(state, field) for field in joined] if joined else getattr(state, name)


@cache
def kept(key: str) -> tuple[str, ...]:
    """The fields that the pickle of a game's state has."""
    return tuple(name for name in field_names(find(key).state) if name not in PASSING)


def frozen(value: Any) -> Hashable:
    """A field that can be hashed."""
    if isinstance(value, list):
        return tuple(map(frozen, value))
    return int(value)


def pickled(state: State) -> tuple[str, int, dict[str, Any]]:
    """What `restored` makes the state of again: the same on every engine."""
    values = {name: getattr(state, name) for name in kept(state.game)}
    return state.game, game_of(state).version, values


def restored(key: str, version: int, values: dict[str, Any]) -> State:
    """The state that was pickled; one by other rules is refused."""
    game = find(key)
    if version != game.version:
        raise InvalidPosition(f"{key} by version {version} of the rules, not {game.version}")
    if set(values) != set(kept(key)):
        raise InvalidPosition(f"{key} with other fields: {set(values) ^ set(kept(key))}")
    state = game.state()
    for name, value in values.items():
        setattr(state, name, value)
    return state
