"""Of all scenes of tests that name a clause the one that shows it best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from motherlode.core import position
from motherlode.core.errors import MotherlodeError
from motherlode.core.events import Event
from motherlode.core.listeners import listening
from motherlode.core.registry import game_of
from motherlode.core.state import State
from motherlode.school.puzzles.themes import clause_of_thing
from motherlode.school.scenes.scene import Scene
from tests.school.scenes.recording import Recorder, Recording

MOST_MOVES: Final = 8
SEEN, PLAYED, REFUSED, ASKED, NAMED = 5, 4, 3, 2, 1  # how well a scene shows a clause


def choose(recorder: Recorder) -> dict[str, Scene]:
    """The best scene of each clause; the first of equals."""
    best: dict[str, tuple[float, Scene]] = {}
    for test, recordings in recorder.tests.items():
        for clause in recorder.clauses[test]:
            crowd = len(recorder.clauses[test]) / 10  # a test of many clauses shows each less well
            for worth, scene in candidates(clause, test, recordings):
                if clause not in best or worth - crowd > best[clause][0]:
                    best[clause] = worth - crowd, scene
    return {clause: scene for clause, (_, scene) in best.items()}


def candidates(
    clause: str, test: str, recordings: Iterable[Recording]
) -> Iterator[tuple[float, Scene]]:
    """The scenes of a test that can show a clause, each with its worth."""
    for recording in recordings:
        try:
            found = candidate(clause, test, recording)
        except MotherlodeError:  # a test may lay out what cannot stand at a table
            continue
        if found is not None:
            yield found


def candidate(clause: str, test: str, recording: Recording) -> tuple[float, Scene] | None:
    """What a recording is worth for a clause; nothing if nothing can be seen."""
    refused = next((r for r in recording.refused if r[2] == clause), None)
    seen, worth = shown(clause, recording)
    if refused is not None and worth < PLAYED and refused[0] <= MOST_MOVES:
        moves, tried, worth = recording.moves[: refused[0]], refused[1], REFUSED
    else:
        moves, tried = recording.moves[: seen if worth == SEEN else MOST_MOVES], ""
    if not moves and not tried:
        return None
    first = (moves[seen - 1 : seen] or moves[:1] or [tried])[0]
    scene = Scene(
        clause=clause,
        seat=int(first.partition(":")[0]),
        position=recording.position,
        moves=tuple(moves),
        refused=tried,
        test=test,
    )
    return worth - cost(recording.position, len(moves)), scene


def shown(clause: str, recording: Recording) -> tuple[int, float]:
    """After how many moves a clause is seen at work, and how well."""
    state = position.load(recording.position)
    asked = played = 0
    for number, line in enumerate(recording.moves[:MOST_MOVES], start=1):
        if (game_of(state).decision(state) or {}).get("clause") == clause:
            asked = asked or number
        if clause_in(state, line) == clause:
            played = played or number
        if clause in told(state, line):
            return number, SEEN
    if played:
        return played, PLAYED
    return (asked, ASKED) if asked else (1, NAMED)


def clause_in(state: State, line: str) -> str | None:
    """The clause of the card that a move plays."""
    _, _, text = line.partition(": ")
    return clause_of_thing(state, game_of(state).catalogue.number(text))


def told(state: State, line: str) -> set[str]:
    """Play a move; the clauses by which something happened."""
    seat, _, text = line.partition(": ")
    game = game_of(state)
    with listening(state) as events:
        state.play(int(seat), game.catalogue.number(text))
    return {Event.of(item, game.events).kind.clause for item in events}


def cost(data: dict[str, Any], moves: int) -> float:
    """What makes a scene harder to look at: a changed box, other options, many moves."""
    return 0.3 * bool(data["house"]) + 0.05 * moves + 0.02 * int(data["seats"])
