"""One seat at the screen: reads what is typed until it is a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.core.state import State
from motherlode.terminal.keyboard import Keyboard, Quit, number_in, printable
from motherlode.terminal.move_list import Line, lines
from motherlode.terminal.screen import Screen
from motherlode.terminal.typed_moves import at_table, meant, plain
from motherlode.words.rules import clause

COMMANDS: Final = ("help", "table", "why", "rules", "back", "as", "quit")
WITH_MORE: Final = ("why", "rules", "as")  # commands that other words may follow
MOST_REASONS: Final = 8


class Turn:
    """A decision to a seat, and the way to its answer."""

    def __init__(
        self, state: State, seat: int, people: Sequence[int], screen: Screen, keyboard: Keyboard
    ) -> None:
        self.state = state
        self.seat = seat
        self.people = people
        self.screen = screen
        self.speaker = screen.speaker
        self.keyboard = keyboard
        self.moves = state.moves(seat)
        self.interrupts = state.interrupts(seat)
        self.lines: list[Line] = []
        self.chosen: int | None = None
        self.other: int | None = None  # a seat that wants to step in
        self.commands = {
            word: command
            for command in COMMANDS
            for word in (command, self.speaker.say(f"command-{command}"))
        }

    def choose(self) -> int | None:
        """The move that the seat decides on, or nothing if another seat wants to step in."""
        self.do_back("")
        while self.chosen is None and self.other is None:
            self.hear(self.keyboard.ask(self.speaker.say("terminal-prompt")))
        return self.chosen

    def hear(self, typed: str) -> None:
        """A number, a command, or the words of a move."""
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.casefold())
        if not typed:
            self.do_back("")
        elif (number := number_in(typed)) is not None:
            self.hear_number(number)
        elif command and (not rest or command in WITH_MORE):
            getattr(self, f"do_{command}")(rest.strip())
        else:
            self.hear_words(typed)

    def hear_number(self, number: int) -> None:
        """A line of the list: a move, or a group to open."""
        if not 1 <= number <= len(self.lines):
            self.screen.say("terminal-no-number", "red", number=number, most=len(self.lines))
        else:
            self.pick(self.lines[number - 1].moves)

    def hear_words(self, typed: str) -> None:
        """The name of a move or a part of it."""
        found = meant(typed, [*self.moves, *self.interrupts], self.speaker)
        if found:
            self.pick(found)
        elif refused := meant(typed, at_table(self.speaker), self.speaker):
            self.explain(refused)
        else:
            self.screen.say("terminal-not-understood", "red", typed=printable(typed))

    def pick(self, moves: Sequence[int]) -> None:
        """Play the only move, or show those there are to choose from."""
        if len(moves) == 1:
            self.chosen = moves[0]
        else:
            self.lines = self.grouped(moves)
            self.screen.listing(self.lines)

    def grouped(self, moves: Sequence[int]) -> list[Line]:
        """Moves as lines."""
        if not moves:
            return []
        return lines(moves, self.speaker.game.catalogue, self.speaker.move)

    # -- commands -----------------------------------------------------------------------------

    def do_back(self, rest: str) -> None:
        """All moves again, interrupts apart."""
        answers, steps = self.grouped(self.moves), self.grouped(self.interrupts)
        self.screen.listing(answers)
        if steps:
            self.screen.say("terminal-interrupts", "dim")
            self.screen.listing(steps, len(answers) + 1)
        self.lines = answers + steps

    def do_help(self, rest: str) -> None:
        """How to use all this."""
        for command in COMMANDS:
            word = self.speaker.say(f"command-{command}")
            self.screen.say(f"help-{command}", command=word)
        self.screen.say("help-moves")

    def do_table(self, rest: str) -> None:
        """The whole table, with what never changes."""
        self.screen.table(self.state.view(self.seat).table.as_data(), self.seat)

    def do_why(self, rest: str) -> None:
        """Why a move is refused."""
        if not rest:
            self.screen.say("help-why", command=self.speaker.say("command-why"))
            return
        number = number_in(rest)
        if number is not None and 1 <= number <= len(self.lines):
            found = list(self.lines[number - 1].moves)
        else:
            found = meant(rest, at_table(self.speaker), self.speaker)
        if found:
            self.explain(found)
        else:
            self.screen.say("terminal-not-understood", "red", typed=printable(rest))

    def explain(self, moves: Sequence[int]) -> None:
        """The reasons against some moves, each only once."""
        told = []
        for move in moves:
            reason = self.reason(move)
            if reason not in told:
                told.append(reason)
                self.screen.say("terminal-reason", "", move=self.speaker.move(move), reason=reason)
            if len(told) == MOST_REASONS:
                break

    def reason(self, move: int) -> str:
        """What stands against a move, with its clause."""
        refusal = self.state.why_not(self.seat, move)
        if refusal is None:
            return self.speaker.say("terminal-allowed")
        return f"{self.speaker.refusal(refusal)} ({refusal.clause})"

    def do_rules(self, rest: str) -> None:
        """A clause of the rules, or the one behind the decision."""
        decision = self.speaker.game.decision(self.state)
        number = rest or str(decision["clause"] if decision else "")
        text = clause(self.speaker.game.key, number, self.speaker.language)
        if text is None:
            self.screen.say("terminal-no-clause", "red", clause=printable(number))
        else:
            self.screen.say("terminal-clause", clause=number.upper(), text=text)

    def do_as(self, rest: str) -> None:
        """Let another person step in."""
        names = {plain(self.speaker.player(seat)): seat for seat in self.people}
        names |= {str(seat + 1): seat for seat in self.people}
        if plain(rest) in names:
            self.other = names[plain(rest)]
        else:
            people = ", ".join(self.speaker.player(seat) for seat in self.people)
            self.screen.say("terminal-nobody", "red", typed=printable(rest), people=people)

    def do_quit(self, rest: str) -> None:
        raise Quit
