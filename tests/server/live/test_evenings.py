"""What people do at a real server besides playing: take back, leave, come back, play again."""

from __future__ import annotations

import asyncio

import pytest

from benchmarks.live.player import Player
from benchmarks.live.process import ServerProcess
from motherlode.client import Refused, Server
from motherlode.client.server import entropy
from motherlode.server.protocol import Consent, Order, Return, Undo
from motherlode.server.terms import Clock, Orders, Terms
from tests.server.live.evening import at, check_fairness, everything, guest, open_table
from tests.server.short import SHORT

pytestmark = pytest.mark.anyio


async def seated(terms: Terms, *visitors: Server, bots: int = 0) -> list[Player]:
    """Clients at a table that has begun; they move only when they are told to."""
    code = open_table(terms, *visitors, bots=bots)
    players = [at(visitor, code, seed, plays=False) for seed, visitor in enumerate(visitors)]
    for player in players:
        await player.join()
    return players


def held_by(player: Player) -> int:
    """The one seat of a player."""
    (seat,) = player.held
    return seat


async def same(players: list[Player], what: str) -> None:
    """Everybody is told of something."""
    for player in players:
        await player.until(lambda player=player: what in player.kinds())  # type: ignore[misc]


async def test_a_move_is_taken_back_at_once_while_nobody_learnt_anything(
    server: ServerProcess,
) -> None:
    visitors = [guest(server, name) for name in ("Odda", "Torvik")]
    players = await seated(Terms("gem_forge", 2, pace=False), *visitors)
    odda = players[0]
    seat = held_by(odda)
    first = odda.perspectives[seat]
    assert (await odda.play(seat, first["moves"][0]))["kind"] == "done"
    assert odda.perspectives[seat]["undo"]["state"] == "free"
    assert (await odda.ask(Undo("u1", seat)))["kind"] == "done"
    await same(players, "undone")
    assert odda.perspectives[seat]["view"] == first["view"]
    assert odda.perspectives[seat]["moves"] == first["moves"]


async def test_later_the_others_must_agree_and_may_refuse(server: ServerProcess) -> None:
    visitors = [guest(server, name) for name in ("Odda", "Torvik", "Sigrun")]
    players = await seated(Terms("quartz", 3, pace=False), *visitors)
    me = next(player for player in players if player.perspectives[held_by(player)]["moves"])
    others = [player for player in players if player is not me]
    seat = held_by(me)
    await me.play(seat, "mine")
    assert me.perspectives[seat]["undo"] == {
        "state": "consent",
        "reason": "revealed",
        "by": None,
        "agreed": [],
        "waiting": [],
    }
    await me.ask(Undo("u1", seat))
    await same(players, "undo_asked")
    await others[0].ask(Consent("c1", held_by(others[0]), True))
    await others[1].ask(Consent("c2", held_by(others[1]), False))
    assert (await others[1].ask(Consent("c3", held_by(others[1]), True)))["error"] == "not_asked"
    assert "undone" not in me.kinds()
    await me.ask(Undo("u2", seat))
    for number, other in enumerate(others):
        await other.ask(Consent(f"d{number}", held_by(other), True))
    await same(players, "undone")
    assert me.steps[-1]["moves"] == 0
    again = await everything(me.server, me.code)
    assert again.told() == me.told()


@pytest.mark.parametrize("why", ["clock", "absence", "left"])
async def test_a_bot_takes_over_and_gives_the_seat_back(server: ServerProcess, why: str) -> None:
    visitors = [guest(server, name) for name in ("Odda", "Torvik", "Sigrun")]
    clock = Clock("move", 1) if why == "clock" else Clock()
    terms = Terms("quartz", 3, clock=clock, grace=1, pace=False, house=SHORT["quartz"])
    players = await seated(terms, *visitors)
    gone = next(player for player in players if player.perspectives[held_by(player)]["moves"])
    stays = next(player for player in players if player is not gone)
    seat = held_by(gone)
    if why == "absence":
        await gone.drop()
    if why == "left":
        gone.server.ask("POST", f"/api/tables/{gone.code}/stand", {"seat": seat})
    await stays.until(lambda: "taken_over" in stays.kinds())
    taken = next(step for step in stays.steps if step["what"] == "taken_over")
    assert (taken["seat"], taken["why"]) == (seat, why)
    await stays.until(
        lambda: (
            any(step["bot"] and step["seat"] == seat for step in stays.steps)
            and stays.table["seats"][seat]["taken_over"] == "journeyman"
        )
    )
    if why == "absence":
        await gone.join()
    elif "handed_back" not in gone.kinds():
        await gone.ask(Return("r1", seat))
    await stays.until(lambda: "handed_back" in stays.kinds())


async def test_several_seats_at_one_screen_and_a_rematch(server: ServerProcess) -> None:
    odda, torvik = guest(server, "Odda"), guest(server, "Torvik")
    terms = Terms("quartz", 4, house=SHORT["quartz"], pace=False)
    body = {
        "terms": terms,
        "sit": [{"entropy": entropy()}, {"entropy": entropy()}],
        "bots": ["apprentice"],
    }
    code = odda.ask("POST", "/api/tables", body)["code"]
    torvik.ask("POST", f"/api/tables/{code}/sit", {"entropy": entropy()})
    odda.ask("POST", f"/api/tables/{code}/start")
    both, other = at(odda, code, 1), at(torvik, code, 2)
    await both.join()
    await other.join()
    assert len(both.held) == 2
    assert set(both.perspectives) == set(both.held)
    with pytest.raises(Refused, match="not over"):
        torvik.ask("POST", f"/api/tables/{code}/rematch")
    await asyncio.gather(
        both.until(lambda: both.is_revealed), other.until(lambda: other.is_revealed)
    )
    check_fairness(torvik, code)
    codes = {who.ask("POST", f"/api/tables/{code}/rematch")["code"] for who in (odda, torvik)}
    assert len(codes) == 1
    await both.until(lambda: both.table["rematch"] in codes)
    again = odda.facts(codes.pop())
    assert again.before == code
    assert [seat.sitter for seat in again.seats].count("bot") == 1


async def test_orders_are_followed_and_told_to_nobody(server: ServerProcess) -> None:
    odda, torvik, sigrun = (guest(server, name) for name in ("Odda", "Torvik", "Sigrun"))
    terms = Terms("gem_forge", 2, house=SHORT["gem_forge"], pace=False)
    players = await seated(terms, odda, torvik)
    watching = at(sigrun, players[0].code, plays=False)
    await watching.join()
    for player in players:
        seat = held_by(player)
        await player.play(seat, player.perspectives[seat]["moves"][0])
        await player.ask(Order("o1", seat, Orders("always")))
        assert player.kinds()[-1] == "ordered"
    acting = next(player for player in players if player.perspectives[held_by(player)]["moves"])
    turn = held_by(acting)
    await acting.play(turn, "take")
    await watching.until(lambda: watching.steps[-1]["seat"] == 1 - turn)
    assert "ordered" not in watching.kinds()
    assert not any(step["bot"] for step in watching.steps)


async def test_nobody_acts_for_another_or_from_outside(server: ServerProcess) -> None:
    visitors = [guest(server, name) for name in ("Odda", "Torvik", "Sigrun")]
    players = await seated(Terms("quartz", 3, pace=False), *visitors)
    asked = next(player for player in players if player.perspectives[held_by(player)]["moves"])
    other = next(player for player in players if player is not asked)
    seat = held_by(asked)
    watching = at(guest(server, "Hild"), asked.code, plays=False)
    await watching.join()
    for stranger in (other, watching):
        for request in (Undo("u1", seat), Return("r1", seat), Order("o1", seat, Orders("always"))):
            assert (await stranger.ask(request))["error"] == "not_your_seat"
        assert (await stranger.play(seat, "mine"))["error"] == "not_your_seat"
    assert asked.kinds()[-1] == "started"
    assert set(watching.perspectives) == {None}
    assert watching.perspectives[None]["moves"] == []
