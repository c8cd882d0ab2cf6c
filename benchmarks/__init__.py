"""Long runs: soaks over random games, and games in a build that checks itself."""
