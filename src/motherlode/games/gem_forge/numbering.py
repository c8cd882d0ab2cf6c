"""What the number of a move stands for: which card, which slot, which gems."""

from __future__ import annotations

from typing import Final

from motherlode.games.gem_forge.facts import (
    PARTNER,
    PLAY_INSERT_ONE,
    PLAY_INSERT_TWO,
    PLAY_PICK_OUT,
    PLAY_ROB,
    PLAY_SIFT_ONE,
    PLAY_SWAP_GEMS,
    PLAY_SWAP_TILES,
    PLAY_TIP_OVER,
    ROBBED,
    SEATS,
    TIPPED,
    Gem,
    Slot,
    Stall,
)
from motherlode.games.gem_forge.handfuls import PAIRED_FIRST, PAIRED_SECOND, SIFTED_BEFORE

FIRST_MOVE: Final = [73, 313, 377, 425, 426, 562, 583, 639, 729, 730, 731, 743]  # of each card


def card_of(move: int) -> int:
    """The card that a move plays."""
    card = 0
    while move >= FIRST_MOVE[card + 1]:
        card += 1
    return card


def seat_of(move: int) -> int:
    """The seat that a card of one's own turn is played at; -1 for nobody."""
    if PLAY_SWAP_TILES.first <= move < PLAY_SWAP_GEMS.first:
        return (
            (partner_of(move) - len(Stall)) // len(Slot) if partner_of(move) >= len(Stall) else -1
        )
    if PLAY_SWAP_GEMS.first <= move < PLAY_PICK_OUT.first:
        return (move - PLAY_SWAP_GEMS.first) // len(Gem) % SEATS
    if PLAY_PICK_OUT.first <= move < PLAY_PICK_OUT.first + SEATS * len(Slot) * len(Gem):
        return (move - PLAY_PICK_OUT.first) // (len(Slot) * len(Gem))
    if PLAY_TIP_OVER.first <= move < PLAY_SIFT_ONE.first:
        return (move - PLAY_TIP_OVER.first) // len(TIPPED)
    if PLAY_ROB.first <= move < PLAY_INSERT_ONE.first:
        return (move - PLAY_ROB.first) // len(ROBBED)
    return -1


# -- swap tiles -----------------------------------------------------------------------------


def swapping(slot: int, partner: int) -> int:
    """Swap a tile and insert nothing; the move after it inserts the first gem, and so on."""
    return PLAY_SWAP_TILES.first + (slot * len(PARTNER) + partner) * (len(Gem) + 1)


def partner_place(seat: int, slot: int) -> int:
    """The number, among the partners of a swap, of a tile in front of a player."""
    return len(Stall) + seat * len(Slot) + slot


def swapped_slot(move: int) -> int:
    """The slot of the tile that is given away."""
    return (move - PLAY_SWAP_TILES.first) // ((len(Gem) + 1) * len(PARTNER))


def partner_of(move: int) -> int:
    """What a tile is swapped for: a stall, or a slot of a seat."""
    return (move - PLAY_SWAP_TILES.first) // (len(Gem) + 1) % len(PARTNER)


def inserted_gem(move: int) -> int:
    """The gem that is put into the new tile at once; -1 for none."""
    return (move - PLAY_SWAP_TILES.first) % (len(Gem) + 1) - 1


# -- gems of others -------------------------------------------------------------------------


def trading(given: int, seat: int, taken: int) -> int:
    """Swap a gem with one in the cart of a seat."""
    return PLAY_SWAP_GEMS.first + (given * SEATS + seat) * len(Gem) + taken


def given_gem(move: int) -> int:
    """The gem that a swap gives."""
    return (move - PLAY_SWAP_GEMS.first) // (SEATS * len(Gem))


def taken_gem(move: int) -> int:
    """The gem that a swap takes."""
    return (move - PLAY_SWAP_GEMS.first) % len(Gem)


def picking(seat: int, slot: int, gem: int) -> int:
    """Pick a gem out of a tile of a seat."""
    return PLAY_PICK_OUT.first + (seat * len(Slot) + slot) * len(Gem) + gem


def picked_slot(move: int) -> int:
    """The slot of the tile that a gem is picked out of."""
    return (move - PLAY_PICK_OUT.first) // len(Gem) % len(Slot)


def picked_gem(move: int) -> int:
    """The gem that is picked out."""
    return (move - PLAY_PICK_OUT.first) % len(Gem)


# -- handfuls -------------------------------------------------------------------------------


def tipping(seat: int, handful: int) -> int:
    """Tip a handful out of the cart of a seat."""
    return PLAY_TIP_OVER.first + seat * len(TIPPED) + handful - 1


def tipped(move: int) -> int:
    """The handful that is tipped out."""
    return (move - PLAY_TIP_OVER.first) % len(TIPPED) + 1


def robbing(seat: int, handful: int) -> int:
    """Take a handful out of the cart of a seat."""
    return PLAY_ROB.first + seat * len(ROBBED) + handful - 1


def robbed(move: int) -> int:
    """The handful that is taken."""
    return (move - PLAY_ROB.first) % len(ROBBED) + 1


def sifting(many: int, handful: int) -> int:
    """Take the first gems and keep a handful of them."""
    return PLAY_SIFT_ONE.first + SIFTED_BEFORE[many] + handful


def sifted_many(move: int) -> int:
    """How many gems are sifted."""
    if move - PLAY_SIFT_ONE.first < SIFTED_BEFORE[2]:
        return 1
    return 2 if move - PLAY_SIFT_ONE.first < SIFTED_BEFORE[3] else 3


def sifted_handful(move: int) -> int:
    """The handful that is kept."""
    return move - PLAY_SIFT_ONE.first - SIFTED_BEFORE[sifted_many(move)]


# -- insertions -----------------------------------------------------------------------------


def insertion(slot: int, gem: int) -> int:
    """The number of an insertion among all of them."""
    return slot * len(Gem) + gem


def first_insertion(move: int) -> int:
    """The first insertion of a double one."""
    if move < PLAY_INSERT_TWO.first:
        return move - PLAY_INSERT_ONE.first
    return PAIRED_FIRST[move - PLAY_INSERT_TWO.first]


def second_insertion(move: int) -> int:
    """The second insertion of a double one; -1 if there is none."""
    return -1 if move < PLAY_INSERT_TWO.first else PAIRED_SECOND[move - PLAY_INSERT_TWO.first]
