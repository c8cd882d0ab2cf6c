"""A Postgres of our own for tests: started in a temporary folder, stopped at the end."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import pytest

from motherlode.server.storage import migrate

BINARIES: Final = sorted(
    Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name)
)
PREFIX: Final = "motherlode-postgres-"  # of the folders, then the process that made them
UNPRIVILEGED: Final = "postgres"  # who runs the server when the tests run as root
SETTINGS: Final = (
    "fsync = off",  # it survives all that the tests do but a failing machine
    "max_connections = 60",
    "unix_socket_directories = ''",
    "listen_addresses = '127.0.0.1'",
)
CLEAR: Final = """DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'alembic_version'
); END $$"""


class Postgres:
    """A server for one test after the other, and what tests do with it."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.cluster = folder / "cluster"
        self.log = folder / "log"
        self._numbers = count(1)
        self._migrated = False
        own(folder)
        self.run("initdb", "-D", str(self.cluster), "-U", "postgres", "-A", "trust", "-N")
        with (self.cluster / "postgresql.conf").open("a") as settings:
            settings.writelines(f"{line}\n" for line in (*SETTINGS, f"port = {self.port}"))

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.run("pg_ctl", "start", "-w", "-D", str(self.cluster), "-l", str(self.log))

    def stop(self, mode: str = "immediate") -> None:
        """Stop; `immediate` is like pulling the plug."""
        self.run("pg_ctl", "stop", "-w", "-D", str(self.cluster), "-m", mode)

    def processes(self) -> list[int]:
        """All processes of the server."""
        first = (self.cluster / "postmaster.pid").read_text().splitlines()[0]
        return [
            int(first),
            *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split()),
        ]

    def emptied(self) -> str:
        """The address of the one database, with nothing in it: much quicker than a new one."""
        self._migrated = False
        self.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self.url("postgres")

    def cleared(self) -> str:
        """The address of the one database, with all tables and nothing in them."""
        if self._migrated:
            self.execute(CLEAR)
            return self.url("postgres")
        url = self.emptied()
        aside(migrate(url))
        self._migrated = True
        return url

    def execute(self, statements: str) -> None:
        """Change the one database; to start `psql` for it would take longer than the work."""

        async def work() -> None:
            connection = await asyncpg.connect(self.url("postgres"))
            await connection.execute(statements)
            await connection.close()

        aside(work())

    def create(self) -> str:
        """The address of a new database."""
        name = f"motherlode_{next(self._numbers)}"
        self.run("createdb", *self.where, name)
        return self.url(name)

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    @property
    def where(self) -> Sequence[str]:
        """How the programs of Postgres find this server."""
        return ("-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres")

    def run(self, program: str, *arguments: str) -> str:
        """Run one of Postgres' programs."""
        if not BINARIES:
            pytest.fail("these tests need Postgres: install Debian's package postgresql")
        command = [*as_unprivileged(), str(BINARIES[-1] / program), *arguments]
        with tempfile.TemporaryFile("w+") as said:  # a pipe would wait for the server to end
            done = subprocess.run(
                command, check=False, stdout=said, stderr=subprocess.STDOUT, cwd="/"
            )
            said.seek(0)
            if done.returncode:
                pytest.fail(f"{program} failed: {said.read()}")
            return said.read()


def aside(work: Coroutine[Any, Any, None]) -> None:
    """Do some work in a thread: the test may have a loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def as_unprivileged() -> Sequence[str]:
    """Postgres refuses to be run by root."""
    return ("runuser", "-u", UNPRIVILEGED, "--") if os.geteuid() == 0 else ()


def own(folder: Path) -> None:
    """Give a folder to whoever runs the server."""
    if os.geteuid() == 0:
        try:
            user = pwd.getpwnam(UNPRIVILEGED)
        except KeyError:
            pytest.fail("these tests need Postgres: install Debian's package postgresql")
        os.chown(folder, user.pw_uid, user.pw_gid)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def memory() -> Path | None:
    """A folder that needs no disk, where the system has one."""
    shared = Path("/dev/shm")
    return shared if os.access(shared, os.W_OK) else None


def clear_away() -> None:
    """Stop the servers of tests that were killed and could not do it themselves."""
    for folder in Path(memory() or tempfile.gettempdir()).glob(f"{PREFIX}*"):
        owner = folder.name.removeprefix(PREFIX).partition("-")[0]
        if owner.isdecimal() and not Path(f"/proc/{owner}").exists():
            with suppress(OSError, ValueError, IndexError):
                lines = (folder / "cluster" / "postmaster.pid").read_text().splitlines()
                if str(folder) in lines[1]:
                    os.kill(int(lines[0]), signal.SIGQUIT)
            shutil.rmtree(folder, ignore_errors=True)


def serve() -> Iterator[Postgres]:
    """A running server."""
    clear_away()
    folder = Path(tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-", dir=memory()))
    try:
        server = Postgres(folder)
        server.start()
        yield server
        server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session", name="postgres")
def postgres_fixture() -> Iterator[Postgres]:
    """One server for all tests of a process."""
    yield from serve()
