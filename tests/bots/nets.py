"""Nets with made-up weights, for tests that need any net at all."""

from __future__ import annotations

import json
from array import array
from base64 import b64encode
from random import Random
from typing import Final

from motherlode.bots.learned import TABLES, WEIGHTS, Learned, fields_digest, inputs_of, read
from motherlode.bots.net import WIDTH
from motherlode.core.game import Game

HEED: Final = 200


def packed(name: str, ints: list[int]) -> str:
    """A table as it stands in a file."""
    return b64encode(array("h" if name in WEIGHTS else "i", ints).tobytes()).decode()


def random_tables(game: Game, seats: int, seed: int = 1) -> dict[str, list[int]]:
    """Weights by chance: each int of an observation has rows of its own."""
    source = Random(seed)
    fields = game.observation_fields(seats)
    inputs = inputs_of(game, seats)
    names = [*(len(field.names) for field in fields), 0]  # the evaluation is a number
    rows = [sum(many + 2 if many else 1 for many in names[:place]) for place in range(inputs)]
    small = [place for place in range(inputs) if rows[place] + names[place] + 2 < 4096]

    def some(many: int, most: int) -> list[int]:
        return [source.randint(-most, most) for _ in range(many)]

    return {
        "named": [int(many > 0) for many in names],
        "row": [rows[place] if place in small else -1 for place in range(inputs)],
        "shift": [0] * inputs,
        "most": [many + 1 if many else 200 for many in names],
        "first": some(min(rows[-1] + 2, 4096) * WIDTH, 300),
        "first_bias": some(WIDTH, 4000),
        "second": some(WIDTH * WIDTH, 2000),
        "second_bias": some(WIDTH, 100_000),
        "last": some(seats * seats * WIDTH, 2000),
        "last_bias": some(seats * seats, 100_000),
        "moves": some(len(game.catalogue) * WIDTH, 2000),
        "move_bias": some(len(game.catalogue), 100_000),
    }


def random_net(game: Game, seats: int) -> Learned:
    """A net that knows nothing."""
    return read(text_of(game, seats))


def text_of(game: Game, seats: int, **changes: object) -> str:
    """The file of a net that knows nothing."""
    tables = random_tables(game, seats)
    data = {
        "game": game.key,
        "seats": seats,
        "fields": fields_digest(game, seats),
        "search": {},
        "heed": HEED,
        "made": {},
        "tables": {name: packed(name, tables[name]) for name in TABLES},
    }
    return json.dumps(data | changes)
