"""Pictures, and how they are made."""
