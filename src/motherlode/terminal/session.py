"""A match at one terminal: people take turns at the screen, bots play in between."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

from motherlode.bots.bot import Bot, stepping_in
from motherlode.core.match import Match
from motherlode.core.observation import Observation
from motherlode.core.seats import NO_SEAT, ONLOOKER
from motherlode.core.views import View
from motherlode.terminal.diary import Diary
from motherlode.terminal.keyboard import Keyboard, Quit
from motherlode.terminal.pace import INTERRUPTING, Hurry, Pace
from motherlode.terminal.players import choose_line
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
        pace: Pace | None = None,
    ) -> None:
        self.match = match
        self.speaker = speaker
        self.bots = bots
        self.people = [seat for seat in range(match.state.seats) if seat not in bots]
        self.screen = Screen(console, speaker)
        self.keyboard = Keyboard(console)
        self.diary = Diary(speaker, self.people or [ONLOOKER])
        self.save_to = save_to
        self.pace = pace or Hurry()
        self.random = Random(0)  # for determinizing
        self.at_screen = self.people[0] if len(self.people) == 1 else NO_SEAT
        self.first_tables: dict[int, dict[str, Any]] = {}
        self.changing: dict[int, set[str]] = {}

    def run(self) -> None:
        self.save()
        if not self.match.moves:
            self.diary.write(self.match.opening)
        try:
            while not self.match.state.over:
                self.step()
            self.end()
        except (Quit, KeyboardInterrupt):
            self.screen.say("terminal-goodbye")
        finally:
            self.save()
        if self.save_to:
            self.screen.say("terminal-saved", "dim", path=str(self.save_to))

    def step(self) -> None:
        """One move of a bot that steps in or is asked, or of a person if there is none."""
        with self.pace.even(INTERRUPTING):
            interrupt = stepping_in(self.match.state, self.bots, self.random)
        if interrupt is not None:
            self.play(*interrupt)
            return
        asked = self.match.state.asked()
        bot = next((seat for seat in asked if seat in self.bots), None)
        if bot is not None:
            with self.pace.even(bot):
                move = self.bots[bot].choose(Observation(self.match.state, bot, self.random))
            self.play(bot, move)
            return
        seat = self.at_screen if self.at_screen in asked else asked[0]
        self.take_turn(seat)
        self.save()

    def play(self, seat: int, move: int) -> None:
        """Play a move and note what happens."""
        self.diary.write(self.match.play(seat, move))

    def take_turn(self, seat: int) -> None:
        """A person looks, and plays a move or lets another one step in."""
        self.hand_over(seat)
        self.screen.speaker = self.speaker.to(seat)
        self.look(seat)
        turn = Turn(self.match.state, seat, self.people, self.screen, self.keyboard)
        move = turn.choose()
        if move is not None:
            self.play(seat, move)
        elif turn.other is not None:
            self.step_in(turn.other)

    def look(self, seat: int) -> None:
        """Show a seat what has happened, the table and the decision."""
        view = self.match.state.view(seat)
        first = seat not in self.first_tables
        self.screen.rule(self.speaker.title(), self.speaker.player(seat))
        self.tell(seat)
        self.screen.table(self.lately(view, seat), seat)
        assert view.decision is not None, "who takes a turn is asked something"
        decision = self.screen.speaker.decision(view.decision)
        self.screen.console.print(Text(f"\n{decision}", "bold yellow"))
        if first:
            self.screen.say("terminal-hint", "dim")

    def tell(self, reader: int) -> None:
        """What a reader has not read yet, apart from what follows."""
        self.screen.log(self.diary.read(reader))
        self.screen.console.print()

    def step_in(self, seat: int) -> None:
        """A person who is not asked may make a move that is allowed at any time."""
        self.hand_over(seat)
        if seat in self.match.state.asked():
            return
        moves = self.match.state.interrupts(seat)
        texts = [self.speaker.say("terminal-nothing"), *map(self.speaker.move, moves)]
        line = choose_line("terminal-step-in", texts, self.speaker, self.screen.console)
        if line:
            self.play(seat, moves[line - 1])

    def lately(self, view: View[Any], seat: int) -> dict[str, Any]:
        """The table of a view without long facts that have never changed since the first look."""
        table: dict[str, Any] = view.table.as_data()
        if seat not in self.first_tables:
            self.first_tables[seat] = table
            self.changing[seat] = set()
            return table
        self.changing[seat] |= {key for key in table if table[key] != self.first_tables[seat][key]}
        return {
            key: value
            for key, value in table.items()
            if key in self.changing[seat] or not self.screen.is_long(key, value)
        }

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
        self.tell(reader)
        self.screen.table(self.lately(self.match.state.view(), reader), ONLOOKER)
        self.screen.outcome(self.match.state.outcome())

    def save(self) -> None:
        """Write the record down, if anybody wants it."""
        if self.save_to:
            self.save_to.write_text(self.match.record().dumps(), encoding="utf-8")
