"""By which rules a table is played: by those that it was opened with, if they are still known."""

from __future__ import annotations

from motherlode.core.components import Value
from motherlode.core.errors import MotherlodeError
from motherlode.core.match import Match
from motherlode.games import find
from motherlode.server.protocol import Unread
from motherlode.server.terms import Fork, Ruleset, Terms


def ruleset(terms: Terms) -> Ruleset:
    """The rules of today for a table that is opened now; terms that cannot be are refused."""
    game = find(terms.game)
    state = game.table(terms.seats, terms.options, terms.house)
    numbers = {path: as_json(value) for path, value in game.box.values.items()}
    return Ruleset(game.version, game.chosen(state), numbers)


def as_json(value: Value) -> int | list[int]:
    """Tuples are lists in JSON."""
    return list(value) if isinstance(value, tuple) else value


def is_of_another_version(terms: Terms, rules: Ruleset | None) -> bool:
    """Whether a table was opened under other rules than those that are known."""
    try:
        return rules is not None and rules.version != find(terms.game).version
    except MotherlodeError:  # not even the game is known any more
        return True


def deal(
    terms: Terms, rules: Ruleset | None, key: bytes, fork: Fork | None = None
) -> Match | Unread:
    """The match of a table under its own rules, or why there can be none."""
    if is_of_another_version(terms, rules):
        return "version"
    options = rules.options if rules else terms.options
    numbers = {**(rules.numbers if rules else {}), **terms.house}
    try:
        if fork and fork.position:
            return Match.begun_at({**fork.position, "options": options, "house": numbers}, key)
        return Match(find(terms.game), terms.seats, key, options, numbers)
    except MotherlodeError:
        return "numbers"
