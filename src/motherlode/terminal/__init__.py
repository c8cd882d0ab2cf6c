"""Play any game in a terminal, from its views and moves alone."""
