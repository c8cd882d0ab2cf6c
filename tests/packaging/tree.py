"""A copy of the sources, to be built and changed at will."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "engine_build", "page_build", "web", "docs/rules")
FILES = ("pyproject.toml", "hatch_build.py", "README.md", "CHANGELOG.md", "LICENSE", ".gitignore")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "node_modules", "fixtures", "*.so")
CACHED = """
import json, sys
from pathlib import Path
from engine_build import compile
sources = Path("build", "engine-sources").resolve()
paths = compile.write_units(sources)
made = [compile.Extension(sources, path, "-O3", compile.CACHE) for path in paths]
print(json.dumps({extension.name: str(extension.kept) for extension in made}))
"""


@dataclass(frozen=True)
class Tree:
    """A copy of what the package is made from."""

    root: Path

    def run(self, *arguments: str, **settings: str) -> str:
        """What Python says in this folder; it ends well."""
        kept = {name: text for name, text in os.environ.items() if name != "CI"}
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env={**kept, "PYTHONPATH": str(self.root), **settings},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    def cached(self, **settings: str) -> dict[str, str]:
        """The files in the cache that the extensions of these sources would have."""
        found: dict[str, str] = json.loads(self.run("-c", CACHED, **settings))
        return found

    def pretend_to_compile(self, *left_out: str, **settings: str) -> None:
        """Fill the cache with something that stands for compiled extensions."""
        found = self.cached(**settings)
        for path in (Path(found[name]) for name in found if name not in left_out):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(b"compiled")

    def build(self, target: str, **settings: str) -> Path:
        """A wheel or an archive of the sources, as a build frontend makes it."""
        self.run("-m", "hatchling", "build", "-t", target, "-d", "dist", **settings)
        (made,) = (self.root / "dist").glob("*.whl" if target == "wheel" else "*.tar.gz")
        return made

    def append(self, path: str, text: str) -> None:
        """Edit a file."""
        with (self.root / path).open("a", encoding="utf-8") as file:
            file.write(text)


def copy(to: Path) -> Tree:
    """A copy of the sources as a fresh clone has them."""
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, to / folder, ignore=NOT_COPIED)
    for file in FILES:
        shutil.copy(ROOT / file, to / file)
    return Tree(to)


def members(archive: Path) -> set[str]:
    """What an archive holds; the first folder of an archive of sources is left out."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return set(wheel.namelist())
    with tarfile.open(archive) as sources:
        return {name.partition("/")[2] for name in sources.getnames()}


def unpack(archive: Path, to: Path) -> Tree:
    """The sources of an archive."""
    with tarfile.open(archive) as sources:
        sources.extractall(to, filter="data")
    (folder,) = to.iterdir()
    return Tree(folder)
