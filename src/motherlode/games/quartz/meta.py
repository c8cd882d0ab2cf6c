"""The facts of Quartz, put together for whoever plays it."""

from __future__ import annotations

from typing import Final

from motherlode.core.game import Game
from motherlode.core.kinds import clauses
from motherlode.core.layout import Count, Counts, Name, PerSeat, SeatSet, scratch
from motherlode.core.options import Option, first_player
from motherlode.core.search_settings import SearchSettings
from motherlode.core.secrecy import HIDDEN, OWN, Own
from motherlode.core.story import Story
from motherlode.games.quartz import facts, invariants, view
from motherlode.games.quartz.cards import ACTION_TABLE
from motherlode.games.quartz.facts import (
    ACTIONS,
    REACTIONS,
    SEAT,
    SEATS,
    Card,
    Crystal,
    Doubling,
    Edition,
    Forfeit,
)
from motherlode.games.quartz.layout import BonusRow
from motherlode.games.quartz.preconditions import PRECONDITIONS
from motherlode.games.quartz.reactions import REACTION_TABLE
from motherlode.games.quartz.refusals import refuse_early
from motherlode.games.quartz.state import Quartz

MOST_COINS: Final = 9_999_999  # a house may have dear crystals and many of them

QUARTZ: Final = Game(
    key="quartz",
    version=2,
    seats=range(3, 6),
    minutes=(45, 60),
    state=Quartz,
    facts=facts,
    options=(
        Option("edition", Edition.names, "Q13.1"),
        Option("doubling", Doubling.names, "Q7.9"),
        Option("chain", ("on", "off"), "Q10.5"),
        Option("thrill", ("off", "on"), "Q11.1"),
        Option("forfeit", Forfeit.names, "Q11.2"),
        Option("money", ("open", "secret"), "Q12.4"),
        first_player(SEATS, "Q1.5"),
    ),
    numbers={
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
    },
    layout={
        "day": Count(),
        "first": Name(SEAT, needed=True),
        "turn": Name(SEAT, needed=True),
        "inside": SeatSet(),
        "bag": Counts(Crystal),
        "drawn_out": Counts(Crystal),
        "cart": PerSeat(Counts(Crystal)),
        "hidden": PerSeat(Counts(Crystal)),
        "chest": PerSeat(Counts(Crystal)),
        "deck": Counts(Card),
        "discard": Counts(Card),
        "laid_out": Counts(Card),
        "hand": PerSeat(Counts(Card)),
        "shown": PerSeat(Counts(Card)),
        "old": PerSeat(Counts(Card)),
        "bonus": BonusRow(),
        "taken": Count(0, 4),
        "token": PerSeat(Count(0, 1)),
        "coins": PerSeat(Count(0, MOST_COINS)),
        "card_income": PerSeat(Count(0, MOST_COINS)),
        **scratch("goods", "combination", "bonus_paid", "doubled", "pool", "owed", "owed_old"),
    },
    secrets={"deck": HIDDEN, "hand": OWN, "old": OWN, "coins": Own(when="money")},
    table_view=view,
    invariants=invariants,
    preconditions=PRECONDITIONS,
    over_clause="Q8.1",
    turn_clause="Q3.1",
    refuse_early=refuse_early,
    clauses={
        "card": {**clauses(ACTIONS, ACTION_TABLE), **clauses(REACTIONS, REACTION_TABLE)},
        "crystal": {**dict.fromkeys(Crystal.names, "Q7.3"), "obsidian": "Q4.2"},
    },
    story=Story(
        draws={
            "mined": "stones",
            "shown": "stones",
            "lost": "grabs",
            "stolen": "grabs",
            "card_drawn": "cards",
            "bonus_laid": "cards",
        },
        unit="day",
        counter="day",
        first=1,
    ),
    search_settings=SearchSettings(
        explore=0.4,
        noise=300,
        scale=24000,
        margin=5,
        own=True,
        journeyman=100,
        master=15000,
        grandmaster=30000,
    ),
)
