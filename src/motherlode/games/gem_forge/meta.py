"""The facts of Gem Forge, put together for whoever plays it."""

from __future__ import annotations

from typing import Final

from motherlode.core.game import Game
from motherlode.core.kinds import clauses
from motherlode.core.layout import (
    MOST_TURNS,
    Count,
    Counts,
    Grouped,
    Line,
    MoveText,
    Name,
    PerSeat,
    Row,
    scratch,
)
from motherlode.core.options import Option, first_player
from motherlode.core.search_settings import SearchSettings
from motherlode.core.secrecy import HIDDEN, OWN
from motherlode.core.story import Story
from motherlode.games.gem_forge import facts, invariants, view
from motherlode.games.gem_forge.facts import (
    INLAYS,
    MOVES,
    SEAT,
    SEATS,
    SLOPE,
    Card,
    Gem,
    Order,
    Place,
    Slot,
    Stall,
    Tile,
)
from motherlode.games.gem_forge.preconditions import PRECONDITIONS
from motherlode.games.gem_forge.reactions import CARD_TABLE
from motherlode.games.gem_forge.refusals import refuse_early
from motherlode.games.gem_forge.state import GemForge

GEM_FORGE: Final = Game(
    key="gem_forge",
    version=2,
    seats=range(2, 5),
    minutes=(20, 40),
    state=GemForge,
    facts=facts,
    options=(
        Option("order", Order.names, "G6.8"),
        first_player(SEATS, "G1.3"),
    ),
    numbers={
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
    },
    layout={
        "first": Name(SEAT),
        "turn": Name(SEAT),
        "round": Count(0, MOST_TURNS),
        "actions": Count(0, 9),
        "points": PerSeat(Count(), SEATS),
        "slope": Line(Gem, SLOPE),
        "slope_length": Count(0, SLOPE),
        "cart": PerSeat(Counts(Gem), SEATS),
        "loose": Counts(Gem),
        "tiles": PerSeat(Row(Name(Tile), Slot.size), SEATS),
        "inlaid": Grouped(Counts(Gem), INLAYS, Slot),
        "market": Row(Name(Tile), Stall.size),
        "pile": Counts(Tile),
        "thrown": Counts(Tile),
        "dealt": PerSeat(Row(Name(Tile), Place.size), SEATS),
        "deck": Counts(Card),
        "discard": Counts(Card),
        "hand": PerSeat(Counts(Card), SEATS),
        "old": PerSeat(Counts(Card), SEATS),
        "played": MoveText(MOVES.catalogue()),
        "player": Name(SEAT),
        "still": Count(0, MOST_TURNS),
        "quiet": Count(0, MOST_TURNS),
        **scratch("front", "shown", "pool", "owed", "owed_old"),
    },
    secrets={
        "pile": HIDDEN,
        "dealt": OWN,
        "deck": HIDDEN,
        "hand": OWN,
        "old": OWN,
    },
    table_view=view,
    invariants=invariants,
    preconditions=PRECONDITIONS,
    over_clause="G7.5",
    turn_clause="G2.1",
    refuse_early=refuse_early,
    clauses={
        "card": clauses(Card, CARD_TABLE),
        "tile": dict.fromkeys(Tile.names, "G6.1"),
        "gem": dict.fromkeys(Gem.names, "G3.4"),
    },
    story=Story(
        draws={
            "card_drawn": "cards",
            "market_laid": "tiles",
            "tile_dealt": "tiles",
            "gem_returned": "slope",
            "scored": "slope",
            "gem_taken": "slope",
        },
        counter="round",
    ),
    search_settings=SearchSettings(
        stages=2, scale=3500, own=True, journeyman=100, master=5000, grandmaster=13000
    ),
)
