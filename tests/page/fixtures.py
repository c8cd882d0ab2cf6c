"""Writes what a board shows at some moments of a match, for the workbench of the page.

    python -m tests.page.fixtures quartz --seats 4 --seed 1 --moves 40 --steps 12

The first frame stands after `moves` moves (or later: `--until aimed` waits for a question to
the seat, `--until over` for the end), the next ones follow move by move with their events.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any, Final

from motherlode.bots.levels import bot
from motherlode.core.decisions import DecisionKind
from motherlode.core.events import Event, EventKind
from motherlode.core.game import Game
from motherlode.core.match import Match
from motherlode.core.observation import Observation
from motherlode.games import find

HOME: Final = Path(__file__).parents[2] / "web" / "src" / "workbench" / "fixtures"
MOST_MOVES: Final = 5000


def told(kind: EventKind | DecisionKind) -> dict[str, Any]:
    """What the server tells of an event or a decision."""
    return {
        "key": kind.key,
        "clause": kind.clause,
        "roles": [role.name for role in kind.roles],
    }


def facts(game: Game) -> dict[str, Any]:
    """The facts of a game as the server tells them."""
    return {
        "key": game.key,
        "version": game.version,
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "catalogue": [[move.kind, [list(slot) for slot in move.slots]] for move in game.catalogue],
        "names": {role: list(names) for role, names in game.names.items()},
        "events": [{**told(kind), "secret": kind.secret} for kind in game.events],
        "questions": [told(kind) for kind in game.decisions],
        "options": [{"key": o.key, "choices": o.choices, "clause": o.clause} for o in game.options],
    }


def frame(match: Match, seat: int, mover: int | None, events: list[Event]) -> dict[str, Any]:
    """What a seat sees now, may do now, and what it was told on the way here."""
    state = match.state
    playing = seat >= 0 and not state.over
    return {
        "mover": mover,
        "events": seen(match, events, seat),
        "view": state.view(seat).as_data(),
        "moves": state.moves(seat) if playing else [],
        "interrupts": state.interrupts(seat) if playing else [],
        "reasons": reasons(match, seat) if playing else {},
    }


def seen(match: Match, events: list[Event], seat: int) -> list[dict[str, object]]:
    """What a seat was told of some events."""
    told = [event.seen_by(seat) for event in events]
    return [event for event in told if event is not None]


def reasons(match: Match, seat: int) -> dict[int, dict[str, Any]]:
    """Why each move that cannot be made cannot be made."""
    found: dict[int, dict[str, Any]] = {}
    for number in range(len(match.game.catalogue)):
        refusal = match.state.why_not(seat, number)
        if refusal is not None:
            found[number] = {
                "move": number,
                "reason": refusal.reason,
                "clause": refusal.clause,
                "details": dict(refusal.details),
            }
    return found


def step(match: Match, level: str, count: int) -> tuple[int, list[Event]]:
    """One move by a bot on the first seat that is asked."""
    seat = match.state.asked()[0]
    observation = Observation(match.state, seat, Random(count))
    move = bot(level, count, timed=False).choose(observation)
    return seat, match.play(seat, move)


def reached(match: Match, seat: int, until: str | None) -> bool:
    """Whether the moment that was asked for has come."""
    if until is None:
        return True
    question = match.game.decision(match.state)
    return question is not None and question["question"] == until and seat in match.state.asked()


def write(arguments: argparse.Namespace) -> Path:
    """Play to the moment and write the frames down."""
    game = find(arguments.game)
    options = dict(option.split("=") for option in arguments.option)
    match = Match(game, arguments.seats, arguments.seed, options)
    count, mover, events = 0, None, match.opening
    past: list[Event] = []
    while count < MOST_MOVES and not match.state.over:
        if count >= arguments.moves and reached(match, arguments.seat, arguments.until):
            break
        past += events
        mover, events = step(match, arguments.level, count)
        count += 1
    frames = [frame(match, arguments.seat, mover, events)]
    while len(frames) <= arguments.steps and not match.state.over:
        count += 1
        mover, events = step(match, arguments.level, count)
        frames.append(frame(match, arguments.seat, mover, events))
    HOME.mkdir(parents=True, exist_ok=True)
    name = arguments.name or f"{game.key}-{arguments.seats}-{arguments.seed}-{count}"
    path = HOME / f"{name}.json"
    told = seen(match, past, arguments.seat)
    data = {"facts": facts(game), "past": told, "frames": frames}
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seat", type=int, default=0, help="-1 looks on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=int, default=0)
    parser.add_argument("--steps", type=int, default=0)
    parser.add_argument("--until", help="a question to the seat, or `over`")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=CHOICE")
    parser.add_argument("--level", default="heuristic")
    parser.add_argument("--name")
    print(write(parser.parse_args()))


if __name__ == "__main__":
    main()
