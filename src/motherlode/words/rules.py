"""The rules of a game as its documents tell them, one document a language.

A document is a title, sections, paragraphs and clauses, and nothing else:

    # Quartz                    the title; paragraphs of introduction follow
    ## Q3 The turn              a section; paragraphs may follow, then its clauses
    - **Q3.2** Mining draws ... a clause; its further lines begin with two spaces

Text is free of HTML. `*word*` is stressed, `**word**` is a name that a clause explains. In a
document `money` in backquotes is an option and `money=secret` one of its choices; whoever reads
it finds there what the option and the choice are called in his language, in quotation marks.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypedDict

from motherlode.games import GAMES
from motherlode.words.library import LANGUAGES, WordsError
from motherlode.words.speaker import Speaker

TITLE: Final = re.compile(r"# (?P<number>)(?P<heading>\S.*)")
SECTION: Final = re.compile(r"## (?P<number>[A-Z]\d+) (?P<heading>\S.*)")
CLAUSE: Final = re.compile(r"- \*\*(?P<number>[A-Z]\d+\.\d+)\*\* (?P<text>\S.*)")
MORE: Final = re.compile(r"  (?P<text>[^\s\-].*)")
PROSE: Final = re.compile(r"(?P<text>[^\s#\-|<>].*)")
KEY: Final = re.compile(r"`(\w+)(?:=(\w+))?`")
NAME: Final = re.compile(r"\*\*[“«]?([^*]+?)[”»]?\*\* \((\d+)\)")
PRINTED: Final = {"quartz_cards": "pt"}  # the only language in which a game's cards were printed
QUOTES: Final = {"en": ("“", "”"), "ru": ("«", "»"), "pt": ("“", "”")}


class Clause(TypedDict):
    """A numbered clause."""

    number: str
    text: str


class Section(TypedDict):
    """A section: its heading, the paragraphs under it, then its clauses.

    The first section of a document is its title with the introduction; its number is empty.
    """

    number: str
    heading: str
    prose: list[str]
    clauses: list[Clause]


def document(game: str, language: str) -> list[Section]:
    """The rules of a game, section by section, as plain data; empty if there is no such game."""
    if language not in LANGUAGES:
        raise WordsError(f"no language is called {language!r}; there are: {', '.join(LANGUAGES)}")
    if game not in GAMES:
        return []
    speaker = Speaker(language, GAMES[game])
    return sections(named(as_printed(written(game, language), speaker), speaker))


def clause(game: str, number: str, language: str) -> str | None:
    """The text of a clause without emphasis, or None if there is no such clause."""
    return clauses(game, language).get(number.upper())


@cache
def clauses(game: str, language: str) -> Mapping[str, str]:
    """All clauses of a game by number, without emphasis."""
    return {
        found["number"]: found["text"].replace("*", "")
        for section in document(game, language)
        for found in section["clauses"]
    }


# -- documents -------------------------------------------------------------------------------


def written(game: str, language: str) -> str:
    """A document, from the installed package or from the sources it was started from."""
    sources = Path(__file__).resolve().parents[3] / "docs" / "rules"
    homes: tuple[Traversable, ...] = (files("motherlode").joinpath("rules"), sources)
    for home in homes:
        path = home.joinpath(language, f"{game}.md")
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise WordsError(f"there is no docs/rules/{language}/{game}.md")


def named(text: str, speaker: Speaker) -> str:
    """A document in which options and their choices are called what the speaker calls them."""

    def name(key: re.Match[str]) -> str:
        option, choice = key.groups()
        word = speaker.choice(option, choice) if choice else speaker.option(option)
        opening, closing = QUOTES[speaker.language]
        return word if opening in word else f"{opening}{word}{closing}"

    return KEY.sub(name, text)


def as_printed(text: str, speaker: Speaker) -> str:
    """A document in which a card has the name that is printed on it behind the one it has here."""
    language = PRINTED.get(speaker.game.key, speaker.language)
    if language == speaker.language:
        return text
    printed = Speaker(language, speaker.game)
    cards = {speaker.name("card", card): card for card in speaker.game.names["card"]}

    def name(found: re.Match[str]) -> str:
        card = cards.get(found[1])
        if card is None:
            return found[0]
        opening, closing = QUOTES[speaker.language]
        return f"{found[0][:-1]}; {opening}{printed.name('card', card)}{closing})"

    return NAME.sub(name, text)


def sections(text: str) -> list[Section]:
    """The sections of a document; a line that cannot be read is an error."""
    found: list[Section] = []
    above = ""
    for line in text.splitlines():
        if not line.strip():
            above = ""
        elif heading := (SECTION if found else TITLE).fullmatch(line):
            number, title = heading["number"], heading["heading"]
            found.append(Section(number=number, heading=title, prose=[], clauses=[]))
            above = ""
        elif not found or not add(line, found[-1], above):
            raise WordsError(f"rules cannot be read: {line!r}")
        else:
            above = line
    return found


def add(line: str, section: Section, above: str) -> bool:
    """Put a line where it belongs in a section; False if it belongs nowhere."""
    prose, listed = section["prose"], section["clauses"]
    if begun := CLAUSE.fullmatch(line):
        listed.append(Clause(number=begun["number"], text=begun["text"]))
    elif listed:
        more = MORE.fullmatch(line) if above else None
        if more is None:
            return False
        listed[-1]["text"] += " " + more["text"]
    elif PROSE.fullmatch(line) is None:
        return False
    elif above:
        prose[-1] += " " + line
    else:
        prose.append(line)
    return True
