"""What a move is about, and the rule that it goes by."""

from __future__ import annotations

from typing import Final

from motherlode.core.kinds import Numbered, Subset, kind_name
from motherlode.core.listeners import listening
from motherlode.core.registry import game_of
from motherlode.core.state import State

PLAYED: Final = "play"  # a move of this kind is about what is played


def theme(state: State, move: int) -> str:
    """The kind of a move, and what is played by it: `leave`, `play eureka`."""
    value = game_of(state).catalogue[move]
    thing = str(value.slots[0][1]) if value.slots and value.kind == PLAYED else ""
    return f"{value.kind} {thing}".rstrip()


def clause(state: State, seat: int, move: int) -> str:
    """The rule about what is played, else that by which the move happens, else what is asked."""
    return clause_of_thing(state, move) or clause_of_event(state, seat, move) or asked_by(state)


def clause_of_thing(state: State, move: int) -> str | None:
    """The rule about the card that a move plays."""
    game = game_of(state)
    value = game.catalogue[move]
    if value.kind != PLAYED or not value.slots:
        return None
    role, thing = value.slots[0]
    kind = game.roles[role]
    name = kind_name(kind) if isinstance(kind, Numbered | Subset) else ""
    return game.clauses.get(name, {}).get(str(thing))


def clause_of_event(state: State, seat: int, move: int) -> str | None:
    """The rule of the first thing that happens by a move; None where it is answered in secret."""
    world = state.copy()
    with listening(world) as told:
        world.play(seat, move)
    if not told or len(state.asked()) > 1:
        return None
    return game_of(state).events[told[0][0]].clause


def asked_by(state: State) -> str:
    """The rule by which somebody is asked."""
    decision = game_of(state).decision(state)
    assert decision is not None, "somebody is asked"
    return str(decision["clause"])
