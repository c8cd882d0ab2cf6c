"""Attacks that are no matter of time: each is a test, written as the attack, and is run as one."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SERVER: Final = "tests/server"
ATTACKS: Final[Mapping[str, Sequence[str]]] = {
    "a key that is empty, short or half-written": ("web/test_keys.py",),
    "time gained by undo, return or the wall clock": (
        "tables/test_clocks.py",
        "rooms/test_steady_time.py",
    ),
    "a match broken off or filled up behind an opponent's back": (
        "tables/test_endings.py",
        "tables/test_patience.py",
    ),
    "the match rewound while an opponent is away": ("tables/test_undo_requests.py",),
    "rules changed under stored matches": (
        "rooms/test_rules_change.py",
        "storage/test_stored_matches.py",
    ),
    "a record changed, invented or of another match": (
        "web/test_verification.py",
        "tables/test_log_chain.py",
        "tables/test_shares.py",
    ),
    "one table split into two rooms": ("rooms/test_idle_rooms.py",),
    "a newline at the end of whatever has a pattern": ("tables/test_whole_matches.py",),
    "stolen cookies, locked-out accounts, borrowed names": (
        "web/test_sessions.py",
        "tables/test_names.py",
    ),
    "tables, rematches and settings beyond what is allowed": (
        "web/test_limits.py",
        "web/test_settings.py",
        "web/test_recovery.py",
    ),
    "a damaged database": ("storage/test_integrity.py",),
}


def tried() -> dict[str, tuple[int, int]]:
    """How often each attack was tried, and how often it came through."""
    paths = [f"{SERVER}/{name}" for files in ATTACKS.values() for name in files]
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-rA", "-p", "no:cacheprovider", *paths]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return {attack: counted(said, files) for attack, files in ATTACKS.items()}


def counted(said: str, files: Sequence[str]) -> tuple[int, int]:
    """How many tests of some files there were, and how many of them failed."""
    results = re.findall(rf"^(PASSED|FAILED|ERROR) {SERVER}/([\w/]+\.py)", said, re.MULTILINE)
    verdicts = [verdict for verdict, name in results if name in files]
    return len(verdicts), sum(verdict != "PASSED" for verdict in verdicts)
