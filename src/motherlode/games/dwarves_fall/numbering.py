"""What the number of a move or of a card stands for."""

from __future__ import annotations

from motherlode.games.dwarves_fall.facts import (
    BOUNCE,
    DRIVE,
    LAY_BESIDE,
    PLACES,
    STEP,
    SWAP_WITH,
    TRICK,
    Card,
    Side,
)


def kind_of(card: int) -> int:
    """The kind of a kingdom card."""
    return card % len(Card)


def owner_of(card: int) -> int:
    """The seat whose colour a kingdom card has."""
    return card // len(Card)


def is_monster(kind: int) -> bool:
    """Whether a kind of card is a dragon or a giant."""
    return kind in (Card.DRAGON, Card.ICE_GIANT)


def digs_gems(kind: int) -> bool:
    """Whether a kind of card is a mine."""
    return Card.EMERALD_MINE <= kind <= Card.TOPAZ_MINE


def laying_beside(card: int, side: int) -> int:
    """Lay a card at a side of another."""
    return LAY_BESIDE.first + card * len(Side) + side


def stepping(card: int, side: int) -> int:
    """Move a dwarf from a card over one of its sides."""
    return STEP.first + card * len(Side) + side


def bouncing(target: int, card: int) -> int:
    """Send a dwarf of `target` home from a card."""
    return BOUNCE.first + target * PLACES + card


def driving(target: int, card: int, side: int) -> int:
    """Move a dwarf of `target` from a card over one of its sides."""
    return DRIVE.first + (target * PLACES + card) * len(Side) + side


def tricking(target: int, card: int) -> int:
    """Choose a dwarf of `target` on a card to be swapped."""
    return TRICK.first + target * PLACES + card


def swapping_with(target: int, card: int) -> int:
    """Choose the dwarf that it is swapped with."""
    return SWAP_WITH.first + target * PLACES + card
