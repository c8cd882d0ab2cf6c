"""How a game wants to be searched: numbers that were found by trying, not by reasoning."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """What a search needs to know of a game beside its rules and heuristics."""

    explore: float = 0.6  # the weight of curiosity against success so far
    trust: float = 0.0  # the weight of priors; 0 is to explore all moves alike
    temper: int = 1000  # thousandths of a point that make a move e times as likely beforehand
    noise: int = 1500  # blur of the heuristics in playouts, in thousandths; negative: none are used
    stages: int = 1  # played before the evaluation counts; 0 is to the end, less is none at all
    scale: int = 20000  # the lead worth three quarters of a win, in thousandths of a point
    margin: int = 0  # how much of the end is the lead and not the win, in hundredths
    own: bool = (
        False  # whether the tree holds the seat's own choices only; heuristics make the others'
    )
    guided: bool = True  # whether a net plays on and judges; else it only says what to try first
    alike: bool = False  # whether all others in a window are guessed to answer by the heuristics
    journeyman: int = 250  # playouts for a decision of that level
    master: int = 2500
    grandmaster: int = 5000
