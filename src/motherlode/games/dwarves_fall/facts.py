"""Dwar7s Fall: what is in the box and what can be said about it, each fact once."""

from __future__ import annotations

from typing import Final

from motherlode.core.decisions import DecisionKinds, decision
from motherlode.core.events import EventKinds, event
from motherlode.core.families import Moves
from motherlode.core.kinds import NUMBER, SIGNED, Kinds, SeatKind, kind, kinds
from motherlode.core.parts import Both
from motherlode.core.roles import Hidden

SEATS: Final = 4
SEAT: Final = SeatKind(SEATS)
VIEWERS: Final = SEATS + 1  # the seats, and those who only watch
KNOWN_ROWS: Final = VIEWERS * SEATS  # what each viewer knows of each hand
ROW: Final = 3  # trade goals that lie open
NO_CARD: Final = -1
NO_GEM: Final = -1
NO_TRADE: Final = -1


class Card(Kinds):
    """Kingdom cards, the mines in the order of the gems."""

    CASTLE = kind()
    EMERALD_MINE, DIAMOND_MINE, RUBY_MINE, TOPAZ_MINE = kinds(4)
    TAVERN, SHOP = kinds(2)
    DRAGON, ICE_GIANT = kinds(2)


class Side(Kinds):
    """Of a card; where its top points when it is turned."""

    NORTH, EAST, SOUTH, WEST = kinds(4)


class Gem(Kinds):
    """In the order of the mines."""

    EMERALD, DIAMOND, RUBY, TOPAZ = kinds(4)


class Ogre(Kinds):
    """Ogre cards."""

    BOUNCER, DROVER, THIEF, RACKETEER, TRICKSTER = kinds(5)


class Trade(Kinds):
    """Trade goals."""

    BREAD, MUSHROOMS, CHEESE, FISH, HONEY, PIE, PUMPKIN, HAM, ALE, ROAST = kinds(10)


class Secret(Kinds):
    """Secret goals."""

    ARCHITECT, KING, HUNTER, JEWELLER, OGRE_CHIEF, GENERAL, MINER = kinds(7)


class Phase(Kinds):
    """The parts of a turn."""

    ACTING, WORKING, DISCARDING = kinds(3)


class Part(Kinds):
    """What points come from."""

    GOALS, MONSTERS, GEMS, KINGDOM = kinds(4)


class Group(Kinds):
    """Kingdom cards that may lie on each other."""

    CASTLES, MINES, TOWN = kinds(3)


MINES: Final = Card.between(Card.EMERALD_MINE, Card.TOPAZ_MINE)
MONSTERS: Final = Card.between(Card.DRAGON, Card.ICE_GIANT)
PLACE: Final = Both(reads=("card", "owner"), owner=SEAT, card=Card)  # a card on the table
PLACES: Final = PLACE.size

# Where a step over each side leads: x grows to the east, y to the south.
STEPS: Final = {Side.NORTH: (0, -1), Side.EAST: (1, 0), Side.SOUTH: (0, 1), Side.WEST: (-1, 0)}
STEP_X: Final = [STEPS[side][0] for side in range(Side.size)]
STEP_Y: Final = [STEPS[side][1] for side in range(Side.size)]


class Covering(Kinds):
    """What monsters may be laid on."""

    NEVER, CASTLES = kinds(2)


class Ending(Kinds):
    """How the last turns are played."""

    ONE_MORE_TURN, FINISH_ROUND = kinds(2)


class Ask(DecisionKinds):
    """What a player can be asked, in the order of `decisions.py`."""

    ACT = decision("D3.1")
    SPOT = decision("D2.2", card=Card)
    ROTATE = decision("D2.3", card=Card)
    SWAP = decision("D5.6", target=SEAT, card=Card, owner=SEAT)
    WORK = decision("D6.1")
    DIG = decision("D6.11")
    BUY = decision("D6.10")
    DISCARD = decision("D7.1")
    AFTER_WORK = decision("D8.12", reaction=True)
    LAST_REVEAL = decision("D8.3")


MOVES: Final = Moves()
DONE: Final = MOVES.one("done")
REVEAL: Final = MOVES.one("reveal")
PASS: Final = MOVES.one("pass")
KEEP_SECRET: Final = MOVES.one("keep_secret")
TURN_CARD: Final = MOVES.family("turn", side=Side)
LAY: Final = MOVES.family("lay", card=Card)
LAY_ON: Final = MOVES.family("on", place=PLACE)
LAY_BESIDE: Final = MOVES.family("beside", place=PLACE, side=Side)
PUT: Final = MOVES.family("put", place=PLACE)
STEP: Final = MOVES.family("step", place=PLACE, side=Side)
GO_WORK: Final = MOVES.family("work", place=PLACE)
DIG_UP: Final = MOVES.family("dig", place=PLACE)
BUY_GOAL: Final = MOVES.family("buy", trade=Trade)
BUY_NOTHING: Final = MOVES.one("buy_nothing")
DISCARD_GEM: Final = MOVES.family("discard", gem=Gem)
DISCARD_OGRE: Final = MOVES.family("discard", ogre=Ogre)
BOUNCE: Final = MOVES.family("play", ogre=Ogre.only(Ogre.BOUNCER), target=SEAT, place=PLACE)
DRIVE: Final = MOVES.family(
    "play", ogre=Ogre.only(Ogre.DROVER), target=SEAT, place=PLACE, side=Side
)
ROB: Final = MOVES.family("play", ogre=Ogre.only(Ogre.THIEF), target=SEAT)
EXTORT: Final = MOVES.family("play", ogre=Ogre.only(Ogre.RACKETEER), target=SEAT)
TRICK: Final = MOVES.family("play", ogre=Ogre.only(Ogre.TRICKSTER), target=SEAT, place=PLACE)
SWAP_WITH: Final = MOVES.family("swap", target=SEAT, place=PLACE)


class Events(EventKinds):
    """What can happen."""

    SECRET_DEALT = event("D1.6", seat=SEAT, secret=Hidden(Secret))
    TRADE_LAID = event("D1.5", trade=Trade)
    TURN_BEGAN = event("D3.1", seat=SEAT)
    CARD_LAID = event("D2.2", seat=SEAT, card=Card, side=Side, covered=Card, x=SIGNED, y=SIGNED)
    DWARF_PUT = event("D3.6", seat=SEAT, card=Card, owner=SEAT)
    DWARF_STEPPED = event("D3.7", seat=SEAT, card=Card, owner=SEAT, origin=Card, origin_owner=SEAT)
    OGRE_PLAYED = event("D5.1", seat=SEAT, ogre=Ogre)
    BOUNCED = event("D5.2", seat=SEAT, target=SEAT, card=Card, owner=SEAT)
    DRIVEN = event(
        "D5.3", seat=SEAT, target=SEAT, card=Card, owner=SEAT, origin=Card, origin_owner=SEAT
    )
    GEM_STOLEN = event("D5.4", seat=SEAT, victim=SEAT, gem=Hidden(Gem))
    OGRE_STOLEN = event("D5.5", seat=SEAT, victim=SEAT, ogre=Hidden(Ogre))
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
    WORKED = event("D6.1", seat=SEAT, card=Card, owner=SEAT)
    FAILED = event("D6.4", seat=SEAT, card=Card, owner=SEAT)
    MINED = event("D6.7", seat=SEAT, gem=Gem)
    OGRE_HIRED = event("D6.9", seat=SEAT, ogre=Hidden(Ogre))
    RESHUFFLED = event("D5.8")
    BOUGHT = event("D6.10", seat=SEAT, trade=Trade)
    BOUGHT_NOTHING = event("D6.3", seat=SEAT)
    DUG = event("D6.11", seat=SEAT, card=Card, owner=SEAT)
    SLAIN = event("D6.12", seat=SEAT, card=Card, owner=SEAT)
    GEM_DISCARDED = event("D7.2", seat=SEAT, gem=Gem)
    OGRE_DISCARDED = event("D7.2", seat=SEAT, ogre=Ogre)
    REVEALED = event("D8.1", seat=SEAT, secret=Secret)
    LAST_TURNS = event("D9.1", turns=NUMBER)
    ASLEEP = event("D9.5", turns=NUMBER)
    AWAKE = event("D9.5")
    TRADE_GONE = event("D9.5", trade=Trade)
    STALLED = event("D9.4", turns=NUMBER)
    SCORED = event("D10.1", seat=SEAT, part=Part, points=NUMBER)
    HAUNTED = event("D10.4", seat=SEAT, points=NUMBER)
