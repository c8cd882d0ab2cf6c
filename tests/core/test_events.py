"""Events: what happened, and who may know it."""

from __future__ import annotations

import pytest

from motherlode.core.events import Event, EventKinds
from motherlode.core.events import event as declared
from motherlode.core.events import events as all_declared
from motherlode.core.kinds import NUMBER, Hidden, SeatKind, named
from motherlode.core.listeners import LISTENERS, listening
from motherlode.core.match import Match
from motherlode.core.seats import EVERYONE, ONLOOKER
from motherlode.games.quartz import QUARTZ

SEAT = SeatKind(5)
CARD = named("Card", "jack", "queen")


class Events(EventKinds):
    DREW = declared("X1.1", SEAT, Hidden(CARD))
    PEEKED = declared("X1.2", seat=SEAT, card=CARD)
    PAID = declared("X1.3", seat=SEAT, coins=NUMBER)
    WON, LOST = all_declared("X1.4", "X1.5", SEAT, card=CARD)


DREW, PEEKED, PAID, WON, LOST = Events.kinds()


def test_a_role_is_called_like_its_kind_unless_it_has_a_name() -> None:
    assert [role.name for role in DREW.roles] == [role.name for role in PEEKED.roles]
    assert DREW.secret == ("card",)
    with pytest.raises(AssertionError, match="what it counts"):
        declared("X1.6", NUMBER)


def test_events_that_differ_in_their_clauses_share_a_line() -> None:
    assert (WON.key, WON.clause, WON.roles) == ("won", "X1.4", PEEKED.roles)
    assert (LOST.key, LOST.clause, LOST.roles) == ("lost", "X1.5", PEEKED.roles)


def test_everyone_may_know_an_open_event() -> None:
    event = Event(DREW, EVERYONE, (1, 0))
    for seat in range(-1, 5):
        assert event.known_to(seat)
        assert event.seen_by(seat) == {
            "event": "drew",
            "clause": "X1.1",
            "seat": 1,
            "card": "jack",
        }


def test_secret_roles_are_hidden_from_the_rest() -> None:
    event = Event(DREW, 1 << 1, (1, 0))
    assert [event.known_to(seat) for seat in range(-1, 3)] == [False, False, True, False]
    for seat in (ONLOOKER, 0, 2):
        seen = event.seen_by(seat)
        assert seen is not None
        assert (seen["seat"], seen["card"]) == (1, None)


def test_an_event_without_secret_roles_is_secret_as_a_whole() -> None:
    event = Event(PEEKED, 1 << 1 | 1 << 3, (1, 0))
    shown = [event.seen_by(seat) is not None for seat in range(-1, 5)]
    assert shown == [False, False, True, False, True, False]


def test_nothing_is_written_as_nothing() -> None:
    seen = Event(DREW, EVERYONE, (0, -1)).seen_by(ONLOOKER)
    assert seen is not None
    assert seen["card"] is None


def test_a_number_without_a_name_stays_a_number() -> None:
    seen = Event(PAID, EVERYONE, (0, 12)).seen_by(2)
    assert seen is not None
    assert (seen["seat"], seen["coins"]) == (0, 12)


def test_events_are_collected_only_while_somebody_listens() -> None:
    state = QUARTZ.start(3, 1)
    assert state.listener == 0
    with listening(state) as told:
        state.play(state.seat, 0)
    assert len(told) >= 1
    many = len(told)
    state.play(state.seat, 0)
    assert (len(told), state.listener, LISTENERS) == (many, 0, {})


def test_nobody_listens_to_a_copy() -> None:
    state = QUARTZ.start(3, 1)
    with listening(state) as told:
        copy = state.copy()
        copy.play(copy.seat, 0)
        assert told == []
        state.play(state.seat, 0)
    assert told != []


def test_every_event_of_a_match_cites_a_clause() -> None:
    match = Match(QUARTZ, 3, 1)
    told = [*match.opening]
    while not match.state.over:
        told += match.play(match.state.seat, match.state.moves(match.state.seat)[-1])
    assert {event.kind.key for event in told} >= {"day_began", "mined", "sold", "game_ended"}
    for event in told:
        seen = event.seen_by(ONLOOKER)
        assert seen is not None
        assert str(seen["clause"]).startswith("Q")
