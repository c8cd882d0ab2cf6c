"""One word for one thing: what was decided for each language does not drift back.

`docs/words.md` has the chosen words; here are those that they replace.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from motherlode.school.lesson_checks import all_lessons
from motherlode.school.sentences import told
from motherlode.words import LANGUAGES

ROOT = Path(__file__).parents[2]
ANYWHERE = {
    "en": r"turn of \{|points \{|^do it\b|lay it so|dearest|!\.$|\bstones?\b",
    "ru": r"кристалл|чудовищ|\bлавк|\bраунд|нестабильн|склон|гн[её]зд|тайл|очки \{|верхом на|!\.$",
    "pt": r"\bQuartzo\b|carrinho|\bvag[aã]o\b|\bbots?\b|obsidiana|\bpeças?\b|pontos \{|conj\.|!\.$"
    r"|anfitri",
}
OF_A_GAME = {  # what is right in other games
    ("ru", "dwarves_fall"): r"шахт|\bкамн|\bкамень|в запас|из запас|раскоп|раскап|перемест|перемещ",
    ("ru", "gem_forge"): r"рудник|\bтрек|шкал",
    ("ru", "quartz"): r"рудник|\bкамн|\bкамень",
    ("ru", "quartz_cards"): r"рудник|\bкамн|скандал",
    ("pt", "quartz_cards"): r"\bfilas?\b|\bpedras?\b",
    ("pt", "gem_forge"): r"\bpedras?\b|pontua",
    ("pt", "dwarves_fall"): r"derrot",
    ("en", "gem_forge"): r"\bslay|\bkill|\bjewels?\b",
    ("en", "dwarves_fall"): r"\bkills?\b|\bkilled\b",
}
BOARDS = {"quartz": "quartz", "cards": "quartz_cards", "fall": "dwarves_fall", "forge": "gem_forge"}
ALLOWED = {  # what other editions say
    ("pt", "quartz", "obsidiana"),
}


class Texts(Visitor):
    """The text of a message, with a brace for each variable."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: object) -> None:  # noqa: N802
        elements = getattr(node, "elements", [])
        said = (each.value if isinstance(each, TextElement) else "{" for each in elements)
        self.found.append("".join(said))
        self.generic_visit(node)  # type: ignore[arg-type]


def messages(path: Path) -> Iterator[str]:
    """Every text of a Fluent file."""
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            texts = Texts()
            texts.visit(entry)
            yield from texts.found


def everything(language: str) -> Iterator[tuple[str | None, str]]:
    """Everything that people read in a language, with the game that it is about."""
    sources = ROOT / "src" / "motherlode"
    for path in sources.glob(f"games/*/words/{language}.ftl"):
        yield from ((path.parts[-3], text) for text in messages(path))
    for path in (ROOT / "web/src/words" / language).glob("*.ftl"):
        yield from ((BOARDS.get(path.stem), text) for text in messages(path))
    for path in (*sources.glob(f"words/{language}.ftl"), *sources.glob(f"words/*/{language}.ftl")):
        yield from ((None, text) for text in messages(path))
    for path in (ROOT / "docs/rules" / language).glob("*.md"):
        yield from ((path.stem, line) for line in path.read_text(encoding="utf-8").splitlines())
    for lesson in all_lessons():
        said = [lesson.script.title, *(beat.say for beat in lesson.beats)]
        yield from ((lesson.game.key, told(lesson, text)[language]) for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_has_drifted_back(language: str) -> None:
    read = list(everything(language))
    assert len(read) > 1000
    found = []
    for game, text in read:
        wrong = "|".join(filter(None, (ANYWHERE[language], OF_A_GAME.get((language, game or "")))))
        for word in re.findall(wrong, text, re.IGNORECASE if language != "pt" else 0):
            if (language, game, word) not in ALLOWED:
                found.append(f"{game}: {word!r} in {text!r}")
    assert found == []
