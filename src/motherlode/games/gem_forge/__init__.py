"""Gem Forge, the board game by Valery Novikov and Alexei Safin: 2 to 4 jewellers at a mine."""

from motherlode.core.registry import register
from motherlode.games.gem_forge.meta import GEM_FORGE

register(GEM_FORGE)

__all__ = ["GEM_FORGE"]
