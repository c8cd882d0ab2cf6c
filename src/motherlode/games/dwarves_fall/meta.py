"""The facts of Dwar7s Fall, put together for whoever plays it."""

from __future__ import annotations

from typing import Final

from motherlode.core.game import Game
from motherlode.core.kinds import clauses
from motherlode.core.layout import (
    MOST_TURNS,
    Count,
    Counts,
    Grouped,
    Name,
    PerSeat,
    Row,
    scratch,
)
from motherlode.core.options import Option, first_player
from motherlode.core.search_settings import SearchSettings
from motherlode.core.secrecy import HIDDEN, KNOWN, OWN, Own
from motherlode.core.story import Story
from motherlode.games.dwarves_fall import facts, invariants, view
from motherlode.games.dwarves_fall.facts import (
    KNOWN_ROWS,
    ROW,
    SEAT,
    SEATS,
    Card,
    Covering,
    Ending,
    Gem,
    Ogre,
    Phase,
    Secret,
    Trade,
)
from motherlode.games.dwarves_fall.forms import MapForm, SlayerForm
from motherlode.games.dwarves_fall.ogres import OGRES
from motherlode.games.dwarves_fall.preconditions import PRECONDITIONS
from motherlode.games.dwarves_fall.refusals import legal_name, refuse_early
from motherlode.games.dwarves_fall.state import DwarvesFall

DWARVES_FALL: Final = Game(
    key="dwarves_fall",
    version=7,
    seats=range(2, 5),
    minutes=(30, 45),
    state=DwarvesFall,
    facts=facts,
    options=(
        Option("covering", Covering.names, "D2.6"),
        Option("ending", Ending.names, "D9.2"),
        first_player(SEATS, "D1.8"),
    ),
    numbers={
        "game.actions": "actions",
        "game.castle_actions": "castle_actions",
        "game.dwarves": "dwarves_each",
        "game.hand_limit": "hand_limit",
        "game.goals": "goals_to_end",
        "game.trade_row": "trade_row",
        "game.quiet_rounds": "quiet_rounds",
        "game.lull_rounds": "lull_rounds",
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
    },
    layout={
        "first": Name(SEAT, needed=True),
        "turn": Name(SEAT, needed=True),
        "turns": Count(0, MOST_TURNS),
        "phase": Name(Phase, needed=True),
        "used": Count(),
        "closing": Count(0, 1),
        "last_turns": Count(0, SEATS),
        "quiet": Count(0, MOST_TURNS),
        "map": MapForm(),
        "slayer": SlayerForm(),
        "idle": PerSeat(Count(), rows=SEATS),
        "kingdom": PerSeat(Counts(Card), rows=SEATS),
        "pile": Counts(Gem),
        "gems": PerSeat(Counts(Gem), rows=SEATS),
        "gem_known": Grouped(Counts(Gem), KNOWN_ROWS, SEATS),
        "ogre_deck": Counts(Ogre),
        "ogre_shuffled": Counts(Ogre),
        "ogre_discard": Counts(Ogre),
        "ogres": PerSeat(Counts(Ogre), rows=SEATS),
        "ogre_known": Grouped(Counts(Ogre), KNOWN_ROWS, SEATS),
        "trade_deck": Counts(Trade),
        "row": Row(Name(Trade), ROW),
        "bought": PerSeat(Counts(Trade), rows=SEATS),
        "secret_goal": PerSeat(Name(Secret, needed=True), rows=SEATS),
        "revealed": PerSeat(Count(0, 1), rows=SEATS),
        "unused": Counts(Secret),
        **scratch("region", "pool", "owed"),
    },
    secrets={
        "gems": OWN,
        "gem_known": KNOWN,
        "ogre_deck": HIDDEN,
        "ogres": OWN,
        "ogre_known": KNOWN,
        "secret_goal": Own(unless="revealed"),
        "unused": HIDDEN,
    },
    table_view=view,
    invariants=invariants,
    preconditions=PRECONDITIONS,
    over_clause="D9.1",
    turn_clause="D3.1",
    refuse_early=refuse_early,
    clauses={
        "card": {
            **dict.fromkeys(Card.names, "D6.7"),
            "tavern": "D6.9",
            "shop": "D6.10",
            "castle": "D6.11",
            "dragon": "D4.5",
            "ice_giant": "D3.4",
        },
        "ogre": clauses(Ogre, OGRES),
        "gem": dict.fromkeys(Gem.names, "D10.3"),
        "trade": dict.fromkeys(Trade.names, "D10.1"),
        "secret": {
            "architect": "D8.5",
            "king": "D8.6",
            "hunter": "D8.7",
            "jeweller": "D8.8",
            "ogre_chief": "D8.9",
            "general": "D8.10",
            "miner": "D8.11",
        },
    },
    legal_name=legal_name,
    story=Story(
        draws={
            "trade_laid": "goals",
            "ogre_hired": "ogres",
            "gem_stolen": "grabs",
            "ogre_stolen": "grabs",
        },
        counter="turns",
        in_turns=True,
    ),
    search_settings=SearchSettings(
        explore=0.1,
        noise=300,
        stages=2,
        scale=11000,
        own=True,
        journeyman=60,
        master=3000,
        grandmaster=8000,
    ),
)
