"""Write all golden files anew: read the difference before you commit it.

Episodes and finished matches keep their beginnings and their moves as long as these can be
played, so that the difference is what a change of the rules has changed.
"""

from __future__ import annotations

import json

from benchmarks.trajectories import checksums
from motherlode.core import position
from motherlode.core.errors import MotherlodeError
from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.core.state import State
from motherlode.games import GAMES
from tests.goldens import COUNTED, MATCHES, TRAJECTORIES, episodes, whole
from tests.goldens.story import Story
from tests.goldens.ways import WAYS


def write_matches() -> None:
    """A finished match for each way, and where it ends; those that still go their way stay."""
    for old in MATCHES.glob("*/*"):
        if old.relative_to(MATCHES).with_suffix("").as_posix() not in WAYS:
            old.unlink()
    for name, (game, shown) in WAYS.items():
        match = kept_match(name) or shown.find(game).match
        (MATCHES / game).mkdir(parents=True, exist_ok=True)
        (MATCHES / f"{name}.json").write_text(match.record().dumps(), encoding="utf-8")
        (MATCHES / f"{name}.end").write_text(end(match.state), encoding="utf-8")


def kept_match(name: str) -> Match | None:
    """The match that is there, if it can still be played and goes its way."""
    path = MATCHES / f"{name}.json"
    try:
        story = Story.of(Record.loads(path.read_text(encoding="utf-8")))
    except (FileNotFoundError, MotherlodeError):
        return None
    return story.match if story.match.state.over and WAYS[name][1].way(story) else None


def end(state: State) -> str:
    """The outcome and the bytes of the last position."""
    return f"{json.dumps(state.outcome().as_data())}\n{position.dumps(state)}\n"


def main() -> None:
    """Write everything; the matches first, since episodes are looked for in them."""
    write_matches()
    for key, game in GAMES.items():
        episodes.write(game)
        whole.path(key).parent.mkdir(exist_ok=True)
        whole.path(key).write_text(whole.shortest(game), encoding="utf-8")
    TRAJECTORIES.write_text(json.dumps(checksums(COUNTED), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
