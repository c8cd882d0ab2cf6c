"""A folder that is made to hold exactly what it should; what is there already stays untouched."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

Content = Path | str  # a file to copy, or a text
Tree = dict[Path, Content]  # by the path in the folder

NOT_OURS: Final = "__pycache__"  # Python's own, beside the modules


def listed(folder: Path, left_out: tuple[str, ...] = ()) -> Iterator[Path]:
    """The files of a folder, seen from it, without those whose names end like that."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and NOT_OURS not in path.parts and not path.name.endswith(left_out):
            yield path.relative_to(folder)


def synchronise(folder: Path, tree: Mapping[Path, Content]) -> None:
    """Write what is missing or different, remove what does not belong."""
    for path in listed(folder):
        if path not in tree:
            (folder / path).unlink()
    for path, content in tree.items():
        write(folder / path, content)
    remove_empty(folder)


def write(path: Path, content: Content) -> None:
    """Put content to a path, unless it is there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(content, Path):
        if not path.is_file() or path.read_bytes() != content.read_bytes():
            shutil.copy2(content, path)
    elif not path.is_file() or path.read_text(encoding="utf-8") != content:
        path.write_text(content, encoding="utf-8")


def remove_empty(folder: Path) -> None:
    """Remove folders in which nothing is left but what Python made."""
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and path.name != NOT_OURS and not any(listed(path)):
            shutil.rmtree(path)
