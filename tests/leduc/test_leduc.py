"""Leduc poker, clause by clause."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from motherlode.core import position
from motherlode.core.conservation import imbalances
from motherlode.core.errors import IllegalMove, InvalidComponents, InvalidPosition, InvalidSeats
from motherlode.core.match import Match
from motherlode.core.state import State
from motherlode.games.leduc import LEDUC

RANKS = ("jack", "queen", "king")
START = {
    "game": "leduc",
    "version": 1,
    "seats": 2,
    "options": {},
    "house": {},
    "luck": {"seed": 1},
    "over": False,
    "decisions": [],
}


def hand(mine: str, theirs: str, board: str | None = None, **changes: Any) -> State:
    """A game in which the cards are known; with a board, the second round begins."""
    out = [mine, theirs, board]
    table = {
        "deck": {rank: 2 - out.count(rank) for rank in RANKS},
        "card": [mine, theirs],
        "board": board,
        "round": 0 if board is None else 1,
        "raises": 0,
        "checked": 0,
        "to_bet": 0,
        "paid": [1, 1],
        "folded": None,
    }
    return position.load({**START, "table": table, **changes})


def play(state: State, *moves: str) -> State:
    """Play texts, each by the seat that is asked."""
    for text in moves:
        state.play(state.seat, LEDUC.catalogue.number(text))
        assert list(imbalances(LEDUC.tallies(state))) == []
    return state


def moves(state: State) -> list[str]:
    """What the seat that is asked may do."""
    return [LEDUC.catalogue.text(move) for move in state.moves(state.seat)]


def paid(state: State) -> list[int]:
    """What both have paid."""
    found: list[int] = state.view().table.paid
    return found


@pytest.mark.clause("L1.1")
def test_two_play_with_six_cards_and_an_ante() -> None:
    state = LEDUC.start(2, 1)
    assert paid(state) == [1, 1]
    assert [(tally.names, tally.due) for tally in LEDUC.tallies(state)] == [
        (RANKS, [2] * len(RANKS))
    ]
    for seats in (1, 3):
        with pytest.raises(InvalidSeats, match="played by 2 to 2"):
            LEDUC.start(seats, 1)


@pytest.mark.clause("L1.2", "L3.3")
def test_each_sees_only_his_own_card() -> None:
    match = Match(LEDUC, 2, 1)
    for seat, event in enumerate(match.opening):
        assert event.kind.key == "dealt"
        for viewer in range(-1, 2):
            seen = event.seen_by(viewer)
            assert seen is not None
            assert (seen["card"] is None) == (viewer != seat)
    for seat in range(-1, 2):
        cards = match.state.view(seat).table.cards
        assert [card is not None for card in cards] == [other == seat for other in range(2)]


@pytest.mark.clause("L2.1")
def test_the_first_seat_begins_both_rounds() -> None:
    state = hand("jack", "queen")
    assert state.asked() == (0,)
    assert play(state, "call").asked() == (1,)
    play(state, "call")
    assert (state.view().table.round, state.asked()) == (1, (0,))


@pytest.mark.clause("L2.1")
def test_the_other_has_to_wait() -> None:
    state = hand("jack", "queen")
    with pytest.raises(IllegalMove, match=r"not asked \(L2.1: seat 0\)"):
        state.play(1, LEDUC.catalogue.number("call"))


@pytest.mark.clause("L2.2")
def test_one_folds_only_what_one_owes() -> None:
    state = hand("jack", "queen")
    assert moves(state) == ["call", "raise"]
    with pytest.raises(IllegalMove, match=r"nothing to fold \(L2.2\)"):
        play(state, "fold")
    play(state, "raise")
    assert moves(state) == ["fold", "call", "raise"]
    play(state, "fold")
    assert state.over
    assert state.outcome().scores == (1, -1)
    assert state.outcome().reason == "fold"


@pytest.mark.clause("L2.3")
def test_a_call_pays_what_is_missing() -> None:
    state = play(hand("jack", "queen"), "raise", "call")
    assert paid(state) == [3, 3]
    assert state.view().table.round == 1


@pytest.mark.clause("L2.3")
def test_two_free_calls_end_a_round() -> None:
    state = play(hand("jack", "queen"), "call")
    assert state.view().table.round == 0
    assert paid(play(state, "call")) == [1, 1]
    assert state.view().table.round == 1


@pytest.mark.clause("L2.4")
@pytest.mark.parametrize(("board", "stake"), [(None, 2), ("king", 4)])
def test_a_raise_costs_two_and_later_four(board: str | None, stake: int) -> None:
    state = play(hand("jack", "queen", board), "raise")
    assert paid(state) == [1 + stake, 1]
    assert paid(play(state, "raise")) == [1 + stake, 1 + 2 * stake]


@pytest.mark.clause("L2.4")
def test_there_are_two_raises_and_not_three() -> None:
    state = play(hand("jack", "queen"), "raise", "raise")
    assert moves(state) == ["fold", "call"]
    with pytest.raises(IllegalMove, match=r"no more raises \(L2.4\)"):
        play(state, "raise")
    play(state, "call")
    assert "raise" in moves(state)  # the second round counts anew


@pytest.mark.clause("L2.5")
def test_a_card_is_opened_after_the_first_round() -> None:
    match = Match(LEDUC, 2, 3)
    assert match.state.view().table.board is None
    match.play(0, "call")
    (_, opened) = match.play(1, "call")
    assert opened.kind.key == "opened"
    assert match.state.view().table.board == LEDUC.names["card"][opened.values[0]]


@pytest.mark.clause("L3.1")
@pytest.mark.parametrize(
    ("mine", "theirs", "board", "ranks"),
    [
        ("king", "queen", "jack", (1, 2)),
        ("jack", "queen", "king", (2, 1)),
        ("jack", "king", "jack", (1, 2)),
        ("king", "jack", "jack", (2, 1)),
        ("king", "queen", "king", (1, 2)),
    ],
)
def test_a_pair_wins_then_the_higher_card(
    mine: str, theirs: str, board: str, ranks: tuple[int, ...]
) -> None:
    state = play(hand(mine, theirs, board), "call", "call")
    assert state.over
    assert state.outcome().ranks == ranks
    assert state.outcome().reason == "showdown"


@pytest.mark.clause("L3.1")
def test_nothing_can_be_played_afterwards() -> None:
    state = play(hand("jack", "king", "queen"), "call", "call")
    assert state.asked() == ()
    assert str(state.why_not(0, 1)) == "game over (L3.1)"


@pytest.mark.clause("L3.2")
def test_the_winner_gains_what_the_other_paid() -> None:
    state = play(hand("jack", "king", "queen"), "raise", "call")
    assert state.outcome().scores == (-5, 5)


@pytest.mark.clause("L3.2")
def test_equal_cards_give_the_money_back() -> None:
    state = play(hand("jack", "jack", "queen"), "raise", "call")
    assert state.outcome().scores == (0, 0)
    assert state.outcome().winners == (0, 1)


@pytest.mark.clause("L3.3")
def test_cards_are_shown_after_a_showdown_but_not_after_a_fold() -> None:
    shown = play(hand("jack", "king", "queen"), "call", "call")
    assert shown.view().table.cards == ["jack", "king"]
    hidden = play(hand("jack", "king", "queen"), "raise", "fold")
    assert hidden.view().table.cards == [None, None]
    assert hidden.view(0).table.cards == ["jack", None]


@pytest.mark.clause("L3.3")
def test_what_is_hidden_is_imagined_evenly() -> None:
    state = hand("jack", "king", "queen")
    found: Counter[str] = Counter()
    for seed in range(1000):
        world = state.determinize(0, Random(seed))
        assert world.view(0) == state.view(0)
        found[world.view(1).table.cards[1]] += 1
    expected = {"jack": 250, "queen": 250, "king": 500}
    assert sum((found[rank] - due) ** 2 / due for rank, due in expected.items()) < 13.9


@pytest.mark.clause("L3.3")
def test_at_a_showdown_nothing_is_imagined() -> None:
    state = play(hand("jack", "king", "queen"), "call", "call")
    assert all(state.determinize(0, Random(s)).view(1) == state.view(1) for s in range(9))


@pytest.mark.clause("L3.4")
def test_house_rules_change_every_number() -> None:
    house = LEDUC.box.house("[game]\ncopies = 1\nante = 3\nraises = 0\nstakes = [5, 6]")
    state = LEDUC.start(2, 1, house=house)
    assert paid(state) == [3, 3]
    assert moves(state) == ["call"]
    play(state, "call", "call", "call", "call")
    assert state.over
    with pytest.raises(InvalidComponents, match=r"game\.copies lies within 1 and 9, not 0"):
        LEDUC.start(2, 1, house={"game.copies": 0})


@pytest.mark.clause("L2.1")
def test_a_position_with_two_asked_at_once_is_refused() -> None:
    window = {"decision": "bet", "waiting": [0, 1]}
    with pytest.raises(InvalidPosition, match="bet is put to one seat"):
        hand("jack", "king", decisions=[window])
