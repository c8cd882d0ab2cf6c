"""An evening at a real server: people who come, play, drop out, and come back."""

from __future__ import annotations

from typing import Any

from benchmarks.live.player import Message, Player
from benchmarks.live.process import ServerProcess
from motherlode.client import Server
from motherlode.client.server import entropy
from motherlode.core.record import Record
from motherlode.games import find
from motherlode.server.protocol import Undo
from motherlode.server.terms import Terms
from motherlode.words import Speaker

PRESENT: list[Player] = []  # everybody who came in a test and must go after it


def guest(server: ServerProcess, name: str) -> Server:
    """Somebody new, with a cookie."""
    visitor = Server(server.address)
    visitor.ask("PATCH", "/api/me", {"name": name})
    return visitor


def open_table(
    terms: Terms, host: Server, *others: Server, bots: int = 0, start: bool = True
) -> str:
    """A table at which all of them sit; it has begun."""
    body = {"terms": terms, "sit": [{"entropy": entropy()}], "bots": ["apprentice"] * bots}
    code = str(host.ask("POST", "/api/tables", body)["code"])
    for other in others:
        other.ask("POST", f"/api/tables/{code}/sit", {"entropy": entropy()})
    if start:
        host.ask("POST", f"/api/tables/{code}/start")
    return code


def at(visitor: Server, code: str, seed: int = 1, plays: bool = True) -> Player:
    """A client at a table that wants to know everything from the beginning."""
    player = Player(visitor, code, seed, plays)
    player.step = 0
    PRESENT.append(player)
    return player


class Restless:
    """Plays to the end, drops out at random moments and sometimes takes moves back."""

    def __init__(self, player: Player, undoes: bool = False) -> None:
        self.player = player
        self.undoes = undoes
        self.dropped = 0
        self.missed = 0
        self.seen = 0
        self.drop_after = player.random.randint(5, 25)  # steps

    async def stay(self) -> None:
        """Be there until the secret is open."""
        player = self.player
        await player.join()
        while not player.is_revealed:
            if player.is_lost:
                await self.come_back()
            await player.until(lambda: player.is_revealed or player.is_lost or self.has_news)
            self.seen = len(player.steps)
            if self.seen > self.drop_after and not player.is_revealed:
                self.drop_after = self.seen + player.random.randint(5, 25)
                await self.take_back()
                await player.drop()
                self.dropped += 1

    @property
    def has_news(self) -> bool:
        """Whether something has happened since we looked."""
        return len(self.player.steps) > self.seen

    async def come_back(self) -> None:
        """Connect again and count what we missed; it is exactly what came in between."""
        player = self.player
        since = player.step or 0
        await player.join()
        missed = [step["step"] for step in player.welcome["steps"]]
        assert missed == list(range(since + 1, player.welcome["step"] + 1))
        self.missed += len(missed)

    async def take_back(self) -> None:
        """Want to take a move back, and be gone before anybody can answer."""
        for seat in self.player.held if self.undoes else ():
            await self.player.send(Undo(self.player.new_id(), seat))


async def everything(visitor: Server, code: str) -> Player:
    """What somebody is told who comes at the very end and asks for all of it."""
    player = at(visitor, code, plays=False)
    await player.join()
    await player.leave()
    return player


def check_fairness(visitor: Server, code: str) -> Record:
    """The match is what the promised luck and its moves give; its record."""
    verdict = visitor.ask("GET", f"/api/tables/{code}/verify")
    assert verdict["fair"], verdict
    opened = visitor.ask("GET", f"/api/tables/{code}/record")
    fields = opened["record"]
    record = Record(
        game=fields["game"],
        version=fields["version"],
        seats=fields["seats"],
        options=fields["options"],
        house=fields["house"],
        seed=bytes.fromhex(fields["seed"]),
        moves=tuple((seat, text) for seat, text in fields["moves"]),
    )
    assert record.replay().over
    return record


def spoken(player: Player, language: str) -> list[str]:
    """Everything that happened, in the words of a language."""
    names = [one["name"] for one in player.table["seats"]]
    speaker = Speaker(language, find(player.table["terms"]["game"]), names)
    return [speaker.event(event) for event in events(player.steps)]


def events(steps: list[Message]) -> list[dict[str, Any]]:
    """All events of some steps."""
    return [event for step in steps for seen in step["events"] for event in seen["events"]]
