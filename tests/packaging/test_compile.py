"""An extension is compiled when something that it is made from has changed, and only then."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine_build.extension import KEPT, SUFFIX, Extension, compile_stale
from engine_build.tree import synchronise
from tests.packaging.tree import Tree


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Modules: `game` sees the types of `core`, which sees those of `base`, and of a package."""
    folder = tmp_path / "sources"
    folder.mkdir()
    (folder / "core.py").write_text("x = 1")
    (folder / "core.pxd").write_text("cimport base\ncdef int x")
    (folder / "base.pxd").write_text("cdef int y")
    (folder / "game.pxd").write_text("from core cimport x, w\nfrom libc.math cimport exp")
    (folder / "game.py").write_text("from parts cimport box, bag as b")
    (folder / "parts").mkdir()
    (folder / "parts" / "bag.pxd").write_text("cdef int v")
    return folder


def game(sources: Path, flags: str = "-O3") -> Extension:
    return Extension(sources, Path("game.py"), flags, sources.parent / "cache")


@pytest.mark.parametrize(
    "changed", ["game.py", "game.pxd", "core.pxd", "base.pxd", "parts/bag.pxd"]
)
def test_whatever_an_extension_sees_changes_its_key(sources: Path, changed: str) -> None:
    before = game(sources).key()
    assert game(sources).key() == before
    (sources / changed).write_text((sources / changed).read_text() + "\n# changed")
    assert game(sources).key() != before


def test_what_it_does_not_see_does_not(sources: Path) -> None:
    before = game(sources).key()
    (sources / "core.py").write_text("x = 2")
    (sources / "other.pxd").write_text("cdef int x")
    assert game(sources).key() == before


def test_flags_and_compilers_change_its_key(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = game(sources).key()
    assert game(sources, "-O1").key() != before
    monkeypatch.setenv("CC", "another")
    assert game(sources).key() != before


def test_only_what_is_not_kept_is_compiled(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def compile_(extension: Extension) -> None:
        (sources / extension.target).write_text("compiled")
        extension.keep(sources / extension.target)

    monkeypatch.setattr(Extension, "compile", compile_)
    both = [game(sources), Extension(sources, Path("core.py"), "-O3", sources.parent / "cache")]
    assert set(compile_stale(both)) == {"game", "core"}
    assert compile_stale(both) == []
    (sources / "core.py").write_text("x = 2")
    assert compile_stale(both) == ["core"]
    assert game(sources).kept.read_text() == "compiled"


def test_of_many_forms_the_oldest_go(sources: Path) -> None:
    for number in range(KEPT + 3):
        (sources / "game.py").write_text(f"z = {number}")
        (sources / f"game{SUFFIX}").write_text(str(number))
        game(sources).keep(sources / f"game{SUFFIX}")
        os.utime(game(sources).kept, (number, number))
    kept = {path.read_text() for path in game(sources).cache.iterdir()}
    assert kept == {str(number) for number in range(3, KEPT + 3)}


def test_a_folder_gets_what_it_lacks_and_loses_what_does_not_belong(tmp_path: Path) -> None:
    (tmp_path / "old" / "__pycache__").mkdir(parents=True)
    (tmp_path / "old" / "__pycache__" / "gone.pyc").touch()
    (tmp_path / "old" / "gone.py").touch()
    (tmp_path / "same.py").write_text("same")
    os.utime(tmp_path / "same.py", (1, 1))
    (tmp_path / "source").write_text("copied")
    copied = {Path("a", "new.py"): tmp_path / "source"}
    synchronise(tmp_path, {**copied, Path("same.py"): "same", Path("source"): "copied"})
    assert (tmp_path / "a" / "new.py").read_text() == "copied"
    assert (tmp_path / "same.py").stat().st_mtime == 1
    assert not (tmp_path / "old").exists()


def test_one_card_of_a_game_concerns_that_game_alone(tree: Tree) -> None:
    before = tree.cached()
    tree.append("src/motherlode/server/settings.py", "\n# changed\n")
    tree.append("src/motherlode/words/en.ftl", "\n# changed\n")
    tree.append("docs/rules/en/quartz.md", "\n")
    assert tree.cached() == before
    tree.append("src/motherlode/games/quartz/cards.py", "\n# changed\n")
    after = tree.cached()
    assert {name for name in before if after[name] != before[name]} == {
        "motherlode.games.quartz._rules"
    }
