"""A table over its WebSocket: what happens there, and the moves that we make."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Generator, Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from motherlode.client.turn import Turn
from motherlode.core.errors import MoveError, NotOver
from motherlode.core.game import Game
from motherlode.server import protocol
from motherlode.server.protocol import AnyMessage, AnyRequest, Perspective

if TYPE_CHECKING:
    from motherlode.client.server import Server

Choose = Callable[[Turn], int]

DECODER: Final = msgspec.json.Decoder(AnyMessage)
ENCODER: Final = msgspec.json.Encoder()
LARGEST: Final = 16 * 1024 * 1024  # bytes of a message that we take
TRIES: Final = 8
FINAL_CODES: Final = range(4400, 4408)  # who is sent away like that need not come again


class RemoteTable:
    """A table at a server, as one client sees it."""

    def __init__(self, server: Server, code: str, game: Game) -> None:
        self.server = server
        self.code = code
        self.game = game
        self.seq: int | None = None  # the last that we have seen
        self.socket: ClientConnection | None = None

    # -- around the match ------------------------------------------------------------------------

    def act(self, what: str, body: object = None) -> Any:
        """Something that is done over HTTP: sit, stand, bots, start, rematch."""
        return self.server.ask("POST", f"/api/tables/{self.code}/{what}", body)

    def sit(self, seat: int | None = None) -> None:
        """Take a seat, the first free one if none is named, and add luck to the match."""
        self.act("sit", {"seat": seat, "entropy": secrets.token_hex(32)})

    def start(self) -> None:
        """Begin the match; the host may do that."""
        self.act("start")

    def rematch(self) -> RemoteTable:
        """The table at which everybody goes on; we sit down there on as many seats as here."""
        facts, me = self.server.facts(self.code), self.server.me()["id"]
        added = [secrets.token_hex(32) for one in facts.seats if one.person == me]
        return self.server.table(self.act("rematch", {"entropy": added})["code"])

    # -- the socket ------------------------------------------------------------------------------

    def messages(self) -> Generator[AnyMessage, None, None]:
        """Everything that we are told; after a lost connection exactly what was missed."""
        failed = 0
        while failed < TRIES:
            try:
                for message in self.listen():
                    failed = 0
                    yield message
            except (ConnectionClosed, InvalidStatus, OSError) as lost:
                if isinstance(lost, ConnectionClosed) and code_of(lost) in FINAL_CODES:
                    raise
                failed += 1
                time.sleep(0.1 * 2**failed)
        raise ConnectionError(f"the table {self.code} cannot be reached")

    def listen(self) -> Iterator[AnyMessage]:
        """What one connection tells until it ends."""
        since = "" if self.seq is None else f"?since={self.seq}"
        address = self.server.address.replace("http", "ws", 1)
        with connect(
            f"{address}/ws/tables/{self.code}{since}",
            additional_headers=self.server.headers(),
            max_size=LARGEST,
        ) as self.socket:
            while True:
                message = DECODER.decode(self.socket.recv())
                if isinstance(message, protocol.Welcome | protocol.Step):
                    self.seq = message.seq
                yield message

    def send(self, request: AnyRequest) -> None:
        """Ask for something; the answer comes among the messages."""
        assert self.socket is not None, "nobody listens to the table"
        self.socket.send(ENCODER.encode(request).decode())

    # -- playing ---------------------------------------------------------------------------------

    def play(self, choose: Choose) -> dict[str, Any]:
        """Play for all our seats until the match is over; its outcome."""
        play = RemotePlayer(self, choose)
        for message in self.messages():
            play.hear(message)
            if play.outcome is not None:
                return play.outcome
        raise NotOver("the match has no outcome")


def code_of(lost: ConnectionClosed) -> int | None:
    """The code under which the server ended a connection."""
    return lost.rcvd.code if lost.rcvd else None


class RemotePlayer:
    """A match that is under way: what each of our seats sees, and what we have answered."""

    def __init__(self, table: RemoteTable, choose: Choose) -> None:
        self.table = table
        self.choose = choose
        self.seen: dict[int | None, Perspective] = {}
        self.sent: dict[str, tuple[int, int]] = {}  # id -> the seat and its move
        self.outcome: dict[str, Any] | None = None

    def hear(self, message: AnyMessage) -> None:
        """Take in a message and answer what we are asked."""
        match message:
            case protocol.Welcome(perspectives=perspectives):
                self.sent.clear()
                self.look(perspectives)
            case protocol.Step(perspectives=perspectives):
                self.look(perspectives)
            case protocol.Done(id=sent):
                self.sent.pop(sent, None)
                self.answer()
            case protocol.Refused():
                self.refused(message)

    def refused(self, message: protocol.Refused) -> None:
        """Try again if the table has moved on; a move against the rules is a fault of ours."""
        if message.error == "illegal":
            raise MoveError(message.text)
        if message.error == "too_fast":
            time.sleep(0.5)
        if message.id is None:
            self.sent.clear()
        else:
            self.sent.pop(message.id, None)
        self.answer()

    def look(self, perspectives: list[Perspective]) -> None:
        """See the table as it is now."""
        self.seen.update((one.seat, one) for one in perspectives)
        for one in perspectives[:1]:
            self.outcome = msgspec.json.decode(one.view)["outcome"]
        if self.outcome is None:
            self.answer()

    def answer(self) -> None:
        """Make a move for every seat of ours that is asked and has not answered."""
        busy = {seat for seat, _ in self.sent.values()}
        for seat, one in self.seen.items():
            if seat is not None and seat not in busy and one.moves:
                self.make(seat, self.choose(self.turn(seat, one)))

    def turn(self, seat: int, one: Perspective) -> Turn:
        """What one seat is given."""
        view = msgspec.json.decode(one.view, type=self.table.game.view_type)
        return Turn(seat, view, one.moves, one.interrupts, self.table.game.catalogue)

    def make(self, seat: int, move: int) -> None:
        """Send a move."""
        sent = secrets.token_hex(8)
        self.sent[sent] = seat, move
        self.table.send(protocol.Play(sent, seat, move, self.table.seq or 0))
