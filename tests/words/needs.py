"""What a game needs words for, collected from its facts, its sources and random walks.

Reasons of refusals and outcomes are read from the sources: they stand as literals in calls of
`Refusal(...)` and `Outcome.of(...)`, so none can be missed, and anything else fails the test.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from motherlode.core.game import Game
from motherlode.core.match import Match
from motherlode.core.refusal import Refusal
from motherlode.core.seats import MOST_SEATS, ONLOOKER
from motherlode.words.keys import fixed_keys, is_seat, key, kind_of
from tests.conformance.walks import CASES, Case, play_out, walk

SOURCES = Path(__file__).parents[2] / "src" / "motherlode"
PLAYERS = ("Ann", "Bo", "Cy", "Dee", "Eli")[:MOST_SEATS]
WALKS = 3


def calls(game: Game, function: str) -> Iterator[ast.Call]:
    """Every call of a function in the sources of a game."""
    for path in sorted((SOURCES / "games" / game.key).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == function:
                yield node


def literals(node: ast.expr) -> list[str]:
    """The text that an expression is, or the two between which it chooses."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp():
            return literals(node.body) + literals(node.orelse)
    raise AssertionError(f"a reason must be a literal: {ast.unparse(node)}")


def refusals(game: Game) -> list[Refusal]:
    """One refusal for each in the sources, with details of the right sort."""
    found = []
    for call in calls(game, "Refusal"):
        details = call.args[2] if len(call.args) > 2 else ast.Dict(keys=[], values=[])
        assert isinstance(details, ast.Dict), f"details must be a literal: {ast.unparse(call)}"
        roles = [text for role in details.keys if role is not None for text in literals(role)]
        sample = {role: sample_of(role, game) for role in roles}
        found += [Refusal(reason, "", sample) for reason in literals(call.args[0])]
    return found


def sample_of(role: str, game: Game) -> str | int:
    """Something that may stand in a role."""
    kind = kind_of(role, game)
    return 1 if kind is None or is_seat(role, game) else game.names[kind][0]


def outcome_reasons(game: Game) -> set[str]:
    """Every way in which a game ends."""
    return {text for call in calls(game, "Outcome.of") for text in literals(call.args[1])}


@cache
def matches(game: Game) -> tuple[tuple[Case, int], ...]:
    """A few walks for each number of seats."""
    return tuple((case, seed) for case in CASES if case.game is game for seed in range(WALKS))


def positions(game: Game) -> Iterator[Match]:
    """The match before every move of the walks, and at their ends."""
    for case, seed in matches(game):
        yield from walk(case, seed)
        yield play_out(case, seed)


def labels(value: Any, names: set[str]) -> Iterator[str]:
    """The keys and texts of a view that are no names of things."""
    if isinstance(value, dict):
        if not set(value) <= names:
            yield from value
        for item in value.values():
            yield from labels(item, names)
    elif isinstance(value, list):
        for item in value:
            yield from labels(item, names)
    elif isinstance(value, str) and value not in names:
        yield value


@cache
def needed(game: Game) -> frozenset[str]:
    """Every message that a game needs."""
    keys = set(fixed_keys(game))
    keys |= {key("refusal", refusal.reason) for refusal in refusals(game)}
    keys |= {key("outcome", reason) for reason in outcome_reasons(game)}
    names = {name for kind in game.names.values() for name in kind}
    for match in positions(game):
        for seat in (ONLOOKER, 0):
            table = match.state.view(seat)["table"]
            keys |= {key("label", label) for label in labels(table, names)}
    return frozenset(keys)
