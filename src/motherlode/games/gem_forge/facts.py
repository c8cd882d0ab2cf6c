"""Gem Forge: what is in the box and what can be said about it, each fact once."""

from __future__ import annotations

from typing import Final

from motherlode.core.decisions import DecisionKinds, decision, decisions
from motherlode.core.events import EventKinds, event, events
from motherlode.core.families import Moves
from motherlode.core.kinds import NUMBER, Hidden, Kinds, SeatKind, kinds, named
from motherlode.core.parts import Bits, Both, Distinct, Either, Maybe, Pairs, Several

SEATS: Final = 4
SEAT: Final = SeatKind(SEATS)
SPACES: Final = 3  # special spaces of the track
SLOPE: Final = 40  # places on the slope
ROUNDS_A_STAGE: Final = 4  # how far bots look ahead
NO_GEM = NO_TILE = NO_CARD = NO_MOVE = -1


class Gem(Kinds):  # the colours of gems
    RED, GREEN, YELLOW, BLUE = kinds(4)


ONE_COLOUR: Final = ("ring", "bracelet", "necklace", "tiara")
Tile = named(  # the blue ones, then the brown ones
    "Tile",
    *(f"{jewel}_{gem}" for jewel in ONE_COLOUR for gem in Gem.names),
    *("rainbow_ring", "rainbow_necklace", "rainbow_tiara"),
    *("brooch_gyb", "brooch_ryb", "brooch_rgb", "brooch_rgy"),
    *("pendant_rrgy", "pendant_ggyb", "pendant_yybr", "pendant_bbrg"),
    *("earrings_rrgg", "earrings_ggyy", "earrings_yybb", "earrings_bbrr"),
    *("crown_rrgyb", "crown_rggyb", "crown_rgyyb", "crown_rgybb"),
    "sceptre",
)


class Slot(Kinds):  # the tiles in front of a player
    LEFT, MIDDLE, RIGHT = kinds(3)


class Stall(Kinds):  # the tiles on the market
    FIRST, SECOND, THIRD, FOURTH = kinds(4)


class Place(Kinds):  # the tiles dealt to a player, of which some are kept
    FIRST, SECOND, THIRD, FOURTH, FIFTH = kinds(5)


class Count(Kinds):  # how many gems are sifted
    ONE, TWO, THREE = kinds(3)


class Card(Kinds):  # those of one's own turn, then those of anyone's
    SWAP_TILES, SWAP_GEMS, PICK_OUT, DRAW_THREE = kinds(4)
    TIP_OVER, SIFT, ROB, DOUBLE_INSERT = kinds(4)
    CANCEL, FOLLOW_TAKE, FOLLOW_INSERT = kinds(3)


ANY: Final = Gem.size  # in a recipe: holes for any one colour
RECIPE: Final = Gem.size + 1
INLAYS: Final = SEATS * Slot.size  # tiles in front of all players
OWN_TURN_CARDS: Final = Card.between(Card.SWAP_TILES, Card.DOUBLE_INSERT).size


class Order(Kinds):  # who says in which order gems go back to the slope
    CHOSEN, HOLES = kinds(2)


class Ask(DecisionKinds):
    CHOOSE_TILES, TURN = decisions("G1.6", "G2.1")
    NEW_TILE = decision("G6.5", left=NUMBER, throwable=NUMBER)
    CANCELLING = decision("G9.1", Card, reaction=True, player=SEAT, cancels=NUMBER)
    FOLLOWING = decision("G10.1", Card, reaction=True, player=SEAT, laid=NUMBER)
    HAND_LIMIT, RETURNING = decisions("G5.4", "G6.8")


MOVES: Final = Moves()
play: Final = MOVES.each("play", Card)
TAKE, DRAW, PASS, END_TURN = MOVES.ones("take", "draw", "pass", "end_turn")
INSERT: Final = MOVES.family("insert", reads=("gem", "slot"), slot=Slot, gem=Gem)
DISCARD: Final = MOVES.family("discard", Gem)
WITHDRAW: Final = MOVES.family("withdraw", Slot)
SCORE: Final = MOVES.family("score", slots=Bits(Slot, last=7))
THREE_PLACES: Final = Distinct(Place, 3, 3)
KEEP: Final = MOVES.family("keep", places=THREE_PLACES)
CHOOSE: Final = MOVES.family("choose", Stall)
THROW: Final = MOVES.family("throw", stalls=Bits(Stall, last=14))  # never all four
DROP: Final = MOVES.family("drop", Card)
RETURN: Final = MOVES.family("return", Gem)
ON_MARKET: Final = Both(stall=Stall)
IN_FRONT: Final = Both(target=SEAT, theirs=Slot)
PARTNER: Final = Either(ON_MARKET, IN_FRONT)  # what a tile is swapped for
PLAY_SWAP_TILES: Final = play(Card.SWAP_TILES, slot=Slot, partner=PARTNER, gem=Maybe(Gem))
PLAY_SWAP_GEMS: Final = play(Card.SWAP_GEMS, given=Gem, target=SEAT, taken=Gem)
PLAY_PICK_OUT: Final = play(Card.PICK_OUT, target=SEAT, slot=Slot, gem=Gem)
PLAY_DRAW_THREE: Final = play(Card.DRAW_THREE).first
TIPPED: Final = Several(Gem, 1, 3)
PLAY_TIP_OVER: Final = play(Card.TIP_OVER, target=SEAT, gems=TIPPED)
SIFTED: Final = Several(Gem, 0, 2)  # at least one gem goes back
PLAY_SIFT_ONE: Final = play(Card.SIFT, count=Count.only(Count.ONE), gems=Several(Gem, 0, 0))
PLAY_SIFT_TWO: Final = play(Card.SIFT, count=Count.only(Count.TWO), gems=Several(Gem, 0, 1))
PLAY_SIFT_THREE: Final = play(Card.SIFT, count=Count.only(Count.THREE), gems=SIFTED)
ROBBED: Final = Several(Gem, 1, 2)
PLAY_ROB: Final = play(Card.ROB, target=SEAT, gems=ROBBED)
INSERTION: Final = Both(reads=("gems", "slots"), slots=Slot, gems=Gem)
ONE_INSERTION: Final = Pairs(INSERTION, 1)
PLAY_INSERT_ONE: Final = play(Card.DOUBLE_INSERT, insertions=ONE_INSERTION)
TWO_INSERTIONS: Final = Pairs(INSERTION, 2)
PLAY_INSERT_TWO: Final = play(Card.DOUBLE_INSERT, insertions=TWO_INSERTIONS)
PLAY_CANCEL: Final = play(Card.CANCEL).first
PLAY_FOLLOW_TAKE: Final = play(Card.FOLLOW_TAKE).first
PLAY_FOLLOW_INSERT: Final = play(Card.FOLLOW_INSERT, ("card", "gem", "slot"), slot=Slot, gem=Gem)
ANY_ORDER: Final = MOVES.one("any_order")
CARD_OF: Final = MOVES.values("play", "card")  # by move; -1 if it plays none
TARGET_OF: Final = MOVES.values("play", "target")  # by move; -1 if it is played at nobody


class Events(EventKinds):
    TILE_DEALT = event("G1.6", SEAT, Hidden(Tile))
    TILE_KEPT, TILE_LEFT = events("G1.6", "G1.7", SEAT, Tile)
    MARKET_LAID = event("G6.5", Stall, Tile)
    TURN_BEGAN = event("G2.1", SEAT)
    GEM_TAKEN = event("G3.1", SEAT, Gem)
    INSERTED = event("G3.4", SEAT, Gem, Tile)
    GEM_RETURNED = event("G6.8", SEAT, Gem)
    CARD_DRAWN = event("G5.1", SEAT, Hidden(Card))
    CARD_DROPPED = event("G5.4", SEAT, Card)
    RESHUFFLED = event("G5.2")
    PLAYED = event("G5.5", SEAT, Card, target=SEAT)
    CANCELLED = event("G9.3", SEAT, Card)
    TILES_SWAPPED = event("G8.1", SEAT, target=SEAT, given_tile=Tile, taken_tile=Tile)
    GEMS_SWAPPED = event("G8.2", SEAT, target=SEAT, given=Gem, taken=Gem)
    PICKED_OUT = event("G8.3", SEAT, target=SEAT, gem=Gem, tile=Tile)
    ROBBED = event("G8.7", SEAT, target=SEAT, gem=Gem)
    SCORED, SET_BONUS = events("G6.1", "G6.3", SEAT, Tile, points=NUMBER)
    GAINED = event("G7.1", SEAT, points=NUMBER, total=NUMBER)
    SPACE_REACHED = event("G7.2", SEAT, space=NUMBER)
    TILE_TAKEN, TILE_THROWN = events("G6.5", "G6.6", SEAT, Tile)
    TILES_RESHUFFLED = event("G6.7")
    WITHDRAWN = event("G11.2", SEAT, Tile)
    WON = event("G7.5", SEAT)
    STALEMATE = event("G11.3")
