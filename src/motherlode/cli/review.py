"""`motherlode review`: what was luck in a match, what was skill, what would have been better."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from motherlode.cli.language import Language, spoken
from motherlode.cli.records import record_at
from motherlode.coach import review as reviewed
from motherlode.coach.page import page
from motherlode.coach.review import Review
from motherlode.coach.teller import Teller
from motherlode.core.errors import WrongSeat
from motherlode.core.record import Record
from motherlode.games import find
from motherlode.terminal.players import names_for
from motherlode.terminal.report import report
from motherlode.words import Speaker

Flag = Annotated[bool, Parameter(negative="")]


def review(
    path: Path,
    /,
    *,
    seat: int | None = None,
    html: Path | None = None,
    json: Flag = False,
    quick: Flag = False,
    language: Language | None = None,
) -> None:
    """Say what was luck in a finished match, what was skill, and what would have been better.

    Parameters
    ----------
    path
        A record as JSON.
    seat
        By what this player knew, and about this player's decisions alone, counted from 1.
    html
        Write a page of its own to this file.
    json
        Print data instead of sentences.
    quick
        Look less closely; a few seconds.
    language
        What to speak: en, ru or pt.
    """
    record = record_at(path)
    if seat is not None and not 1 <= seat <= record.seats:
        raise WrongSeat(f"players are counted from 1 to {record.seats}, not {seat}")
    found = watched(record, quick, Console(stderr=True, highlight=False), spoken(language))
    if json:
        print(msgspec.json.encode(found).decode())
        return
    names = names_for(range(found.seats), {}, Speaker(spoken(language)))
    teller = Teller(found, Speaker(spoken(language), find(found.game), names))
    looked_from = None if seat is None else seat - 1
    if html:
        html.write_text(page(teller, looked_from), encoding="utf-8")
    else:
        report(teller, looked_from, Console(highlight=False))


def watched(record: Record, quick: bool, console: Console, language: str) -> Review:
    """The review, with its progress where somebody is looking."""
    speaker = Speaker(language)
    if not console.is_terminal:
        return reviewed(record, "quick" if quick else "normal")
    with console.status("") as status:

        def progress(done: int, total: int, what: str) -> None:
            status.update(speaker.say("coach-working", percent=100 * done // max(1, total)))

        return reviewed(record, "quick" if quick else "normal", progress)
