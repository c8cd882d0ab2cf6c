"""Real servers in processes of their own, and players who come to them over the network."""
