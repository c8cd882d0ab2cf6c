"""`motherlode play`: a match at this terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from signal import SIGINT, default_int_handler, signal
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from motherlode.cli.forked import Fork, bots_around, forked
from motherlode.cli.language import Language, spoken
from motherlode.cli.records import record_at
from motherlode.cli.variant import Variant
from motherlode.core.errors import SetupError
from motherlode.core.game import Game
from motherlode.core.match import Match
from motherlode.core.randomness import SECRET_BYTES, Seed
from motherlode.games import GAMES, find
from motherlode.terminal.keyboard import Quit
from motherlode.terminal.pace import pace_of
from motherlode.terminal.players import bots_for, choose_line, levels_of, luck_of, names_for
from motherlode.terminal.session import Session
from motherlode.words import Speaker
from motherlode.words.speaker import NOTHING


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Setup(Variant):
    """How the table is set."""

    seats: int | None = None
    "How many sit at the table; the fewest that the game allows if not given."
    humans: int = 1
    "How many of them are people; they share this terminal."
    bots: str = "journeyman"
    "Which bots take the other seats, with commas between them: random, ... or module:Name."
    names: str = ""
    "What the players are called, seat by seat, with commas between them."
    seed: int | None = None
    "Play the same luck again; without it nobody can foresee the luck."
    first: str | None = None
    "Who begins: random, the number of a player, or beard to be asked whose is the longest."


def play(
    game: str | None = None,
    *,
    setup: Setup | None = None,
    terminal: Annotated[bool, Parameter(negative="")] = False,
    language: Language | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    fork: Fork | None = None,
) -> None:
    """Play a game, with people at this terminal and with bots.

    Parameters
    ----------
    game
        Which game; without it there is a list to choose from.
    setup
        How the table is set.
    terminal
        Play in the terminal.
    language
        What to speak: en, ru or pt.
    record
        Save the match to this file.
    resume
        Go on with a match that was saved.
    fork
        Play on from a moment of a match.
    """
    signal(SIGINT, default_int_handler)  # it quits, even where a script has it ignored
    console = Console(highlight=False)
    words = Speaker(spoken(language))
    try:
        if fork and (fork.start or fork.step is not None):
            open_fork(fork, setup or Setup(), words, console, record).run()
            return
        match = resumed(game, resume) if resume else None
        chosen = match.game if match else choose_game(game, words, console)
        open_session(chosen, match, setup or Setup(), words, console, record).run()
    except Quit:
        console.print(words.say("terminal-goodbye"))


def open_session(
    game: Game,
    match: Match | None,
    setup: Setup,
    words: Speaker,
    console: Console,
    record: Path | None,
) -> Session:
    """Everybody sits down."""
    seats = match.state.seats if match else setup.seats or game.seats[0]
    seed = match.seed if match else setup.seed
    luck: Seed = secrets.token_bytes(SECRET_BYTES) if seed is None else seed
    bots = bots_for(seats, setup.humans, setup.bots, luck)
    names = names_of(setup.names, names_for(range(seats), bots, words))
    table = match or Match(
        game, seats, luck, options_of(game, setup, names, words, console), setup.house_rules(game)
    )
    pace = pace_of(levels_of(seats, setup.humans, setup.bots), setup.humans)
    return Session(table, Speaker(words.language, game, names), bots, console, record, pace)


def open_fork(
    fork: Fork, setup: Setup, words: Speaker, console: Console, record: Path | None
) -> Session:
    """One person sits down where another was, bots take the other seats."""
    if record:
        raise SetupError("what is played from the middle of a match cannot be recorded")
    match = forked(fork, setup.seed)
    seat, seats = fork.seat - 1, match.state.seats
    bots = bots_around(seat, seats, setup.bots, luck_of(match.seed))
    names = names_of(setup.names, names_for(range(seats), bots, words))
    speaker = Speaker(words.language, match.game, names)
    pace = pace_of(dict.fromkeys(bots, setup.bots.partition(",")[0]), 1)
    return Session(match, speaker, bots, console, None, pace)


def resumed(game: str | None, path: Path) -> Match:
    """The match that was saved."""
    match = Match.of(record_at(path))
    if game and game != match.game.key:
        raise SetupError(f"{path} is a match of {match.game.key}, not of {game}")
    return match


def choose_game(key: str | None, words: Speaker, console: Console) -> Game:
    """The game that was named, or one from the shelf."""
    if key:
        return find(key)
    shelf = [game for game in GAMES.values() if not game.example]
    speakers = [Speaker(words.language, game) for game in shelf]
    texts = [f"{speaker.title()}: {speaker.say('pitch')}" for speaker in speakers]
    return shelf[choose_line("terminal-which-game", texts, words, console)]


def names_of(given: str, usual: Sequence[str]) -> list[str]:
    """The names given, then the usual ones."""
    some = [name.strip() for name in given.split(",") if name.strip()]
    names = [*some, *usual[len(some) :]]
    if len(names) > len(usual) or len(set(names)) < len(names):
        raise SetupError(f"{len(usual)} players have as many names, all different, not {given!r}")
    if not given.isprintable() or NOTHING in names:
        raise SetupError(f"nobody can be called like that: {given!r}")
    return names


def options_of(
    game: Game, setup: Setup, names: Sequence[str], words: Speaker, console: Console
) -> dict[str, str]:
    """The options of the table."""
    options = setup.options()
    if setup.first:
        if not any(option.key == "first_player" for option in game.options):
            raise SetupError(f"in {game.key} nobody can choose who begins")
        options["first_player"] = beginner(setup.first, names, words, console)
    return options


def beginner(first: str, names: Sequence[str], words: Speaker, console: Console) -> str:
    """Who begins, as the option says it."""
    if first == "random":
        return first
    if first == "beard":
        return str(choose_line("terminal-whose-beard", names, words, console))
    if first.isdecimal() and 1 <= int(first) <= len(names):
        return str(int(first) - 1)
    raise SetupError(f"random, beard or a player from 1 to {len(names)} begins, not {first!r}")
