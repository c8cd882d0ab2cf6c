"""Writes the protocol down: a JSON Schema of every message and body, and types for the page.

`python -m motherlode.server.web.generate` in the root of the sources writes all files.
"""

from __future__ import annotations

import json
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final, get_args

from msgspec.json import schema_components

from motherlode.coach.review import Review
from motherlode.core.randomness import Unhashed
from motherlode.core.record import Record
from motherlode.core.views import View
from motherlode.games import GAMES
from motherlode.school.progress import Progress
from motherlode.server import protocol
from motherlode.server.storage.interfaces import Person
from motherlode.server.storage.reviews import ReviewState
from motherlode.server.terms import Level
from motherlode.server.web import review_schemas, schemas, school_schemas
from motherlode.server.web.game_types import game_types
from motherlode.server.web.typescript import Definitions, typescript

SCHEMA_PATH: Final = Path("docs/protocol.schema.json")
TYPES_PATH: Final = Path("web/src/live/protocol.ts")
GAME_TYPES_PATH: Final = Path("web/src/live/games")  # a file for each
DEFINED: Final = "#/$defs/{name}"
MATCH_RECORD: Final = "MatchRecord"  # TypeScript has a Record of its own

SENT: Final[dict[str, Any]] = {
    "AnyRequest": protocol.AnyRequest,
    "Appearance": schemas.Appearance,
    "Credentials": schemas.Credentials,
    "NewPassword": schemas.NewPassword,
    "Confirmation": schemas.Confirmation,
    "Recovery": schemas.Recovery,
    "NewBot": schemas.NewBot,
    "NewTable": schemas.NewTable,
    "Sit": schemas.Sit,
    "SeatBot": schemas.SeatBot,
    "Stand": schemas.Stand,
    "PlayOn": review_schemas.PlayOn,
    "PlayDeal": review_schemas.PlayDeal,
    "AllowDeal": review_schemas.AllowDeal,
    "WantedReview": review_schemas.WantedReview,
    "ScenarioRequest": schemas.ScenarioRequest,
    "Progress": Progress,
}
ANSWERED: Final[dict[str, Any]] = {
    "AnyMessage": protocol.AnyMessage,
    "Problem": schemas.Problem,
    "Person": Person,
    "RecoveryCodes": schemas.RecoveryCodes,
    "BotToken": schemas.BotToken,
    "TableFacts": protocol.TableFacts,
    "ReviewState": ReviewState,
    "Review": Review,
    "BroughtRecord": review_schemas.BroughtRecord,
    "SameDeal": review_schemas.SameDeal,
    "Tables": schemas.Tables,
    "NextTable": schemas.NextTable,
    "Health": schemas.Health,
    "GameCard": schemas.GameCard,
    "GameFacts": schemas.GameFacts,
    "Components": schemas.Components,
    "Rules": schemas.Rules,
    "WorkedExample": schemas.WorkedExample,
    "View": View,
    "OpenRecord": schemas.OpenRecord,
    MATCH_RECORD: Record,
    "LuckVerdict": schemas.LuckVerdict,
    "Replay": schemas.Replay,
    "LessonFacts": school_schemas.LessonFacts,
    "CourseCard": school_schemas.CourseCard,
    "PuzzleFacts": school_schemas.PuzzleFacts,
    "PuzzleCard": school_schemas.PuzzleCard,
    "SceneFacts": school_schemas.SceneFacts,
}
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "Level": get_args(Level),
    "Phase": get_args(protocol.Phase),
    "Language": get_args(schemas.Language),
}


def definitions() -> Definitions:
    """Every struct and union that goes over the wire, by name."""
    roots = SENT | ANSWERED
    schemas, found = schema_components(roots.values(), ref_template=DEFINED)
    for name, schema in zip(roots, schemas, strict=True):
        if "$ref" not in schema:
            found[name] = schema
    found["Perspective"]["properties"]["view"] = {"$ref": DEFINED.format(name="View")}
    record = found[MATCH_RECORD] = found.pop("Record") | {"title": MATCH_RECORD}
    record["properties"]["seed"] = {"type": "string"}  # of a live table: hexadecimal
    found.pop(Unhashed.__name__)  # no live table has such a seed
    found["OpenRecord"]["properties"]["record"] = {"$ref": DEFINED.format(name=MATCH_RECORD)}
    for definition in found.values():
        if "description" in definition:
            definition["description"] = cleandoc(definition["description"])
    return dict(sorted(found.items()))


def schema_text() -> str:
    """The JSON Schema as a file."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Motherlode protocol",
        "description": cleandoc(protocol.__doc__ or ""),
        "version": protocol.VERSION,
        "$defs": definitions(),
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def types_text() -> str:
    """The types for the page as a file."""
    constants = {
        "PROTOCOL_VERSION": protocol.VERSION,
        "LARGEST_MESSAGE": protocol.LARGEST_MESSAGE,
        "MOST_WHYS": protocol.MOST_WHYS,
    }
    return typescript(definitions(), list(SENT), list(ANSWERED), constants, WORDS)


def files() -> dict[Path, str]:
    """Everything that is made from what the server says, by path."""
    games = {GAME_TYPES_PATH / f"{game.key}.ts": game_types(game) for game in GAMES.values()}
    return {SCHEMA_PATH: schema_text(), TYPES_PATH: types_text(), **games}


def main(root: Path) -> None:
    """Write all files."""
    for path, text in files().items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path())
