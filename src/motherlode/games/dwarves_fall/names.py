"""The numbers of Dwar7s Fall by name: cards, sides, gems, ogres, goals, moves, events."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
VIEWERS: Final = 5  # the seats, and those who only watch
NO_CARD: Final = -1

# Kingdom cards: the kinds, the mines in the order of the gems. A card is seat * KINDS + kind.
CASTLE: Final = 0
EMERALD_MINE: Final = 1
DIAMOND_MINE: Final = 2
RUBY_MINE: Final = 3
TOPAZ_MINE: Final = 4
TAVERN: Final = 5
SHOP: Final = 6
DRAGON: Final = 7
ICE_GIANT: Final = 8
KINDS: Final = 9
PLACES: Final = 36

# What may lie on what.
CASTLES: Final = 0
MINES: Final = 1
TOWN: Final = 2
GROUP: Final = [0, 1, 1, 1, 1, 2, 2, 1, 0]  # by kind

# Sides of a card, and where its top points when it is turned.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = 4
STEP_X: Final = [0, 1, 0, -1]  # x grows to the east
STEP_Y: Final = [-1, 0, 1, 0]  # y grows to the south

EMERALD: Final = 0
DIAMOND: Final = 1
RUBY: Final = 2
TOPAZ: Final = 3
GEMS: Final = 4

BOUNCER: Final = 0
DROVER: Final = 1
THIEF: Final = 2
RACKETEER: Final = 3
TRICKSTER: Final = 4
OGRE_KINDS: Final = 5

TRADES: Final = 10
ROW: Final = 3  # trade goals that lie open
NO_TRADE: Final = -1

ARCHITECT: Final = 0
KING: Final = 1
HUNTER: Final = 2
JEWELLER: Final = 3
OGRE_CHIEF: Final = 4
GENERAL: Final = 5
MINER: Final = 6
SECRETS: Final = 7

# The parts of a turn.
ACTING: Final = 0
WORKING: Final = 1
DISCARDING: Final = 2

# Options: the choices with a meaning in the rules.
CASTLES_COVERED: Final = 1
FINISH_ROUND: Final = 1

# What points come from.
FROM_GOALS: Final = 0
FROM_MONSTERS: Final = 1
FROM_GEMS: Final = 2
FROM_KINGDOM: Final = 3

# Decisions, in the order of `decisions.py`.
ACT: Final = 0
SPOT: Final = 1
ROTATE: Final = 2
SWAP: Final = 3
WORK: Final = 4
DIG: Final = 5
BUY: Final = 6
DISCARD: Final = 7
LAST_REVEAL: Final = 8

# Moves: the first of each family of the catalogue.
DONE: Final = 0
REVEAL: Final = 1
KEEP_SECRET: Final = 2
TURN_CARD: Final = 3  # a side
LAY: Final = 7  # a kind
LAY_ON: Final = 16  # a card
LAY_BESIDE: Final = 52  # a card, a side
PUT: Final = 196  # a card
STEP: Final = 232  # a card, a side
GO_WORK: Final = 376  # a card
DECLINE: Final = 412  # a card
DIG_UP: Final = 448  # a card
BUY_GOAL: Final = 484  # a trade goal
DISCARD_GEM: Final = 494
DISCARD_OGRE: Final = 498
BOUNCE: Final = 503  # a seat, a card
DRIVE: Final = 647  # a seat, a card, a side
ROB: Final = 1223  # a seat
EXTORT: Final = 1227  # a seat
TRICK: Final = 1231  # a seat, a card
SWAP_WITH: Final = 1375  # a seat, a card
MOVES: Final = 1519

# Events.
SECRET_DEALT: Final = 0
TRADE_LAID: Final = 1
TURN_BEGAN: Final = 2
CARD_LAID: Final = 3
DWARF_PUT: Final = 4
DWARF_STEPPED: Final = 5
OGRE_PLAYED: Final = 6
BOUNCED: Final = 7
DRIVEN: Final = 8
GEM_STOLEN: Final = 9
OGRE_STOLEN: Final = 10
SWAPPED: Final = 11
WORKED: Final = 12
FAILED: Final = 13
DECLINED: Final = 14
MINED: Final = 15
OGRE_HIRED: Final = 16
RESHUFFLED: Final = 17
BOUGHT: Final = 18
DUG: Final = 19
SLAIN: Final = 20
GEM_DISCARDED: Final = 21
OGRE_DISCARDED: Final = 22
REVEALED: Final = 23
LAST_TURNS: Final = 24
STALLED: Final = 25
SCORED: Final = 26
HAUNTED: Final = 27
