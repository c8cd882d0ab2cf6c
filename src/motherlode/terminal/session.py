"""A match at one terminal: people take turns at the screen, bots play in between."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

from motherlode.bots.bot import Bot
from motherlode.core.match import Match
from motherlode.core.outlook import Outlook
from motherlode.core.seats import NO_SEAT, ONLOOKER
from motherlode.terminal.diary import Diary
from motherlode.terminal.keyboard import Keyboard, Quit
from motherlode.terminal.screen import Screen
from motherlode.terminal.turn import Turn
from motherlode.words import Speaker


class Session:
    """Plays a match to its end, or until somebody quits."""

    def __init__(
        self,
        match: Match,
        speaker: Speaker,
        bots: Mapping[int, Bot],
        console: Console,
        save_to: Path | None = None,
    ) -> None:
        self.match = match
        self.speaker = speaker
        self.bots = bots
        self.people = [seat for seat in range(match.state.seats) if seat not in bots]
        self.screen = Screen(console, speaker)
        self.keyboard = Keyboard(console)
        self.diary = Diary(speaker, self.people or [ONLOOKER])
        self.save_to = save_to
        self.random = Random(0)  # for imagining
        self.at_screen = self.people[0] if len(self.people) == 1 else NO_SEAT
        self.first_tables: dict[int, dict[str, Any]] = {}
        self.changing: dict[int, set[str]] = {}

    def run(self) -> None:
        """Play."""
        self.save()
        if not self.match.moves:
            self.diary.write(self.match.opening)
        try:
            while not self.match.state.over:
                self.step()
            self.end()
        except Quit:
            self.screen.say("terminal-goodbye")
        finally:
            self.save()

    def step(self) -> None:
        """One move of a bot, or of a person if no bot is asked."""
        asked = self.match.state.asked()
        bot = next((seat for seat in asked if seat in self.bots), None)
        if bot is not None:
            outlook = Outlook(self.match.state, bot, self.random)
            self.play(bot, self.bots[bot].choose(outlook))
            return
        seat = self.at_screen if self.at_screen in asked else asked[0]
        self.play(seat, self.choose(seat))
        self.save()

    def play(self, seat: int, move: int) -> None:
        """Play a move and note what happens."""
        self.diary.write(self.match.play(seat, move))

    def choose(self, seat: int) -> int:
        """The move of a person."""
        self.hand_over(seat)
        state = self.match.state
        view = state.view(seat)
        self.screen.rule(self.speaker.title(), self.speaker.player(seat))
        self.screen.log(self.diary.read(seat))
        self.screen.table(self.lately(view, seat), seat)
        self.screen.console.print(Text(self.speaker.question(view["question"]), "bold yellow"))
        return Turn(state, seat, self.screen, self.keyboard).choose()

    def lately(self, view: dict[str, Any], seat: int) -> dict[str, Any]:
        """A view without what never changes; at the first look nothing is left out."""
        table = view["table"]
        if seat not in self.first_tables:
            self.first_tables[seat] = table
            self.changing[seat] = set()
            return view
        first, changing = self.first_tables[seat], self.changing[seat]
        changing |= {key for key in table if table[key] != first[key]}
        return {**view, "table": {key: table[key] for key in table if key in changing}}

    def hand_over(self, seat: int) -> None:
        """Hide everything until the next person sits before the screen."""
        if seat == self.at_screen:
            return
        self.screen.clear()
        self.keyboard.ask(self.speaker.say("terminal-hand-over", player=self.speaker.player(seat)))
        self.screen.clear()
        self.at_screen = seat

    def end(self) -> None:
        """The last events, the last table and the ranks, for all to see."""
        reader = self.at_screen if self.people else ONLOOKER
        self.screen.rule(self.speaker.title(), self.speaker.say("terminal-over"))
        self.screen.log(self.diary.read(reader))
        self.screen.table(self.lately(self.match.state.view(), reader), ONLOOKER)
        self.screen.outcome(self.match.state.outcome())

    def save(self) -> None:
        """Write the record down, if anybody wants it."""
        if self.save_to:
            self.save_to.write_text(self.match.record().dumps(), encoding="utf-8")
