"""Nets as files: what `motherlode.bots.learned` reads."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from motherlode.bots.learned import MOST_BYTES, TABLES, WEIGHTS, InvalidNet, fields_digest
from motherlode.core.game import Game
from motherlode.core.search_settings import SearchSettings


def write_net(
    path: Path,
    game: Game,
    seats: int,
    settings: SearchSettings,
    tables: Mapping[str, NDArray[np.int64]],
    made: Mapping[str, Any],
) -> None:
    """Write a net; a file of that name is replaced at once or not at all."""
    data = {
        "game": game.key,
        "seats": seats,
        "fields": fields_digest(game, seats),
        "search": asdict(settings),
        "made": dict(made),
        "heed": int(tables["heed"].item()),
        "tables": {name: packed(name, table) for name, table in tables.items() if name in TABLES},
    }
    text = json.dumps(data, indent=1) + "\n"
    if len(text) > MOST_BYTES:
        raise InvalidNet(f"a net of {len(text)} bytes is too large: {MOST_BYTES} are allowed")
    part = path.with_suffix(".part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def packed(name: str, table: NDArray[np.int64]) -> str:
    """The ints of a table as text."""
    return b64encode(table.astype("<i2" if name in WEIGHTS else "<i4").tobytes()).decode()
