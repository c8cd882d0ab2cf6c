"""Several processes at one port: one that dies is started again, all end in good order."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest

from motherlode.server.rooms.steady_time import STEADY
from motherlode.server.settings import InvalidSettings, Settings
from motherlode.server.web.workers import Workers, for_workers
from tests.server.postgres import Postgres, postgres_fixture

__all__ = ["postgres_fixture"]
START = "from motherlode.cli import main; main()"
SECONDS = 120


def test_several_workers_need_a_postgres(tmp_path: Path) -> None:
    with pytest.raises(InvalidSettings, match="several workers share a Postgres"):
        for_workers(Settings(database=f"sqlite:///{tmp_path / 'a.db'}"), 2)


def test_workers_share_a_key_and_the_cores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    chosen = Settings(database="postgresql://somebody@nowhere/motherlode")
    first, second = for_workers(chosen, 2), for_workers(chosen, 2)
    assert first.secret_key == second.secret_key
    assert len(first.secret_key or "") >= 32
    assert first.bot_pool == max(1, (os.cpu_count() or 1) // 2)


def test_all_workers_go_by_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that is started again after the clock on the wall was put forward."""
    chosen = Settings(database="postgresql://somebody@nowhere/motherlode", secret_key="k" * 32)
    began = STEADY.began
    with socket.socket() as listening:
        workers = Workers(chosen, listening, 2)
        monkeypatch.setattr(workers, "context", Mock(Pipe=lambda duplex: (Mock(), Mock())))
        workers.start_one()
        [call] = workers.context.Process.call_args_list  # type: ignore[attr-defined]
    monkeypatch.setattr(STEADY, "began", 0)
    monkeypatch.setattr(
        "motherlode.server.web.workers.create_app", Mock(side_effect=KeyboardInterrupt)
    )
    with pytest.raises(KeyboardInterrupt):
        call.kwargs["target"](*call.kwargs["args"])
    assert STEADY.began == began


@pytest.fixture
def serving(postgres: Postgres, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    arguments = ("serve", "--port", "0", "--workers", "2", "--database", postgres.emptied())
    environment = {**os.environ, "MOTHERLODE_LOGS": "off", "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-P", "-c", START, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        yield process
        process.kill()


def children(process: subprocess.Popen[str]) -> set[int]:
    """The processes that serve."""
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return {int(child) for child in listed if b"spawn_main" in command_of(child)}


def command_of(child: str) -> bytes:
    """How a process was started; nothing if it is gone by now."""
    try:
        return Path(f"/proc/{child}/cmdline").read_bytes()
    except OSError:
        return b""


def test_a_worker_that_dies_is_started_again(serving: subprocess.Popen[str]) -> None:
    assert serving.stdout is not None
    said = serving.stdout.readline()
    url = re.search(r"http://[\d.:]+", said) or re.search(
        r"http://[\d.:]+", serving.stdout.readline()
    )
    assert url is not None
    before = children(serving)
    assert len(before) == 2
    with httpx.Client(base_url=url[0], timeout=SECONDS) as guest:
        me = guest.get("/api/me").json()["id"]
        os.kill(min(before), signal.SIGKILL)
        end = time.monotonic() + SECONDS
        while min(before) in children(serving) or len(children(serving)) < 2:
            assert time.monotonic() < end
            time.sleep(0.05)
    with httpx.Client(base_url=url[0], timeout=SECONDS, cookies=guest.cookies) as again:
        assert again.get("/api/me").json()["id"] == me, "whichever process answers"
    serving.terminate()
    assert serving.wait(SECONDS) == 0
