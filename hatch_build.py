"""The build hook: puts the compiled engine and the page into the wheel.

Without a C compiler the wheel holds the plain sources and everything works, slower;
`motherlode.compiled` tells which it is. MOTHERLODE_PURE=1 asks for the plain sources.
Without a network for npm the wheel has no page; MOTHERLODE_NO_PAGE=1 asks for that. Where CI is
set a missing page is an error.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "motherlode/server/web/page"


class PackageHook(BuildHookInterface[Any]):
    """Builds the page, compiles the engine and puts both into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the wheel is put together."""
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        self.include_page(build_data)
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
        from engine_build.compile import CompileError, compile_engine  # noqa: PLC0415

        try:
            compile_engine(self.out)
        except CompileError as error:
            print(error, file=sys.stderr)
            print("The engine could not be compiled: plain Python it is.", file=sys.stderr)
            return False
        return True

    def include_page(self, build_data: dict[str, Any]) -> None:
        """Build the page, if that is possible here."""
        if os.environ.get("MOTHERLODE_NO_PAGE"):
            return
        from page_build.build import build_page  # noqa: PLC0415
        from page_build.node import PageError  # noqa: PLC0415

        try:
            build_data["force_include"][str(build_page())] = PAGE
        except PageError as error:
            if os.environ.get("CI"):
                raise
            print(error, file=sys.stderr)
            print("The package is made without the page.", file=sys.stderr)
