"""How fast the engine is: every game, the plain engine beside it, and a peer."""

from motherlode.bench.main import main

__all__ = ["main"]
