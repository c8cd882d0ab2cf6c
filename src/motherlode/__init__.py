"""Motherlode: four dwarf-and-gem tabletop games, their rules written once."""

from types import FunctionType

from motherlode.core.state import State

__version__ = "0.1.0"
compiled = not isinstance(State.apply, FunctionType)  # which form of the engine was imported
