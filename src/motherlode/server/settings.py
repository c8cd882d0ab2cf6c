"""How a server is set up: by a TOML file, the environment and the command line, in that order.

`[limits] sockets = 50` in a file is `MOTHERLODE_LIMITS_SOCKETS=50` in the environment.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from motherlode.core.errors import MotherlodeError

PREFIX: Final = "MOTHERLODE_"
CONFIG: Final = "config"  # where the file is, as the environment says it
LISTS: Final = ("origins", "proxies")
LIMITS: Final = "limits"
OTHERS: Final = (CONFIG, "engine", "no_page", "pure")  # what else the environment may name
RENAMED: Final = {"thinkers": "bot_pool"}  # what a setting was called before
LEAST_KEY: Final = 32  # bytes

Positive = Annotated[float, Meta(gt=0)]
Count = Annotated[int, Meta(ge=0)]


class InvalidSettings(MotherlodeError):
    """A server cannot be set up like that."""


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much one address or one connection may ask; 0 is no limit.

    Rates are per second; a burst is what may be asked at once after a silence.
    """

    requests: Annotated[float, Meta(ge=0)] = 20  # over HTTP, by address
    requests_burst: Count = 100
    guests: Annotated[float, Meta(ge=0)] = 0.1  # new people, by address
    guests_burst: Count = 30
    logins: Annotated[float, Meta(ge=0)] = 0.1  # tries of a password, by address and by login
    logins_burst: Count = 10
    tables: Annotated[float, Meta(ge=0)] = 0.2  # opened, by address
    tables_burst: Count = 30
    messages: Annotated[float, Meta(ge=0)] = 20  # over a socket, by connection
    messages_burst: Count = 60
    address_messages: Annotated[float, Meta(ge=0)] = 100  # over all sockets of an address
    address_messages_burst: Count = 300
    sockets: Count = 60  # open at once, by address
    connections: Count = 120  # open at once, by address; proxies may have more
    all_connections: Count = 2000  # open at once in a process
    bot_matches: Count = 4  # of bots alone, running at once, by the address that opened them
    replays: Count = 2  # replays, records and verdicts made at once, by address
    reviews: Count = 3  # asked for and not yet done, by address
    imports: Annotated[float, Meta(ge=0)] = 0.1  # records brought along, by address
    imports_burst: Count = 10


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that differs between servers."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""  # an address; without it a file in the user's data folder
    secret_key: Annotated[str, Meta(max_length=200)] | None = None  # signs cookies
    https: bool = False  # cookies go over https alone
    origins: tuple[str, ...] = ()  # other origins whose pages may connect
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-* are believed
    page: str = ""  # the folder of the built page; without it the one in the package
    logs: Literal["console", "json", "off"] = "console"
    metrics: bool = False  # whether there is /metrics
    workers: Annotated[int, Meta(ge=1, le=64)] = 1  # processes that serve; several need a Postgres
    bot_pool: Annotated[int, Meta(ge=0, le=256)] = 0  # processes for bots; 0 is one a core
    reviewers: Annotated[int, Meta(ge=0, le=64)] = 1  # processes for reviews; 0 is for helpers
    ping: Positive = 20  # seconds between signs of life on a silent socket
    lease: Positive = 15  # seconds after which another process does the work of one that died
    shutdown: Positive = 10  # seconds that open requests get at the end
    keep_tables: Annotated[float, Meta(ge=0)] = 30  # days, if never started; 0 is for ever
    keep_sessions: Annotated[float, Meta(ge=0)] = 180  # days, if not used; 0 is for ever
    keep_guests: Annotated[float, Meta(ge=0)] = 90  # days, if they never sat down
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        if self.secret_key is not None and not is_long_enough(self.secret_key):
            raise ValueError(f"secret_key needs at least {LEAST_KEY} bytes that nobody can guess")


def is_long_enough(key: str) -> bool:
    """Whether a key may sign; blanks around it are an accident."""
    return len(key.strip().encode("utf-8", "replace")) >= LEAST_KEY


def load(
    config: Path | None = None,
    environment: Mapping[str, str] | None = None,
    **given: object,
) -> Settings:
    """The settings of a server; what is given directly goes before all else."""
    names = os.environ if environment is None else environment
    named = names.get(f"{PREFIX}{CONFIG.upper()}")
    path = config or (Path(named) if named else None)
    found = merged(read(path) if path else {}, from_environment(names))
    chosen = {name: value for name, value in given.items() if value is not None}
    refuse_renamed(found)
    try:
        return msgspec.convert(merged(found, chosen), Settings, strict=False)
    except msgspec.ValidationError as error:
        raise InvalidSettings(f"settings: {error}") from None


def read(path: Path) -> dict[str, Any]:
    """The settings in a file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise InvalidSettings(f"{path} is not a TOML file: {error}") from None


def from_environment(names: Mapping[str, str]) -> dict[str, Any]:
    """The settings that the environment names; lists have commas between their parts."""
    refuse_unknown(names)
    found: dict[str, Any] = {}
    for field in (*single_settings(), *RENAMED):
        if (value := names.get(f"{PREFIX}{field.upper()}")) is not None:
            found[field] = parts(value) if field in LISTS else value
    limits = {
        field: value
        for field in Limits.__struct_fields__
        if (value := names.get(limit_name(field))) is not None
    }
    return {**found, LIMITS: limits} if limits else found


def refuse_unknown(names: Mapping[str, str]) -> None:
    """A name that is misspelt must not leave a server without the limit that it was to set."""
    known = {f"{PREFIX}{name.upper()}" for name in (*single_settings(), *OTHERS, *RENAMED)}
    known |= {limit_name(field) for field in Limits.__struct_fields__}
    if unknown := sorted(name for name in names if name.startswith(PREFIX) and name not in known):
        raise InvalidSettings(f"no setting is called {unknown[0]}{likeness(unknown[0], known)}")


def refuse_renamed(found: Mapping[str, Any]) -> None:
    """Say what a setting is called now, rather than leave it out."""
    for old in (name for name in RENAMED if name in found):
        raise InvalidSettings(f"settings: `{old}` is called `{RENAMED[old]}` now")


def likeness(name: str, known: Iterable[str]) -> str:
    """What may have been meant."""
    near = get_close_matches(name, sorted(known), n=1)
    return f"; did you mean {near[0]}?" if near else ""


def single_settings() -> list[str]:
    """The settings that are one value each."""
    return [field for field in Settings.__struct_fields__ if field != LIMITS]


def limit_name(field: str) -> str:
    """A limit as the environment calls it."""
    return f"{PREFIX}{LIMITS.upper()}_{field.upper()}"


def parts(text: str) -> list[str]:
    """A list as the environment writes it."""
    return [part.strip() for part in text.split(",") if part.strip()]


def merged(first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any]:
    """Both, the second going before the first, table by table."""
    both = dict(first)
    for name, value in second.items():
        old = both.get(name)
        if isinstance(old, dict) and isinstance(value, dict):
            both[name] = merged(old, value)
        else:
            both[name] = value
    return both


# -- where things lie -------------------------------------------------------------------------


def data_folder(environment: Mapping[str, str] | None = None) -> Path:
    """Where a user's own data lies when nothing else is said."""
    names = os.environ if environment is None else environment
    if os.name == "nt" and names.get("LOCALAPPDATA"):
        return Path(names["LOCALAPPDATA"]) / "motherlode"
    home = names.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "motherlode"


def database_of(settings: Settings) -> str:
    """The address of the database; the user's own file is made room for."""
    if settings.database:
        return settings.database
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'motherlode.db'}"
