"""Moves: numbers inside, values and texts outside."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.core.errors import InvalidMove
from motherlode.core.game import Game
from motherlode.core.moves import Catalogue, Move
from motherlode.games.leduc import LEDUC
from motherlode.games.quartz import QUARTZ
from tests.core.bad import HUGE, NO_INTS, refused


@pytest.mark.parametrize("game", [LEDUC, QUARTZ], ids=lambda game: game.key)
def test_every_move_reads_both_ways(game: Game) -> None:
    for number, move in enumerate(game.catalogue):
        text = game.catalogue.text(number)
        assert game.catalogue[number] is move
        assert str(move) == text
        assert game.catalogue.number(text) == number
        assert game.catalogue.number(move) == number
        assert game.catalogue.number(number) == number
        assert move.as_data()["kind"] == text.split()[0]


def test_a_move_reads_as_a_sentence_and_as_data() -> None:
    move = Move("play", (("card", "this_isnt_mine"), ("target", 2)))
    assert str(move) == "play this_isnt_mine @2"
    assert move.as_data() == {"kind": "play", "card": "this_isnt_mine", "target": 2}
    keep = Move("keep", (("crystals", "ruby"), ("crystals", "amber")), frozenset({"crystals"}))
    assert keep.as_data() == {"kind": "keep", "crystals": ["ruby", "amber"]}


def test_spaces_do_not_matter() -> None:
    assert QUARTZ.catalogue.number("  play   here_we_go ") == QUARTZ.catalogue.number(
        "play here_we_go"
    )


def test_a_long_text_is_cut_in_the_error() -> None:
    with pytest.raises(InvalidMove) as caught:
        QUARTZ.catalogue.number("x" * 10_000)
    assert len(str(caught.value)) < 120


@pytest.mark.parametrize("number", [-1, 369, HUGE, *NO_INTS])
def test_a_number_that_is_no_move(number: Any) -> None:
    with refused(InvalidMove, "moves are numbered from 0 to 368", f"not {number!r}"):
        QUARTZ.catalogue.text(number)


def test_no_two_moves_read_alike() -> None:
    with pytest.raises(ValueError, match="two moves read alike"):
        Catalogue([Move("mine"), Move("mine")])


def test_the_catalogue_of_quartz_has_its_size() -> None:
    assert (len(QUARTZ.catalogue), len(LEDUC.catalogue)) == (369, 3)
