"""The build hook: puts the compiled engine and the page into the wheel.

Without a C compiler the wheel holds the plain sources and everything works, about 80 times
slower; `motherlode --version` tells which it is. MOTHERLODE_PURE=1 asks for the plain sources.
Without a network for npm the wheel has no page; MOTHERLODE_NO_PAGE=1 asks for that. Where CI is
set, an engine that cannot be compiled and a missing page are errors. An archive of the sources
carries the built page, so that whoever installs from it needs no Node.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "motherlode/server/web/page"
EDITABLE = "An editable installation runs the sources as they are."
NO_COMPILER = "The engine could not be compiled: is there a C compiler (gcc)?"
SLOW = "THE ENGINE IS PLAIN PYTHON, about 80 times slower than the compiled one."


class PackageHook(BuildHookInterface[Any]):
    """Builds the page, compiles the engine and puts both into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before an archive is put together."""
        sys.path.insert(0, self.root)
        if self.target_name == "sdist":
            self.carry_page(build_data["force_include"])
        elif version == "editable":
            shout(EDITABLE, SLOW)
        else:
            self.include_page(build_data["force_include"])
            self.include_engine(build_data)

    def include_engine(self, build_data: dict[str, Any]) -> None:
        """Put the compiled package in the place of the sources, if it can be compiled here."""
        if os.environ.get("MOTHERLODE_PURE") or not self.compiles():
            build_data["force_include"][str(Path(self.root, "docs", "rules"))] = "motherlode/rules"
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.build_config.target_config["exclude"] = ["*"]  # the sources give way
        build_data["force_include"][str(self.out / "motherlode")] = "motherlode"

    @property
    def out(self) -> Path:
        """Where the compiled package is written."""
        return Path(self.root, "build", "engine")

    def compiles(self) -> bool:
        """Compile the engine, if that is possible here."""
        from engine_build.compile import compile_engine  # noqa: PLC0415
        from engine_build.extension import CompileError  # noqa: PLC0415

        try:
            compile_engine(self.out)
        except CompileError as error:
            if os.environ.get("CI"):
                raise
            shout(str(error), NO_COMPILER, SLOW)
            return False
        return True

    def include_page(self, included: dict[str, str]) -> None:
        """Build the page, if that is possible here."""
        if os.environ.get("MOTHERLODE_NO_PAGE"):
            return
        from page_build.build import build_page  # noqa: PLC0415
        from page_build.node import PageError  # noqa: PLC0415

        try:
            included[str(build_page())] = PAGE
        except PageError as error:
            if os.environ.get("CI"):
                raise
            shout(str(error), "The package is made without the page.")

    def carry_page(self, included: dict[str, str]) -> None:
        """Put the built page beside its sources: an archive without it would be half a release."""
        if os.environ.get("MOTHERLODE_NO_PAGE"):
            return
        from page_build.build import STAMP, build_page  # noqa: PLC0415

        page = build_page()
        for path in (page, page.with_name(STAMP)):
            included[str(path)] = path.relative_to(self.root).as_posix()


def shout(*lines: str) -> None:
    """Say what must not go unseen; pip shows it with -v."""
    print("=" * 78, *lines, "=" * 78, sep="\n", file=sys.stderr)
