"""Written knowledge of Gem Forge: how good a move looks to a player who sees the open table.

Everything is counted in thousandths of a point, by rules of thumb: a gem in a tile is worth
its share of the tile's points, more the nearer the tile is to its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.piles import total
from motherlode.core.seats import Seat
from motherlode.games.gem_forge.facts import (
    ANY,
    CHOOSE,
    DISCARD,
    DRAW,
    DROP,
    END_TURN,
    INSERT,
    KEEP,
    NO_TILE,
    PASS,
    PLAY_FOLLOW_INSERT,
    PLAY_SWAP_TILES,
    RECIPE,
    SCORE,
    TAKE,
    THROW,
    WITHDRAW,
    Ask,
    Card,
    Gem,
    Slot,
)
from motherlode.games.gem_forge.handfuls import in_handful, kept
from motherlode.games.gem_forge.numbering import (
    card_of,
    first_insertion,
    given_gem,
    inserted_gem,
    partner_of,
    picked_gem,
    picked_slot,
    robbed,
    seat_of,
    second_insertion,
    sifted_handful,
    swapped_slot,
    taken_gem,
    tipped,
)
from motherlode.games.gem_forge.tiles import colour_of, fits, gems_in, is_brown, wants

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge

# What a card in the hand is worth, in the order of the cards.
CARD_WORTH: Final = [250, 250, 500, 700, 450, 450, 600, 700, 450, 450, 550]
A_CARD: Final = 400  # what a card that nobody has seen is worth
A_GEM: Final = 150  # what a gem is worth to somebody else
AN_END: Final = 2500  # a turn ends before a card is wasted, and not before what is done is scored

LOST: Final = -100000  # what a gift of the last point is worth


def weigh(state: GemForge, me: Seat, move: int) -> int:
    """How good a move looks."""
    decision = state.frames[state.depth - 1][0]
    if decision == Ask.TURN:
        return weigh_turn(state, me, move)
    if move == PASS:
        return 0
    if decision == Ask.CANCELLING:
        return weigh_cancel(state, me) - CARD_WORTH[Card.CANCEL]
    if decision == Ask.FOLLOWING:
        return weigh_follow(state, me, move)
    if decision == Ask.NEW_TILE:
        return charm(state, me, state.market[move - CHOOSE.first]) if move < THROW.first else 1400
    if decision == Ask.CHOOSE_TILES:
        return weigh_choice(state, me, move - KEEP.first)
    return -CARD_WORTH[move - DROP.first] if decision == Ask.HAND_LIMIT else 0


# -- gems and tiles -------------------------------------------------------------------------


def insertion_worth(state: GemForge, me: Seat, slot: int) -> int:
    """What the next gem in a tile is worth: the points shared by the holes still empty."""
    tile = state.tiles[me][slot]
    holes = total(state.recipe[tile], RECIPE) - gems_in(state, me, slot)
    return 200 + 1000 * state.worth[tile] // (holes + 1) * 2


def gem_worth(state: GemForge, me: Seat, gem: int) -> int:
    """What a gem in the cart is worth: half of the best insertion."""
    best = 0
    for slot in range(len(Slot)):
        if state.tiles[me][slot] != NO_TILE and fits(state, me, slot, gem):
            best = max(best, insertion_worth(state, me, slot))
    return best // 2


def charm(state: GemForge, me: Seat, tile: int) -> int:
    """How much a player would like a new tile."""
    holes = total(state.recipe[tile], RECIPE)
    worth = 1000 * state.worth[tile] // holes + 100 * state.bonus[tile]
    for gem in range(len(Gem)):
        if wants(state, tile, gem):
            worth += 250 * min(
                state.cart[me][gem], state.recipe[tile][gem] + state.recipe[tile][ANY]
            )
    for slot in range(len(Slot)):
        if state.tiles[me][slot] != NO_TILE and are_kin(state, tile, state.tiles[me][slot]):
            worth += 250 * (state.bonus[tile] + state.bonus[state.tiles[me][slot]])
    return worth


def are_kin(state: GemForge, tile: int, other: int) -> bool:
    """Whether two tiles can be of one colour, and so of one set."""
    if is_brown(state, tile) or is_brown(state, other):
        return False
    for gem in range(len(Gem)):
        if wants(state, tile, gem) and wants(state, other, gem):
            return True
    return False


def weigh_choice(state: GemForge, me: Seat, choice: int) -> int:
    """The charm of three of the tiles dealt."""
    worth = 0
    for index in range(len(Slot)):
        worth += charm(state, me, state.dealt[me][kept(choice, index)])
    return worth


# -- the turn -------------------------------------------------------------------------------


def weigh_turn(state: GemForge, me: Seat, move: int) -> int:
    """Score, act, or end the turn."""
    if move >= PLAY_SWAP_TILES.first:
        return weigh_card(state, me, card_of(move), move) - CARD_WORTH[card_of(move)]
    if move == TAKE:
        return 200 + gem_worth(state, me, state.slope[0])
    if move == DRAW:
        return A_CARD if total(state.hand[me], len(Card)) < state.hand_limit else 50
    if move == END_TURN:
        return AN_END
    if move < DISCARD.first:
        return insertion_worth(state, me, (move - INSERT.first) // len(Gem))
    if move < WITHDRAW.first:
        return 300 - gem_worth(state, me, move - DISCARD.first) - 100 * state.room(me)
    return weigh_score(state, me, move - SCORE.first + 1) if move >= SCORE.first else 100


def weigh_score(state: GemForge, me: Seat, slots: int) -> int:
    """Brown tiles at once; blue ones as a set, or alone if no set is under way."""
    worth = AN_END
    for slot in range(len(Slot)):
        if slots >> slot & 1:
            tile = state.tiles[me][slot]
            worth += 2000 + 1000 * (state.worth[tile] + state.bonus[tile])
            if slots == 1 << slot and is_worth_waiting(state, me, slot):
                return 50
    return worth


def is_worth_waiting(state: GemForge, me: Seat, slot: int) -> bool:
    """Whether a finished tile should wait for another to make a set."""
    tile = state.tiles[me][slot]
    if is_brown(state, tile) or state.points[me] + state.worth[tile] >= state.goal:
        return False
    colour = colour_of(state, me, slot)
    for other in range(len(Slot)):
        mate = state.tiles[me][other]
        if other != slot and mate != NO_TILE and not is_brown(state, mate):
            holes = total(state.recipe[mate], RECIPE) - gems_in(state, me, other)
            bonus = state.bonus[tile] + state.bonus[mate]
            if 0 < holes <= bonus and fits(state, me, other, colour):
                return True
    return False


# -- cards ----------------------------------------------------------------------------------


def weigh_card(state: GemForge, me: Seat, card: int, move: int) -> int:
    """What playing a card brings, the card itself apart."""
    if card == Card.DRAW_THREE:
        free = state.hand_limit + 1 - total(state.hand[me], len(Card))
        return 200 + A_CARD * min(state.cards_drawn, free)
    if card == Card.DOUBLE_INSERT:
        return weigh_double(state, me, move)
    if card == Card.SIFT:
        return handful_worth(state, me, sifted_handful(move))
    if card == Card.SWAP_GEMS:
        return gem_worth(state, me, taken_gem(move)) - gem_worth(state, me, given_gem(move))
    if card == Card.SWAP_TILES:
        return weigh_swap(state, me, move)
    return weigh_attack(state, me, card, move)


def weigh_double(state: GemForge, me: Seat, move: int) -> int:
    """Two insertions for the price of one."""
    worth = insertion_worth(state, me, first_insertion(move) // len(Gem))
    if second_insertion(move) >= 0:
        worth += insertion_worth(state, me, second_insertion(move) // len(Gem))
    return worth


def handful_worth(state: GemForge, me: Seat, handful: int) -> int:
    """What gems are worth that come into the cart."""
    worth = 0
    for gem in range(len(Gem)):
        worth += in_handful(handful, gem) * (200 + gem_worth(state, me, gem))
    return worth


def weigh_swap(state: GemForge, me: Seat, move: int) -> int:
    """A tile of the market that is liked better, and a gem in it at once."""
    if seat_of(move) >= 0:
        return 0
    tile = state.market[partner_of(move)]
    better = charm(state, me, tile) - charm(state, me, state.tiles[me][swapped_slot(move)])
    return better + 600 if inserted_gem(move) >= 0 else better


def weigh_attack(state: GemForge, me: Seat, card: int, move: int) -> int:
    """What is taken, what it costs the other, and the point that the other gains."""
    target = seat_of(move)
    if card == Card.TIP_OVER and target == me:
        return 1000 * state.comfort - handful_worth(state, me, tipped(move))
    if state.points[target] + state.comfort >= state.goal:
        return LOST
    price = 1000 * state.comfort // (state.seats - 1)
    if card == Card.TIP_OVER:
        return A_GEM - price
    if card == Card.ROB:
        return handful_worth(state, me, robbed(move)) + A_GEM - price
    lost = insertion_worth(state, target, picked_slot(move)) // state.seats
    return 200 + gem_worth(state, me, picked_gem(move)) + lost - price


# -- answers --------------------------------------------------------------------------------


def weigh_cancel(state: GemForge, me: Seat) -> int:
    """A card against me is worth stopping, and a stop of my own card is worth stopping."""
    cancels = state.frames[state.depth - 1][4]
    threat = weigh_threat(state, me)
    return -threat if cancels % 2 else threat


def weigh_threat(state: GemForge, me: Seat) -> int:
    """What the open card does to me."""
    if state.player == me:
        return -900
    card = card_of(state.played)
    if card in (Card.PICK_OUT, Card.ROB, Card.TIP_OVER) and seat_of(state.played) == me:
        return 700
    return 300 if card in (Card.DOUBLE_INSERT, Card.DRAW_THREE) else 200


def weigh_follow(state: GemForge, me: Seat, move: int) -> int:
    """A gem for a card."""
    if card_of(move) == Card.FOLLOW_TAKE:
        return 200 + gem_worth(state, me, state.slope[0]) - CARD_WORTH[Card.FOLLOW_TAKE]
    slot = (move - PLAY_FOLLOW_INSERT.first) // len(Gem)
    return insertion_worth(state, me, slot) - CARD_WORTH[Card.FOLLOW_INSERT]


# -- what a seat may expect -----------------------------------------------------------------


def evaluate(state: GemForge, me: Seat) -> int:
    """Points, and what tiles, cart and hand are worth by the way."""
    worth = 1000 * state.points[me] + A_CARD * total(state.hand[me], len(Card))
    for slot in range(len(Slot)):
        tile = state.tiles[me][slot]
        if tile != NO_TILE:
            holes = total(state.recipe[tile], RECIPE)
            worth += 900 * state.worth[tile] * gems_in(state, me, slot) // holes
    for gem in range(len(Gem)):
        if state.cart[me][gem]:
            worth += min(state.cart[me][gem], 2) * gem_worth(state, me, gem) // 2
    return worth
