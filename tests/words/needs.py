"""What a game needs words for, collected from its facts, its sources and random walks.

Reasons of refusals and outcomes are read from the sources: they stand as literals in calls of
`Refusal(...)` and `Outcome.of(...)`, so none can be missed, and anything else fails the test.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from motherlode.core.events import Event
from motherlode.core.game import Game
from motherlode.core.match import Match
from motherlode.core.refusal import Refusal
from motherlode.core.seats import MOST_SEATS, ONLOOKER
from motherlode.core.views import Said
from motherlode.words.keys import fixed_keys, is_seat, key, kind_of
from tests.conformance.walks import CASES, choose, start

SOURCES = Path(__file__).parents[2] / "src" / "motherlode"
PLAYERS = ("Ann", "Bo", "Cy", "Dee", "Eli")[:MOST_SEATS]
WALKS = 2  # for each number of seats
REFUSED = 1  # moves tried at each position
SEEN = 0.2  # of the positions are looked at as a whole


def trees(game: Game) -> Iterator[ast.Module]:
    """The sources of a game, and those of core that refuse moves for it."""
    paths = sorted((SOURCES / "games" / game.key).rglob("*.py"))
    texts = [path.read_text(encoding="utf-8") for path in paths]
    texts.append((SOURCES / "core" / "game.py").read_text(encoding="utf-8"))
    decisions = "".join(
        text for path, text in zip(paths, texts, strict=False) if "decision" in path.name
    )
    if decisions.count("(Decision):") > decisions.count("def refuse("):
        texts.append((SOURCES / "core" / "decision.py").read_text(encoding="utf-8"))
    yield from map(ast.parse, texts)


def calls(tree: ast.Module, function: str) -> Iterator[ast.Call]:
    """Every call of a function."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == function:
            yield node


def literals(node: ast.expr, tree: ast.Module) -> list[str]:
    """The text that an expression is, those between which it chooses, or what a name stands for."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp():
            return literals(node.body, tree) + literals(node.orelse, tree)
        case ast.Name(id=name):
            given = [
                assigned.value
                for assigned in ast.walk(tree)
                if isinstance(assigned, ast.Assign) and ast.unparse(assigned.targets[0]) == name
            ]
            assert given, f"no literal is called {name}"
            return [text for value in given for text in literals(value, tree)]
    raise AssertionError(f"a reason must be a literal: {ast.unparse(node)}")


def refusals(game: Game) -> list[Refusal]:
    """One refusal for each in the sources, with details of the right sort."""
    found = []
    for tree in trees(game):
        for call in calls(tree, "Refusal"):
            details = call.args[2] if len(call.args) > 2 else ast.Dict(keys=[], values=[])
            assert isinstance(details, ast.Dict), f"no literal details: {ast.unparse(call)}"
            roles = [text for role in details.keys if role for text in literals(role, tree)]
            sample = {role: sample_of(role, game) for role in roles}
            found += [Refusal(reason, "", sample) for reason in literals(call.args[0], tree)]
    return found


def sample_of(role: str, game: Game) -> str | int:
    """Something that may stand in a role."""
    kind = kind_of(role, game)
    return 1 if kind is None or is_seat(role, game) else game.names[kind][0]


def outcome_reasons(game: Game) -> set[str]:
    """Every way in which a game ends."""
    return {
        text
        for tree in trees(game)
        for call in calls(tree, "Outcome.of")
        for text in literals(call.args[1], tree)
    }


@dataclass
class Heard:
    """What was shown and told in some matches, each thing once."""

    labels: set[str] = field(default_factory=set)
    events: dict[str, dict[str, object]] = field(default_factory=dict)
    decisions: dict[str, Said] = field(default_factory=dict)
    refusals: dict[str, Refusal] = field(default_factory=dict)

    def look(self, match: Match, source: Random) -> None:
        """Note the labels of the table, the decision and what is said against a few moves."""
        state, game = match.state, match.game
        if state.over or source.random() < SEEN:
            for seat in (ONLOOKER, 0):
                self.labels.update(labels(state.view(seat).table.as_data(), names_in(game)))
        if decision := game.decision(state):
            self.decisions[json.dumps(decision)] = decision
        for _ in range(REFUSED):
            seat, move = source.randrange(state.seats), source.randrange(len(game.catalogue))
            if refusal := state.why_not(seat, move):
                self.refusals[str(refusal)] = refusal

    def listen(self, events: list[Event], match: Match) -> None:
        """Note what every seat and an onlooker learn of some events."""
        for event in events:
            for seat in range(ONLOOKER, match.state.seats):
                if seen := event.seen_by(seat):
                    self.events[json.dumps(seen)] = seen


@cache
def heard(game: Game) -> Heard:
    """What is shown and told in a few random matches of a game."""
    found = Heard()
    for case, seed in (
        (case, seed) for case in CASES if case.game is game for seed in range(WALKS)
    ):
        match, source = start(case, seed), Random(seed)
        found.listen(match.opening, match)
        while not match.state.over:
            found.look(match, source)
            found.listen(match.play(*choose(match, source)), match)
        found.look(match, source)
    return found


@cache
def names_in(game: Game) -> frozenset[str]:
    """What a game calls its things and its moves."""
    return frozenset(name for kind in game.names.values() for name in kind) | set(
        game.catalogue.numbers
    )


def labels(value: Any, names: frozenset[str]) -> Iterator[str]:
    """The keys and texts of a view that are no names of things or moves."""
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


def declared(game: Game) -> set[str]:
    """Every message that follows from the facts and the sources of a game."""
    keys = set(fixed_keys(game))
    keys |= {key("refusal", refusal.reason) for refusal in refusals(game)}
    return keys | {key("outcome", reason) for reason in outcome_reasons(game)}


def said(messages: Iterable[str], game: Game, language: str) -> str:
    """Messages, and the file in which they ought or ought not to stand."""
    file = f"src/motherlode/games/{game.key}/words/{language}.ftl"
    return f"{file}: {', '.join(sorted(messages))}"


@cache
def needed(game: Game) -> frozenset[str]:
    """Every message that a game needs."""
    return frozenset(declared(game) | {key("label", label) for label in heard(game).labels})
