"""`python -m motherlode.lab.guest_host module:Name FD`: a guest at work.

All that it is ever given comes through the connection FD: what its seat may know. What it says
goes back as JSON, so that nothing of it is run by those who listen.
"""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from operator import index
from typing import Any, SupportsIndex

from motherlode.bots.guests import Guest, make
from motherlode.bots.levels import UnknownBot
from motherlode.core.observation import Observation
from motherlode.core.outcome import Outcome

ABILITIES = ("step_in", "hear", "end")  # what a bot may know beside choosing


class Host:
    """Does what is asked for, one thing after the other."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.guest = Guest(name, None)

    def begin(self, seed: int) -> list[str]:
        """A new match; what the bot can do beside choosing."""
        self.guest = Guest(self.name, make(self.name, seed))
        return [verb for verb in ABILITIES if hasattr(self.guest.inner, verb)]

    def choose(self, observation: Observation) -> object:
        return plain(self.guest.inner.choose(observation))

    def step_in(self, observation: Observation) -> object:
        return plain(self.guest.inner.step_in(observation))

    def hear(self, events: Sequence[dict[str, object]]) -> None:
        self.guest.hear(events)

    def end(self, outcome: Outcome) -> None:
        self.guest.end(outcome)

    def answer(self, verb: str, matter: Any) -> dict[str, object]:
        """What comes of a request, or why nothing does."""
        method: Callable[[Any], object] = getattr(self, verb)
        try:
            return {"answer": method(matter)}
        except UnknownBot as error:
            return {"unknown": str(error)}
        except Exception as error:
            return {"failed": f"{type(error).__name__}: {error}"}


def plain(move: object) -> object:
    """A choice as JSON can say it; what is no number is told as it looks."""
    if move is None or isinstance(move, bool):
        return move
    return index(move) if isinstance(move, SupportsIndex) else repr(move)


def serve(connection: Connection, host: Host) -> None:
    """Answer until nobody asks any more."""
    while True:
        try:
            verb, matter = pickle.loads(connection.recv_bytes())
        except EOFError:
            return
        connection.send_bytes(json.dumps(host.answer(verb, matter)).encode())


if __name__ == "__main__":
    serve(Connection(int(sys.argv[2])), Host(sys.argv[1]))
