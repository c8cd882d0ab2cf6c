"""A bot of your own at a live table: it joins by code and plays until the match is over.

    motherlode serve                                  # somewhere, then open a table
    python examples/remote_bot.py K7PQ4M              # join it and play

Write your own `choose`: it is given what its seat knows (`turn.view`), the moves it may make
(`turn.moves`, places in `turn.catalogue`) and answers with one of them.
"""

from __future__ import annotations

import argparse
from random import Random

from motherlode.client import Choose, Server, Turn


def anything(turn: Turn) -> int:
    """Any of the moves."""
    return Random().choice(turn.moves)


def plain(turn: Turn) -> int:
    """The first move of the catalogue: in most games the simplest one."""
    return min(turn.moves)


BOTS: dict[str, Choose] = {"anything": anything, "plain": plain}


def talkative(choose: Choose) -> Choose:
    """Say every move before it is made."""

    def say(turn: Turn) -> int:
        move = choose(turn)
        print(f"seat {turn.seat}: {turn.text(move)}")
        return move

    return say


def main() -> None:
    """Join a table, play, tell how it ended."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("code", help="of the table")
    parser.add_argument("--server", default="http://127.0.0.1:8000")
    parser.add_argument("--token", help="of a bot account; without it a guest plays")
    parser.add_argument("--name", default="Remote")
    parser.add_argument("--bot", choices=BOTS, default="anything")
    given = parser.parse_args()

    server = Server(given.server, given.token or Server(given.server).make_bot(given.name))
    table = server.table(given.code)
    table.sit()
    outcome = table.play(talkative(BOTS[given.bot]))
    print(f"scores {outcome['scores']}, winners {outcome['winners']}")


if __name__ == "__main__":
    main()
