"""Who may know a field of a state, where not everybody may: facts of a game beside its layout.

A field without secrecy is open to all. What a seat may not know is left out of an observation, or
counted as far as everybody can count it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Hidden:
    """Nobody may look; how many things there are can be seen."""


@dataclass(frozen=True, slots=True)
class Own:
    """A seat knows its own row, of the others only how much there is.

    `unless` is a field that says of which seats everybody knows it, `when` an option without which
    it is open.
    """

    unless: str = ""
    when: str = ""


@dataclass(frozen=True, slots=True)
class Known:
    """Rows by viewer and holder: everybody knows the rows in which they are the viewer."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Only the seat that is asked looks at it; others see that something is there."""


@dataclass(frozen=True, slots=True)
class Pooled:
    """Counts of which some lie in another field for one seat to look at: for others, still here."""

    field: str


Secrecy = Hidden | Own | Known | Asked | Pooled
Secrets = Mapping[str, Secrecy]  # by field

HIDDEN: Final = Hidden()
OWN: Final = Own()
KNOWN: Final = Known()
ASKED_ONLY: Final = Asked()
