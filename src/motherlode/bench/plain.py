"""The same figures from the same Python, but of the engine as it is written."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from motherlode.bench.speeds import Speed

NEEDS_SOURCES: Final = (
    "plain Python: not measured; run it from a folder of the source tree, where src is"
)


def sources() -> Path | None:
    """The folder of the plain sources, if we stand somewhere in the source tree."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / "src" / "motherlode" / "bench").is_dir():
            return folder / "src"
    return None


def plain_speeds(folder: Path, seconds: float) -> list[Speed]:
    """Measure the plain engine in a process of its own."""
    command = ["-P", "-m", "motherlode.bench", "--json", "--no-peers", "--no-plain"]
    done = subprocess.run(
        [sys.executable, *command, "--seconds", str(seconds)],
        env=dict(os.environ, PYTHONPATH=str(folder)),
        stdout=subprocess.PIPE,
        check=True,
    )
    found = json.loads(done.stdout)
    if found["compiled"]:
        raise RuntimeError(f"{folder} holds a compiled engine")
    return [Speed.loads(item) for item in found["speeds"]]
