"""The obstacles of the card game."""

from __future__ import annotations

from motherlode.games.quartz_cards.facts import ATTACKS, DEFENCES, EXPLORATIONS, MINE_CARD, NO_CARD
from tests.conformance.obstacles import WHO_IS_ASKED, Obstacles, Try, hold_card


def add_column(tried: Try) -> None:
    tried.add("column", tried.seat, tried.named("crystal"))


def add_to_line(tried: Try) -> None:
    tried.change("line", 0, to=0)
    tried.change("length", to=1)


def fill_mine(tried: Try) -> None:
    tried.change("mine", 0, to=1)


def add_to_explorer(tried: Try) -> None:
    tried.change("column", tried.detail("target"), 0, to=1)


def lay_cards(tried: Try) -> None:
    """Lay the cards that a move takes before the dwarf it takes them from."""
    named = tried.all_named("crystals") + tried.all_named("crystal")
    for crystal, many in named.items():
        tried.change("column", tried.asked_with(0), crystal, to=many)


def add_a_card(tried: Try) -> None:
    tried.add("column", tried.asked_with(0), tried.detail("crystal"))


def look_at(tried: Try) -> None:
    card = MINE_CARD.at(tried.named("crystal"), tried.named("icon"))
    tried.change("looked_at", 0, to=card)


def is_no_answer(tried: Try) -> bool:
    """Neither a defence that fits an attack, nor Get Lost! against itself."""
    card = tried.named("card")
    if not DEFENCES.has(card):
        return True
    tried.add("hand", tried.seat, card)
    return tried.game.catalogue.number(tried.move) not in tried.state.moves(tried.seat)


QUARTZ_CARDS = Obstacles(
    removed={
        "no-such-column": add_column,
        "not-in-hand": hold_card,
        "line-empty": add_to_line,
        "mine-is-empty": fill_mine,
        "nothing-to-steal": add_to_explorer,
        "cards-not-there": lay_cards,
        "whole-column": add_a_card,
        "not-drawn": look_at,
    },
    seen={
        **WHO_IS_ASKED,
        "explore-or-protect": lambda tried: tried.move.kind not in ("explore", "protect"),
        "only-attacks": lambda tried: not ATTACKS.has(tried.named("card")),
        "only-beauty": lambda tried: not EXPLORATIONS.has(tried.named("card")),
        "wrong-answer": is_no_answer,
        "keep-one": lambda tried: tried.move.kind == "lay" and tried.state.looked_at[1] != NO_CARD,
        "column-or-two": lambda tried: tried.all_named("crystals").total() == 1,
        "only-one": lambda tried: (
            tried.move.kind == "take_column" or tried.all_named("crystals").total() == 2
        ),
    },
)
