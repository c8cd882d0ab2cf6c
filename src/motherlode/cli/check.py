"""`motherlode check`: whether a position can stand."""

from __future__ import annotations

from pathlib import Path

from motherlode.cli.language import Language, spoken
from motherlode.core import position
from motherlode.core.registry import game_of
from motherlode.terminal.players import names_for
from motherlode.words import Speaker


def check(path: Path, /, *, language: Language | None = None) -> None:
    """Say whether a position can stand on a table, or why it cannot.

    Parameters
    ----------
    path
        A position as JSON.
    language
        What to speak: en, ru or pt.
    """
    state = position.loads(path.read_text(encoding="utf-8"))
    speaker = Speaker(spoken(language), game_of(state))
    print(speaker.say("position-stands"))
    if state.over:
        print(speaker.say("position-over"))
    else:
        names = names_for(range(state.seats), {}, speaker)
        print(speaker.say("position-asked", players=", ".join(names[s] for s in state.asked())))
