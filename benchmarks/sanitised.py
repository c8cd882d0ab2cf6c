"""Random games in a build of the engine that checks every index, sum and shift.

The build stops at the first wrong one. Its games must also be those of the installed engine
and of the plain one, move by move. Then it reads positions that were changed at random.

python -m benchmarks.sanitised [--positions 20]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from engine_build.compile import ROOT, SOURCES, compile_engine

MATCHES: Final = 1000  # of every game with every number of seats
PLAIN_MATCHES: Final = 60  # the plain engine is slow
SECONDS: Final = 20.0  # of changed positions
FLAGS: Final = (
    "-O1 -fsanitize=bounds,signed-integer-overflow,shift -fno-sanitize-recover=all"
    " -Wno-maybe-uninitialized"
)
SANITISED: Final = ROOT / "build" / "sanitised"

Found = Mapping[str, int]  # game and seats -> checksum


def library() -> str:
    """What the checks are reported by, of the compiler that built them in."""
    command = [os.environ.get("CC", "gcc"), "-print-file-name=libubsan.so"]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    if not Path(found).is_absolute():
        sys.exit("the compiler has no libubsan.so: install gcc")
    return str(Path(found).resolve())


def trajectories(matches: int, compiled: bool, **environment: str) -> Found:
    """The checksums of an engine, from a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.trajectories", str(matches)],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"the games stopped with code {done.returncode}: see the report above")
    found = json.loads(done.stdout)
    if found["compiled"] is not compiled:
        sys.exit(f"an engine was expected to be compiled: {compiled}; it is not so")
    checksums: dict[str, int] = found["checksums"]
    return checksums


def positions(seconds: float, **environment: str) -> bool:
    """Whether all changed positions are refused or can be played to their end."""
    command = [sys.executable, "-m", "benchmarks.positions", "--seconds", str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False)
    return not done.returncode


def differences(expected: Found, found: Found, engine: str) -> list[str]:
    """The games that went another way."""
    return [
        f"{name}: the games of the {engine} engine differ"
        for name in expected
        if expected[name] != found.get(name)
    ]


def main() -> None:
    """Build, play, compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--positions", type=float, default=SECONDS, help="seconds of them")
    given = parser.parse_args()
    compile_engine(SANITISED, FLAGS)
    checked = {"PYTHONPATH": str(SANITISED), "LD_PRELOAD": library()}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        long = pool.submit(trajectories, MATCHES, True, **checked)
        plain = pool.submit(trajectories, PLAIN_MATCHES, False, PYTHONPATH=str(SOURCES))
        short = pool.submit(trajectories, PLAIN_MATCHES, True, **checked)
        installed = pool.submit(trajectories, MATCHES, True)
        sound = pool.submit(positions, given.positions, **checked)
    failed = differences(long.result(), installed.result(), "installed")
    failed += differences(short.result(), plain.result(), "plain")
    if not sound.result():
        failed.append("positions that were changed: see the report above")
    for line in failed:
        print(line)
    checks = len(long.result()) + len(short.result()) + 1
    print(f"{checks - len(failed)} passed, {len(failed)} failed")
    sys.exit(len(failed) > 0)


if __name__ == "__main__":
    main()
