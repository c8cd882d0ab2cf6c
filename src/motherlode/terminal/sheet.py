"""The table of any view in words: what is a seat, a name or a count follows from the game.

`players` has an entry for each seat, and so have the fields that a position keeps by seat.
Everything else is a fact about the table: a value, counts by name, or a list of such.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from motherlode.core.kinds import SeatKind
from motherlode.core.layout import Counts, Form, Name, PerSeat, SeatSet
from motherlode.words import Speaker
from motherlode.words.keys import is_seat, kind_of

UNKNOWN: Final = "–"
FEW_FACTS: Final = 2  # about things that stand on a line together


class Sheet:
    """Says the values of a view."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.game = speaker.game
        self.kinds = {
            name: role
            for role, names in reversed(list(self.game.names.items()))
            if kind_of(role, self.game) == role
            for name in names
        }

    def value(self, key: str, value: Any) -> str:
        """Anything that stands in a view under a key."""
        match value:
            case None:
                return UNKNOWN
            case bool():
                return self.speaker.say("terminal-yes" if value else "terminal-no")
            case int():
                return self.speaker.player(value) if self.is_seat(key, value) else str(value)
            case str():
                return self.word(key, value)
            case dict():
                return self.counts(key, value) if self.is_count(value) else self.facts(value)
        return self.several(key, value)

    def word(self, key: str, word: str) -> str:
        """The name of a thing, a move, or else a word of its own."""
        kind = kind_of(key, self.game)
        if kind and word in self.game.names[kind]:
            return self.speaker.name(kind, word)
        if word in self.kinds:
            return self.speaker.name(self.kinds[word], word)
        if word in self.game.catalogue.numbers:
            return self.speaker.move(self.game.catalogue.number(word))
        return self.speaker.label(word)

    def counts(self, key: str, counts: Mapping[str, Any]) -> str:
        """How many of each; what is no pile says its number even if it is one."""
        pile = isinstance(self.form(key), Counts)
        parts = [
            self.part(self.word(key, name), many, pile)
            for name, many in counts.items()
            if not is_nothing(many)
        ]
        plain = all(isinstance(many, int) for many in counts.values())
        return (" · " if plain else "\n").join(parts) or UNKNOWN

    def part(self, said: str, many: Any, pile: bool) -> str:
        """One of several counts, or the facts about one of several things."""
        if not isinstance(many, int):
            return f"{said}: {self.value('', many)}"
        if pile:
            return said if many == 1 else f"{said}×{many}"
        return f"{said} {many}"

    def facts(self, facts: Mapping[str, Any]) -> str:
        """A few things about one thing: its name, and the rest behind it."""
        known = {key: fact for key, fact in facts.items() if not is_nothing(fact)}
        names = [self.word(k, v) for k, v in known.items() if isinstance(v, str)]
        rest = [
            f"{self.speaker.label(key)} {self.value(key, fact)}"
            for key, fact in known.items()
            if not isinstance(fact, str)
        ]
        if not names or not rest:
            return ", ".join(names or rest)
        return f"{', '.join(names)} ({', '.join(rest)})"

    def several(self, key: str, values: Sequence[Any]) -> str:
        """A list: seats, names, or things with a few facts each."""
        if isinstance(self.form(key), SeatSet):
            return ", ".join(self.speaker.player(seat) for seat in values) or UNKNOWN
        texts = [self.value(key, value) for value in values]
        if any(isinstance(value, dict) and len(value) > FEW_FACTS for value in values):
            return "\n".join(texts)
        separator = "; " if any(isinstance(value, dict | list) for value in values) else ", "
        return separator.join(texts) or UNKNOWN

    # -- what a key stands for ----------------------------------------------------------------

    def form(self, key: str) -> Form | None:
        """How the field behind a key is written down; rows by seat are looked through."""
        form = self.game.layout.get(key) or self.game.layout.get(key.removesuffix("s"))
        return form.form if isinstance(form, PerSeat) else form

    def is_seat(self, key: str, value: int) -> bool:
        """Whether an int under a key is a seat."""
        form = self.form(key)
        seat = (
            isinstance(form.kind, SeatKind) if isinstance(form, Name) else is_seat(key, self.game)
        )
        return seat and 0 <= value < len(self.speaker.players)

    def is_count(self, value: Mapping[str, Any]) -> bool:
        """Whether a table has the names of things for its keys; an empty one may have."""
        return all(name in self.kinds for name in value)

    def is_per_seat(self, key: str, value: object) -> bool:
        """Whether a list has an item for each seat."""
        if not isinstance(value, list) or len(value) != len(self.speaker.players):
            return False
        if key == "players":
            return True
        layout = self.game.layout
        return isinstance(layout.get(key) or layout.get(key.removesuffix("s")), PerSeat)


def is_blank(value: object) -> bool:
    """Whether there is nothing to show: no things, nobody, no, unknown."""
    return value is None or value is False or value in ({}, [])


def is_nothing(value: object) -> bool:
    """Whether there is nothing to show or nothing to count."""
    return is_blank(value) or value == 0
