"""What a lesson says: sentences in which names and numbers stand as in Fluent.

`{ card-eureka }` is what the game's own words call it, `{ card-eureka.one }` another form of it,
`{ $game.accident }` a number of the box, `{ $seat1 }` another player.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from motherlode.core.game import Game
from motherlode.school.errors import Stale
from motherlode.school.lesson import Lesson, Said, variables
from motherlode.words import LANGUAGES, Speaker, WordsError

PLACE: Final = re.compile(r"\{ (\$?)([\w-]+(?:\.[\w.]+)?) \}")


def told(lesson: Lesson, said: Said) -> Said:
    """A sentence in every language, names and numbers filled in."""
    if set(said) != set(LANGUAGES):
        raise Stale(f"{lesson.key}: said in {', '.join(said)}, not in {', '.join(LANGUAGES)}")
    return {
        language: filled(
            said[language], speaker(language, lesson.game), variables(lesson, language)
        )
        for language in LANGUAGES
    }


@cache
def speaker(language: str, game: Game) -> Speaker:
    return Speaker(language, game)


def filled(text: str, words: Speaker, known: Mapping[str, Any]) -> str:
    """A sentence with its names and numbers."""

    def fill(found: re.Match[str]) -> str:
        is_number, name = found.groups()
        if is_number:
            if name not in known:
                raise Stale(f"{words.language}: nothing is known as {name} in {text!r}")
            return str(known[name])
        message, _, form = name.partition(".")
        try:
            return words.form(message, form or None, {})
        except (WordsError, KeyError):
            raise Stale(f"{words.language}: nothing is called {name} in {text!r}") from None

    made = PLACE.sub(fill, text)
    if "{" in made or "}" in made:
        raise Stale(f"{words.language}: a brace is left in {made!r}")
    return made
