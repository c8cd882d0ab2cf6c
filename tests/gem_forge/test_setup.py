from __future__ import annotations

import pytest

from motherlode.core.conservation import imbalances
from motherlode.core.errors import InvalidSeats
from motherlode.core.match import Match
from motherlode.games.gem_forge import GEM_FORGE
from tests.gem_forge.scenes import settled, table


def begun(seats: int = 3, seed: int = 5, first: str = "random") -> Match:
    return Match(GEM_FORGE, seats, seed, {"first_player": first})


@pytest.mark.clause("G1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_with_a_full_box_and_no_points(seats: int) -> None:
    state = begun(seats).state
    assert list(imbalances(GEM_FORGE.tallies(state))) == []
    assert sum(GEM_FORGE.box.values[f"gems.{gem}"] == 10 for gem in GEM_FORGE.names["gem"]) == 4
    assert table(state)["points"] == [0] * seats


@pytest.mark.clause("G1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_neither_one_nor_five_can_play(seats: int) -> None:
    with pytest.raises(InvalidSeats):
        begun(seats)


@pytest.mark.clause("G1.2", "G12.1")
def test_the_gems_lie_in_a_random_order_that_everyone_sees() -> None:
    match = begun()
    slopes = {tuple(match.state.view(seat).table.slope) for seat in (-1, 0, 1, 2)}
    assert len(slopes) == 1
    assert slopes != {tuple(begun(seed=6).state.view().table.slope)}


@pytest.mark.clause("G1.3")
def test_the_first_player_is_drawn_or_named() -> None:
    assert {table(begun(seed=seed).state)["first"] for seed in range(30)} == {0, 1, 2}
    assert {table(begun(seed=seed, first="2").state)["first"] for seed in range(9)} == {2}


@pytest.mark.clause("G1.4")
def test_everyone_takes_a_gem_going_round_from_the_first_player() -> None:
    match = begun(first="1")
    taken = [event.values[0] for event in match.opening if event.kind.key == "gem_taken"]
    assert taken == [1, 2, 0]
    assert [sum(cart.values()) for cart in table(match.state)["cart"]] == [1, 1, 1]
    assert table(match.state)["slope_length"] == 37


@pytest.mark.clause("G1.5", "G12.2")
def test_everyone_gets_a_card_that_nobody_else_sees() -> None:
    players = begun().state.view(1).table.players
    assert [player.cards for player in players] == [1, 1, 1]
    assert [player.hand is None for player in players] == [True, False, True]


@pytest.mark.clause("G1.6", "G2.6", "G12.2")
def test_all_choose_three_of_five_tiles_in_secret() -> None:
    state = begun().state
    assert state.asked() == (0, 1, 2)
    view = state.view(0).table.players
    assert len(view[0].dealt) == 5
    assert view[1].dealt == 5
    state.play(1, GEM_FORGE.catalogue.number("keep first second fifth"))
    assert state.asked() == (0, 2)
    assert state.view(1).answer == "keep first second fifth"
    assert state.view(0).answer is None
    assert state.view(0).table.players[1].tiles == [None, None, None]


@pytest.mark.clause("G1.6", "G1.7")
def test_the_kept_tiles_lie_open_the_others_are_discarded_and_the_market_opens() -> None:
    state = begun(first="0").state
    dealt = table(state)["dealt"]
    assert table(state)["market"] == [None] * 4
    for seat in range(3):
        state.play(seat, GEM_FORGE.catalogue.number("keep first third fourth"))
    after = table(state)
    assert after["tiles"] == [[row[0], row[2], row[3]] for row in dealt]
    assert set(state.view().table.thrown) == {row[i] for row in dealt for i in (1, 4)}
    assert len(set(after["market"])) == 4
    assert sum(after["pile"].values()) == 36 - 15 - 4
    assert settled(state)
