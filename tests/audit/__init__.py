"""What stands behind each clause of the rules."""
