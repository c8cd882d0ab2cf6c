"""The words that all games share, and what happens when words are missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from motherlode.core.game import Game
from motherlode.games import GAMES
from motherlode.games.leduc import LEDUC
from motherlode.terminal.turn import COMMANDS, WITH_MORE
from motherlode.terminal.typed_moves import plain
from motherlode.words import LANGUAGES, Speaker, WordsError, library
from motherlode.words.library import SHARED, messages
from tests.words.needs import PLAYERS, SOURCES
from tests.words.test_games import words_of

SAME = {("pt", "shelf-example")}
BY_COMMAND = {f"{what}-{command}" for what in ("command", "help") for command in COMMANDS}


def test_the_shared_words_are_the_same_in_every_language() -> None:
    assert len({frozenset(messages(SHARED, language)) for language in LANGUAGES}) == 1


def test_every_shared_message_is_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    named = {
        key for key in messages(SHARED, "en") if f'"{key}"' in sources or f"'{key}'" in sources
    }
    assert set(messages(SHARED, "en")) - named - BY_COMMAND == set()
    assert set(messages(SHARED, "en")) >= BY_COMMAND


@pytest.mark.parametrize("language", ["ru", "pt"])
def test_nothing_shared_was_left_in_english(language: str) -> None:
    english, other = messages(SHARED, "en"), messages(SHARED, language)
    same = [
        k for k in english if words_of(english[k]) and words_of(english[k]) == words_of(other[k])
    ]
    assert [key for key in same if (language, key) not in SAME] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_no_command_can_be_taken_for_a_move(game: Game, language: str) -> None:
    speaker = Speaker(language, game, PLAYERS)
    said = [plain(speaker.move(move)) for move in game.catalogue] + list(game.catalogue.numbers)
    words = {command: {command, speaker.say(f"command-{command}")} for command in COMMANDS}
    assert not set().union(*words.values()) & set(said)
    with_more = set().union(*(words[command] for command in WITH_MORE))
    assert not with_more & {text.split()[0] for text in said}


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(WordsError, match="no message no-such-thing"):
        Speaker("en", LEDUC).say("no-such-thing")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(WordsError, match="terminal-person"):
        Speaker("en").say("terminal-person")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(WordsError, match="no language is called 'tlh'"):
        Speaker("tlh")


def test_a_player_who_was_not_introduced_is_an_error() -> None:
    with pytest.raises(WordsError, match="nobody on seat 1"):
        Speaker("en", LEDUC, ["Ann"]).player(1)


def test_a_game_without_words_is_an_error() -> None:
    with pytest.raises(WordsError, match=r"has no en\.ftl"):
        library.messages("motherlode.games.no_words", "en")


@pytest.mark.parametrize(
    ("text", "fault"),
    [("a = { $b -> [one] x *[other] y }\n", "cannot be read"), ("a = b\na = c\n", "says a twice")],
)
def test_a_broken_file_is_an_error(text: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "text_of", lambda package, language: text)
    with pytest.raises(WordsError, match=fault):
        library.messages.__wrapped__("a", "en")


def test_every_file_of_words_belongs_to_a_language() -> None:
    found = {path.stem for path in Path(SOURCES).rglob("*.ftl")}
    assert found == set(LANGUAGES)
