"""Who sits where: people and bots, and what they are called."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from itertools import cycle

from rich.console import Console

from motherlode.bots.bot import Bot
from motherlode.bots.guests import invite
from motherlode.core.errors import InvalidSeats
from motherlode.core.randomness import Seed, Unhashed
from motherlode.terminal.keyboard import Keyboard, number_in
from motherlode.terminal.move_list import Line
from motherlode.terminal.screen import Screen
from motherlode.words import Speaker


def names_for(seats: Iterable[int], bots: Container[int], speaker: Speaker) -> list[str]:
    """What the players are called if nobody says so."""
    return [
        speaker.say("terminal-bot" if seat in bots else "terminal-person", number=seat + 1)
        for seat in seats
    ]


def bots_for(seats: int, people: int, levels: str, seed: Seed) -> dict[int, Bot]:
    """Bots on the seats after those of the people, by their levels in turn."""
    if not 0 <= people <= seats:
        raise InvalidSeats(f"there are {seats} seats, so {people} people cannot sit there")
    luck = luck_of(seed)
    return {s: invite(level, luck + s) for s, level in levels_of(seats, people, levels).items()}


def levels_of(seats: int, people: int, levels: str) -> dict[int, str]:
    """The level of the bot on each seat after those of the people."""
    turns = zip(range(people, seats), cycle(levels.split(",")), strict=False)
    return {seat: level.strip() for seat, level in turns}


def luck_of(seed: Seed) -> int:
    """What the bots of a match with this seed throw their own dice by."""
    match seed:
        case bytes():
            return int.from_bytes(seed[:4], "big")
        case Unhashed():
            return seed.number
    return seed


def choose_line(question: str, texts: Sequence[str], speaker: Speaker, console: Console) -> int:
    """Ask for one of a few lines, again and again until it is one of them."""
    screen = Screen(console, speaker)
    screen.say(question, "bold yellow")
    screen.listing([Line((number,), text) for number, text in enumerate(texts)])
    while True:
        number = number_in(Keyboard(console).ask(">"))
        if number is not None and 1 <= number <= len(texts):
            return number - 1
        screen.say("terminal-no-such-line", "red", most=len(texts))
