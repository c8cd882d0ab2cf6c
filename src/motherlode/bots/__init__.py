"""Players without hands. A bot is given an Observation, never a State."""
