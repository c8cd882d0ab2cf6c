"""The numbers of Quartz by name: crystals, cards, options, decisions, moves, events."""

from __future__ import annotations

from typing import Final

SEATS: Final = 5

# Crystals: the valuable ones come first.
QUARTZ: Final = 0
AMETHYST: Final = 1
EMERALD: Final = 2
SAPPHIRE: Final = 3
RUBY: Final = 4
AMBER: Final = 5
VALUABLE: Final = 6
OBSIDIAN: Final = 6
CRYSTALS: Final = 7

# Cards, in the order of the appendix: the actions, then the reactions.
HERE_WE_GO: Final = 0
EUREKA: Final = 1
COME_CLOSER: Final = 2
OUT_OF_MY_WAY: Final = 3
WHAT_CRYSTAL: Final = 4
GIMME_A_HAND: Final = 5
THESE_DONT_BELONG: Final = 6
THIS_ISNT_MINE: Final = 7
ACTION_CARDS: Final = 8
NOT_MINE_EITHER: Final = 8
UNACCEPTABLE: Final = 9
ON_MY_BREAK: Final = 10
CARDS: Final = 11
NO_CARD: Final = -1

# Options: the choices with a meaning in the rules.
EDITION_RU: Final = 1
BY_EDITION: Final = 0
DOUBLES_MINED: Final = 2
MUST_FORFEIT: Final = 2

# The combinations of the evening.
NO_COMBINATION: Final = 0
SMALL_SET: Final = 1
LARGE_SET: Final = 2
FIVE_KINDS: Final = 3
SIX_KINDS: Final = 4

# Decisions, in the order of `decisions.py`.
TURN: Final = 0
AIMED: Final = 1
SECOND_OBSIDIAN: Final = 2
KEEP: Final = 3
SWAP: Final = 4
SHARE: Final = 5
STEAL: Final = 6
RETALIATE: Final = 7
SAVE: Final = 8
LAST_DWARF: Final = 9
ALONE: Final = 10

# Moves: the first of each family of the catalogue.
MINE: Final = 0
LEAVE: Final = 1
PASS: Final = 2
USE_TOKEN: Final = 3
PLAY: Final = 4  # a card
AIM: Final = 15  # GIMME_A_HAND up to NOT_MINE_EITHER, at a seat
AIMS: Final = 4
TRADE: Final = 35  # COME_CLOSER at a seat, a crystal given, a crystal taken
HIDE: Final = 215  # WHAT_CRYSTAL, a crystal
SWAP_ONE: Final = 221  # a crystal given, a crystal taken
TAKE: Final = 257  # one crystal
TAKE_TWO: Final = 263  # two crystals: see PAIR
KEEP_NONE: Final = 284
KEEP_ONE: Final = 285
KEEP_TWO: Final = 291
KEEP_THREE: Final = 312
MOVES: Final = 368

PAIRS: Final = 21
TRIPLES: Final = 56

# Events.
DAY_BEGAN: Final = 0
CARD_DRAWN: Final = 1
BONUS_LAID: Final = 2
RESHUFFLED: Final = 3
MINED: Final = 4
PLAYED: Final = 5
LET_HAPPEN: Final = 6
SHOWN: Final = 7
PUT_BACK: Final = 8
PLACED: Final = 9
SWAPPED: Final = 10
TRADED: Final = 11
STOLEN: Final = 12
LOST: Final = 13
HIDDEN: Final = 14
OBSIDIAN_GIVEN: Final = 15
ACCIDENT: Final = 16
TOKEN_GAINED: Final = 17
TOKEN_USED: Final = 18
LEFT: Final = 19
BONUS_TAKEN: Final = 20
BONUS_LOST: Final = 21
LAST_INSIDE: Final = 22
WENT_ON: Final = 23
UNPACKED: Final = 24
SAVED: Final = 25
SOLD: Final = 26
DOUBLED: Final = 27
CARDS_SOLD: Final = 28
TOKEN_SOLD: Final = 29
GAME_ENDED: Final = 30
GOODS_SOLD: Final = 31
RETALIATED: Final = 32
