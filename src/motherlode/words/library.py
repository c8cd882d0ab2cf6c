"""The Fluent files, read once a language and game. Whatever is broken in them is an error."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Attribute, BaseNode, Junk, Message

LANGUAGES: Final = {"en": "en-GB", "ru": "ru-RU", "pt": "pt-BR"}  # and their locales
SHARED: Final = "motherlode.words"
PLAYERS: Final = "motherlode.words.players"  # what somebody at the table is called
COACH: Final = "motherlode.words.coach"  # what is said about a match, here and on the page


class WordsError(LookupError):
    """A message is missing or cannot be said: nothing is ever said in another language instead."""


def home_of(game: str) -> str:
    """The package whose `words` belong to a game."""
    return f"motherlode.games.{game}.words"


def text_of(package: str, language: str) -> str:
    """The Fluent file of a package in a language."""
    parent, _, folder = package.rpartition(".")
    path = files(parent).joinpath(folder, f"{language}.ftl")
    if not path.is_file():
        raise WordsError(f"{package} has no {language}.ftl")
    return path.read_text(encoding="utf-8")


@cache
def messages(package: str, language: str) -> Mapping[str, Message]:
    """The messages of a file by name, none of them twice, nothing unreadable between them."""
    found: dict[str, Message] = {}
    for entry in FluentResource(text_of(package, language)).body:
        if isinstance(entry, Junk):
            raise WordsError(
                f"{package}/{language}.ftl cannot be read: {str(entry.content)[:80]!r}"
            )
        if not isinstance(entry, Message):
            continue
        if entry.id.name in found:
            raise WordsError(f"{package}/{language}.ftl says {entry.id.name} twice")
        found[entry.id.name] = entry
    return found


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """All that can be said in a language, of one game or of none."""
    if language not in LANGUAGES:
        raise WordsError(f"no language is called {language!r}; there are: {', '.join(LANGUAGES)}")
    made = FluentBundle([LANGUAGES[language]], use_isolating=False)
    for package in (SHARED, PLAYERS, COACH, *([home_of(game)] if game else [])):
        messages(package, language)
        made.add_resource(FluentResource(text_of(package, language)))
    return made


def attributes(entry: BaseNode) -> list[str]:
    """The names of the other forms in which a message can be said."""
    assert isinstance(entry, Message)
    return [form.id.name for form in entry.attributes if isinstance(form, Attribute)]
