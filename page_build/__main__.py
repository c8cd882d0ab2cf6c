"""`python -m page_build` builds the page; with `check` or `test` it checks or tests it."""

from __future__ import annotations

import sys

from page_build.build import build_page
from page_build.node import PageError, install, tool


def main(what: str = "build") -> None:
    """Do what was asked, or say why not."""
    try:
        if what == "build":
            print(build_page())
            return
        install()
        if what == "check":
            check()
        else:
            tool("vitest/vitest.mjs", "run", failure="tests of the page fail")
    except PageError as error:
        sys.exit(str(error))


def check() -> None:
    """Types of all components and modules."""
    tool(
        "svelte-check/bin/svelte-check",
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
        failure="the page is not sound",
    )


if __name__ == "__main__":
    main(*sys.argv[1:2])
