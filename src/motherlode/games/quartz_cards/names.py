"""The numbers of the card game by name: crystals, icons, cards, decisions, moves, events."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4

# Crystals, from the cheapest to the dearest.
CRYSTALS: Final = 6

# Icons of mine cards: none, a helper to hire, an unstable crystal in one of six positions.
PLAIN: Final = 0
HIRING_ICON: Final = 1
UNSTABLE: Final = 2  # in the first position; the other five follow
ICONS: Final = 8

# Mine cards: a crystal and an icon.
MINE_CARDS: Final = 48
NO_CARD: Final = -1
LONGEST_LINE: Final = 96

# Helper cards: the attacks, the defences, the one of exploration.
HAND_IT_OVER: Final = 0
STOP_STOP_STOP: Final = 1
MAY_I_HELP: Final = 2
LITTLE_GIFT: Final = 3
NO_LONGER_YOURS: Final = 4
ATTACK_CARDS: Final = 5
NO_CHANCE: Final = 5
OVER_MY_DEAD_BODY: Final = 6
GET_LOST: Final = 7
DEFENCES_END: Final = 8
WHAT_A_BEAUTY: Final = 8
CARDS: Final = 9

# When an attack may be played: which moment of the turn a window belongs to.
ANNOUNCED: Final = 0
UNCOVERED: Final = 1
STOPPED: Final = 2

# Decisions, in the order of `decisions.py`.
TURN: Final = 0
WINDOW: Final = 1
DEFEND: Final = 2
COUNTER: Final = 3
STEAL: Final = 4
RETALIATE: Final = 5
LEND_A_HAND: Final = 6
OFFER_HIRE: Final = 7
GO_ON: Final = 8
BEAUTY: Final = 9

# Moves: the first of each family of the catalogue.
EXPLORE: Final = 0
STOP: Final = 1
PASS: Final = 2
HIRE: Final = 3
LAY: Final = 4
PLAY: Final = 5  # an attack or a defence
ADMIRE: Final = 13  # WHAT_A_BEAUTY, a column
PROTECT: Final = 19  # a column
TAKE: Final = 25  # one card of a crystal
TAKE_COLUMN: Final = 31
TAKE_TWO: Final = 37  # two cards: see PAIR
KEEP: Final = 58  # a mine card
MOVES: Final = 106

# Events.
TURN_BEGAN: Final = 0
PROTECTED: Final = 1
EXPLORED: Final = 2
REVEALED: Final = 3
HIRED: Final = 4
CARD_DRAWN: Final = 5
RESHUFFLED: Final = 6
ACCIDENT: Final = 7
HALTED: Final = 8
COLLECTED: Final = 9
ATTACKED: Final = 10
TAKEN_BACK: Final = 11
LET_HAPPEN: Final = 12
PLAYED: Final = 13
SNATCHED: Final = 14
CUT_SHORT: Final = 15
LOOKED: Final = 16
KEPT: Final = 17
LAID: Final = 18
GIFT_LANDED: Final = 19
GIFT_RETURNED: Final = 20
GIFT_DISCARDED: Final = 21
STOLEN: Final = 22
SCORED: Final = 23
GAME_ENDED: Final = 24
RETALIATED: Final = 25
