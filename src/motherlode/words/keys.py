"""Which message says what: every name follows from the facts of a game.

Messages are named with hyphens where the game has underscores:

* `title`, `pitch`; `option-<key>` and `option-<key>-<choice>`; `outcome-<reason>`;
* `<kind>-<name>` for every thing with a name, where the kind is the first role that has it;
* `move-<kind>-<roles>`, each role once; `event-<key>` and, for those who may not know all of
  it, `event-<key>-hidden`; `decision-<key>`; `refusal-<reason>`;
* `house-<path>` for every number of the box, without the name of the thing it belongs to;
* `label-<key>` for every key of the table in a view, and for every text in it that is no name.

The variables of a message are its roles. A thing comes by its name, a seat by its player;
several things come as a list; what is absent comes as `none`. If a name has other forms, say
`.genitive`, the variable `$crystal-genitive` has them, and `$crystal-key` is the bare name.
A player has the forms of `players/<language>.ftl`; the key of a seat is `you` for whoever reads
and `other` for everybody else, so that a sentence can say “you mine” to one and “Ann mines” to all.
"""

from __future__ import annotations

from collections.abc import Iterator

from motherlode.core.events import EventKind
from motherlode.core.game import Game
from motherlode.core.kinds import Numbered, SeatKind, Subset, kind_name
from motherlode.core.moves import Move


def key(*parts: str) -> str:
    """The name of a message."""
    return "-".join(parts).replace("_", "-")


def is_seat(role: str, game: Game) -> bool:
    """Whether the ints of a role are seats."""
    return isinstance(game.roles.get(role), SeatKind)


def kind_of(role: str, game: Game) -> str | None:
    """What the things in a role are, if they have names."""
    kind = game.roles.get(role)
    return kind_name(kind) if isinstance(kind, Numbered | Subset) else None


def name_keys(game: Game) -> Iterator[str]:
    """The messages for everything that has a name."""
    for role, names in game.names.items():
        if kind_of(role, game) == role:
            yield from (key(role, name) for name in names)


def move_key(move: Move) -> str:
    """The message for a move."""
    return key("move", move.kind, *dict.fromkeys(role for role, _ in move.slots))


def event_keys(kind: EventKind) -> Iterator[str]:
    """The message for an event, and the one for those who may not know all of it."""
    yield key("event", kind.key)
    if kind.secret:
        yield key("event", kind.key, "hidden")


def option_keys(game: Game) -> Iterator[str]:
    """The messages for the options and their choices."""
    for option in game.options:
        yield key("option", option.key)
        yield from (key("option", option.key, choice) for choice in option.choices)


def house_key(pattern: str) -> str:
    """The message for a number of the box: `crystals.{crystal}.price` is `house-crystals-price`.

    Where the number belongs to a thing, the message says its name as `$thing`.
    """
    return key("house", *(part for part in pattern.split(".") if not part.startswith("{")))


def fixed_keys(game: Game) -> Iterator[str]:
    """Every message that the declared facts of a game call for."""
    yield from ("title", "pitch")
    yield from name_keys(game)
    yield from (move_key(move) for move in game.catalogue)
    for kind in game.events:
        yield from event_keys(kind)
    yield from (key("decision", kind.key) for kind in game.decisions)
    yield from option_keys(game)
    yield from map(house_key, game.numbers)
