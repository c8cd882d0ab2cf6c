"""A position as JSON: complete, and written so that people can read and change it.

Tests, puzzles and bug reports start from one. Reading checks everything: names, limits, that
nothing is missing from the box, that what is asked can be asked at this table, and that whoever
is asked can answer.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from motherlode.core.components import is_int
from motherlode.core.decisions import DecisionKind
from motherlode.core.dice import LAST_SEED, SIDES_A, SIDES_B
from motherlode.core.errors import InvalidPosition, MotherlodeError
from motherlode.core.frames import (
    ANSWERS,
    ASKED,
    DECISION,
    FIRST,
    FRAME,
    MOST_DECISIONS,
    NO_ANSWER,
    WAITING,
)
from motherlode.core.game import Game
from motherlode.core.kinds import Numbered, SeatKind
from motherlode.core.layout import (
    Count,
    Name,
    Scratch,
    SeatSet,
    joint_fields,
)
from motherlode.core.randomness import secret_of, words_of
from motherlode.core.registry import find, game_of
from motherlode.core.state import State
from motherlode.core.values import value_of

MOST_WRITTEN = MOST_DECISIONS // 2  # the rest is for what playing on will ask
KEYS = ("game", "version", "seats", "options", "house", "luck", "over", "decisions", "table")


def dump(state: State) -> dict[str, Any]:
    """A position as plain data."""
    game = game_of(state)
    seats = state.seats
    return {
        "game": game.key,
        "version": game.version,
        "seats": state.seats,
        "options": game.chosen(state),
        "house": {path: as_json(value) for path, value in game.house_of(state).items()},
        "luck": dump_luck(state),
        "over": bool(state.over),
        "decisions": [dump_frame(game, state.frames[i], seats) for i in range(state.depth)],
        "table": {
            name: form.write(value_of(state, name, form), seats)
            for name, form in game.layout.items()
            if not isinstance(form, Scratch)
        },
    }


def dumps(state: State) -> str:
    """A position as text."""
    return json.dumps(dump(state), ensure_ascii=False, separators=(",", ":"))


def loads(text: str) -> State:
    """The position that a text describes."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidPosition(f"not JSON: {error}") from None
    return load(data)


def load(data: Any) -> State:
    """The position that plain data describe."""
    data = renamed(data)
    check_keys(data, KEYS, "the position")
    game = find(data["game"]) if isinstance(data["game"], str) else refuse("game is a name")
    if not is_int(data["version"]) or data["version"] != game.version:
        refuse(f"version {data['version']!r} of the rules, where {game.version} is played")
    state = new_table(game, data)
    seats = state.seats
    load_luck(state, data["luck"])
    read_table(game, state, data["table"], seats)
    read_decisions(game, state, data["decisions"], seats)
    if not isinstance(data["over"], bool):
        refuse(f"over is true or false, not {data['over']!r}")
    state.over = data["over"]
    check(game, state)
    state.take_up()
    check(game, state)  # what goes on by itself has to lead somewhere
    return state


def renamed(data: Any) -> Any:
    """A position in today's words: decisions were once written as questions."""
    if not isinstance(data, dict) or "questions" not in data or "decisions" in data:
        return data
    asked = data["questions"]
    decisions = list(map(renamed_frame, asked)) if isinstance(asked, list) else asked
    rest = {key: value for key, value in data.items() if key != "questions"}
    return {**rest, "decisions": decisions}


def renamed_frame(data: Any) -> Any:
    """A decision in today's words."""
    if not isinstance(data, dict) or "question" not in data:
        return data
    rest = {key: value for key, value in data.items() if key != "question"}
    return {**rest, "decision": data["question"]}


def check(game: Game, state: State) -> None:
    """Refuse a position that could not stand on a table."""
    if state.over and state.depth:
        refuse("the game is over, yet a decision is open")
    if found := game.inconsistencies(state):
        refuse("; ".join(found))
    for seat in state.asked():
        if not state.moves(seat):
            refuse(f"seat {seat} is asked something it cannot answer")
    for seat, answer in answers_given(state).items():
        if answer not in answers_open(state, seat):
            refuse(f"seat {seat} cannot have answered {game.catalogue.text(answer)!r}")


def answers_given(state: State) -> dict[int, int]:
    """What has been answered in a window that still waits for others."""
    if not state.depth or not state.frames[state.depth - 1][WAITING]:
        return {}
    answers = state.frames[state.depth - 1][ANSWERS : ANSWERS + state.seats]
    return {seat: answer for seat, answer in enumerate(answers) if answer != NO_ANSWER}


def answers_open(state: State, seat: int) -> list[int]:
    """What a seat could answer if the window still waited for it."""
    other = state.copy()
    frames = other.frames
    frames[other.depth - 1][WAITING] |= 1 << seat
    other.frames = frames
    return other.moves(seat)


def new_table(game: Game, data: Mapping[str, Any]) -> State:
    """The table with its options and house rules, nothing dealt yet."""
    if not is_int(data["seats"]):
        refuse(f"seats is an int, not {data['seats']!r}")
    if not isinstance(data["options"], dict) or not isinstance(data["house"], dict):
        refuse("options and house are tables")
    try:
        return game.table(data["seats"], data["options"], data["house"])
    except MotherlodeError as error:
        raise InvalidPosition(str(error)) from None


# -- luck ---------------------------------------------------------------------------------


def dump_luck(state: State) -> dict[str, Any]:
    """The dice, or the secret and how much of its stream is used up."""
    if state.keyed:
        return {"secret": secret_of(state.secret).hex(), "drawn": state.drawn}
    return {"dice": [state.dice_a, state.dice_b]}


def load_luck(state: State, data: Any) -> None:
    """Set the luck; a `seed` will do for whoever writes a position by hand."""
    seats = 0
    match data:
        case {"seed": seed, **rest} if not rest:
            state.shuffle_dice(Count(0, LAST_SEED).read(seed, seats, "luck.seed"))
        case {"dice": [first, second], **rest} if not rest:
            state.dice_a = Count(1, SIDES_A - 1).read(first, seats, "luck.dice")
            state.dice_b = Count(1, SIDES_B - 1).read(second, seats, "luck.dice")
        case {"secret": str(secret), "drawn": drawn, **rest} if not rest:
            state.secret = words_of(bytes_of(secret))
            state.drawn = Count(0, 1 << 40).read(drawn, seats, "luck.drawn")
            state.keyed = True
        case _:
            refuse(f"luck is a seed, two dice, or a secret and how much is drawn, not {data!r}")


def bytes_of(text: str) -> bytes:
    """Bytes written in hexadecimal."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise InvalidPosition("the secret is not hexadecimal") from None


# -- the table ----------------------------------------------------------------------------


def read_table(game: Game, state: State, data: Any, seats: int) -> None:
    """Fill every field of the table."""
    forms = {n: form for n, form in game.layout.items() if not isinstance(form, Scratch)}
    check_keys(data, tuple(forms), "the table")
    for name, form in forms.items():
        value = form.read(data[name], seats, name)
        joined = joint_fields(form)
        for field, part in zip(joined, value, strict=True) if joined else ((name, value),):
            setattr(state, field, part)


# -- decisions ----------------------------------------------------------------------------


def dump_frame(game: Game, frame: list[int], seats: int) -> dict[str, Any]:
    """An open decision, a window with the answers that have come, or work to go on with."""
    data: dict[str, Any] = dict(game.decisions[frame[DECISION]].as_data(frame))
    del data["clause"]
    if frame[ASKED] < 0:
        data["waiting"] = SeatSet().write(frame[WAITING], seats)
        answers = {
            str(seat): game.catalogue.text(frame[ANSWERS + seat])
            for seat in range(seats)
            if frame[ANSWERS + seat] != NO_ANSWER
        }
        if answers:
            data["answers"] = answers
    return data


def read_decisions(game: Game, state: State, data: Any, seats: int) -> None:
    """Fill the stack of decisions."""
    if not isinstance(data, list) or len(data) > MOST_WRITTEN:
        refuse(f"decisions is a list of at most {MOST_WRITTEN}")
    frames = state.frames
    for place, item in enumerate(data):
        frames[place] = read_frame(game, item, seats, f"decisions[{place}]")
    state.frames = frames
    state.depth = len(data)


def read_frame(game: Game, data: Any, seats: int, path: str) -> list[int]:
    """One decision as ints."""
    keys = [kind.key for kind in game.decisions]
    if not isinstance(data, dict) or data.get("decision") not in keys:
        refuse(f"{path}: no decision is called {data!r}")
    decision = keys.index(data["decision"])
    kind = game.decisions[decision]
    to_one = "seat" in data
    addressed = ("seat",) if to_one else ("waiting",)
    optional = () if to_one else ("answers",)
    roles = (role.name for role in kind.roles)
    check_keys(data, ("decision", *addressed, *roles), path, optional)
    frame = [0] * FRAME
    frame[DECISION] = decision
    frame[ASKED] = Count(0, seats - 1).read(data["seat"], seats, path) if to_one else -1
    frame[WAITING] = 0 if to_one else SeatSet().read(data["waiting"], seats, path)
    read_roles(kind, frame, data, seats, path)
    for seat in range(len(frame) - ANSWERS):
        frame[ANSWERS + seat] = NO_ANSWER
    read_answers(game, frame, data.get("answers", {}), seats, path)
    return frame


def read_answers(game: Game, frame: list[int], data: Any, seats: int, path: str) -> None:
    """The answers that have come, by seat; only text can be one."""
    if not isinstance(data, dict):
        refuse(f"{path}.answers is a table, not {data!r}")
    for seat, text in data.items():
        if seat not in map(str, range(seats)):
            refuse(f"{path}: no seat {seat!r} can have answered")
        frame[ANSWERS + int(seat)] = game.catalogue.number(str(text))


def read_roles(
    kind: DecisionKind, frame: list[int], data: Mapping[str, Any], seats: int, path: str
) -> None:
    """The ints that a decision came with."""
    for place, role in enumerate(kind.roles):
        name, thing = role.name, role.kind
        if data[name] is None:
            refuse(f"{path}.{name} is null, but a decision names all that it is about")
        form = Name(thing, needed=True) if isinstance(thing, Numbered | SeatKind) else Count()
        frame[FIRST + place] = form.read(data[name], seats, f"{path}.{name}")


# -- refusing -----------------------------------------------------------------------------


def check_keys(data: Any, keys: tuple[str, ...], what: str, optional: tuple[str, ...] = ()) -> None:
    """Refuse a table with a key too few or too many."""
    if not isinstance(data, dict):
        refuse(f"{what} is a table, not {data!r}")
    for key in keys:
        if key not in data:
            refuse(f"{what} lacks {key!r}")
    for key in data:
        if key not in keys and key not in optional:
            refuse(f"{what} has no {key!r}")


def as_json(value: object) -> object:
    """Tuples are lists in JSON."""
    return list(value) if isinstance(value, tuple) else value


def refuse(reason: str) -> Any:
    """Say what is wrong with a position."""
    raise InvalidPosition(reason)
