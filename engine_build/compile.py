"""Compile the engine: python -m engine_build.compile [--out build/engine] [--flags "-O3"]

Writes the whole package to a folder, the engine's modules as extensions. Put that folder on
the path before the sources, or let the build hook put it into the wheel. An extension is
compiled again only if something that it is made from has changed; everything else is copied.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
import time
from pathlib import Path
from typing import Final

from engine_build.extension import CompileError, Extension, compile_stale, tools
from engine_build.tree import Tree, listed, synchronise
from engine_build.unit import Known, Source, Unit, path_of
from engine_build.units import BY_HAND, PACKAGE, SHARED, UNITS

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
RULES: Final = ROOT / "docs" / "rules"  # what the rules say travels with the package
CACHE: Final = ROOT / "build" / "cache"
LEFT_OUT: Final = (".so", ".pyd", ".c", ".pyx", ".pxd", ".pyc")


def compile_engine(out: Path, flags: str = "-O3") -> list[str]:
    """Write the package with a compiled engine to `out`; the names of what had to be compiled."""
    stamp, done = fingerprint(flags), out / "stamp"
    if done.exists() and done.read_text() == stamp:
        return []
    done.unlink(missing_ok=True)
    sources = out.with_name(f"{out.name}-sources")  # what was generated, for whoever wants to see
    shutil.rmtree(sources, ignore_errors=True)
    extensions = [Extension(sources, path, flags, CACHE) for path in write_units(sources)]
    compiled = compile_stale(extensions)
    synchronise(out, package(extensions))
    done.write_text(stamp)
    return compiled


def write_units(sources: Path) -> list[Path]:
    """Join the modules of each unit and derive their types; the files to compile."""
    sys.path.insert(0, str(SOURCES))
    known: Known = {
        f"{PACKAGE}.{module}": Source(f"{PACKAGE}.{module}", names)
        for module, names in BY_HAND.items()
    }
    paths = [copy_by_hand(module, sources) for module in BY_HAND]
    for name, members in UNITS.items():
        unit = Unit(name, members, known, SOURCES)
        make_package(sources, path_of(name))
        unit.write(sources)
        paths.append(path_of(name))
        for member in filter(lambda member: member not in SHARED, members):
            known[f"{PACKAGE}.{member}"] = unit.as_source()
    return paths


def copy_by_hand(module: str, sources: Path) -> Path:
    """Bring a module that has its own .pyx, and its types; the file to compile."""
    source = path_of(module).with_suffix(".pyx")
    make_package(sources, source)
    for path in (source, source.with_suffix(".pxd")):
        shutil.copy(SOURCES / path, sources / path)
    return source


def make_package(sources: Path, path: Path) -> None:
    """Make the folders of a source packages: this is how Cython learns what a module is called."""
    for folder in (sources / path).parents:
        if folder == sources:
            return
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "__init__.py").touch()


def package(extensions: list[Extension]) -> Tree:
    """The package: its files, lines that point to the extensions, the extensions, the rules."""
    home = SOURCES / PACKAGE
    tree: Tree = {Path(PACKAGE, path): home / path for path in listed(home, LEFT_OUT)}
    for module in (*BY_HAND, *SHARED):
        del tree[path_of(module)]
    for name, members in UNITS.items():
        for member in filter(lambda member: member not in SHARED, members):
            tree[path_of(member)] = f"from {PACKAGE}.{name} import *  # noqa: F403, compiled\n"
    tree |= {Path(PACKAGE, "rules", path): RULES / path for path in listed(RULES)}
    return tree | {extension.target: extension.kept for extension in extensions}


def fingerprint(flags: str) -> str:
    """Changes with every source, with this build and with the Python that it is for."""
    hashed = hashlib.sha256(repr(tools(flags)).encode())
    for folder in (SOURCES / PACKAGE, RULES, ROOT / "engine_build"):
        for path in listed(folder):
            hashed.update(str(path).encode() + b"\0" + (folder / path).read_bytes())
    return hashed.hexdigest()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "engine")
    parser.add_argument("--flags", default="-O3")
    options = parser.parse_args()
    started = time.time()
    try:
        compiled = compile_engine(options.out.resolve(), options.flags)
    except CompileError as error:
        sys.exit(str(error))
    what = ", ".join(compiled) or "nothing"
    print(f"{options.out} is ready after {time.time() - started:.1f} s; compiled: {what}")


if __name__ == "__main__":
    main()
