"""A run of pytest in which all tests are read and none is run but in forks, each with a fault."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

import pytest

from benchmarks.mutation.areas import Area
from benchmarks.mutation.forks import apart, run_pytest
from benchmarks.mutation.mutants import Mutant, text_of
from benchmarks.mutation.surgery import Key, Operation, key_of, living

Tried = tuple[Mutant, str]  # what it is, and the source with it
Measured = dict[str, tuple[float, set[Key]]]  # of each test: its seconds, what it calls
Say = Callable[[Mutant, str | None], None]

PATIENCE = 3  # so many times the seconds that the tests take: it will never end
START = 10  # seconds to begin


class Calls:
    """Which functions of the package were called."""

    def __init__(self) -> None:
        self.codes: dict[int, CodeType] = {}

    def note(self, frame: FrameType, event: str, _argument: object) -> None:
        """Something was called."""
        if event == "call":
            self.codes[id(frame.f_code)] = frame.f_code

    def keys(self) -> set[Key]:
        """All that are ours."""
        return {key for code in self.codes.values() if (key := key_of(code))}

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Take notes for a while."""
        sys.setprofile(self.note)
        try:
            yield
        finally:
            sys.setprofile(None)


class Host:
    """Measures the tests of an area, then tries mutants by those that call what is wrong."""

    def __init__(self, area: Area, mutants: Iterable[Tried], budget: float, say: Say) -> None:
        self.area, self.mutants, self.budget, self.say = area, list(mutants), budget, say
        self.failed = ""
        self.import_calls = Calls()

    def run(self) -> str:
        """Read all tests and try all mutants; what could not even be read."""
        sys.setprofile(self.import_calls.note)
        run_pytest(self.area.tests, self)
        return self.failed

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what is not asked."""
        items[:] = [item for item in items if self.area.asks(item.nodeid)]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A part of a test is over."""
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of running the tests once."""
        sys.setprofile(None)
        self.items = {item.nodeid: item for item in session.items}
        self.functions, self.early = living(), self.import_calls.keys()
        self.measured = self.measure()
        seconds = sum(taken for taken, _ in self.measured.values())
        print(f"{self.area.key}: {len(self.items)} tests, {seconds:.0f} s", flush=True)
        for mutant, source in self.mutants:
            self.say(mutant, self.find(mutant, source))
        return True

    def measure(self) -> Measured:
        """Run each test once, as things are."""
        said = json.loads(apart(self.measuring, 3600))
        return {
            test: (seconds, {Key(*key) for key in keys}) for test, (seconds, keys) in said.items()
        }

    def measuring(self) -> str:
        """What each test takes and calls, as text."""
        found: dict[str, Any] = {}
        for test, item in self.items.items():
            calls, began = Calls(), time.process_time()
            with calls.noted():
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            found[test] = time.process_time() - began, sorted(calls.keys())
            assert not self.failed, f"{self.failed} fails without a mutant"
        return json.dumps(found)

    def find(self, mutant: Mutant, source: str) -> str | None:
        """The test that finds a mutant, nothing if it survives; None if it must be imported."""
        operation = Operation(mutant.file, text_of(mutant.file), source)
        if not operation.fits(self.functions, self.early):
            return None
        tests = dict(self.asked(operation.changed))

        def work() -> str:
            operation.perform(self.functions)
            return self.first_failure(tests)

        return apart(work, PATIENCE * sum(tests.values()) + START)

    def asked(self, changed: set[Key]) -> Iterator[tuple[str, float]]:
        """The tests that call what is wrong, the quickest first, as long as there is time."""
        spent = 0.0
        for test, (seconds, called) in sorted(self.measured.items(), key=lambda pair: pair[1][0]):
            if not called.isdisjoint(changed) and spent + seconds < self.budget:
                spent += seconds
                yield test, seconds

    def first_failure(self, tests: Iterable[str]) -> str:
        """Run tests until one fails."""
        for test in tests:
            item = self.items[test]
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if self.failed:
                return self.failed
        return ""
