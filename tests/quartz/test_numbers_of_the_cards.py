"""Every card and every move has one number, wherever it is written down."""

from __future__ import annotations

import pytest

from motherlode.games.quartz import QUARTZ, cards, names, numbering, sets
from motherlode.games.quartz.cards import ACTIONS, ANSWER, CARD_NAMES, REACTIONS
from motherlode.games.quartz.moves import AIMED_NAMES, CRYSTAL_NAMES, VALUABLE_NAMES

CATALOGUE = QUARTZ.catalogue
CLASSES = (
    "HereWeGo",
    "Eureka",
    "ComeCloser",
    "OutOfMyWay",
    "WhatCrystal",
    "GimmeAHand",
    "TheseDontBelong",
    "ThisIsntMine",
    "NotMineEither",
    "Unacceptable",
    "OnMyBreak",
)
EXCHANGES = [(given, taken) for given in range(6) for taken in range(6)]


@pytest.mark.clause("Q1.3")
@pytest.mark.parametrize("number", range(names.CARDS))
def test_a_card_has_its_number_its_name_and_its_place(number: int) -> None:
    name = CARD_NAMES[number]
    assert getattr(names, name.upper()) == number
    table = [*ACTIONS, *REACTIONS]
    assert type(table[number]).__name__ == CLASSES[number]
    assert CATALOGUE.text(names.PLAY + number) == f"play {name}"
    assert numbering.card_of(names.PLAY + number) == number


@pytest.mark.clause("Q9.1", "Q10.1")
def test_the_actions_come_first() -> None:
    assert len(ACTIONS) == names.ACTION_CARDS == 8
    assert len(REACTIONS) == names.CARDS - names.ACTION_CARDS == 3
    assert len(CARD_NAMES) == names.CARDS == 11
    for card in range(names.ACTION_CARDS, names.CARDS):
        assert cards.reaction(card) is REACTIONS[card - names.ACTION_CARDS]


@pytest.mark.clause("Q10.2", "Q10.3", "Q10.4")
def test_each_reaction_answers_one_action_and_no_other() -> None:
    answers = {CARD_NAMES[card]: CARD_NAMES[ANSWER[card]] for card in range(8) if ANSWER[card] >= 0}
    assert answers == {
        "gimme_a_hand": "on_my_break",
        "these_dont_belong": "unacceptable",
        "this_isnt_mine": "not_mine_either",
    }
    assert len(ANSWER) == names.ACTION_CARDS
    assert [ANSWER[card] for card in range(5)] == [names.NO_CARD] * 5


@pytest.mark.clause("Q1.3", "Q9.1", "Q9.2", "Q9.8", "Q10.2")
def test_there_are_46_actions_and_9_reactions() -> None:
    copies = [QUARTZ.box.values[f"cards.{name}.copies"] for name in CARD_NAMES]
    assert copies == [10, 3, 3, 3, 3, 8, 8, 8, 3, 3, 3]


@pytest.mark.clause("Q1.2")
@pytest.mark.parametrize("number", range(names.CRYSTALS))
def test_a_crystal_has_its_number_and_its_name(number: int) -> None:
    assert getattr(names, CRYSTAL_NAMES[number].upper()) == number
    assert (number < names.VALUABLE) == (CRYSTAL_NAMES[number] in VALUABLE_NAMES)


def test_the_catalogue_ends_where_the_numbers_do() -> None:
    assert len(CATALOGUE) == names.MOVES
    assert [CATALOGUE.text(move) for move in range(names.PLAY)] == [
        "mine",
        "leave",
        "pass",
        "use_token",
    ]
    assert (names.MINE, names.LEAVE, names.PASS, names.USE_TOKEN) == (0, 1, 2, 3)
    assert names.PLAY + names.CARDS == names.AIM


@pytest.mark.parametrize("target", range(names.SEATS))
@pytest.mark.parametrize("card", range(names.GIMME_A_HAND, names.GIMME_A_HAND + names.AIMS))
def test_a_card_aimed_at_a_seat(card: int, target: int) -> None:
    move = numbering.aiming(card, target)
    assert CATALOGUE.text(move) == f"play {CARD_NAMES[card]} @{target}"
    assert names.AIM <= move < names.TRADE
    assert numbering.is_aimed(move)
    assert (numbering.card_of(move), numbering.target_of(move)) == (card, target)
    assert numbering.played_at(move) == target


def test_only_the_cards_that_can_be_aimed_are() -> None:
    assert AIMED_NAMES == ("gimme_a_hand", "these_dont_belong", "this_isnt_mine", "not_mine_either")
    assert names.AIM + names.AIMS * names.SEATS == names.TRADE
    assert not numbering.is_aimed(names.AIM - 1)
    assert not numbering.is_aimed(names.TRADE)


@pytest.mark.parametrize("target", range(names.SEATS))
def test_an_exchange_with_a_seat(target: int) -> None:
    for given, taken in EXCHANGES:
        move = numbering.trading(target, given, taken)
        text = f"play come_closer @{target} {CRYSTAL_NAMES[given]} {CRYSTAL_NAMES[taken]}"
        assert CATALOGUE.text(move) == text
        assert names.TRADE <= move < names.HIDE
        assert numbering.card_of(move) == names.COME_CLOSER
        assert numbering.trade_target_of(move) == numbering.played_at(move) == target
        assert (numbering.given_of(move), numbering.taken_of(move)) == (given, taken)


@pytest.mark.parametrize("crystal", range(names.VALUABLE))
def test_a_crystal_that_is_hidden(crystal: int) -> None:
    move = numbering.hiding(crystal)
    assert CATALOGUE.text(move) == f"play what_crystal {CRYSTAL_NAMES[crystal]}"
    assert names.HIDE <= move < names.SWAP_ONE
    assert numbering.card_of(move) == names.WHAT_CRYSTAL
    assert numbering.crystal_of(move) == crystal
    assert numbering.played_at(move) == -1


def test_an_exchange_with_the_bag() -> None:
    for given, taken in EXCHANGES:
        move = numbering.swapping(given, taken)
        assert CATALOGUE.text(move) == f"swap {CRYSTAL_NAMES[given]} {CRYSTAL_NAMES[taken]}"
        assert names.SWAP_ONE <= move < names.TAKE
        assert (numbering.given_of(move), numbering.taken_of(move)) == (given, taken)


@pytest.mark.parametrize("move", range(names.TAKE, names.KEEP_NONE))
def test_the_crystals_that_are_taken(move: int) -> None:
    found = [sets.taken(move, place) for place in range(2)]
    chosen = [CRYSTAL_NAMES[crystal] for crystal in found if crystal >= 0]
    assert CATALOGUE.text(move) == " ".join(["take", *chosen])
    assert len(chosen) == (1 if move < names.TAKE_TWO else 2)


@pytest.mark.parametrize("move", range(names.KEEP_NONE, names.MOVES))
def test_the_crystals_that_are_kept(move: int) -> None:
    found = [sets.kept(move, place) for place in range(3)]
    chosen = [CRYSTAL_NAMES[crystal] for crystal in found if crystal >= 0]
    assert CATALOGUE.text(move) == " ".join(["keep", *(chosen or ["nothing"])])
    families = (names.KEEP_ONE, names.KEEP_TWO, names.KEEP_THREE)
    assert len(chosen) == sum(move >= first for first in families)


def test_pairs_and_triples_are_numbered_in_any_order() -> None:
    assert (len(sets.PAIR_LIST), len(sets.TRIPLE_LIST)) == (names.PAIRS, names.TRIPLES)
    assert names.TAKE_TWO + names.PAIRS == names.KEEP_NONE
    assert names.KEEP_THREE + names.TRIPLES == names.MOVES
    for place, (first, second) in enumerate(sets.PAIR_LIST):
        assert sets.pair(first, second) == sets.pair(second, first) == place
    for place, (first, second, third) in enumerate(sets.TRIPLE_LIST):
        assert sets.triple(first, second, third) == place
        assert sets.triple(third, first, second) == sets.triple(second, third, first) == place
