"""The code says things by the words of `docs/words.md`, not by those that they replaced."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from tokenize import NAME, generate_tokens
from tokenize import open as open_source
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("src", "tests", "benchmarks", "engine_build", "page_build", "examples")
REPLACED: Final = {
    *("promise", "gist", "outlook", "manner", "happening", "happenings"),
    *("pulse", "seals", "ears", "objections", "heaps", "imagine", "census", "duties"),
    *("remembering", "sweeping", "grouping"),
}
NOUNS: Final = {"opening", "scoring"}  # modules may end so: it is what lives in them
TERM: Final = re.compile(r"^\| ([^|]+?) \|", re.MULTILINE)


def sources(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def words_of(path: Path) -> set[str]:
    with open_source(str(path)) as text:
        names = {token.string for token in generate_tokens(text.readline) if token.type == NAME}
    return {word.lower() for name in names for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}


def test_names_are_made_of_the_words_that_stayed() -> None:
    found = {str(path.relative_to(ROOT)): words_of(path) & REPLACED for path in sources(*FOLDERS)}
    assert {path: words for path, words in found.items() if words} == {}


def test_a_module_is_called_what_lives_in_it() -> None:
    names = {path.stem for path in sources("src")}
    assert {name for name in names if name.endswith("ing")} == NOUNS


def test_a_word_stands_once_in_the_dictionary_of_its_area() -> None:
    text = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
    for area in text.split("\n## "):
        terms = [term for row in TERM.findall(area) for term in row.split(", ")]
        assert sorted(terms) == sorted(set(terms))


def test_what_the_dictionary_says_lives_somewhere_lives_there() -> None:
    text = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_/.]+\.(?:py|ts|toml))`", text))
    roots = ("src/motherlode", "src/motherlode/server", "web/src", "src/motherlode/games/quartz")
    missing = {
        name for name in named if not any(list((ROOT / root).glob(name)) for root in (*roots, "."))
    }
    assert missing == set()
