"""What clients are told: all that their seats may know, and nothing else."""

from __future__ import annotations

import json
from random import Random

import pytest

from motherlode.core.seats import ONLOOKER
from motherlode.server.protocol import UndoFacts
from motherlode.server.rooms.broadcast import Broadcast, welcome
from motherlode.server.tables import commands
from motherlode.server.tables.messages import undo
from motherlode.server.terms import Orders
from tests.server.tables.sitting import HOST, SECRET, three, with_state
from tests.server.tables.test_play import SHELF
from tests.server.tables.test_snapshot import NOBODY, steps_since


@pytest.mark.parametrize("game", SHELF)
def test_what_is_sent_does_not_depend_on_what_is_hidden(game: str) -> None:
    sitting = three(game)
    luck = Random(7)
    while not sitting.table.over:
        sitting.play_on(1, seed=luck.getrandbits(30))
        table, last = sitting.table, sitting.history[-1:]
        for viewer in (None, 0, 1, 2):
            sent = Broadcast(table, last, sitting.now).to((viewer,))
            seat = ONLOOKER if viewer is None else viewer
            dream = with_state(table, table.match.state.determinize(seat, luck))
            assert Broadcast(dream, last, sitting.now).to((viewer,)) == sent


@pytest.mark.parametrize("game", SHELF)
def test_no_message_of_a_whole_match_holds_the_secret_or_a_key(game: str) -> None:
    sitting = three(game)
    sitting.play_on(2000)
    table = sitting.table
    for viewers in ((None,), (0,), (1, 2)):
        sent = b"".join(Broadcast(table, sitting.history, sitting.now).to(viewers)).decode()
        assert SECRET.hex() not in sent
        assert isinstance(table.match.seed, bytes)
        assert table.match.seed.hex() not in sent


def test_the_moves_of_others_are_told_by_their_events_alone() -> None:
    sitting = three("gem_forge")
    secret = sitting.table.match.state.moves(1)[-1]
    sitting.play(1, secret)
    table = sitting.table
    told = json.loads(Broadcast(table, sitting.history[-1:], 0).to((0,))[0])
    assert told["what"] == "played"
    assert told["seat"] == 1
    assert told["moves"] == 1, "how many there are, not which"
    assert told["events"] == []
    mine = json.loads(Broadcast(table, sitting.history[-1:], 0).to((1,))[0])
    assert mine["perspectives"][0]["view"]["answer"] == table.game.catalogue.text(secret)
    assert told["perspectives"][0]["view"]["answer"] is None


def test_orders_are_told_to_their_seat_only() -> None:
    sitting = three()
    sitting.do(commands.order, 1, Orders("always"))
    broadcast = Broadcast(sitting.table, sitting.history[-1:], 0)
    assert broadcast.to((0,)) == []
    assert broadcast.to((None,)) == []
    assert json.loads(broadcast.to((1,))[0])["perspectives"][0]["orders"]["passes"] == "always"


def test_a_move_is_free_to_take_back_if_nobody_is_to_be_asked() -> None:
    sitting = three()
    seat = sitting.table.asked[0]
    for other in range(3):
        if other != seat:
            sitting.do(commands.take_over, other, "left")
    sitting.play(seat, "mine")
    assert undo(sitting.table, seat) == UndoFacts("free")


def test_an_ordered_answer_looks_like_any_other() -> None:
    sitting = three()
    seat = sitting.table.asked[0]
    sitting.do(commands.play_for, seat, "mine", "order-1", "order")
    told = json.loads(Broadcast(sitting.table, sitting.history[-1:], 0).to((None,))[0])
    assert told["bot"] is False
    assert "order" not in json.dumps(told["what"])


def test_who_comes_back_gets_exactly_what_was_missed() -> None:
    sitting = three()
    sitting.play_on(30)
    table = sitting.table
    for since in range(table.seq + 1):
        steps = steps_since(sitting.live, (0,), since)
        greeting = welcome(table, HOST, steps, 0, NOBODY)
        assert [step.step for step in greeting.steps] == list(range(since + 1, table.seq + 1))
        assert greeting.step == table.seq


def test_every_move_says_how_many_were_made() -> None:
    sitting = three()
    sitting.play_on(5)
    sitting.do(commands.undo, sitting.table.match.made[-1].seat)
    for other in sitting.table.awaited():
        sitting.do(commands.consent, other, True)
    sitting.play_on(1)
    steps = steps_since(sitting.live, (None,), 0)
    assert [step.moves for step in steps if step.what == "played"] == [1, 2, 3, 4, 5, 5]
    assert [step.moves for step in steps if step.what == "undone"] == [4]
    assert all(step.moves is None for step in steps if step.what in {"sat", "started"})


def test_a_step_has_the_events_of_each_seat() -> None:
    sitting = three()
    sitting.play_on(60)
    kinds = set()
    for told in sitting.history:
        for step in Broadcast(sitting.table, [told], 0).steps((0,)):
            for seen in step.events:
                kinds |= {event["event"] for event in seen.events}
    assert {"mined", "day_began", "card_drawn"} <= kinds
