"""A table over its WebSocket: what happens there, and the moves that we make."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from motherlode.client.turn import Turn
from motherlode.core.errors import MoveError, NotOver
from motherlode.core.game import Game
from motherlode.server import protocol
from motherlode.server.protocol import AnyMessage, AnyRequest, Perspective, TableFacts

if TYPE_CHECKING:
    from motherlode.client.server import Server

Choose = Callable[[Turn], int]

DECODER: Final = msgspec.json.Decoder(AnyMessage)
ENCODER: Final = msgspec.json.Encoder()
LARGEST: Final = 16 * 1024 * 1024  # bytes of a message that we take
TRIES: Final = 8
FINAL_CODES: Final = range(4400, 4408)  # who is sent away like that need not come again


@dataclass
class Kept:
    """What we have seen of a match and added to it: enough to check it without trusting anyone."""

    commitment: str = ""
    head: tuple[int, str] = (0, "")  # the step and the head of the log there
    shares: dict[int, str] = field(default_factory=dict)
    opened: bool = False  # the secret, after the end


class RemoteTable:
    """A table at a server, as one client sees it."""

    def __init__(self, server: Server, code: str, game: Game) -> None:
        self.server = server
        self.code = code
        self.game = game
        self.step: int | None = None  # the last that we have seen
        self.socket: ClientConnection | None = None
        self.kept = Kept()

    # -- around the match ------------------------------------------------------------------------

    def act(self, what: str, body: object = None) -> Any:
        """Something that is done over HTTP: sit, stand, bots, start, rematch."""
        return self.server.ask("POST", f"/api/tables/{self.code}/{what}", body)

    def sit(self, seat: int | None = None) -> None:
        """Take a seat, the first free one if none is named, and add luck to the match."""
        self.act("sit", {"seat": seat, "commitment": self.server.new_commitment()})

    def start(self) -> None:
        """Begin the match, once everybody has shown their luck; the host may do that."""
        self.act("start")
        self.show_luck(self.server.facts(self.code))

    def show_luck(self, facts: TableFacts) -> None:
        """Show what our seats are bound to, if the host has called for the deal."""
        shares = self.server.shares_for(facts)
        self.kept.shares |= shares
        if facts.called and not shares.items() <= facts.entropy.items():
            self.act("share", {"entropy": shares})

    def rematch(self) -> RemoteTable:
        """The table at which everybody goes on; we sit down there on as many seats as here."""
        facts, me = self.server.facts(self.code), self.server.me()["id"]
        bound = [self.server.new_commitment() for one in facts.seats if one.person == me]
        return self.server.table(self.act("rematch", {"commitments": bound})["code"])

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
        since = "" if self.step is None else f"?since={self.step}"
        address = self.server.address.replace("http", "ws", 1)
        with connect(
            f"{address}/ws/tables/{self.code}{since}",
            additional_headers=self.server.headers(),
            max_size=LARGEST,
        ) as self.socket:
            while True:
                message = DECODER.decode(self.socket.recv())
                if isinstance(message, protocol.Welcome | protocol.Step):
                    self.step = message.step
                    self.witness(message)
                yield message

    def witness(self, message: protocol.Welcome | protocol.Step) -> None:
        """Keep what binds the server, and show our luck when the host calls for the deal."""
        facts = message.table
        self.kept.opened |= facts is not None and facts.secret is not None
        if not self.kept.opened:  # what is said after the end is not of the match
            self.kept.head = message.step, message.head
        if facts is None:
            return
        self.kept.commitment = self.kept.commitment or facts.commitment
        self.show_luck(facts)

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
        self.table.send(protocol.Play(sent, seat, move, self.table.step or 0))
