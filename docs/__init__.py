"""What there is to read about Motherlode."""
