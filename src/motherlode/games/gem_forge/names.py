"""The numbers of Gem Forge by name: gems, tiles, cards, decisions, moves, events."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
SLOTS: Final = 3  # tiles in front of a player
STALLS: Final = 4  # tiles on the market
DEALT: Final = 5  # tiles dealt to each, of which SLOTS are kept
SPACES: Final = 3  # special spaces of the track
SLOPE: Final = 40  # places on the slope
ROUNDS_A_STAGE: Final = 4  # how far bots look ahead

# Gems.
RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
GEMS: Final = 4
NO_GEM: Final = -1
ANY: Final = 4  # in a recipe: holes for any one colour
RECIPE: Final = 5

# Tiles: 19 blue ones, of one colour, and 17 brown ones.
TILES: Final = 36
NO_TILE: Final = -1

# Cards: those of one's own turn, then those of anyone's.
SWAP_TILES: Final = 0
SWAP_GEMS: Final = 1
PICK_OUT: Final = 2
DRAW_THREE: Final = 3
TIP_OVER: Final = 4
SIFT: Final = 5
ROB: Final = 6
DOUBLE_INSERT: Final = 7
OWN_TURN_CARDS: Final = 8
CANCEL: Final = 8
FOLLOW_TAKE: Final = 9
FOLLOW_INSERT: Final = 10
CARDS: Final = 11
NO_CARD: Final = -1

# Options: the choices with a meaning in the rules.
ORDER_CHOSEN: Final = 1

# Decisions, in the order of `decisions.py`.
CHOOSE_TILES: Final = 0
TURN: Final = 1
NEW_TILE: Final = 2
CANCELLING: Final = 3
FOLLOWING: Final = 4
HAND_LIMIT: Final = 5
RETURNING: Final = 6

# Moves: the first of each family of the catalogue.
TAKE: Final = 0
DRAW: Final = 1
PASS: Final = 2
END_TURN: Final = 3
INSERT: Final = 4  # a slot, a gem
INSERTS: Final = 12
DISCARD: Final = 16  # a gem
WITHDRAW: Final = 20  # a slot
SCORE: Final = 23  # a set of slots
KEEP: Final = 30  # three of the tiles dealt: see KEPT
KEEPS: Final = 10
CHOOSE: Final = 40  # a stall
THROW: Final = 44  # a set of up to three stalls
THROWS: Final = 14
DROP: Final = 58  # a card
RETURN: Final = 69  # a gem
PLAY: Final = 73  # the first move that plays a card
PLAY_SWAP_TILES: Final = 73  # a slot, what for, a gem or none
PARTNERS: Final = 16  # what for: a stall, or a slot of a seat
PLAY_SWAP_GEMS: Final = 313  # a gem given, a seat, a gem taken
PLAY_PICK_OUT: Final = 377  # a seat, a slot, a gem
PLAY_DRAW_THREE: Final = 425
PLAY_TIP_OVER: Final = 426  # a seat, a handful
TIPS: Final = 34
PLAY_SIFT: Final = 562  # how many, the handful kept
PLAY_ROB: Final = 583  # a seat, a handful
ROBS: Final = 14
PLAY_DOUBLE_INSERT: Final = 639  # an insertion, or two of them: see PAIRED
PLAY_TWO_INSERTS: Final = 651
PLAY_CANCEL: Final = 729
PLAY_FOLLOW_TAKE: Final = 730
PLAY_FOLLOW_INSERT: Final = 731  # a slot, a gem
MOVES: Final = 743
NO_MOVE: Final = -1

# Events.
TILE_DEALT: Final = 0
TILE_KEPT: Final = 1
TILE_LEFT: Final = 2
MARKET_LAID: Final = 3
TURN_BEGAN: Final = 4
GEM_TAKEN: Final = 5
INSERTED: Final = 6
GEM_RETURNED: Final = 7
CARD_DRAWN: Final = 8
CARD_DROPPED: Final = 9
RESHUFFLED: Final = 10
PLAYED: Final = 11
CANCELLED: Final = 12
TILES_SWAPPED: Final = 13
GEMS_SWAPPED: Final = 14
PICKED_OUT: Final = 15
ROBBED: Final = 16
SCORED: Final = 17
SET_BONUS: Final = 18
GAINED: Final = 19
SPACE_REACHED: Final = 20
TILE_TAKEN: Final = 21
TILE_THROWN: Final = 22
TILES_RESHUFFLED: Final = 23
WITHDRAWN: Final = 24
WON: Final = 25
STALEMATE: Final = 26
