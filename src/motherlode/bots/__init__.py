"""Players without hands. A bot is given an Outlook, never a State."""
