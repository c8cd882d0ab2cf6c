"""The facts of the card game, put together for whoever plays it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from motherlode.core.components import Box
from motherlode.core.decisions import DecisionKind
from motherlode.core.events import A_SEAT, EventKind, Names
from motherlode.core.game import Game
from motherlode.core.layout import Count, Counts, Layout, Name, PerSeat, Row, Scratch, Truth
from motherlode.core.options import Option
from motherlode.core.search_settings import SearchSettings
from motherlode.games.quartz_cards.cards import CARD_NAMES
from motherlode.games.quartz_cards.invariants import violations
from motherlode.games.quartz_cards.layout import MineCard, MineLine, MinePile
from motherlode.games.quartz_cards.moves import CATALOGUE, CRYSTAL_NAMES, ICON_NAMES
from motherlode.games.quartz_cards.names import LONGEST_LINE, SEATS
from motherlode.games.quartz_cards.refusals import refuse
from motherlode.games.quartz_cards.state import QuartzCards
from motherlode.games.quartz_cards.view import MOMENTS, outcome, setup_errors, tallies, view_table

NAMES: Final[Names] = {
    "card": CARD_NAMES,
    "crystal": CRYSTAL_NAMES,
    "icon": ICON_NAMES,
    "moment": MOMENTS,
    **dict.fromkeys(("seat", "target", "attacker", "victim", "thief"), A_SEAT),
}

OPTIONS: Final = (
    Option("early", ("on", "off"), "C6.2"),
    Option("duel", ("on", "off"), "C8.6"),
    Option("first_player", ("random", "0", "1", "2", "3"), "C1.5"),
)

QUESTIONS: Final = (
    DecisionKind("turn", "C2.1"),
    DecisionKind("window", "C6.1", ("moment", "laid_open"), reaction=True),
    DecisionKind("defend", "C8.1", ("card", "attacker"), reaction=True),
    DecisionKind("counter", "C8.5", ("attacker",), reaction=True),
    DecisionKind("steal", "C7.5", ("victim",)),
    DecisionKind("retaliate", "C8.3", ("thief",)),
    DecisionKind("lend_a_hand", "C7.3"),
    DecisionKind("offer_hire", "C3.4"),
    DecisionKind("go_on", "C3.2"),
    DecisionKind("beauty", "C9.1"),
)

EVENTS: Final = (
    EventKind("turn_began", "C2.5", ("seat",)),
    EventKind("protected", "C2.2", ("seat", "crystal", "many")),
    EventKind("explored", "C2.1", ("seat",)),
    EventKind("revealed", "C3.1", ("seat", "crystal", "icon")),
    EventKind("hired", "C3.4", ("seat", "crystal")),
    EventKind("card_drawn", "C3.4", ("seat", "card"), secret=("card",)),
    EventKind("reshuffled", "C3.6"),
    EventKind("accident", "C4.2", ("seat", "many")),
    EventKind("halted", "C3.2", ("seat",)),
    EventKind("collected", "C3.3", ("seat", "many")),
    EventKind("attacked", "C6.3", ("seat", "card", "target")),
    EventKind("taken_back", "C6.6", ("seat", "card")),
    EventKind("let_happen", "C8.1", ("seat", "card")),
    EventKind("played", "C6.7", ("seat", "card", "target")),
    EventKind("snatched", "C7.1", ("seat", "crystal", "icon")),
    EventKind("cut_short", "C7.2", ("seat", "target")),
    EventKind("looked", "C7.3", ("seat", "crystal", "icon"), secret=("crystal", "icon")),
    EventKind("kept", "C7.3", ("seat", "crystal", "icon")),
    EventKind("laid", "C7.3", ("seat", "crystal", "icon")),
    EventKind("gift_landed", "C7.4", ("seat", "many")),
    EventKind("gift_returned", "C8.4", ("seat", "target")),
    EventKind("gift_discarded", "C8.8", ("seat", "many")),
    EventKind("stolen", "C7.5", ("seat", "victim", "crystal", "many")),
    EventKind("scored", "C10.5", ("seat", "worth", "bonus")),
    EventKind("game_ended", "C10.1"),
    EventKind("stolen", "C8.3", ("seat", "victim", "crystal", "many")),
)

NUMBERS: Final = {
    "game.hand": "hand_size",
    "game.accident": "accident_at",
    "game.gifts": "gifts_at",
    "sets.size": "set_size",
    "sets.bonus": "set_bonus",
    "crystals.{crystal}.points": "value",
    "crystals.{crystal}.cards": "in_mine",
    "cards.{card}.copies": "copies",
}

LAYOUT: Final[Layout] = {
    "turn": Name("seat"),
    "turns": Count(),
    "exploring": Truth(),
    "mine": MinePile(),
    "mine_discard": Counts("crystal"),
    "line": MineLine(LONGEST_LINE),
    "length": Count(0, LONGEST_LINE),
    "gifts": Count(),
    "looked_at": Row(MineCard(), 2),
    "column": PerSeat(Counts("crystal"), SEATS),
    "chest": PerSeat(Counts("crystal"), SEATS),
    "waiting_gifts": PerSeat(Count(), SEATS),
    "deck": Counts("card"),
    "discard": Counts("card"),
    "hand": PerSeat(Counts("card"), SEATS),
    "shown": PerSeat(Counts("card"), SEATS),
    "old": PerSeat(Counts("card"), SEATS),
    "pool": Scratch(),
    "owed": Scratch(),
    "owed_old": Scratch(),
}

QUARTZ_CARDS: Final = Game(
    key="quartz_cards",
    version=1,
    seats=range(2, SEATS + 1),
    minutes=(25, 30),
    state=QuartzCards,
    catalogue=CATALOGUE,
    questions=QUESTIONS,
    events=EVENTS,
    names=NAMES,
    options=OPTIONS,
    box=Box(files(__package__).joinpath("components.toml").read_text(encoding="utf-8")),
    numbers=NUMBERS,
    layout=LAYOUT,
    view_table=view_table,
    outcome=outcome,
    refuse=refuse,
    search_settings=SearchSettings(
        explore=0.4,
        noise=300,
        stages=3,
        scale=50000,
        margin=40,
        own=True,
        journeyman=100,
        master=15000,
    ),
    tallies=tallies,
    violations=violations,
    setup_errors=setup_errors,
)
