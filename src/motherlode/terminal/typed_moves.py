"""Finds the moves that somebody means by what was typed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from motherlode.words import Speaker

ALIKE: Final = str.maketrans({"’": "'", "“": "", "”": "", '"': "", "«": "", "»": "", "ё": "е"})


def plain(text: str) -> str:
    """A text without what is hard to type."""
    return " ".join(text.casefold().translate(ALIKE).split())


def meant(typed: str, moves: Iterable[int], speaker: Speaker) -> list[int]:
    """The moves that a text names, or else those of which it is a part."""
    wanted = plain(typed)
    texts = {
        move: (plain(speaker.game.catalogue.text(move)), plain(speaker.move(move)))
        for move in moves
    }
    exactly = [move for move, names in texts.items() if wanted in names]
    if exactly or not wanted:
        return exactly
    return [move for move, names in texts.items() if any(wanted in name for name in names)]


def at_table(speaker: Speaker) -> list[int]:
    """Every move of the catalogue that names only seats at this table."""
    seats = len(speaker.players)
    return [
        number
        for number, move in enumerate(speaker.game.catalogue)
        if all(isinstance(thing, str) or thing < seats for _, thing in move.slots)
    ]
