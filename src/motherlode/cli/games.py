"""`motherlode games`: what is on the shelf."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from motherlode.cli.language import Language, spoken
from motherlode.core.game import Game
from motherlode.core.registry import find
from motherlode.games import GAMES
from motherlode.words import Speaker

INDENT: Final = (0, 0, 0, 2)


def games(game: str | None = None, /, *, language: Language | None = None) -> None:
    """Show the games with their seats, minutes and options, or one of them.

    Parameters
    ----------
    game
        The game to show; without one, all.
    language
        What to speak: en, ru or pt.
    """
    console = Console(highlight=False)
    chosen = [find(game)] if game else sorted(GAMES.values(), key=lambda game: game.example)
    for shown in chosen:
        show(shown, Speaker(spoken(language), shown), console)


def show(game: Game, speaker: Speaker, console: Console) -> None:
    """One game: what it is called, who can play it, and what a table may choose."""
    facts = [seats(game, speaker), minutes(game, speaker)]
    if game.example:
        facts.append(speaker.say("shelf-example"))
    title = Text.assemble((speaker.title(), "bold"), f" ({game.key})  {' · '.join(facts)}")
    console.print(title)
    console.print(Padding(Text(speaker.say("pitch"), "italic"), INDENT))
    if game.options:
        console.print(Padding(options(game, speaker), INDENT))
    console.print()


def seats(game: Game, speaker: Speaker) -> str:
    """How many can play."""
    least, most = game.seats[0], game.seats[-1]
    if least == most:
        return speaker.say("shelf-seats-exactly", seats=least)
    return speaker.say("shelf-seats", least=least, most=most)


def minutes(game: Game, speaker: Speaker) -> str:
    """How long it takes."""
    least, most = game.minutes
    return speaker.say("shelf-minutes", least=least, most=most)


def options(game: Game, speaker: Speaker) -> Table:
    """The options as they are typed, and what they mean; the default comes first."""
    table = Table.grid(padding=(0, 2))
    for option in game.options:
        choices = [f"{choice} ({speaker.choice(option.key, choice)})" for choice in option.choices]
        table.add_row(
            Text(option.key, "cyan"),
            Text(f"{speaker.option(option.key)}: {', '.join(choices)}"),
            Text(option.clause, "dim"),
        )
    return table
