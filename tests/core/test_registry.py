"""Games are found by whoever asks first, whatever was imported before."""

from __future__ import annotations

import subprocess
import sys

import pytest

from motherlode.core import position
from motherlode.games import make

FIRST = "from motherlode.core import position"
OWN_GAME = "from motherlode.core.registry import GAMES; GAMES['own'] = None"
READ = "import sys; print(position.loads(sys.stdin.read()).game)"


@pytest.mark.parametrize("before", ["pass", OWN_GAME])
def test_a_position_is_read_before_any_game_was_imported(before: str) -> None:
    text = position.dumps(make("quartz", 3, 1).state)
    script = f"{FIRST}\n{before}\n{READ}"
    run = subprocess.run(
        [sys.executable, "-c", script], input=text, capture_output=True, text=True, check=False
    )
    assert (run.stdout.strip(), run.stderr) == ("quartz", "")
