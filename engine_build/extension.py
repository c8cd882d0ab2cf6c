"""Extensions: each is compiled once for what it is made from, and kept."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

WORKERS: Final = 2  # compilers at once
KEPT: Final = 8  # forms of an extension that the cache holds
SUFFIX: Final[str] = sysconfig.get_config_var("EXT_SUFFIX")
CIMPORT: Final = re.compile(r"^\s*(?:from (\S+) )?cimport (.+)$", re.MULTILINE)
SETTINGS: Final = ("CC", "CPPFLAGS", "LDFLAGS", "ARCHFLAGS")  # what compilers read beside CFLAGS
DIRECTIVES: Final = {
    "annotation_typing": False,  # C types come from the .pxd alone
    "auto_pickle": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,  # only for % and // of numbers that are never negative
}


class CompileError(RuntimeError):
    """The compiler, or Cython, said no."""


@dataclass(frozen=True)
class Extension:
    """A source with its .pxd beside it, flags for the compiler, and where results are kept."""

    root: Path  # of all sources: the names of modules begin here
    path: Path  # of this source, seen from the root
    flags: str
    cache: Path

    @property
    def name(self) -> str:
        """The name of the module."""
        return ".".join(self.path.with_suffix("").parts)

    @property
    def target(self) -> Path:
        """Where the compiled module belongs, seen from the root."""
        return self.path.with_suffix(SUFFIX)

    @property
    def kept(self) -> Path:
        """The file in the cache; its name changes with everything that it is made from."""
        return self.cache / f"{self.name}-{self.key()[:32]}{SUFFIX}"

    def key(self) -> str:
        """A hash of the source, of all types that it sees, and of the tools."""
        hashed = hashlib.sha256(repr(tools(self.flags)).encode())
        for path in (self.path, *sorted(self.types())):
            hashed.update(path.as_posix().encode() + b"\0" + (self.root / path).read_bytes())
        return hashed.hexdigest()

    def types(self) -> set[Path]:
        """Its own .pxd and those that it cimports, directly or not."""
        found: set[Path] = set()
        left = [self.path, self.path.with_suffix(".pxd")]
        while left:
            path = left.pop()
            if path not in found and (self.root / path).is_file():
                found.add(path)
                left += cimported((self.root / path).read_text(encoding="utf-8"))
        return found - {self.path}

    def compile(self) -> None:
        """Compile the source, and put the result into the cache."""
        switches = [word for key, value in DIRECTIVES.items() for word in ("-X", f"{key}={value}")]
        command = [sys.executable, "-m", "Cython.Build.Cythonize", "-f", "-i", "-3", *switches]
        done = subprocess.run(
            [*command, str(self.path)],
            cwd=self.root,
            env=dict(os.environ, CFLAGS=self.flags),
            capture_output=True,
            text=True,
            check=False,
        )
        (self.root / self.path).with_suffix(".log").write_text(done.stdout + done.stderr)
        if done.returncode:
            raise CompileError(f"{self.name}: {done.stdout[-6000:]}{done.stderr[-3000:]}")
        self.keep(self.root / self.target)

    def keep(self, made: Path) -> None:
        """Move what was made into the cache; of many forms the oldest go."""
        self.cache.mkdir(parents=True, exist_ok=True)
        part = self.cache / f"{self.name}.{os.getpid()}.part"
        shutil.move(made, part)
        part.replace(self.kept)
        forms = sorted(
            self.cache.glob(f"{self.name}-*{SUFFIX}"), key=lambda path: path.stat().st_mtime
        )
        for old in forms[:-KEPT]:
            old.unlink(missing_ok=True)


def cimported(text: str) -> Iterator[Path]:
    """The files of types that a source may cimport: what is named can be a module, or in one."""
    for package, names in CIMPORT.findall(text):
        yield types_of(package)
        for name in names.split(","):
            yield types_of(f"{package}.{name.split()[0]}")


def types_of(module: str) -> Path:
    """Where the types of a module would be, seen from the root."""
    return Path(f"{module.strip('.').replace('.', '/')}.pxd")


def tools(flags: str) -> Sequence[object]:
    """What an extension depends on beside its sources."""
    settings = [os.environ.get(name) for name in SETTINGS]
    return flags, DIRECTIVES, version("cython"), sys.version, SUFFIX, settings


def compile_stale(extensions: Iterable[Extension]) -> list[str]:
    """Compile what the cache does not hold, several at once; the names of what was compiled."""
    stale = [extension for extension in extensions if not extension.kept.is_file()]
    stale.sort(key=lambda extension: -(extension.root / extension.path).stat().st_size)
    with ThreadPoolExecutor(WORKERS) as workers:
        try:
            list(workers.map(Extension.compile, stale))
        except CompileError:
            workers.shutdown(cancel_futures=True)
            raise
    return [extension.name for extension in stale]
