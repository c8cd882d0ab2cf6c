"""Positions in which one move is clearly best by what the seat itself knows."""
