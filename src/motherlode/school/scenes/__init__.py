"""Scenes that show a clause: a position, and the moves by which it can be seen at work."""
