"""The facts of the card game, put together for whoever plays it."""

from __future__ import annotations

from typing import Final

from motherlode.core.game import Game
from motherlode.core.kinds import clauses
from motherlode.core.layout import (
    MOST_TURNS,
    Count,
    Counts,
    Name,
    PerSeat,
    Row,
    Truth,
    scratch,
)
from motherlode.core.options import Option, first_player
from motherlode.core.search_settings import SearchSettings
from motherlode.core.secrecy import ASKED_ONLY, HIDDEN, OWN, Pooled
from motherlode.core.story import Story
from motherlode.games.quartz_cards import facts, invariants, view
from motherlode.games.quartz_cards.attacks import ATTACK_TABLE
from motherlode.games.quartz_cards.defences import DEFENCE_TABLE
from motherlode.games.quartz_cards.explorations import EXPLORATION_TABLE
from motherlode.games.quartz_cards.facts import (
    ATTACKS,
    DEFENCES,
    EXPLORATIONS,
    LONGEST_LINE,
    LOOKED_AT,
    SEAT,
    SEATS,
    Card,
    Crystal,
    Icon,
    Switch,
)
from motherlode.games.quartz_cards.layout import MineCard, MineLine, MinePile
from motherlode.games.quartz_cards.preconditions import PRECONDITIONS
from motherlode.games.quartz_cards.refusals import refuse_early
from motherlode.games.quartz_cards.state import QuartzCards

QUARTZ_CARDS: Final = Game(
    key="quartz_cards",
    version=2,
    seats=range(2, SEATS + 1),
    minutes=(25, 30),
    state=QuartzCards,
    facts=facts,
    options=(
        Option("early", Switch.names, "C6.2"),
        Option("duel", Switch.names, "C8.6"),
        first_player(SEATS, "C1.5"),
    ),
    numbers={
        "game.hand": "hand_size",
        "game.accident": "accident_at",
        "game.gifts": "gifts_at",
        "sets.size": "set_size",
        "sets.bonus": "set_bonus",
        "crystals.{crystal}.points": "value",
        "crystals.{crystal}.cards": "in_mine",
        "cards.{card}.copies": "copies",
    },
    layout={
        "turn": Name(SEAT),
        "turns": Count(0, MOST_TURNS),
        "exploring": Truth(),
        "mine": MinePile(),
        "mine_discard": Counts(Crystal),
        "line": MineLine(LONGEST_LINE),
        "length": Count(0, LONGEST_LINE),
        "gifts": Count(),
        "looked_at": Row(MineCard(), LOOKED_AT),
        "column": PerSeat(Counts(Crystal), SEATS),
        "chest": PerSeat(Counts(Crystal), SEATS),
        "waiting_gifts": PerSeat(Count(), SEATS),
        "deck": Counts(Card),
        "discard": Counts(Card),
        "hand": PerSeat(Counts(Card), SEATS),
        "shown": PerSeat(Counts(Card), SEATS),
        "old": PerSeat(Counts(Card), SEATS),
        **scratch("pool", "owed", "owed_old"),
    },
    secrets={
        "mine": Pooled("looked_at"),
        "looked_at": ASKED_ONLY,
        "deck": HIDDEN,
        "hand": OWN,
        "old": OWN,
    },
    table_view=view,
    invariants=invariants,
    preconditions=PRECONDITIONS,
    over_clause="C10.1",
    turn_clause="C2.1",
    refuse_early=refuse_early,
    clauses={
        "card": {
            **clauses(ATTACKS, ATTACK_TABLE),
            **clauses(DEFENCES, DEFENCE_TABLE),
            **clauses(EXPLORATIONS, EXPLORATION_TABLE),
        },
        "crystal": dict.fromkeys(Crystal.names, "C10.5"),
        "icon": {**dict.fromkeys(Icon.names, "C4.2"), "plain": "C3.3", "hire": "C3.4"},
    },
    story=Story(
        draws={"revealed": "mine", "looked": "mine", "card_drawn": "helpers"},
        counter="turns",
        in_turns=True,
    ),
    search_settings=SearchSettings(
        explore=0.4,
        noise=300,
        stages=3,
        scale=50000,
        margin=40,
        own=True,
        journeyman=100,
        master=15000,
        grandmaster=40000,
    ),
)
