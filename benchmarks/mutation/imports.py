"""Faults in what runs when the package is imported: each needs a process without the package."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import PurePosixPath
from types import CodeType
from typing import Final

import pytest

from benchmarks.mutation.areas import PACKAGE
from benchmarks.mutation.forks import apart, run_pytest
from benchmarks.mutation.mutants import Mutant

OURS: Final = {"motherlode", "tests", "benchmarks", "engine_build", "conftest", "__main__"}


class Wrong(SourceFileLoader):
    """Loads one module of the package with a fault in it."""

    def __init__(self, file: str, source: str) -> None:
        dotted = ".".join(PurePosixPath("motherlode", file).with_suffix("").parts)
        super().__init__(dotted.removesuffix(".__init__"), str(PACKAGE / file))
        self.source = source

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """Where a module comes from, if it is this one."""
        return spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def get_code(self, _name: str) -> CodeType:
        """The code with the fault."""
        return compile(self.source, self.path, "exec", dont_inherit=True)


class Witness:
    """Runs some tests, the quickest first, and remembers what failed first."""

    def __init__(self, order: dict[str, float]) -> None:
        self.order = order
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what is not asked."""
        items[:] = [item for item in items if item.nodeid in self.order]
        items.sort(key=lambda item: self.order[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A part of a test is over."""
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file of tests was read."""
        if report.failed:
            self.failed = self.failed or report.nodeid

    def ask(self) -> str:
        """Run tests until one fails; its name, or nothing."""
        files = sorted({test.split("::")[0] for test in self.order})
        code = run_pytest(files, self)
        return "" if code == pytest.ExitCode.OK else self.failed or "the tests cannot be read"


def try_mutant(mutant: Mutant, source: str, order: dict[str, float], seconds: float) -> str:
    """What finds a fault: the name of a test; nothing if it survives."""

    def work() -> str:
        sys.meta_path.insert(0, Wrong(mutant.file, source))
        return Witness(order).ask()

    return apart(work, seconds)


def libraries() -> list[str]:
    """All modules that are loaded and not ours."""
    return [name for name in sys.modules if name.split(".")[0] not in OURS]


def warm_up(names: Iterable[str]) -> None:
    """Load libraries, and nothing of ours, so that forks have them."""
    for name in names:
        with suppress(Exception):
            import_module(name)
    assert "motherlode" not in sys.modules, "a mutant would not be imported"
