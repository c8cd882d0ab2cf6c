"""A match as it is stored: how it was set up, and every move. It replays to the same bytes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from motherlode.core.components import Value, is_int
from motherlode.core.errors import InvalidRecord
from motherlode.core.randomness import Seed, Unhashed
from motherlode.core.state import State

KEYS = ("game", "version", "seats", "options", "house", "seed", "moves")
START = "position"  # of a match that did not begin with a deal
HASHED = {"dice": "hashed"}  # beside an int seed; one without it is from before hashing


@dataclass(frozen=True, slots=True)
class Record:
    """Everything needed to play a match again."""

    game: str
    version: int
    seats: int
    options: Mapping[str, str]
    house: Mapping[str, Value]
    seed: Seed
    moves: tuple[tuple[int, str], ...]  # the seat and the text of its move
    position: Mapping[str, Any] | None = None  # in which it began; None if it was dealt

    def replay(self, moves: int | None = None) -> State:
        """The position after all moves, or after the first few."""
        from motherlode.core.match import Match  # noqa: PLC0415 - which makes records

        return Match.of(self, moves).state

    def dumps(self) -> str:
        """The record as JSON, one move a line so that people can read it."""
        head = {
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "house": dict(self.house),
            **dump_seed(self.seed),
            **({} if self.position is None else {START: dict(self.position)}),
        }
        lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
        moves = ",\n".join(f"    {json.dumps([seat, text])}" for seat, text in self.moves)
        return "\n".join(
            ["{", *lines, '  "moves": [' + ("\n" + moves if moves else "") + "]", "}", ""]
        )

    @classmethod
    def loads(cls, text: str) -> Self:
        """The record that a text holds, checked in form; only replaying checks the moves."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise InvalidRecord(f"not JSON: {error}") from None
        if not isinstance(data, dict) or set(data) - {*HASHED, START} != set(KEYS):
            raise InvalidRecord(f"a record has exactly {', '.join(KEYS)}")
        return cls(
            game=typed(data, "game", str),
            version=typed(data, "version", int),
            seats=typed(data, "seats", int),
            options=typed(data, "options", dict),
            house={
                k: tuple(v) if isinstance(v, list) else v
                for k, v in typed(data, "house", dict).items()
            },
            seed=load_seed(data),
            moves=tuple(map(move_of, typed(data, "moves", list))),
            position=typed(data, START, dict) if START in data else None,
        )


def typed(data: Mapping[str, Any], key: str, kind: type) -> Any:
    """A field of the right type."""
    value = data[key]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise InvalidRecord(f"{key} is not of type {kind.__name__}: {value!r}"[:200])
    return value


def dump_seed(seed: Seed) -> dict[str, int | str]:
    """How a match was dealt: an int and what became of it, or a secret in hexadecimal."""
    match seed:
        case bytes():
            return {"seed": seed.hex()}
        case Unhashed():
            return {"seed": seed.number}
    return {"seed": seed, **HASHED}


def load_seed(data: Mapping[str, Any]) -> Seed:
    """The seed of a record; an int without dice that are hashed is from before that was done."""
    seed, dice = data["seed"], data.get("dice", HASHED["dice"])
    if dice != HASHED["dice"]:
        raise InvalidRecord(f"dice are {HASHED['dice']}, not {dice!r}"[:200])
    if is_int(seed):
        return seed if "dice" in data else Unhashed(seed)
    try:
        return bytes.fromhex(str(seed))
    except ValueError:
        raise InvalidRecord("the seed is neither an int nor hexadecimal") from None


def move_of(item: object) -> tuple[int, str]:
    """A pair of seat and text."""
    match item:
        case [seat, str(text)] if is_int(seat):
            return seat, text
    raise InvalidRecord(f"a move is a pair of seat and text, not {item!r}"[:200])
