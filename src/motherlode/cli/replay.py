"""`motherlode replay`: a recorded match in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from motherlode.cli.language import Language, spoken
from motherlode.cli.records import record_at
from motherlode.core.errors import WrongSeat
from motherlode.core.events import Event
from motherlode.core.match import Match
from motherlode.core.seats import ONLOOKER
from motherlode.terminal.diary import story
from motherlode.terminal.players import names_for
from motherlode.terminal.screen import Screen
from motherlode.words import Speaker


def replay(path: Path, /, *, seat: int | None = None, language: Language | None = None) -> None:
    """Tell a recorded match, as an onlooker or a player saw it.

    Parameters
    ----------
    path
        A record as JSON.
    seat
        Tell what this player knew, counted from 1; without it, what everyone knew.
    language
        What to speak: en, ru or pt.
    """
    record = record_at(path)
    match = Match.deal(record)
    told = [match.opening, *match.follow(record.moves)]
    if seat is not None and not 1 <= seat <= record.seats:
        raise WrongSeat(f"players are counted from 1 to {record.seats}, not {seat}")
    names = names_for(range(record.seats), {}, Speaker(spoken(language)))
    speaker = Speaker(spoken(language), match.game, names)
    tell(match, told, ONLOOKER if seat is None else seat - 1, speaker)


def tell(match: Match, told: Sequence[Sequence[Event]], reader: int, speaker: Speaker) -> None:
    """Tell what happened in a match that was played again."""
    screen = Screen(Console(highlight=False), speaker)
    screen.say("replay-setup", title=speaker.title(), players=", ".join(speaker.players))
    for events in told:
        screen.log(story(events, reader, speaker))
    if match.state.over:
        screen.outcome(match.state.outcome())
    else:
        screen.say("replay-open", moves=match.count)
