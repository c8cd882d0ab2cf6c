"""Dwar7s Fall: what is in the box and what can be said about it, each fact once."""

from __future__ import annotations

from typing import Final

from motherlode.core.decisions import DecisionKinds, decision, decisions
from motherlode.core.events import EventKinds, event, events
from motherlode.core.families import Moves
from motherlode.core.kinds import NUMBER, SIGNED, Hidden, Kinds, SeatKind, kind, kinds
from motherlode.core.parts import Both

SEATS: Final = 4
SEAT: Final = SeatKind(SEATS)
VIEWERS: Final = SEATS + 1  # the seats, and those who only watch
KNOWN_ROWS: Final = VIEWERS * SEATS  # what each viewer knows of each hand
ROW: Final = 3  # trade goals that lie open
NO_CARD = NO_GEM = NO_TRADE = -1


class Card(Kinds):  # kingdom cards, the mines in the order of the gems
    CASTLE = kind()
    EMERALD_MINE, DIAMOND_MINE, RUBY_MINE, TOPAZ_MINE = kinds(4)
    TAVERN, SHOP = kinds(2)
    DRAGON, ICE_GIANT = kinds(2)


class Side(Kinds):  # of a card; where its top points when it is turned
    NORTH, EAST, SOUTH, WEST = kinds(4)


class Gem(Kinds):  # in the order of the mines
    EMERALD, DIAMOND, RUBY, TOPAZ = kinds(4)


class Ogre(Kinds):  # ogre cards
    BOUNCER, DROVER, THIEF, RACKETEER, TRICKSTER = kinds(5)


class Trade(Kinds):  # trade goals
    BREAD, MUSHROOMS, CHEESE, FISH, HONEY, PIE, PUMPKIN, HAM, ALE, ROAST = kinds(10)


class Secret(Kinds):  # secret goals
    ARCHITECT, KING, HUNTER, JEWELLER, OGRE_CHIEF, GENERAL, MINER = kinds(7)


class Phase(Kinds):  # the parts of a turn
    ACTING, WORKING, DISCARDING = kinds(3)


class Part(Kinds):  # what points come from
    GOALS, MONSTERS, GEMS, KINGDOM = kinds(4)


class Group(Kinds):  # kingdom cards that may lie on each other
    CASTLES, MINES, TOWN = kinds(3)


MINES: Final = Card.between(Card.EMERALD_MINE, Card.TOPAZ_MINE)
MONSTERS: Final = Card.between(Card.DRAGON, Card.ICE_GIANT)
PLACE: Final = Both(reads=("card", "owner"), owner=SEAT, card=Card)  # a card on the table
PLACES: Final = PLACE.size

# Where a step over each side leads: x grows to the east, y to the south.
STEPS: Final = {Side.NORTH: (0, -1), Side.EAST: (1, 0), Side.SOUTH: (0, 1), Side.WEST: (-1, 0)}
STEP_X: Final = [STEPS[side][0] for side in range(Side.size)]
STEP_Y: Final = [STEPS[side][1] for side in range(Side.size)]


class Covering(Kinds):  # what monsters may be laid on
    NEVER, CASTLES = kinds(2)


class Ending(Kinds):  # how the last turns are played
    ONE_MORE_TURN, FINISH_ROUND = kinds(2)


class Ask(DecisionKinds):
    ACT = decision("D3.1")
    SPOT = decision("D2.2", Card)
    ROTATE = decision("D2.3", Card)
    SWAP = decision("D5.6", target=SEAT, card=Card, owner=SEAT)
    WORK, DIG, BUY, DISCARD = decisions("D6.1", "D6.11", "D6.10", "D7.1")
    AFTER_WORK = decision("D8.12", reaction=True)
    LAST_REVEAL = decision("D8.3")


MOVES: Final = Moves()
DONE, REVEAL, PASS, KEEP_SECRET = MOVES.ones("done", "reveal", "pass", "keep_secret")
TURN_CARD: Final = MOVES.family("turn", Side)
LAY: Final = MOVES.family("lay", Card)
LAY_ON: Final = MOVES.family("on", place=PLACE)
LAY_BESIDE: Final = MOVES.family("beside", place=PLACE, side=Side)
PUT: Final = MOVES.family("put", place=PLACE)
STEP: Final = MOVES.family("step", place=PLACE, side=Side)
GO_WORK: Final = MOVES.family("work", place=PLACE)
DIG_UP: Final = MOVES.family("dig", place=PLACE)
BUY_GOAL: Final = MOVES.family("buy", Trade)
BUY_NOTHING: Final = MOVES.one("buy_nothing")
DISCARD_GEM: Final = MOVES.family("discard", Gem)
DISCARD_OGRE: Final = MOVES.family("discard", Ogre)
play: Final = MOVES.each("play", Ogre)
BOUNCE: Final = play(Ogre.BOUNCER, target=SEAT, place=PLACE)
DRIVE: Final = play(Ogre.DROVER, target=SEAT, place=PLACE, side=Side)
ROB: Final = play(Ogre.THIEF, target=SEAT)
EXTORT: Final = play(Ogre.RACKETEER, target=SEAT)
TRICK: Final = play(Ogre.TRICKSTER, target=SEAT, place=PLACE)
SWAP_WITH: Final = MOVES.family("swap", target=SEAT, place=PLACE)


class Events(EventKinds):
    SECRET_DEALT = event("D1.6", SEAT, Hidden(Secret))
    TRADE_LAID = event("D1.5", Trade)
    TURN_BEGAN = event("D3.1", SEAT)
    CARD_LAID = event("D2.2", SEAT, Card, Side, covered=Card, x=SIGNED, y=SIGNED)
    DWARF_PUT = event("D3.6", SEAT, Card, owner=SEAT)
    DWARF_STEPPED = event("D3.7", SEAT, Card, owner=SEAT, origin=Card, origin_owner=SEAT)
    OGRE_PLAYED = event("D5.1", SEAT, Ogre)
    BOUNCED = event("D5.2", SEAT, target=SEAT, card=Card, owner=SEAT)
    DRIVEN = event("D5.3", SEAT, target=SEAT, card=Card, owner=SEAT, origin=Card, origin_owner=SEAT)
    GEM_STOLEN = event("D5.4", SEAT, victim=SEAT, gem=Hidden(Gem))
    OGRE_STOLEN = event("D5.5", SEAT, victim=SEAT, ogre=Hidden(Ogre))
    # the two dwarves, each with the card that it comes to
    SWAPPED = event(
        "D5.6",
        target=SEAT,
        card=Card,
        owner=SEAT,
        partner=SEAT,
        partner_card=Card,
        partner_owner=SEAT,
    )
    WORKED, FAILED = events("D6.1", "D6.4", SEAT, Card, owner=SEAT)
    MINED = event("D6.7", SEAT, Gem)
    OGRE_HIRED = event("D6.9", SEAT, Hidden(Ogre))
    RESHUFFLED = event("D5.8")
    BOUGHT = event("D6.10", SEAT, Trade)
    BOUGHT_NOTHING = event("D6.3", SEAT)
    DUG, SLAIN = events("D6.11", "D6.12", SEAT, Card, owner=SEAT)
    GEM_DISCARDED = event("D7.2", SEAT, Gem)
    OGRE_DISCARDED = event("D7.2", SEAT, Ogre)
    REVEALED = event("D8.1", SEAT, Secret)
    LAST_TURNS, ASLEEP = events("D9.1", "D9.5", turns=NUMBER)
    AWAKE = event("D9.5")
    WENT_HOME = event("D9.5", SEAT)
    SUNK = event("D9.5", Card, owner=SEAT)
    TRADE_GONE = event("D9.5", Trade)
    STALLED = event("D9.4", turns=NUMBER)
    SCORED = event("D10.1", SEAT, Part, points=NUMBER)
    HAUNTED = event("D10.4", SEAT, points=NUMBER)
