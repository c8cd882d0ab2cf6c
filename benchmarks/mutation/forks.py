"""Work that is done in a process of its own, quietly and not for ever."""

from __future__ import annotations

import os
import resource
import signal
import traceback
from collections.abc import Callable, Iterable
from typing import Final

import pytest
from anyio import pytest_plugin
from hypothesis import settings

OPTIONS: Final = ("-s", "-x", "-p", "no:cacheprovider", "--tb=no")
MEMORY: Final = 3 << 30  # bytes: a mutant may fill a list for ever
NO_END: Final = "it never ends"
CRASH: Final = "it crashes"


def run_pytest(tests: Iterable[str], plugin: object) -> int:
    """One run, the same each time, without what is written between runs."""
    settings.register_profile("mutation", derandomize=True)
    settings.load_profile("mutation")
    return pytest.main([*OPTIONS, *tests], plugins=[plugin, pytest_plugin])


def apart(work: Callable[[], str], seconds: float) -> str:
    """What some work says that is done in a fork."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        live(work, writing, int(seconds) + 1)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as answers:
        said = answers.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return NO_END if os.WTERMSIG(status) in {signal.SIGXCPU, signal.SIGALRM} else CRASH
    if not said:
        return CRASH  # not even what went wrong could be told: memory was at its end
    assert said.startswith("said "), said
    return said.removeprefix("said ")


def live(work: Callable[[], str], writing: int, limit: int) -> None:
    """The life of a fork."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.alarm(100 * limit)  # for one that waits and does nothing
    try:
        os.write(writing, f"said {work()}".encode())
    except MemoryError:  # a mutant that fills it all
        os.write(writing, f"said {CRASH}".encode())
    except BaseException:
        os.write(writing, traceback.format_exc().encode())
    finally:
        os._exit(0)
