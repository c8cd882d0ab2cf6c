"""Golden files: what every game was when they were written. `make goldens` writes them anew."""

from pathlib import Path
from typing import Final

from motherlode.games import GAMES

FOLDER: Final = Path(__file__).parent
TABLES: Final = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
TRAJECTORIES: Final = FOLDER / "trajectories.json"
MATCHES: Final = FOLDER / "matches"
EPISODES: Final = FOLDER / "episodes"
COUNTED: Final = 20  # matches behind each checksum
