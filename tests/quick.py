"""`make quick`: tests of what has changed, on the plain engine, in half a minute.

What has changed is what was not committed yet; if that is nothing, what the branch has beyond
main. The nearest tests come first. Tests that would begin after the time is over are skipped,
and it is said how many.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SECONDS: Final = 22  # after which no test begins; the last ones and the report take a few more
UNTIL: Final = "QUICK_UNTIL"  # in the environment: the time when no test begins any more
LONG: Final = ("live", "browser", "test_fuzz")  # folders and files whose tests take too long
SLOW_GAMES: Final = ("dwarves_fall", "gem_forge", "quartz_cards")  # for what is about every game
EVERY_GAME: Final = ("tests/conformance", "tests/test_engines.py", "tests/words")
FURTHER: Final[dict[str, tuple[str, ...]]] = {  # tests that do not lie where their sources do
    "src/motherlode/core": ("tests/leduc", "tests/quartz", *EVERY_GAME),
    "src/motherlode/games": EVERY_GAME,
    "src/motherlode/bench": ("tests/test_bench.py",),
    "src/motherlode/client": ("tests/server/web/test_client.py",),
    "src/motherlode/lab": ("tests/cli/test_arena.py",),
    "src/motherlode/__init__.py": ("tests/cli",),
    "docs/rules": ("tests/test_clauses.py", "tests/words"),
    "web": ("tests/page",),
    "page_build": ("tests/page",),
    "engine_build": ("tests/packaging",),
    "hatch_build.py": ("tests/packaging",),
    "pyproject.toml": ("tests/packaging",),
    "benchmarks": (
        "tests/test_bench.py",
        "tests/test_sanity.py",
        "tests/test_sheets.py",
        "tests/test_soak.py",
    ),
    "examples": ("tests/bots/test_guests.py",),
    "README.md": ("tests/test_readme.py",),
    "Makefile": ("tests/test_readme.py",),
}


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Begin no test when the time is over."""
    if time.time() > float(os.environ[UNTIL]):
        pytest.skip("no time is left")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was not tested."""
    if skipped := len(terminalreporter.stats.get("skipped", ())):
        terminalreporter.write_line(f"no time was left for {skipped} tests: `make test` has them")


def git(*words: str) -> list[str]:
    """The lines that git says."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def changed(since: str = "") -> list[str]:
    """The files that differ from a commit; without one, see above."""
    new = git("ls-files", "--others", "--exclude-standard")
    if since:
        return [*git("diff", "--name-only", since), *new]
    return [*git("diff", "--name-only", "HEAD"), *new] or git("diff", "--name-only", "main...HEAD")


def tests_of(path: PurePosixPath) -> Iterator[str]:
    """The tests that a file concerns, the nearest first."""
    match path.parts:
        case ("tests", *_):
            yield str(path if path.name.startswith("test_") else path.parent)
        case ("src", "motherlode", "games", game, *_):
            yield f"tests/{game}"
        case ("src", "motherlode", area, *inside):
            home = PurePosixPath("tests", area, *inside[:-1])
            yield from map(str, (home / f"test_{path.stem}.py", home))
    for start, further in FURTHER.items():
        if path.is_relative_to(start):
            yield from further


def selected(paths: Iterable[str]) -> list[str]:
    """The tests that all these files concern, as far as there are any."""
    wanted = (test for path in paths for test in tests_of(PurePosixPath(path)))
    return [test for test in dict.fromkeys(wanted) if test != "tests" and (ROOT / test).exists()]


def left_out(paths: Iterable[str]) -> str:
    """What is too slow for now: long tests, and large games unless they have changed."""
    touched = {part for path in paths for part in PurePosixPath(path).parts}
    slow = [game for game in SLOW_GAMES if game not in touched]
    return f"not ({' or '.join([*LONG, *slow])})"


def main(since: str = "") -> int:
    """Run the tests of what has changed; 0 if none fails."""
    paths = changed(since)
    tests = selected(paths)
    print(f"{len(paths)} files have changed: {' '.join(tests) or 'no tests are about them'}")
    if not tests:
        return 0
    if any(path.startswith("web/") for path in paths):
        subprocess.run([sys.executable, "-m", "page_build", "test"], cwd=ROOT, check=True)
    return run(tests, left_out(paths))


def run(tests: Iterable[str], chosen: str) -> int:
    """Run tests until the time is over; 0 if none fails."""
    settings = {
        "PYTHONPATH": "src",
        "MOTHERLODE_ENGINE": "plain",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # loading all plugins takes seconds
        UNTIL: str(time.time() + SECONDS),
    }
    options = ["-x", "-n", "2", "-p", "xdist", "-p", "tests.quick", "-k", chosen]
    command = [sys.executable, "-m", "pytest", *options, *tests]
    code = subprocess.run(command, cwd=ROOT, env={**os.environ, **settings}, check=False).returncode
    return 0 if code == pytest.ExitCode.NO_TESTS_COLLECTED else code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
