"""What everyone begins with."""

from __future__ import annotations

import pytest

from motherlode.core.errors import InvalidSeats, SetupError
from motherlode.games.dwarves_fall import DWARVES_FALL
from motherlode.games.dwarves_fall.view import DwarvesFallView
from tests.dwarves_fall.scene import Scene


def table(seats: int, seed: int = 1, **options: str) -> DwarvesFallView:
    """The table of a new game, as seat 0 sees it."""
    view: DwarvesFallView = DWARVES_FALL.start(seats, seed, options).view(0).table
    return view


@pytest.mark.clause("D1.1")
def test_two_to_four_play() -> None:
    for seats in (2, 3, 4):
        assert len(DWARVES_FALL.start(seats, 1).view().table.players) == seats
    for seats in (1, 5):
        with pytest.raises(InvalidSeats):
            DWARVES_FALL.start(seats, 1)


@pytest.mark.clause("D1.2", "D1.3", "D11.1")
def test_everyone_has_the_same_nine_cards_and_seven_dwarves() -> None:
    for player in DWARVES_FALL.start(3, 1).view().table.players:
        assert len(player.kingdom_cards) == player.hand == 9
        assert set(player.kingdom_cards.values()) == {1}
        assert player.idle == 7


@pytest.mark.clause("D1.4")
def test_gems_lie_in_open_piles() -> None:
    assert table(2).gems == {"emerald": 8, "diamond": 8, "ruby": 8, "topaz": 10}


@pytest.mark.clause("D1.5")
def test_three_trade_goals_lie_open() -> None:
    new = table(4)
    assert len({goal.trade for goal in new.trade_row}) == 3
    assert new.trade_deck == 7


@pytest.mark.clause("D1.6", "D11.4")
def test_everyone_sees_only_the_own_secret_goal() -> None:
    state = DWARVES_FALL.start(4, 1)
    for seat in range(4):
        players = state.view(seat).table.players
        assert [player.secret is not None for player in players] == [
            other == seat for other in range(4)
        ]
    mine = [state.view(seat).table.players[seat].secret.secret for seat in range(4)]
    assert len(set(mine)) == 4


@pytest.mark.clause("D1.7")
def test_thirteen_ogres_lie_face_down() -> None:
    new = table(2)
    assert (new.ogre_deck, new.ogre_discard) == (13, {})


@pytest.mark.clause("D1.8")
def test_anyone_may_begin_and_play_goes_round() -> None:
    assert {DWARVES_FALL.start(3, seed).seat for seed in range(20)} == {0, 1, 2}
    state = DWARVES_FALL.start(3, 1, {"first_player": "2"})
    assert state.seat == 2
    state.play(2, DWARVES_FALL.catalogue.number("done"))
    assert state.seat == 0
    with pytest.raises(SetupError):
        DWARVES_FALL.start(2, 1, {"first_player": "2"})


@pytest.mark.clause("D6.1")
def test_a_card_has_no_room_for_the_same_work_twice() -> None:
    house = {"cards.castle.spaces": 3}
    assert Scene("C0^", house=house).moves_of("put") == ["put castle @0"]
    for spaces in (1, 4):
        with pytest.raises(SetupError):
            DWARVES_FALL.table(2, house={"cards.castle.spaces": spaces})


@pytest.mark.parametrize(
    "house",
    [{"cards.dragon.need": 8, "cards.dragon.spaces": 8}, {"gems.ruby.count": 1}],
)
def test_a_box_that_cannot_be_played_is_refused(house: dict[str, int]) -> None:
    with pytest.raises(SetupError):
        DWARVES_FALL.table(2, house=house)
