"""The facts of Quartz, put together for whoever plays it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from motherlode.core.components import Box
from motherlode.core.decisions import DecisionKind
from motherlode.core.events import A_SEAT, EventKind, Names
from motherlode.core.game import Game
from motherlode.core.layout import Count, Counts, Layout, Name, PerSeat, Row, Scratch, SeatSet
from motherlode.core.options import Option
from motherlode.core.search_settings import SearchSettings
from motherlode.games.quartz.cards import CARD_NAMES
from motherlode.games.quartz.invariants import violations
from motherlode.games.quartz.moves import CATALOGUE, CRYSTAL_NAMES
from motherlode.games.quartz.refusals import refuse
from motherlode.games.quartz.state import Quartz
from motherlode.games.quartz.view import outcome, setup_errors, tallies, view_table

NAMES: Final[Names] = {
    "card": CARD_NAMES,
    "crystal": CRYSTAL_NAMES,
    "given": CRYSTAL_NAMES,
    "taken": CRYSTAL_NAMES,
    "set": CRYSTAL_NAMES,
    "combination": ("none", "small_set", "large_set", "five_kinds", "six_kinds"),
    **dict.fromkeys(("seat", "target", "attacker", "miner", "victim", "thief", "dwarf"), A_SEAT),
}

OPTIONS: Final = (
    Option("edition", ("en", "ru"), "Q13.1"),
    Option("doubling", ("edition", "sold", "mined"), "Q7.9"),
    Option("chain", ("on", "off"), "Q10.5"),
    Option("thrill", ("off", "on"), "Q11.1"),
    Option("forfeit", ("edition", "may", "must"), "Q11.2"),
    Option("money", ("open", "secret"), "Q12.4"),
    Option("first_player", ("random", "0", "1", "2", "3", "4"), "Q1.5"),
)

QUESTIONS: Final = (
    DecisionKind("turn", "Q3.1"),
    DecisionKind("aimed", "Q10.1", ("card", "attacker"), reaction=True),
    DecisionKind("second_obsidian", "Q5.2"),
    DecisionKind("keep", "Q9.1"),
    DecisionKind("swap", "Q9.2"),
    DecisionKind("share", "Q9.6", ("miner",)),
    DecisionKind("steal", "Q9.7", ("victim",)),
    DecisionKind("retaliate", "Q10.3", ("thief",)),
    DecisionKind("save", "Q7.2"),
    DecisionKind("last_dwarf", "Q11.2"),
    DecisionKind("alone", "Q11.3", ("dwarf", "drawn")),
)

EVENTS: Final = (
    EventKind("day_began", "Q2.1", ("day", "seat")),
    EventKind("card_drawn", "Q2.2", ("seat", "card"), secret=("card",)),
    EventKind("bonus_laid", "Q2.3", ("space", "card", "coins")),
    EventKind("reshuffled", "Q2.5"),
    EventKind("mined", "Q3.2", ("seat", "crystal")),
    EventKind("played", "Q3.4", ("seat", "card", "target")),
    EventKind("let_happen", "Q10.1", ("seat", "card")),
    EventKind("shown", "Q12.1", ("seat", "crystal")),
    EventKind("put_back", "Q12.1", ("crystal", "many")),
    EventKind("placed", "Q12.1", ("seat", "crystal")),
    EventKind("swapped", "Q9.2", ("seat", "given", "taken")),
    EventKind("traded", "Q9.3", ("seat", "target", "given", "taken")),
    EventKind("stolen", "Q9.7", ("seat", "victim", "crystal")),
    EventKind("lost", "Q9.4", ("seat", "crystal")),
    EventKind("hidden", "Q9.5", ("seat", "crystal")),
    EventKind("obsidian_given", "Q9.8", ("seat", "target")),
    EventKind("accident", "Q4.2", ("seat",)),
    EventKind("token_gained", "Q4.4", ("seat",)),
    EventKind("token_used", "Q5.1", ("seat",)),
    EventKind("left", "Q3.6", ("seat",)),
    EventKind("bonus_taken", "Q6.1", ("seat", "card", "coins")),
    EventKind("bonus_lost", "Q6.3", ("card", "coins")),
    EventKind("last_inside", "Q6.5", ("seat",)),
    EventKind("went_on", "Q11.2", ("seat",)),
    EventKind("unpacked", "Q7.1", ("seat", "crystal", "many")),
    EventKind("saved", "Q7.2", ("seat", "crystal")),
    EventKind("sold", "Q7.4", ("seat", "coins", "combination", "bonus")),
    EventKind("doubled", "Q7.5", ("seat", "set", "crystal")),
    EventKind("cards_sold", "Q8.2", ("seat", "coins")),
    EventKind("token_sold", "Q8.3", ("seat", "coins")),
    EventKind("game_ended", "Q8.1"),
    EventKind("goods_sold", "Q7.3", ("seat", "crystal", "many", "coins")),
    EventKind("stolen", "Q10.3", ("seat", "victim", "crystal")),
)

NUMBERS: Final = {
    "game.days": "days",
    "game.hand": "hand_size",
    "game.accident": "accident_at",
    "game.chest": "chest_room",
    "game.token": "token_price",
    "bravery.coins": "bravery_coins",
    "combinations.small": "small_set",
    "combinations.large": "large_set",
    "combinations.five": "five_kinds",
    "combinations.six": "six_kinds",
    "draws.here_we_go": "here_we_go_draws",
    "draws.eureka": "eureka_draws",
    "draws.thrill": "thrill_draws",
    "crystals.{crystal}.count": "in_mine",
    "crystals.{crystal}.price": "price",
    "cards.{card}.copies": "copies",
    "cards.{card}.price": "card_price",
}

LAYOUT: Final[Layout] = {
    "day": Count(),
    "first": Name("seat", needed=True),
    "turn": Name("seat", needed=True),
    "inside": SeatSet(),
    "bag": Counts("crystal"),
    "drawn_out": Counts("crystal"),
    "cart": PerSeat(Counts("crystal")),
    "hidden": PerSeat(Counts("crystal")),
    "chest": PerSeat(Counts("crystal")),
    "deck": Counts("card"),
    "discard": Counts("card"),
    "laid_out": Counts("card"),
    "hand": PerSeat(Counts("card")),
    "shown": PerSeat(Counts("card")),
    "old": PerSeat(Counts("card")),
    "bonus": Row(Name("card"), 4),
    "taken": Count(0, 4),
    "token": PerSeat(Count(0, 1)),
    "coins": PerSeat(Count()),
    "card_income": PerSeat(Count()),
    "goods": Scratch(),
    "combination": Scratch(),
    "bonus_paid": Scratch(),
    "doubled": Scratch(),
    "pool": Scratch(),
    "owed": Scratch(),
    "owed_old": Scratch(),
}

QUARTZ: Final = Game(
    key="quartz",
    version=1,
    seats=range(3, 6),
    minutes=(45, 60),
    state=Quartz,
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
        explore=0.4, noise=300, scale=24000, margin=5, own=True, journeyman=100, master=15000
    ),
    tallies=tallies,
    violations=violations,
    setup_errors=setup_errors,
)
