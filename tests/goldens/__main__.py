"""Write all golden files anew: read the difference before you commit it."""

from __future__ import annotations

import json

from benchmarks.trajectories import checksums
from motherlode.core import position
from motherlode.core.state import State
from tests.goldens import COUNTED, MATCHES, TABLES, TRAJECTORIES
from tests.goldens.playthrough import path, playthrough
from tests.goldens.ways import WAYS


def write_matches() -> None:
    """A finished match for each way, and where it ends."""
    for old in MATCHES.glob("*/*"):
        old.unlink()
    for name, (game, shown) in WAYS.items():
        match = shown.find(game).match
        (MATCHES / game).mkdir(parents=True, exist_ok=True)
        (MATCHES / f"{name}.json").write_text(match.record().dumps(), encoding="utf-8")
        (MATCHES / f"{name}.end").write_text(end(match.state), encoding="utf-8")
        print(f"{name}: {len(match.moves)} moves, seed {match.seed!r}", flush=True)


def end(state: State) -> str:
    """The outcome and the bytes of the last position."""
    return f"{json.dumps(state.outcome().as_data())}\n{position.dumps(state)}\n"


def main() -> None:
    """Write everything."""
    for key, seats in TABLES:
        path(key, seats).write_text(playthrough(key, seats), encoding="utf-8")
    TRAJECTORIES.write_text(json.dumps(checksums(COUNTED), indent=1) + "\n", encoding="utf-8")
    write_matches()


if __name__ == "__main__":
    main()
