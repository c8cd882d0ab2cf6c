"""A guest in a process of its own, which only ever receives what its seat may know.

So the true position, the luck to come and the rules that the match is played by are out of its
reach. It has its time for each answer; whoever needs more, fails or answers nonsense forfeits.
"""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Callable, Sequence
from multiprocessing import Pipe
from subprocess import Popen
from typing import Any, Final, TypeVar

from motherlode.bots.bot import Bot
from motherlode.bots.guests import Guest, GuestFailed
from motherlode.bots.levels import UnknownBot
from motherlode.core.observation import Observation
from motherlode.core.outcome import Outcome

SECONDS: Final = 10.0  # for an answer, unless somebody says otherwise
START: Final = 60.0  # seconds until it has to be there
LONGEST: Final = 65536  # bytes of an answer

T = TypeVar("T")


class GuestProcess:
    """What a guest looks like from here: its answers come from elsewhere."""

    def __init__(self, name: str, seconds: float = SECONDS) -> None:
        self.name = name
        self.seconds = seconds
        self.abilities: frozenset[str] = frozenset()
        self.connection, theirs = Pipe()
        command = [sys.executable, "-m", "motherlode.lab.guest_host", name, str(theirs.fileno())]
        self.process = Popen(command, pass_fds=[theirs.fileno()])
        theirs.close()

    def begin(self, seed: int) -> None:
        """A new match."""
        self.abilities = frozenset(self.ask("begin", seed, START))

    def choose(self, observation: Observation) -> Any:
        return self.ask("choose", observation)

    def step_in(self, observation: Observation) -> Any:
        return self.ask("step_in", observation) if "step_in" in self.abilities else None

    def hear(self, events: Sequence[dict[str, object]]) -> None:
        if "hear" in self.abilities:
            self.ask("hear", events)

    def end(self, outcome: Outcome) -> None:
        if "end" in self.abilities:
            self.ask("end", outcome)

    def ask(self, verb: str, matter: object, seconds: float | None = None) -> Any:
        """Its answer, if it comes in time."""
        limit = seconds or self.seconds
        try:
            self.connection.send_bytes(pickle.dumps((verb, matter)))
            if not self.connection.poll(limit):
                raise GuestFailed(f"{self.name} took more than {limit:g} s to {verb}")
            said = json.loads(self.connection.recv_bytes(LONGEST))
        except (OSError, EOFError, ValueError) as error:
            raise GuestFailed(f"{self.name} is gone, asked to {verb}: {error!r}") from None
        return self.understood(said, verb)

    def understood(self, said: object, verb: str) -> Any:
        """What it has answered, unless it could not."""
        match said:
            case {"answer": answer}:
                return answer
            case {"unknown": str(why)}:
                raise UnknownBot(why)
            case {"failed": str(why)}:
                raise GuestFailed(f"{self.name} failed to {verb}: {why}")
        raise GuestFailed(f"{self.name} answers what nobody understands")

    def close(self) -> None:
        """It is not needed any more."""
        self.connection.close()
        self.process.kill()
        self.process.wait()


class Forfeiting:
    """A guest on its seat; once it has failed, somebody else plays on."""

    def __init__(self, process: GuestProcess, seed: int, substitute: Bot) -> None:
        self.process = process
        self.guest = Guest(process.name, process)
        self.substitute = substitute
        self.failure: str | None = None
        self.attempt(lambda: process.begin(seed))

    def attempt(self, do: Callable[[], T]) -> T | None:
        """What the guest says to something, as long as it has not failed."""
        if self.failure is None:
            try:
                return do()
            except GuestFailed as error:
                self.failure = str(error)
        return None

    def choose(self, observation: Observation) -> int:
        """What the guest chooses, or what is chosen for it."""
        move = self.attempt(lambda: self.guest.choose(observation))
        return self.substitute.choose(observation) if move is None else move

    def step_in(self, observation: Observation) -> int | None:
        """The interrupt of the guest; nobody interrupts for it."""
        return self.attempt(lambda: self.guest.step_in(observation))

    def hear(self, events: Sequence[dict[str, object]]) -> None:
        """Tell the guest what has happened."""
        self.attempt(lambda: self.guest.hear(events))

    def end(self, outcome: Outcome) -> None:
        """Tell the guest how it came out."""
        self.attempt(lambda: self.guest.end(outcome))


def check_guest(name: str) -> None:
    """Refuse what is no bot, without running a line of it here."""
    process = GuestProcess(name)
    try:
        process.begin(0)
    except GuestFailed as error:
        raise UnknownBot(str(error)) from None
    finally:
        process.close()
