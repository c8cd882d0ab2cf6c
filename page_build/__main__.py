"""`python -m page_build` builds the page; with `check`, `format` or `test` it does that."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from page_build.build import build_page
from page_build.node import PageError, install, tool

PRETTIER: Final = "prettier/bin/prettier.cjs"


def build() -> None:
    """Say where the built page lies."""
    print(build_page())


def check() -> None:
    """Formatting, lint and types of all components and modules, side by side."""
    install()
    with ThreadPoolExecutor() as pool:
        found = pool.map(complaint, (check_format, check_lint, check_types))
    if problems := [problem for problem in found if problem]:
        raise PageError("\n".join(problems))


def complaint(about: Callable[[], None]) -> str:
    """What a check has to say, or nothing."""
    try:
        about()
    except PageError as error:
        return str(error)
    return ""


def check_format() -> None:
    """What prettier would write."""
    tool(PRETTIER, "--check", "--cache", ".", failure="the page is not formatted: make format")


def check_lint() -> None:
    """The rules of eslint.config.js."""
    tool("eslint/bin/eslint.js", "--max-warnings", "0", ".", failure="the page is not tidy")


def check_types() -> None:
    """Types, and what Svelte warns of."""
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
