"""The facts of Gem Forge, put together for whoever plays it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from motherlode.core.components import Box
from motherlode.core.decisions import DecisionKind
from motherlode.core.events import A_SEAT, EventKind, Names
from motherlode.core.game import Game
from motherlode.core.layout import (
    Count,
    Counts,
    Layout,
    Line,
    MoveText,
    Name,
    PerSeat,
    Row,
    Scratch,
)
from motherlode.core.options import Option
from motherlode.core.search_settings import SearchSettings
from motherlode.games.gem_forge.cards import CARD_NAMES
from motherlode.games.gem_forge.invariants import setup_errors, violations
from motherlode.games.gem_forge.moves import (
    CATALOGUE,
    COUNT_NAMES,
    GEM_NAMES,
    PLACE_NAMES,
    SLOT_NAMES,
    STALL_NAMES,
    TILE_NAMES,
)
from motherlode.games.gem_forge.names import DEALT, SEATS, SLOPE, SLOTS, STALLS
from motherlode.games.gem_forge.refusals import refuse
from motherlode.games.gem_forge.state import GemForge
from motherlode.games.gem_forge.view import outcome, tallies, view_table

NAMES: Final[Names] = {
    "card": CARD_NAMES,
    "gem": GEM_NAMES,
    "given": GEM_NAMES,
    "taken": GEM_NAMES,
    "tile": TILE_NAMES,
    "given_tile": TILE_NAMES,
    "taken_tile": TILE_NAMES,
    "slot": SLOT_NAMES,
    "theirs": SLOT_NAMES,
    "stall": STALL_NAMES,
    "place": PLACE_NAMES,
    "count": COUNT_NAMES,
    **dict.fromkeys(("seat", "target", "player"), A_SEAT),
}

OPTIONS: Final = (
    Option("order", ("holes", "chosen"), "G6.8"),
    Option("first_player", ("random", "0", "1", "2", "3"), "G1.3"),
)

QUESTIONS: Final = (
    DecisionKind("choose_tiles", "G1.6"),
    DecisionKind("turn", "G2.1"),
    DecisionKind("new_tile", "G6.5", ("left", "throwable")),
    DecisionKind("cancelling", "G9.1", ("card", "player", "cancels"), reaction=True),
    DecisionKind("following", "G10.1", ("card", "player", "laid"), reaction=True),
    DecisionKind("hand_limit", "G5.4"),
    DecisionKind("returning", "G6.8"),
)

EVENTS: Final = (
    EventKind("tile_dealt", "G1.6", ("seat", "tile"), secret=("tile",)),
    EventKind("tile_kept", "G1.6", ("seat", "tile")),
    EventKind("tile_left", "G1.7", ("seat", "tile")),
    EventKind("market_laid", "G6.5", ("stall", "tile")),
    EventKind("turn_began", "G2.1", ("seat",)),
    EventKind("gem_taken", "G3.1", ("seat", "gem")),
    EventKind("inserted", "G3.4", ("seat", "gem", "tile")),
    EventKind("gem_returned", "G6.8", ("seat", "gem")),
    EventKind("card_drawn", "G5.1", ("seat", "card"), secret=("card",)),
    EventKind("card_dropped", "G5.4", ("seat", "card")),
    EventKind("reshuffled", "G5.2"),
    EventKind("played", "G5.5", ("seat", "card", "target")),
    EventKind("cancelled", "G9.3", ("seat", "card")),
    EventKind("tiles_swapped", "G8.1", ("seat", "target", "given_tile", "taken_tile")),
    EventKind("gems_swapped", "G8.2", ("seat", "target", "given", "taken")),
    EventKind("picked_out", "G8.3", ("seat", "target", "gem", "tile")),
    EventKind("robbed", "G8.7", ("seat", "target", "gem")),
    EventKind("scored", "G6.1", ("seat", "tile", "points")),
    EventKind("set_bonus", "G6.3", ("seat", "tile", "points")),
    EventKind("gained", "G7.1", ("seat", "points", "total")),
    EventKind("space_reached", "G7.2", ("seat", "space")),
    EventKind("tile_taken", "G6.5", ("seat", "tile")),
    EventKind("tile_thrown", "G6.6", ("seat", "tile")),
    EventKind("tiles_reshuffled", "G6.7"),
    EventKind("withdrawn", "G11.2", ("seat", "tile")),
    EventKind("won", "G7.5", ("seat",)),
    EventKind("stalemate", "G11.3"),
)

NUMBERS: Final = {
    "game.goal": "goal",
    "game.spaces": "spaces",
    "game.actions": "actions_a_turn",
    "game.cart": "cart_room",
    "game.hand": "hand_limit",
    "game.comfort": "comfort",
    "safety.stuck": "stuck_after",
    "safety.stalemate": "stalemate_after",
    "gems.{gem}": "gem_count",
    "effects.draw_three": "cards_drawn",
    "effects.tip_over": "most_tipped",
    "effects.sift": "most_sifted",
    "effects.rob": "most_robbed",
    "effects.double_insert": "most_inserted",
    "cards.{card}": "copies",
    "tiles.{tile}.gems": "recipe",
    "tiles.{tile}.points": "worth",
    "tiles.{tile}.bonus": "bonus",
}

LAYOUT: Final[Layout] = {
    "first": Name("seat"),
    "turn": Name("seat"),
    "round": Count(),
    "actions": Count(0, 9),
    "points": PerSeat(Count(), SEATS),
    "slope": Line("gem", SLOPE),
    "slope_length": Count(0, SLOPE),
    "cart": PerSeat(Counts("gem"), SEATS),
    "loose": Counts("gem"),
    "tiles": PerSeat(Row(Name("tile"), SLOTS), SEATS),
    "inlaid": Row(Counts("gem"), SEATS * SLOTS),
    "market": Row(Name("tile"), STALLS),
    "pile": Counts("tile"),
    "thrown": Counts("tile"),
    "dealt": PerSeat(Row(Name("tile"), DEALT), SEATS),
    "deck": Counts("card"),
    "discard": Counts("card"),
    "hand": PerSeat(Counts("card"), SEATS),
    "old": PerSeat(Counts("card"), SEATS),
    "played": MoveText(CATALOGUE),
    "player": Name("seat"),
    "still": Count(),
    "quiet": Count(),
    "front": Scratch(),
    "shown": Scratch(),
    "pool": Scratch(),
    "owed": Scratch(),
    "owed_old": Scratch(),
}

GEM_FORGE: Final = Game(
    key="gem_forge",
    version=1,
    seats=range(2, 5),
    minutes=(20, 40),
    state=GemForge,
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
    search_settings=SearchSettings(stages=2, own=True, journeyman=100, master=5000),
    tallies=tallies,
    violations=violations,
    setup_errors=setup_errors,
)
