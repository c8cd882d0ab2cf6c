"""Puts the page together; sources that have not changed are not built again."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from page_build.node import ROOT, WEB, PageError, install, tool

OUT: Final = ROOT / "build" / "page"
STAMP: Final = "page.stamp"  # beside the page: which sources it was made from
LEFT_OUT: Final = ("node_modules", "fixtures")


def sources() -> Iterator[Path]:
    """Everything that the page is made from: its own files, the words of games and players."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not set(path.relative_to(WEB).parts) & set(LEFT_OUT):
            yield path
    yield from sorted((ROOT / "src" / "motherlode").glob("games/*/words/*.ftl"))
    yield from sorted((ROOT / "src" / "motherlode").glob("words/players/*.ftl"))


def stamp_of(paths: Iterator[Path]) -> str:
    """A hash of names and contents."""
    found = sha256()
    for path in paths:
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()


def build_page(out: Path = OUT) -> Path:
    """The folder of the built page."""
    if not (WEB / "package-lock.json").is_file():
        raise PageError("the sources of the page are not here")
    stamp = out.parent / STAMP
    wanted = stamp_of(sources())
    if (out / "index.html").is_file() and stamp.is_file() and stamp.read_text() == wanted:
        return out
    install()
    tool("vite/bin/vite.js", "build", failure="the page could not be built", PAGE_OUT=str(out))
    stamp.write_text(wanted)
    return out
