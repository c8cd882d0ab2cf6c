"""Everything that is said to people, in English, Russian and Portuguese.

The words of a game lie beside it, one Fluent file a language; what all games share lies here.
Which message says what follows from the game's facts alone: see `speaker`.
"""

from motherlode.words.library import LANGUAGES, WordsError
from motherlode.words.speaker import Speaker

__all__ = ["LANGUAGES", "Speaker", "WordsError"]
