"""What can be asked of `python -m page_build`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from page_build import __main__ as tasks
from page_build.node import PageError


def tool_that_refuses(*broken: str) -> Callable[..., None]:
    """Tools of the page of which some find fault."""

    def tool(path: str, *_arguments: str, failure: str) -> None:
        if path.split("/", maxsplit=1)[0] in broken:
            raise PageError(failure)

    return tool


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "install", lambda: None)


def test_a_check_tells_all_that_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "tool", tool_that_refuses("prettier", "svelte-check"))
    with pytest.raises(SystemExit) as told:
        tasks.main("check")
    assert str(told.value).splitlines() == [
        "the page is not formatted: make format",
        "the page is not sound",
    ]


@pytest.mark.parametrize("broken", ["prettier", "eslint", "svelte-check"])
def test_each_tool_can_refuse(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "tool", tool_that_refuses(broken))
    with pytest.raises(SystemExit):
        tasks.main("check")


def test_a_sound_page_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []
    monkeypatch.setattr(tasks, "tool", lambda path, *_, failure: called.append(path.split("/")[0]))
    tasks.main("check")
    assert sorted(called) == ["eslint", "prettier", "svelte-check"]


def test_what_nobody_knows_is_refused() -> None:
    with pytest.raises(SystemExit, match="no such task: tset"):
        tasks.main("tset")
