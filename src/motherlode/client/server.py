"""A server over HTTP: who one is, which games there are, tables to open and to find."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from http.client import HTTPResponse
from http.cookiejar import CookieJar
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec

from motherlode.client.table import RemoteTable
from motherlode.core.errors import MotherlodeError
from motherlode.core.game import Game
from motherlode.games import find
from motherlode.server.protocol import TableFacts
from motherlode.server.tables.luck import share_commitment
from motherlode.server.terms import Level, Terms

SECONDS: Final = 30


class Refused(MotherlodeError):
    """The server refused; `error` is its word for that."""

    def __init__(self, status: int, error: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.error = error


class Server:
    """One identity at one server: a bot by its token, otherwise a guest by a cookie."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))
        self.authorization = {"Authorization": f"Bearer {token}"} if token else {}
        self.shares: dict[str, str] = {}  # what our commitments stand for

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request and give its answer as plain data; a refusal is raised."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {**self.authorization, "Content-Type": "application/json"}
        request = Request(f"{self.address}{path}", content, headers, method=method)
        try:
            with self.opener.open(request, timeout=SECONDS) as answer:
                return read(answer)
        except HTTPError as error:
            with error:
                problem = read(error)
            raise Refused(error.code, problem["error"], problem["text"]) from None

    def headers(self) -> dict[str, str]:
        """What says who we are when a socket is opened."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        return {**self.authorization, **({"Cookie": cookies} if cookies else {})}

    def me(self) -> dict[str, Any]:
        """Who we are."""
        me: dict[str, Any] = self.ask("GET", "/api/me")
        return me

    def make_bot(self, name: str) -> str:
        """A new bot; its token is told only once."""
        return str(self.ask("POST", "/api/me/tokens", {"name": name})["token"])

    def open_table(
        self, terms: Terms, seats: int = 0, bots: Sequence[Level] = (), start: bool = False
    ) -> RemoteTable:
        """Open a table, take some seats and give others to the server's bots."""
        sit = [{"commitment": self.new_commitment()} for _ in range(seats)]
        wanted = {"terms": terms, "sit": sit, "bots": bots, "start": start}
        table = self.table(self.ask("POST", "/api/tables", wanted)["code"])
        table.show_luck(self.facts(table.code))
        return table

    def table(self, code: str) -> RemoteTable:
        """A table that there is."""
        return RemoteTable(self, code, self.game_at(code))

    def game_at(self, code: str) -> Game:
        """The game that is played at a table."""
        return find(self.facts(code).terms.game)

    def facts(self, code: str) -> TableFacts:
        """A table as everyone may know it."""
        found = self.ask("GET", f"/api/tables/{code}")
        return msgspec.convert(found, TableFacts, str_keys=True)

    def new_commitment(self) -> str:
        """Luck of our own for a match: what binds us to it, until everybody shows theirs."""
        share = entropy()
        commitment = share_commitment(share)
        self.shares[commitment] = share
        return commitment

    def shares_for(self, facts: TableFacts) -> dict[int, str]:
        """What we add to the luck of a table, by seat."""
        return {
            seat: self.shares[commitment]
            for seat, commitment in facts.commitments.items()
            if commitment in self.shares
        }


def entropy() -> str:
    """Luck of our own for a match."""
    return secrets.token_hex(32)


def read(answer: HTTPResponse | HTTPError) -> Any:
    """An answer as plain data."""
    content = answer.read()
    return json.loads(content) if content else None
