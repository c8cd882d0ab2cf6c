"""The facts of Dwar7s Fall, put together for whoever plays it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from motherlode.core.components import Box
from motherlode.core.decisions import DecisionKind
from motherlode.core.events import A_SEAT, EventKind, Names
from motherlode.core.game import Game
from motherlode.core.layout import Count, Counts, Layout, Name, PerSeat, Row, Scratch
from motherlode.core.options import Option
from motherlode.core.search_settings import SearchSettings
from motherlode.games.dwarves_fall.forms import MapForm, SlayerForm
from motherlode.games.dwarves_fall.invariants import setup_errors, tallies, violations
from motherlode.games.dwarves_fall.moves import CATALOGUE, GEM_NAMES, SIDE_NAMES, TRADE_NAMES
from motherlode.games.dwarves_fall.ogres import OGRE_NAMES
from motherlode.games.dwarves_fall.refusals import refuse
from motherlode.games.dwarves_fall.state import DwarvesFall
from motherlode.games.dwarves_fall.tasks import CARD_NAMES
from motherlode.games.dwarves_fall.view import PHASE_NAMES, SECRET_NAMES, outcome, view_table

NAMES: Final[Names] = {
    "card": CARD_NAMES,
    "covered": CARD_NAMES,
    "side": SIDE_NAMES,
    "gem": GEM_NAMES,
    "ogre": OGRE_NAMES,
    "trade": TRADE_NAMES,
    "secret": SECRET_NAMES,
    "phase": PHASE_NAMES,
    "part": ("goals", "monsters", "gems", "kingdom"),
    **dict.fromkeys(("seat", "owner", "target", "partner", "victim"), A_SEAT),
}

OPTIONS: Final = (
    Option("covering", ("never", "castles"), "D2.6"),
    Option("ending", ("one_more_turn", "finish_round"), "D9.2"),
    Option("first_player", ("random", "0", "1", "2", "3"), "D1.8"),
)

QUESTIONS: Final = (
    DecisionKind("act", "D3.1"),
    DecisionKind("spot", "D2.2", ("card",)),
    DecisionKind("rotate", "D2.3", ("card",)),
    DecisionKind("swap", "D5.6", ("target", "card", "owner")),
    DecisionKind("work", "D6.1"),
    DecisionKind("dig", "D6.11"),
    DecisionKind("buy", "D6.10"),
    DecisionKind("discard", "D7.1"),
    DecisionKind("last_reveal", "D8.3"),
)

EVENTS: Final = (
    EventKind("secret_dealt", "D1.6", ("seat", "secret"), secret=("secret",)),
    EventKind("trade_laid", "D1.5", ("trade",)),
    EventKind("turn_began", "D3.1", ("seat",)),
    EventKind("card_laid", "D2.2", ("seat", "card", "side", "covered")),
    EventKind("dwarf_put", "D3.6", ("seat", "card", "owner")),
    EventKind("dwarf_stepped", "D3.7", ("seat", "card", "owner")),
    EventKind("ogre_played", "D5.1", ("seat", "ogre")),
    EventKind("bounced", "D5.2", ("seat", "target", "card", "owner")),
    EventKind("driven", "D5.3", ("seat", "target", "card", "owner")),
    EventKind("gem_stolen", "D5.4", ("seat", "victim", "gem"), secret=("gem",)),
    EventKind("ogre_stolen", "D5.5", ("seat", "victim", "ogre"), secret=("ogre",)),
    EventKind("swapped", "D5.6", ("target", "partner")),
    EventKind("worked", "D6.1", ("seat", "card", "owner")),
    EventKind("failed", "D6.4", ("seat", "card", "owner")),
    EventKind("declined", "D6.3", ("seat", "card", "owner")),
    EventKind("mined", "D6.7", ("seat", "gem")),
    EventKind("ogre_hired", "D6.9", ("seat", "ogre"), secret=("ogre",)),
    EventKind("reshuffled", "D5.8"),
    EventKind("bought", "D6.10", ("seat", "trade")),
    EventKind("dug", "D6.11", ("seat", "card", "owner")),
    EventKind("slain", "D6.12", ("seat", "card", "owner")),
    EventKind("gem_discarded", "D7.2", ("seat", "gem")),
    EventKind("ogre_discarded", "D7.2", ("seat", "ogre")),
    EventKind("revealed", "D8.1", ("seat", "secret")),
    EventKind("last_turns", "D9.1", ("turns",)),
    EventKind("stalled", "D9.4", ("turns",)),
    EventKind("scored", "D10.1", ("seat", "part", "points")),
    EventKind("haunted", "D10.4", ("seat", "points")),
)

NUMBERS: Final = {
    "game.actions": "actions",
    "game.castle_actions": "castle_actions",
    "game.dwarves": "dwarves_each",
    "game.hand_limit": "hand_limit",
    "game.goals": "goals_to_end",
    "game.trade_row": "trade_row",
    "game.quiet_rounds": "quiet_rounds",
    "game.monster": "monster_value",
    "cards.{card}.need": "need",
    "cards.{card}.spaces": "slots",
    "cards.{card}.star": "stars",
    "cards.{card}.walls": "walls",
    "gems.{gem}.count": "gem_count",
    "gems.{gem}.points": "gem_value",
    "gems.{gem}.mined": "mined",
    "ogres.{ogre}.copies": "ogre_copies",
    "trade.{trade}.cost": "cost",
    "trade.{trade}.points": "trade_value",
    "secret.{secret}.target": "secret_target",
    "secret.{secret}.points": "secret_value",
}

LAYOUT: Final[Layout] = {
    "first": Name("seat", needed=True),
    "turn": Name("seat", needed=True),
    "turns": Count(),
    "phase": Name("phase", needed=True),
    "used": Count(),
    "closing": Count(0, 1),
    "last_turns": Count(0, 4),
    "quiet": Count(),
    "map": MapForm(),
    "slayer": SlayerForm(),
    "idle": PerSeat(Count(), rows=4),
    "kingdom": PerSeat(Counts("card"), rows=4),
    "pile": Counts("gem"),
    "gems": PerSeat(Counts("gem"), rows=4),
    "gem_known": Row(Counts("gem"), 20),
    "ogre_deck": Counts("ogre"),
    "ogre_discard": Counts("ogre"),
    "ogres": PerSeat(Counts("ogre"), rows=4),
    "ogre_old": PerSeat(Counts("ogre"), rows=4),
    "ogre_known": Row(Counts("ogre"), 20),
    "trade_deck": Counts("trade"),
    "row": Row(Name("trade"), 3),
    "bought": PerSeat(Counts("trade"), rows=4),
    "secret_goal": PerSeat(Name("secret", needed=True), rows=4),
    "revealed": PerSeat(Count(0, 1), rows=4),
    "unused": Counts("secret"),
    "region": Scratch(),
    "in_region": Scratch(),
    "pool": Scratch(),
    "owed": Scratch(),
    "owed_old": Scratch(),
}

DWARVES_FALL: Final = Game(
    key="dwarves_fall",
    version=2,
    seats=range(2, 5),
    minutes=(30, 45),
    state=DwarvesFall,
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
        explore=0.1, noise=300, stages=2, own=True, journeyman=60, master=3000
    ),
    tallies=tallies,
    violations=violations,
    setup_errors=setup_errors,
)
