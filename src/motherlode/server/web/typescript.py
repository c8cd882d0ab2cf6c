"""TypeScript types from a JSON Schema, as far as our messages need it.

Fields with a default may be left out by whoever sends them, and are always there in what the
server says. A struct that goes both ways therefore becomes two types; the one that is sent
has `Given` at the end of its name.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from motherlode.core.views import KIND

Schema = dict[str, Any]
Definitions = dict[str, Schema]

HEAD: Final = "// Made by `make types` from the server's messages: do not edit.\n"
SIMPLE: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
GIVEN: Final = "Given"


def typescript(
    definitions: Definitions,
    sent: Sequence[str],
    answered: Sequence[str],
    constants: Mapping[str, int],
    words: Mapping[str, Sequence[str]],
) -> str:
    """A module with a type for every definition; `words` are choices that have a name."""
    coming, going = reachable(definitions, answered), reachable(definitions, sent)
    both = coming & going
    parts = [HEAD]
    parts += [f"export const {name} = {value};" for name, value in constants.items()]
    parts.append("")
    for name, choices in words.items():
        parts.append(f"export type {name} = {union(map(json.dumps, choices))};")
    parts.append("")
    named = {frozenset(choices): name for name, choices in words.items()}
    for name, schema in definitions.items():
        if name in coming:
            parts.append(Writer(frozenset(), named, optional=False).definition(name, schema))
        if name in going:
            given = name + GIVEN if name in both else name
            parts.append(Writer(both, named, optional=True).definition(given, schema))
    return "\n".join(parts)


def reachable(definitions: Definitions, roots: Sequence[str]) -> frozenset[str]:
    """The names of all definitions that some of them lead to."""
    found: set[str] = set()
    left = list(roots)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += references(definitions[name])
    return frozenset(found)


def references(schema: object) -> Iterator[str]:
    """The names that a schema refers to."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield name_of(schema["$ref"])
        for value in schema.values():
            yield from references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from references(value)


def name_of(reference: str) -> str:
    """The name at the end of a reference."""
    return reference.rpartition("/")[2]


class Writer:
    """Writes types of one direction."""

    def __init__(
        self, renamed: frozenset[str], words: Mapping[frozenset[str], str], optional: bool
    ) -> None:
        self.renamed = renamed
        self.words = words
        self.optional = optional

    def definition(self, name: str, schema: Schema) -> str:
        """A named type with its description."""
        if "properties" not in schema:
            return f"{comment(schema)}export type {name} = {self.type(schema)};\n"
        fields = [self.field(key, schema) for key in schema["properties"]]
        return "\n".join([f"{comment(schema)}export interface {name} {{", *fields, "}", ""])

    def field(self, key: str, schema: Schema) -> str:
        """A field of a struct."""
        may_lack = self.optional and key not in schema.get("required", ())
        return f"  {key}{'?' if may_lack else ''}: {self.type(schema['properties'][key])};"

    def type(self, schema: Schema) -> str:
        """The type of anything."""
        if "$ref" in schema:
            name = name_of(schema["$ref"])
            return name + GIVEN if name in self.renamed else name
        if KIND in schema:
            return camel(schema[KIND])
        if "anyOf" in schema:
            return union(map(self.type, schema["anyOf"]))
        if "enum" in schema:
            return self.choice(schema["enum"])
        if schema.get("type") == "array":
            return self.array(schema)
        if schema.get("type") == "object":
            return self.mapping(schema)
        return SIMPLE[schema["type"]] if "type" in schema else "any"

    def choice(self, choices: list[str | None]) -> str:
        """One of some words, by the name of the choice if it has one."""
        said = [word for word in choices if word is not None]
        name = self.words.get(frozenset(said))
        parts = [name] if name else [json.dumps(word) for word in said]
        return union([*parts, "null"] if None in choices else parts)

    def array(self, schema: Schema) -> str:
        """A list, or a tuple where every place has its own type."""
        if "prefixItems" in schema:
            return f"[{', '.join(map(self.type, schema['prefixItems']))}]"
        item = self.type(schema["items"]) if schema.get("items") else "any"
        several = "anyOf" in schema.get("items", {}) or (" | " in item and item[0] == '"')
        return f"({item})[]" if several else f"{item}[]"

    def mapping(self, schema: Schema) -> str:
        """Values by key; keys are strings in JSON."""
        values = schema.get("additionalProperties", {})
        keys = schema.get("propertyNames", {})
        key = self.type(keys) if "enum" in keys or KIND in keys else "string"
        return f"Record<{key}, {self.type(values) if isinstance(values, dict) else 'any'}>"


def camel(name: str) -> str:
    """`mine_card` as the name of a type."""
    return name.title().replace("_", "")


def union(types: Iterable[str]) -> str:
    """Any of some types."""
    return " | ".join(dict.fromkeys(types))


def comment(schema: Schema) -> str:
    """The description as a comment."""
    lines = schema.get("description", "").splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */", ""])
