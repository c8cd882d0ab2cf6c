"""Compile the engine: python -m engine_build.compile [--out build/engine] [--flags "-O3"]

Writes the whole package to a folder, the engine's modules as extensions. Put that folder on
the path before the sources, or let the build hook put it into the wheel.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from engine_build.unit import Known, Source, Unit, path_of
from engine_build.units import BY_HAND, PACKAGE, SHARED, UNITS

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
RULES: Final = ROOT / "docs" / "rules"  # what the rules say travels with the package
LEFT_OUT: Final = ("__pycache__", "*.so", "*.pyd", "*.c")
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


def compile_engine(out: Path, flags: str = "-O3") -> None:
    """Write the package with a compiled engine to `out`; nothing is done if it is there already."""
    stamp = fingerprint(flags)
    done = out / "stamp"
    if done.exists() and done.read_text() == stamp:
        return
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(SOURCES / PACKAGE, out / PACKAGE, ignore=shutil.ignore_patterns(*LEFT_OUT))
    shutil.copytree(RULES, out / PACKAGE / "rules")
    sys.path.insert(0, str(SOURCES))
    run_cython(out, write_units(out), flags)
    done.write_text(stamp)


def write_units(out: Path) -> list[Path]:
    """Join the modules of each unit and derive their types; the files to compile."""
    known: Known = {
        f"{PACKAGE}.{module}": Source(f"{PACKAGE}.{module}", names)
        for module, names in BY_HAND.items()
    }
    paths = []
    for module in BY_HAND:
        (out / path_of(module)).unlink()
        paths.append(path_of(module).with_suffix(".pyx"))
    for module in SHARED:
        (out / path_of(module)).unlink()
    for name, members in UNITS.items():
        unit = Unit(name, members, known, SOURCES)
        unit.write(out)
        paths.append(path_of(name))
        for member in filter(lambda member: member not in SHARED, members):
            shim = f"from {PACKAGE}.{name} import *  # noqa: F403, compiled\n"
            (out / path_of(member)).write_text(shim)
            known[f"{PACKAGE}.{member}"] = unit.as_source()
    return paths


def run_cython(out: Path, paths: list[Path], flags: str) -> None:
    """Compile the files in place."""
    switches = [word for key, value in DIRECTIVES.items() for word in ("-X", f"{key}={value}")]
    command = [sys.executable, "-m", "Cython.Build.Cythonize", "-f", "-i", "-3", "-j", "2"]
    done = subprocess.run(
        [*command, *switches, *map(str, paths)],
        cwd=out,
        env=dict(os.environ, CFLAGS=flags),
        capture_output=True,
        text=True,
        check=False,
    )
    (out / "log").write_text(done.stdout + done.stderr)
    if done.returncode:
        raise CompileError(done.stdout[-6000:] + done.stderr[-3000:])
    for leftover in (*out.rglob("_engine.py"), *out.rglob("_rules.py"), *out.rglob("*.c")):
        leftover.unlink()


def fingerprint(flags: str) -> str:
    """Changes with every source, with this build and with the Python that it is for."""
    hashed = hashlib.sha256(f"{flags} {sys.version}".encode())
    for folder in (SOURCES / PACKAGE, RULES, ROOT / "engine_build"):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                hashed.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return hashed.hexdigest()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "engine")
    parser.add_argument("--flags", default="-O3")
    options = parser.parse_args()
    started = time.time()
    try:
        compile_engine(options.out.resolve(), options.flags)
    except CompileError as error:
        sys.exit(str(error))
    print(f"{options.out} is ready after {time.time() - started:.0f} s")


if __name__ == "__main__":
    main()
