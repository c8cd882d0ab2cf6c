"""The page is built once for its sources, and a machine that cannot build it says why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from page_build import build, node
from page_build.node import PageError


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project whose tools only note that they were called."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    (tmp_path / "build").mkdir()
    for module in (build, node):
        monkeypatch.setattr(module, "ROOT", tmp_path)
        monkeypatch.setattr(module, "WEB", tmp_path / "web")
    return tmp_path


@pytest.fixture
def built(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    calls: list[str] = []

    def tool(path: str, *arguments: str, **more: Any) -> None:
        calls.append(path)
        out = Path(more["PAGE_OUT"])
        out.mkdir(parents=True, exist_ok=True)
        (out / "index.html").write_text("page")

    monkeypatch.setattr(build, "install", lambda: None)
    monkeypatch.setattr(build, "tool", tool)
    return calls


def test_sources_that_have_not_changed_are_not_built_again(project: Path, built: list[str]) -> None:
    out = project / "build" / "page"
    assert build.build_page(out) == out
    build.build_page(out)
    assert len(built) == 1


def test_a_changed_source_is_built_again(project: Path, built: list[str]) -> None:
    out = project / "build" / "page"
    build.build_page(out)
    (project / "web" / "src" / "main.ts").write_text("2")
    build.build_page(out)
    assert len(built) == 2


def test_the_words_of_a_game_are_sources_and_fetched_tools_are_not(
    project: Path, built: list[str]
) -> None:
    words = project / "src" / "motherlode" / "games" / "quartz" / "words"
    words.mkdir(parents=True)
    (project / "web" / "node_modules").mkdir()
    before = build.stamp_of(build.sources())
    (project / "web" / "node_modules" / "tool.js").write_text("1")
    assert build.stamp_of(build.sources()) == before
    (words / "en.ftl").write_text("title = Quartz")
    assert build.stamp_of(build.sources()) != before


def test_a_failed_build_leaves_no_stamp(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(path: str, *arguments: str, failure: str, **more: str) -> None:
        raise PageError(failure)

    monkeypatch.setattr(build, "install", lambda: None)
    monkeypatch.setattr(build, "tool", fails)
    with pytest.raises(PageError, match="could not be built"):
        build.build_page(project / "build" / "page")
    assert not (project / "build" / build.STAMP).exists()


def test_without_sources_the_page_cannot_be_built(project: Path) -> None:
    (project / "web" / "package-lock.json").unlink()
    with pytest.raises(PageError, match="sources of the page are not here"):
        build.build_page(project / "build" / "page")


def test_tools_that_cannot_be_fetched_are_explained(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def offline(arguments: list[object], failure: str, **more: str) -> None:
        raise PageError(failure)

    monkeypatch.setattr(node, "MODULES", project / "web" / "node_modules")
    monkeypatch.setattr(node, "run", offline)
    with pytest.raises(PageError, match="npm needs a network"):
        node.install()
