"""What a game tells the page, as TypeScript: its view, its moves, decisions, events and names.

Nothing here knows a game by name: all of it follows from the facts that the game declares.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from inspect import cleandoc
from typing import Any, Final

from msgspec.json import schema_components

from motherlode.core.game import Game
from motherlode.core.kinds import Numbered, RoleKind, Subset, kind_name, whole
from motherlode.core.moves import Move
from motherlode.core.views import table_type
from motherlode.server.web.typescript import Writer, camel, union

HEAD: Final = "// Made by `make types` from the facts of the game: do not edit.\n"
WIDE: Final = 80  # a union that is longer stands one member to a line


def game_types(game: Game) -> str:
    """A module with all types of a game; the last one holds them together."""
    title = title_of(game)
    parts = [HEAD, names(game), *views(game)]
    parts.append(choices(f"{title}Move", "What can be done, by kind and role.", moves(game)))
    parts.append(choices(f"{title}Decision", "What a seat can be asked.", decisions(game)))
    parts.append(choices(f"{title}Event", "What can be told.", events(game)))
    fields = {
        "table": f"{title}View",
        "move": f"{title}Move",
        "role": union(map(json.dumps, roles(game))) or "never",
        "decision": f"{title}Decision",
        "event": f"{title}Event",
    }
    lines = [f"  {name}: {kind};" for name, kind in fields.items()]
    comment = f"/** What a scene of {game.key} is made of. */"
    parts.append("\n".join([comment, f"export interface {title} {{", *lines, "}", ""]))
    return "\n".join(parts)


def title_of(game: Game) -> str:
    """What the types of a game begin with."""
    return table_type(game.table_view.view_table).__name__.removesuffix("View")


# -- the table ----------------------------------------------------------------------------------


def views(game: Game) -> Iterable[str]:
    """An interface for each part of the table."""
    _, found = schema_components(
        [table_type(game.table_view.view_table)], ref_template="#/$defs/{name}"
    )
    writer = Writer(frozenset(), {}, optional=False)
    for name, schema in found.items():
        schema["description"] = cleandoc(schema.get("description", ""))
        yield writer.definition(name, schema)


# -- things -------------------------------------------------------------------------------------


def kinds_of(game: Game) -> dict[str, Numbered]:
    """The kinds of things that a game names, by type."""
    kinds = (whole(kind) for kind in game.roles.values() if isinstance(kind, Numbered | Subset))
    return {camel(kind_name(kind)): kind for kind in kinds}


def names(game: Game) -> str:
    """What the things of each kind are called, in their order."""
    lines = ["/** What the things of each kind are called, in their order. */"]
    lines.append("export const NAMES = {")
    for kind in kinds_of(game).values():
        lines.append(f"  {kind_name(kind)}: {json.dumps(list(kind.names))},")
    lines.append("} as const;\n")
    for name, kind in kinds_of(game).items():
        lines.append(f'export type {name} = (typeof NAMES)["{kind_name(kind)}"][number];')
    return "\n".join([*lines, ""])


def thing(kind: RoleKind) -> str:
    """The type of what fills a role: a name, a seat or a number."""
    return camel(kind_name(kind)) if isinstance(kind, Numbered | Subset) else "number"


# -- moves, decisions, events -------------------------------------------------------------------


def moves(game: Game) -> Iterable[str]:
    """A type for each kind of move: things that share a role are a list."""
    by_kind: dict[str, list[Move]] = defaultdict(list)
    for move in game.catalogue:
        by_kind[move.kind].append(move)
    for kind, alike in by_kind.items():
        yield record({"kind": json.dumps(kind), **filled(game, alike)})


def roles(game: Game) -> Iterable[str]:
    """Every role that something can have in a move."""
    return (role for move in game.catalogue for role, _ in move.slots)


def filled(game: Game, alike: Sequence[Move]) -> dict[str, str]:
    """The roles of some moves; what not all of them have may be absent."""
    found: dict[str, str] = {}
    named = dict.fromkeys(role for move in alike for role, _ in move.slots)
    many = frozenset[str]().union(*(move.many for move in alike))
    for role in named:
        everywhere = all(role in dict(move.slots) for move in alike)
        kind = game.roles.get(role)
        name = thing(kind) if kind else json.dumps(role)
        found[role if everywhere else f"{role}?"] = f"{name}[]" if role in many else name
    return found


def decisions(game: Game) -> Iterable[str]:
    """A type for each decision; one that is put to several has no seat."""
    for kind in game.decisions:
        head = {"decision": json.dumps(kind.key), "clause": "string", "seat?": "number"}
        roles = {role.name: f"{thing(role.kind)} | null" for role in kind.roles}
        yield record({**head, **roles})


def events(game: Game) -> Iterable[str]:
    """A type for each event; what is hidden or absent is null."""
    for kind in {kind.key: kind for kind in game.events}.values():
        head = {"event": json.dumps(kind.key), "clause": "string"}
        yield record(head | {role.name: f"{thing(role.kind)} | null" for role in kind.roles})


def record(fields: Mapping[str, str]) -> str:
    """An object with some fields."""
    return f"{{ {'; '.join(f'{name}: {kind}' for name, kind in fields.items())} }}"


def choices(name: str, comment: str, types: Iterable[Any]) -> str:
    """A type that is one of several."""
    members = list(types)
    line = union(members)
    shape = f" {line}" if len(line) <= WIDE else "".join(f"\n  | {member}" for member in members)
    return f"/** {comment} */\nexport type {name} ={shape};\n"
