"""The client for programs, and the bot of the examples."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from websockets.exceptions import ConnectionClosed

from motherlode.client import Refused, RemoteTable, Server, Turn
from motherlode.core.errors import MoveError
from motherlode.server.protocol import Ping, Step, Welcome
from motherlode.server.terms import Terms
from tests.server.web.site import Site

EXAMPLE = Path(__file__).parents[3] / "examples" / "remote_bot.py"
LEDUC = Terms("leduc", 2, pace=False, grace=0)


def anything(turn: Turn) -> int:
    return Random(turn.seat).choice(turn.moves)


def test_a_program_plays_a_whole_match(site: Site) -> None:
    table = Server(site.url).open_table(LEDUC, seats=2, start=True)
    turns: list[Turn] = []

    def choose(turn: Turn) -> int:
        turns.append(turn)
        return anything(turn)

    outcome = table.play(choose)
    assert sorted(outcome["ranks"]) == [1, 2] or outcome["ranks"] == [1, 1]
    assert {turn.seat for turn in turns} == {0, 1}
    assert all(turn.view.seat == turn.seat for turn in turns)
    assert turns[0].text(turns[0].moves[0]) == table.game.catalogue.text(turns[0].moves[0])


def test_a_program_plays_against_a_bot_of_the_server(site: Site) -> None:
    table = Server(site.url).open_table(LEDUC, seats=1, bots=["apprentice"], start=True)
    assert table.play(anything)["winners"]


def test_a_lost_connection_is_made_again_and_nothing_is_missed(site: Site) -> None:
    table = Server(site.url).open_table(LEDUC, seats=2, start=True)
    seen: list[int] = []
    for message in table.messages():
        if isinstance(message, Welcome):
            seen += [step.step for step in message.steps]
            if seen or message.step > 7:
                break
            assert table.socket is not None
            table.socket.close()
            move_on(site, table)
    assert seen == [8, 9]


def move_on(site: Site, table: RemoteTable) -> None:
    """Two moves that the table's own connection is not told."""
    same = Server(site.url)
    same.cookies = table.server.cookies
    elsewhere = same.table(table.code)
    chosen = 0

    def choose(turn: Turn) -> int:
        nonlocal chosen
        if chosen == 2:
            raise KeyboardInterrupt
        chosen += 1
        return turn.moves[0]

    with pytest.raises(KeyboardInterrupt):
        elsewhere.play(choose)


def test_a_move_against_the_rules_is_a_fault_of_the_program(site: Site) -> None:
    table = Server(site.url).open_table(LEDUC, seats=2, start=True)
    wrong = set(range(len(table.game.catalogue)))
    with pytest.raises(MoveError):
        table.play(lambda turn: min(wrong - set(turn.moves)))


def test_what_the_server_refuses_is_raised(site: Site) -> None:
    server = Server(site.url)
    with pytest.raises(Refused) as refused:
        server.table("AAAAAA")
    assert (refused.value.status, refused.value.error) == (404, "no_table")
    table = server.open_table(LEDUC, seats=1)
    with pytest.raises(Refused, match="free"):
        table.start()


def test_a_table_that_is_gone_is_not_asked_again(site: Site) -> None:
    table = Server(site.url).open_table(LEDUC, seats=1)
    table.code = "AAAAAA"
    with pytest.raises(ConnectionClosed):
        next(table.messages())


def test_a_request_is_answered_among_the_messages(site: Site) -> None:
    table = Server(site.url).open_table(LEDUC, seats=2, start=True)
    messages = table.messages()
    assert isinstance(next(messages), Welcome)
    table.send(Ping("ping-1"))
    answer = next(message for message in messages if not isinstance(message, Step))
    assert (type(answer).__name__, getattr(answer, "id", "")) == ("Done", "ping-1")
    messages.close()


def test_the_bot_of_the_examples_joins_and_plays(
    site: Site, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host = Server(site.url)
    table = host.open_table(LEDUC, seats=1)
    given = [str(EXAMPLE), table.code, "--server", site.url, "--bot", "plain", "--name", "Guest"]
    monkeypatch.setattr(sys, "argv", given)

    def play_as_host() -> None:
        for message in table.messages():
            facts = getattr(message, "table", None)
            if facts and not [seat for seat in facts.seats if seat.sitter == "nobody"]:
                break
        table.start()
        table.play(anything)

    playing = Thread(target=play_as_host)
    playing.start()
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    playing.join()
    said = capsys.readouterr().out
    assert "seat 1: " in said
    assert "winners" in said
