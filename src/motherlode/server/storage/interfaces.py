"""What the rest of the server asks of a storage. SQLite and Postgres both give it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from typing import Final, Protocol, TypedDict, Unpack

from msgspec import Struct

from motherlode.core.errors import MotherlodeError
from motherlode.server.log_events import StoredEvent
from motherlode.server.tables.summary import PrivateSummary, Summary

PORTION: Final = 256  # events that are read of a long log at once
ANYTHING: Final = ("", 0)  # what a bus says when the log of any table may have grown


class Raced(MotherlodeError):
    """Somebody else wrote that sequence number first: read on and try again."""


class NoTable(MotherlodeError):
    """No table has that code."""


class NoPerson(MotherlodeError):
    """Nobody has that id."""


class LoginTaken(MotherlodeError):
    """Another account has that login."""


class InvalidDatabase(MotherlodeError):
    """An address that leads to no database, or a database that this version cannot use."""


class Unavailable(MotherlodeError):
    """The database does not answer.

    What was asked of it may or may not have been done: forget what you know and read anew.
    """


class Person(Struct, frozen=True):
    """Somebody who plays: a guest, or an account once there is a password."""

    id: str
    name: str
    avatar: str
    login: str | None = None  # of an account
    bot: bool = False


class Visitor(Struct, frozen=True):
    """Somebody who is signed in.

    `session` counts how often they were signed out everywhere; `session_id` is the session of
    their device, empty for a bot and for a cookie from before devices had one.
    """

    person: Person
    session: int = 0
    session_id: str = ""


class SignIn(Struct, frozen=True):
    """What is needed to let somebody in: who it is, and the hash of the password."""

    visitor: Visitor
    password_hash: str


class Headcount(Struct, frozen=True):
    """How many people there are; an account is a guest no more."""

    guests: int
    accounts: int
    bots: int


class Loaded(Struct, frozen=True):
    """What a table is made from: something that was kept of it, and its log since then."""

    secret: bytes
    snapshot: bytes | None  # None if the log comes from its first event on
    events: list[StoredEvent]


class Found(Struct, frozen=True):
    """What a search has found, and where it goes on; None if there is nothing more."""

    summaries: list[Summary]
    before: int | None = None
    before_code: str | None = None


class Matching(TypedDict, total=False):
    """What tables in a list shall be; what is left out, or None, is anything.

    The next page is `before` the change and the code of the last table of this one.
    """

    game: str | None
    before: int | None
    before_code: str | None
    limit: int


class Wanted(Matching, total=False):
    """What else tables shall be; `player` is a part of a player's name."""

    phase: str | None
    listed: bool | None
    person: str | None
    player: str | None


class LogStore(Protocol):
    """The logs of all tables. An append is on disk before it returns."""

    async def open(
        self, code: str, secret: bytes, events: Sequence[StoredEvent], summary: PrivateSummary
    ) -> None:
        """Begin the log of a new table; a code that is taken raises `Raced`."""

    async def read(self, code: str, since: int = 0, limit: int | None = None) -> list[StoredEvent]:
        """The events after `since`, in order, perhaps only the first; or `NoTable`."""

    async def load(self, code: str, since: int | None = None) -> Loaded:
        """What a table is made from, or `NoTable`; all events after `since` are in it.

        0 is the whole log, None as much as is needed to play on. `PORTION` events come at
        once: if there are so many, read on.
        """

    async def append(
        self,
        code: str,
        events: Sequence[StoredEvent],
        summary: PrivateSummary,
        snapshot: bytes | None = None,
    ) -> None:
        """Write events under their sequence numbers, all or none; or raise `Raced`.

        `kept` is the table after them, for whoever loads it later.
        """

    async def ends(self, codes: Sequence[str]) -> dict[str, int]:
        """The last sequence numbers of some tables."""

    async def secret(self, code: str) -> bytes:
        """The secret of a table's luck."""

    async def summaries(self, **wanted: Unpack[Wanted]) -> list[Summary]:
        """Tables that fit, the latest change first."""

    async def search(self, player: str, **wanted: Unpack[Matching]) -> Found:
        """Finished listed matches of players with such a part in their names, the latest first.

        It never looks at more than some thousand matches at once: a page may hold few or none
        and still be followed by others.
        """

    async def summary(self, code: str) -> Summary:
        """The summary of one table, or `NoTable`."""

    async def counts(self) -> dict[str, int]:
        """How many tables there are in each phase."""

    async def forget_tables(self, days: float) -> int:
        """Remove tables that were never started and at which nothing happened for so long."""

    async def forget_names(self) -> int:
        """Forget how the names are spelt that nobody at any table has; how many they were."""


class Accounts(Protocol):
    """Everybody who plays. Ids may be known to all, logins to their owners alone."""

    async def create(self, name: str, avatar: str = "", *, bot: bool = False) -> Person:
        """A new guest, or a bot that will have a token."""

    async def find(self, person: str) -> Person | None:
        """The person with that id."""

    async def rename(self, person: str, name: str, avatar: str) -> Person:
        """Another name and avatar; `NoPerson` if there is nobody."""

    async def recognise(self, person: str, session: int) -> Visitor | None:
        """The person with that id, unless they were signed out since."""

    async def register(
        self, person: str, login: str, password: str, old: str | None = None
    ) -> Visitor:
        """Make or change an account, and sign out whoever has used it.

        `password` is its hash and `old` the one it replaces: if there is another by now that
        raises `Raced`. `LoginTaken` if the login is another's.
        """

    async def by_login(self, login: str) -> SignIn | None:
        """The account with that login, in whatever case it is written."""

    async def seen(self, person: str) -> None:
        """They were here just now."""

    async def grant(self, person: str) -> str:
        """A new token that stands for this person; only its hash is kept."""

    async def by_token(self, token: str) -> Visitor | None:
        """Whom a token stands for."""

    async def revoke(self, person: str) -> Visitor:
        """Make all tokens of a person worthless; a new session begins."""

    async def sign_out(self, person: str) -> Visitor:
        """End all sessions of a person."""

    async def headcount(self) -> Headcount:
        """How many people there are."""

    async def forget_guests(self, days: float) -> int:
        """Remove guests who sit at no table and were not seen for so long; how many they were."""


class Sessions(Protocol):
    """Who is signed in, on which device. A session that is not used for long is over."""

    async def begin(self, person: str) -> Visitor:
        """Sign somebody in on one more device; `NoPerson` if there is nobody."""

    async def recognise(self, person: str, session: str) -> Visitor | None:
        """Whoever is signed in under a session, unless it is over."""

    async def renew(self, session: str) -> None:
        """They were here just now: it lasts as long as a new one."""

    async def end(self, session: str) -> None:
        """Sign a device out."""

    async def ended(self, sessions: Collection[str]) -> set[str]:
        """Those of some sessions that are over."""

    async def forget(self) -> int:
        """Remove the sessions that are over; how many they were."""


class Leases(Protocol):
    """Work that must happen once: whoever holds the lease of a table does it."""

    async def take(self, code: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease; False if another process holds it."""

    async def renew(self, holder: str, seconds: float) -> list[str]:
        """Renew all leases of a holder at once; the tables that it holds now."""

    async def give_up(self, code: str, holder: str) -> None:
        """Let another process take it at once."""

    async def claim(self, chore: str, seconds: float) -> bool:
        """Whether a chore is ours to do: it is given to one process in so many seconds."""

    async def abandoned(self, now: int, limit: int) -> list[str]:
        """Tables whose `wake` has come and whose lease nobody holds, the oldest first."""


class Presence(Protocol):
    """Who is connected, to whichever process."""

    async def note(
        self, holder: str, present: Sequence[tuple[str, str]], seconds: float
    ) -> dict[str, int]:
        """All (code, person) pairs that are connected to a process, for so long.

        The sessions of these people as they are now, if they are not their first ones.
        """

    async def present(self, code: str) -> set[str]:
        """The people who are connected to a table anywhere."""

    async def elsewhere(self, holder: str) -> dict[str, set[str]]:
        """Who is connected to other processes, at the tables at which somebody is to this one."""


class Bus(Protocol):
    """Wakes the other processes: a table's log has grown."""

    async def publish(self, code: str, seq: int) -> None:
        """Tell the others."""

    def listen(self) -> AsyncIterator[tuple[str, int]]:
        """What anyone told since this call, for ever; a lost connection is made again.

        After a loss it says `ANYTHING`. Of a table only the latest number is told.
        """
