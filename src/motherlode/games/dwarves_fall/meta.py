"""The facts of Dwar7s Fall, put together for whoever plays it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from motherlode.core.components import Box
from motherlode.core.game import Game
from motherlode.core.kinds import clauses
from motherlode.core.layout import (
    MOST_TURNS,
    Count,
    Counts,
    Grouped,
    Layout,
    Name,
    PerSeat,
    Row,
    Scratch,
)
from motherlode.core.options import Option, first_player
from motherlode.core.search_settings import SearchSettings
from motherlode.core.secrecy import HIDDEN, KNOWN, OWN, Own, Secrets
from motherlode.games.dwarves_fall.facts import (
    KNOWN_ROWS,
    MOVES,
    ROW,
    SEAT,
    SEATS,
    Ask,
    Card,
    Covering,
    Ending,
    Events,
    Gem,
    Ogre,
    Phase,
    Secret,
    Trade,
)
from motherlode.games.dwarves_fall.forms import MapForm, SlayerForm
from motherlode.games.dwarves_fall.invariants import setup_errors, tallies, violations
from motherlode.games.dwarves_fall.ogres import OGRES
from motherlode.games.dwarves_fall.preconditions import PRECONDITIONS
from motherlode.games.dwarves_fall.refusals import legal_name, refuse_early
from motherlode.games.dwarves_fall.state import DwarvesFall
from motherlode.games.dwarves_fall.view import outcome, view_table

OPTIONS: Final = (
    Option("covering", Covering.names, "D2.6"),
    Option("ending", Ending.names, "D9.2"),
    first_player(SEATS, "D1.8"),
)

NUMBERS: Final = {
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
}

CLAUSES: Final = {
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
}

LAYOUT: Final[Layout] = {
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
    "region": Scratch(),
    "in_region": Scratch(),
    "pool": Scratch(),
    "owed": Scratch(),
}

SECRETS: Final[Secrets] = {
    "gems": OWN,
    "gem_known": KNOWN,
    "ogre_deck": HIDDEN,
    "ogres": OWN,
    "ogre_known": KNOWN,
    "secret_goal": Own(unless="revealed"),
    "unused": HIDDEN,
}

DWARVES_FALL: Final = Game(
    key="dwarves_fall",
    version=6,
    seats=range(2, 5),
    minutes=(30, 45),
    state=DwarvesFall,
    moves=MOVES,
    asks=Ask,
    tells=Events,
    options=OPTIONS,
    box=Box(files(__package__).joinpath("components.toml").read_text(encoding="utf-8")),
    numbers=NUMBERS,
    layout=LAYOUT,
    secrets=SECRETS,
    view_table=view_table,
    outcome=outcome,
    over_clause="D9.1",
    turn_clause="D3.1",
    refuse_early=refuse_early,
    clauses=CLAUSES,
    legal_name=legal_name,
    search_settings=SearchSettings(
        explore=0.1,
        noise=300,
        stages=2,
        scale=11000,
        own=True,
        journeyman=60,
        master=3000,
        grandmaster=4000,
    ),
    tallies=tallies,
    violations=violations,
    preconditions=PRECONDITIONS,
    setup_errors=setup_errors,
)
