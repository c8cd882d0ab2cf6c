"""How bots teach themselves: play, learn who wins, and see whether that plays better."""
