"""Tables of Gem Forge laid out by hand: what a test does not name lies where it must."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, cast

from motherlode.core.position import load
from motherlode.core.state import State
from motherlode.games.gem_forge.state import GemForge
from tests.gem_forge.setting import MARKET, Setting
from tests.scenes import decision as asked_for
from tests.scenes import moves, play, reason, table

__all__ = [
    "HOLES",
    "MARKET",
    "act",
    "asked_for",
    "plays",
    "reason",
    "say",
    "scene",
    "settled",
    "table",
    "texts",
]

HOLES = {"order": "holes"}  # gems go back by colour, and nobody is asked

SAID = frozenset(field.name for field in fields(Setting))


def scene(seats: int = 3, **said: Any) -> GemForge:
    """A position in the turn of seat 0: what `Setting` says, and fields of the table by hand."""
    setting = Setting(seats=seats, **{key: said[key] for key in said.keys() & SAID})
    by_hand = {key: said[key] for key in said.keys() - SAID}
    return cast("GemForge", load(setting.position(by_hand)))


def say(state: State, seat: int, text: str) -> None:
    """Play a move by its text, and count the box."""
    play(state, seat, text)


def let_be(state: State) -> None:
    """Everybody who is asked about a card or an action lets it be."""
    while asked_for(state) in ("cancelling", "following"):
        say(state, state.asked()[0], "pass")


def act(state: State, text: str, seat: int = 0) -> None:
    """Play a move to which nobody answers."""
    say(state, seat, text)
    let_be(state)


def texts(state: State, seat: int = 0) -> set[str]:
    """The legal moves of a seat as texts."""
    return set(moves(state, seat))


def plays(state: State, card: str, seat: int = 0) -> set[str]:
    """The ways in which a card can be played now."""
    head = f"play {card}"
    return {text.removeprefix(head).strip() for text in texts(state, seat) if text.startswith(head)}


def settled(state: State, turn: int = 0) -> bool:
    """Whether nothing is open but the turn of a seat."""
    return asked_for(state) == "turn" and state.asked() == (turn,) and state.depth == 1
