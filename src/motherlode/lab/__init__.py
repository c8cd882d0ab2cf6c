"""Many games: arenas, ladders and what they prove."""
