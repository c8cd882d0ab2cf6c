"""The words of the coach: the same in every language, and each of them said by something."""

from __future__ import annotations

from typing import get_args

import pytest

from motherlode.coach.sources import HIDDEN, OTHER, REST
from motherlode.core.story import Unit
from motherlode.games import GAMES
from motherlode.words import LANGUAGES
from motherlode.words.library import COACH, messages
from tests.words.needs import SOURCES
from tests.words.test_games import words_of


def test_the_words_of_the_coach_are_the_same_in_every_language() -> None:
    assert len({frozenset(messages(COACH, language)) for language in LANGUAGES}) == 1


def test_every_message_of_the_coach_is_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    named = {key for key in messages(COACH, "en") if f'"{key}"' in sources or f"'{key}'" in sources}
    by_name = {f"luck-{name}" for name in sources_of_luck()}
    by_unit = {f"coach-{unit}" for unit in get_args(Unit)}
    inside_others = {"coach-more"}
    assert set(messages(COACH, "en")) - named == by_name | by_unit | inside_others


def sources_of_luck() -> set[str]:
    drawn = {name for game in GAMES.values() for name in game.story.draws.values()}
    return {HIDDEN, OTHER, REST} | drawn


@pytest.mark.parametrize("language", ["ru", "pt"])
def test_nothing_of_the_coach_was_left_in_english(language: str) -> None:
    english, other = messages(COACH, "en"), messages(COACH, language)
    same = [
        k for k in english if words_of(english[k]) and words_of(english[k]) == words_of(other[k])
    ]
    assert same == []
