"""`python -m page_build` builds the page; `check`, `format` and `test` check, format and test it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from page_build.build import build_page
from page_build.node import PageError, install, tool

PRETTIER: Final = "prettier/bin/prettier.cjs"


def build() -> None:
    """Say where the built page lies."""
    print(build_page())


def check() -> None:
    """Formatting, lint, and the types of all components and modules."""
    install()
    tool(PRETTIER, "--check", "--cache", ".", failure="the page is not formatted: make format")
    tool(
        "svelte-check/bin/svelte-check",
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
        failure="the page is not sound",
    )


def put_in_order() -> None:
    """Format the sources."""
    install()
    tool(PRETTIER, "--write", "--cache", ".", failure="the page could not be formatted")


def test() -> None:
    """The page's own logic."""
    install()
    tool("vitest/vitest.mjs", "run", failure="tests of the page fail")


TASKS: Final[dict[str, Callable[[], None]]] = {
    "build": build,
    "check": check,
    "format": put_in_order,
    "test": test,
}


def main(what: str = "build") -> None:
    """Do what was asked, or say why not."""
    if what not in TASKS:
        sys.exit(f"no such task: {what}; there are {', '.join(TASKS)}")
    try:
        TASKS[what]()
    except PageError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(*sys.argv[1:2])
