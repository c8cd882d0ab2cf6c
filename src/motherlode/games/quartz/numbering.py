"""What the number of a move stands for: which card, whom it is aimed at, which crystals."""

from __future__ import annotations

from motherlode.games.quartz.names import (
    AIM,
    COME_CLOSER,
    GIMME_A_HAND,
    HIDE,
    PLAY,
    SEATS,
    SWAP_ONE,
    TRADE,
    VALUABLE,
    WHAT_CRYSTAL,
)


def aiming(card: int, target: int) -> int:
    """Play a card at a seat."""
    return AIM + (card - GIMME_A_HAND) * SEATS + target


def is_aimed(move: int) -> bool:
    """Whether a card is played at a seat."""
    return AIM <= move < TRADE


def trading(target: int, given: int, taken: int) -> int:
    """Play Come Closer at a seat."""
    return TRADE + (target * VALUABLE + given) * VALUABLE + taken


def hiding(crystal: int) -> int:
    """Play Crystal? What Crystal? and put a crystal on it."""
    return HIDE + crystal


def swapping(given: int, taken: int) -> int:
    """Exchange a crystal of the cart for one from the bag."""
    return SWAP_ONE + given * VALUABLE + taken


def card_of(move: int) -> int:
    """The card that a move plays."""
    if move < AIM:
        return move - PLAY
    if move < TRADE:
        return GIMME_A_HAND + (move - AIM) // SEATS
    return COME_CLOSER if move < HIDE else WHAT_CRYSTAL


def target_of(move: int) -> int:
    """The seat that a card is aimed at."""
    return (move - AIM) % SEATS


def trade_target_of(move: int) -> int:
    """The seat that Come Closer is aimed at."""
    return (move - TRADE) // (VALUABLE * VALUABLE)


def given_of(move: int) -> int:
    """The crystal that an exchange gives."""
    first = TRADE if move < HIDE else SWAP_ONE
    return (move - first) // VALUABLE % VALUABLE


def taken_of(move: int) -> int:
    """The crystal that an exchange takes."""
    first = TRADE if move < HIDE else SWAP_ONE
    return (move - first) % VALUABLE


def crystal_of(move: int) -> int:
    """The crystal that is hidden."""
    return move - HIDE


def played_at(move: int) -> int:
    """The seat that a card is played at; -1 for nobody."""
    if move < AIM or move >= HIDE:
        return -1
    return target_of(move) if move < TRADE else trade_target_of(move)
