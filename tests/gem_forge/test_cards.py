"""Drawing and playing, and the limit of a hand."""

from __future__ import annotations

import pytest

from motherlode.games.gem_forge import GEM_FORGE
from motherlode.games.gem_forge.facts import CARD_OF, MOVES
from motherlode.games.gem_forge.view import OpenCardView
from tests.gem_forge.scenes import act, asked_for, plays, reason, say, scene, settled, table


@pytest.mark.clause("G5.1")
def test_a_card_comes_into_the_hand() -> None:
    state = scene(deck="sift")
    act(state, "draw")
    assert table(state)["hand"][0] == {"sift": 1}
    assert state.actions == 1
    assert settled(state)


@pytest.mark.clause("G5.2")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    state = scene(deck="", hands=["sift", "rob"])
    assert sum(state.discard) == 48
    act(state, "draw")
    assert sum(state.deck) == 47
    assert sum(state.discard) == 0


@pytest.mark.clause("G5.3")
def test_without_any_card_the_action_is_spent() -> None:
    house = {f"cards.{card}": 0 for card in GEM_FORGE.names["card"]}
    state = scene(house=house, deck="", discard={})
    act(state, "draw")
    assert sum(state.hand[0]) == 0
    assert state.actions == 1


@pytest.mark.clause("G5.4")
def test_a_fourth_card_is_kept_and_a_fifth_makes_one_go() -> None:
    state = scene(hands=["sift sift rob"])
    act(state, "draw")
    assert settled(state)
    state = scene(hands=["sift sift rob cancel"], deck="draw_three")
    act(state, "draw")
    assert asked_for(state) == "hand_limit"
    assert reason(state, 0, "drop tip_over") == ("not-in-hand", "G5.4")
    assert reason(state, 0, "draw") == ("another-decision", "G5.4")
    say(state, 0, "drop rob")
    assert table(state)["hand"][0] == {"sift": 2, "cancel": 1, "draw_three": 1}
    assert table(state)["discard"]["rob"] == 4
    assert settled(state)


@pytest.mark.clause("G5.4")
def test_several_discard_at_once_in_the_turn_of_another() -> None:
    full = "sift sift rob cancel"
    state = scene(hands=["", full, full], points=[4], inlaid={(0, 0): "rr"})
    say(state, 0, "score left")
    assert state.asked() == (1, 2)
    say(state, 2, "drop sift")
    assert sum(state.hand[2]) == 5
    say(state, 1, "drop rob")
    assert [sum(hand) for hand in state.hand[:3]] == [0, 4, 4]
    say(state, 0, "choose first")
    assert settled(state)


@pytest.mark.clause("G5.5")
def test_a_card_costs_an_action_and_lies_open() -> None:
    state = scene(hands=["draw_three"], deck="sift sift sift")
    act(state, "play draw_three")
    assert state.actions == 1
    assert reason(state, 0, "play draw_three") == ("not-in-hand", "G5.5")
    other = scene(hands=["rob"], carts=["", "rr"])
    say(other, 0, "play rob @1 red")
    assert other.view(2).table.discard == {"rob": 1}
    open_card = OpenCardView(seat=0, card="rob", target=1, things=["red"])
    assert other.view(2).table.played == open_card


@pytest.mark.clause("G5.5")
@pytest.mark.parametrize("text", ["cancel", "follow_take", "follow_insert red left"])
def test_three_sorts_are_not_played_as_an_action(text: str) -> None:
    state = scene(hands=["cancel follow_take follow_insert"], carts=["r"])
    refused = reason(state, 0, f"play {text}")
    assert refused is not None
    assert refused[0] == "not-in-own-turn"


@pytest.mark.clause("G5.6")
def test_a_card_that_could_do_nothing_is_not_offered() -> None:
    hand = "swap_gems rob double_insert pick_out"
    state = scene(hands=[hand])
    assert not any(plays(state, card) for card in hand.split())


def test_every_move_that_plays_a_card_is_numbered_as_that_card() -> None:
    assert len(GEM_FORGE.catalogue) == len(MOVES)
    for number, move in enumerate(GEM_FORGE.catalogue):
        if move.kind == "play":
            assert GEM_FORGE.names["card"][CARD_OF[number]] == move.slots[0][1]
