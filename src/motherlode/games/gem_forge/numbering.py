"""What the number of a move stands for: which card, which slot, which gems."""

from __future__ import annotations

from typing import Final

from motherlode.games.gem_forge.handfuls import PAIRED_FIRST, PAIRED_SECOND, SIFTED_BEFORE
from motherlode.games.gem_forge.names import (
    GEMS,
    PARTNERS,
    PLAY_DOUBLE_INSERT,
    PLAY_PICK_OUT,
    PLAY_ROB,
    PLAY_SIFT,
    PLAY_SWAP_GEMS,
    PLAY_SWAP_TILES,
    PLAY_TIP_OVER,
    PLAY_TWO_INSERTS,
    ROBS,
    SEATS,
    SLOTS,
    STALLS,
    TIPS,
)

FIRST_MOVE: Final = [73, 313, 377, 425, 426, 562, 583, 639, 729, 730, 731, 743]  # of each card


def card_of(move: int) -> int:
    """The card that a move plays."""
    card = 0
    while move >= FIRST_MOVE[card + 1]:
        card += 1
    return card


def seat_of(move: int) -> int:
    """The seat that a card of one's own turn is played at; -1 for nobody."""
    if PLAY_SWAP_TILES <= move < PLAY_SWAP_GEMS:
        return (partner_of(move) - STALLS) // SLOTS if partner_of(move) >= STALLS else -1
    if PLAY_SWAP_GEMS <= move < PLAY_PICK_OUT:
        return (move - PLAY_SWAP_GEMS) // GEMS % SEATS
    if PLAY_PICK_OUT <= move < PLAY_PICK_OUT + SEATS * SLOTS * GEMS:
        return (move - PLAY_PICK_OUT) // (SLOTS * GEMS)
    if PLAY_TIP_OVER <= move < PLAY_SIFT:
        return (move - PLAY_TIP_OVER) // TIPS
    if PLAY_ROB <= move < PLAY_DOUBLE_INSERT:
        return (move - PLAY_ROB) // ROBS
    return -1


# -- swap tiles -----------------------------------------------------------------------------


def swapping(slot: int, partner: int) -> int:
    """Swap a tile and insert nothing; the move after it inserts the first gem, and so on."""
    return PLAY_SWAP_TILES + (slot * PARTNERS + partner) * (GEMS + 1)


def partner_place(seat: int, slot: int) -> int:
    """The number, among the partners of a swap, of a tile in front of a player."""
    return STALLS + seat * SLOTS + slot


def swapped_slot(move: int) -> int:
    """The slot of the tile that is given away."""
    return (move - PLAY_SWAP_TILES) // ((GEMS + 1) * PARTNERS)


def partner_of(move: int) -> int:
    """What a tile is swapped for: a stall, or a slot of a seat."""
    return (move - PLAY_SWAP_TILES) // (GEMS + 1) % PARTNERS


def inserted_gem(move: int) -> int:
    """The gem that is put into the new tile at once; -1 for none."""
    return (move - PLAY_SWAP_TILES) % (GEMS + 1) - 1


# -- gems of others -------------------------------------------------------------------------


def trading(given: int, seat: int, taken: int) -> int:
    """Swap a gem with one in the cart of a seat."""
    return PLAY_SWAP_GEMS + (given * SEATS + seat) * GEMS + taken


def given_gem(move: int) -> int:
    """The gem that a swap gives."""
    return (move - PLAY_SWAP_GEMS) // (SEATS * GEMS)


def taken_gem(move: int) -> int:
    """The gem that a swap takes."""
    return (move - PLAY_SWAP_GEMS) % GEMS


def picking(seat: int, slot: int, gem: int) -> int:
    """Pick a gem out of a tile of a seat."""
    return PLAY_PICK_OUT + (seat * SLOTS + slot) * GEMS + gem


def picked_slot(move: int) -> int:
    """The slot of the tile that a gem is picked out of."""
    return (move - PLAY_PICK_OUT) // GEMS % SLOTS


def picked_gem(move: int) -> int:
    """The gem that is picked out."""
    return (move - PLAY_PICK_OUT) % GEMS


# -- handfuls -------------------------------------------------------------------------------


def tipping(seat: int, handful: int) -> int:
    """Tip a handful out of the cart of a seat."""
    return PLAY_TIP_OVER + seat * TIPS + handful - 1


def tipped(move: int) -> int:
    """The handful that is tipped out."""
    return (move - PLAY_TIP_OVER) % TIPS + 1


def robbing(seat: int, handful: int) -> int:
    """Take a handful out of the cart of a seat."""
    return PLAY_ROB + seat * ROBS + handful - 1


def robbed(move: int) -> int:
    """The handful that is taken."""
    return (move - PLAY_ROB) % ROBS + 1


def sifting(many: int, handful: int) -> int:
    """Take the first gems and keep a handful of them."""
    return PLAY_SIFT + SIFTED_BEFORE[many] + handful


def sifted_many(move: int) -> int:
    """How many gems are sifted."""
    if move - PLAY_SIFT < SIFTED_BEFORE[2]:
        return 1
    return 2 if move - PLAY_SIFT < SIFTED_BEFORE[3] else 3


def sifted_handful(move: int) -> int:
    """The handful that is kept."""
    return move - PLAY_SIFT - SIFTED_BEFORE[sifted_many(move)]


# -- insertions -----------------------------------------------------------------------------


def insertion(slot: int, gem: int) -> int:
    """The number of an insertion among all of them."""
    return slot * GEMS + gem


def first_insertion(move: int) -> int:
    """The first insertion of a double one."""
    if move < PLAY_TWO_INSERTS:
        return move - PLAY_DOUBLE_INSERT
    return PAIRED_FIRST[move - PLAY_TWO_INSERTS]


def second_insertion(move: int) -> int:
    """The second insertion of a double one; -1 if there is none."""
    return -1 if move < PLAY_TWO_INSERTS else PAIRED_SECOND[move - PLAY_TWO_INSERTS]
