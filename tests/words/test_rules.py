"""The rules can be read in every language, and say the same in each."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

from motherlode.core.game import Game
from motherlode.games import GAMES
from motherlode.games.quartz import QUARTZ
from motherlode.words import LANGUAGES, Speaker, WordsError
from motherlode.words.keys import name_keys
from motherlode.words.rules import KEY, Section, clause, clauses, document, sections, written

MARKS = {
    "en": ("Ruling", "Option"),
    "ru": ("Уточнение", "Настройка"),
    "pt": ("Esclarecimento", "Opção"),
}
EXPLAINED = re.compile(r"\*\*[“«]?([^*]+?)[”»]?\*\*")
STRESSED = re.compile(r"\*\*[^*]+\*\*|\*[^*]+\*")
NUMBER = re.compile(r"\b\d+\b")
CITED = re.compile(r"\b[A-Z]\d+\.\d+\b")
LATIN = re.compile(r"[A-Za-z]+")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)
translations = pytest.mark.parametrize("language", ["ru", "pt"])


def as_written(game: Game, language: str) -> list[Section]:
    """The rules of a game with the keys of its options."""
    return sections(written(game.key, language))


def texts(game: Game, language: str) -> dict[str, str]:
    """Everything that the rules say, clause by clause and paragraph by paragraph."""
    found: dict[str, str] = {}
    for section in as_written(game, language):
        said = [section["heading"], *section["prose"]]
        found |= {f"{section['number']} {place}": text for place, text in enumerate(said)}
        found |= {each["number"]: each["text"] for each in section["clauses"]}
    return found


def names(game: Game, language: str) -> dict[str, str]:
    """What everything in a game is called, each name with its key."""
    speaker = Speaker(language, game)
    return {speaker.say(key): key for key in name_keys(game)}


# -- every document ----------------------------------------------------------------------------


@every_game
@every_language
def test_nothing_is_lost_between_the_sections(game: Game, language: str) -> None:
    read: list[str] = []
    for section in as_written(game, language):
        head = f"## {section['number']}" if section["number"] else "#"
        read += [f"{head} {section['heading']}", *section["prose"]]
        read += [f"- **{each['number']}** {each['text']}" for each in section["clauses"]]
    assert " ".join(read).split() == written(game.key, language).split()


@every_game
@every_language
def test_every_clause_stands_in_its_section_and_says_something(game: Game, language: str) -> None:
    title, *rest = document(game.key, language)
    assert title["heading"] == Speaker(language, game).title()
    assert title["prose"]
    assert not title["clauses"]
    for section in rest:
        assert section["clauses"]
        for place, each in enumerate(section["clauses"], 1):
            assert each["number"] == f"{section['number']}.{place}"
            assert len(each["text"].split()) > 2
    said = [text for section in rest for text in section["prose"]] + title["prose"]
    said += [each["text"] for section in rest for each in section["clauses"]]
    assert [text for text in said if not text.endswith(".")] == []


@every_game
@every_language
def test_the_rules_name_only_options_of_the_game(game: Game, language: str) -> None:
    choices = {option.key: option.choices for option in game.options}
    for number, text in texts(game, language).items():
        for option, choice in KEY.findall(text):
            assert option in choices, number
            assert not choice or choice in choices[option], number


@every_game
@every_language
def test_every_option_is_explained_by_the_clause_that_it_cites(game: Game, language: str) -> None:
    said = texts(game, language)
    assert all(f"`{option.key}`" in said[option.clause] for option in game.options)


@every_game
@every_language
def test_players_read_plain_text_with_emphasis_and_no_keys(game: Game, language: str) -> None:
    for section in document(game.key, language):
        for text in (*section["prose"], *(each["text"] for each in section["clauses"])):
            assert not set("*`<>[]_\\|&") & set(STRESSED.sub("", text)), text
    assert not any("*" in text or "`" in text for text in clauses(game.key, language).values())


@every_game
@every_language
def test_what_a_clause_explains_is_called_as_on_the_table(game: Game, language: str) -> None:
    known = names(game, language)
    explained = Counter(
        name for text in texts(game, language).values() for name in EXPLAINED.findall(text)
    )
    assert set(explained) - set(known) == set()
    assert set(explained.values()) <= {1}
    cards = {name for name, key in known.items() if key.startswith(("card-", "ogre-", "secret-"))}
    missing = {name for name in cards if name[0].isupper()} - set(explained)
    assert not missing, f"docs/rules/{language}/{game.key}.md does not explain {missing}"


@every_game
@every_language
def test_every_clause_that_is_cited_is_there(game: Game, language: str) -> None:
    said = " ".join(texts(game, language).values())
    assert set(CITED.findall(said)) <= set(clauses(game.key, language))


# -- one language like the other ---------------------------------------------------------------


@every_game
@translations
def test_every_language_has_the_same_sections_and_clauses(game: Game, language: str) -> None:
    assert list(texts(game, language)) == list(texts(game, "en"))


@every_game
@translations
def test_every_language_names_the_same_options_and_explains_the_same_cards(
    game: Game, language: str
) -> None:
    english, other = texts(game, "en"), texts(game, language)
    called, known = names(game, "en"), names(game, language)
    for number, text in english.items():
        assert KEY.findall(other[number]) == KEY.findall(text), number
        explained = [known[name] for name in EXPLAINED.findall(other[number])]
        assert explained == [called[name] for name in EXPLAINED.findall(text)], number


@every_game
@translations
def test_every_language_gives_the_same_figures_and_rulings(game: Game, language: str) -> None:
    english, other = texts(game, "en"), texts(game, language)
    for number, text in english.items():
        assert Counter(NUMBER.findall(other[number])) == Counter(NUMBER.findall(text)), number
        for mark, theirs in zip(MARKS["en"], MARKS[language], strict=True):
            assert text.count(f"*{mark}") == other[number].count(f"*{theirs}"), number


@every_game
def test_russian_rules_hold_nothing_in_latin_letters(game: Game) -> None:
    for number, text in texts(game, "ru").items():
        words = LATIN.findall(CITED.sub("", KEY.sub("", text)))
        assert words == [], number


# -- reading -----------------------------------------------------------------------------------


def test_a_clause_is_found_by_its_number() -> None:
    text = clause("quartz", "q3.2", "en")
    assert text is not None
    assert text.startswith("Mining draws one random crystal")
    assert clause("quartz", "Q99.1", "en") is None
    assert clause("chess", "Q1.1", "en") is None


def test_an_option_is_called_what_the_reader_calls_it() -> None:
    for language, words in (
        ("en", "Option “Other players’ coins”: with “secret”"),
        ("ru", "Настройка «Чужие монеты»: если выбрано «в тайне»"),
        ("pt", "Opção “Moedas dos outros”: com “secretas”"),
    ):
        assert words in clauses("quartz", language)["Q12.4"]


def test_a_name_with_quotation_marks_gets_no_others() -> None:
    text = clauses("quartz_cards", "ru")["C8.6"]
    assert text.startswith("Настройка «Проваливай!» в ответ на «Проваливай!»: если выбрано «")


def test_a_document_is_plain_data() -> None:
    found = document(QUARTZ.key, "ru")
    assert json.loads(json.dumps(found)) == found
    assert found[3]["number"] == "Q3"
    assert found[3]["heading"] == "Ход"
    assert document("chess", "ru") == []


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(WordsError, match="no language is called 'tlh'"):
        document("quartz", "tlh")


def test_a_game_without_rules_is_an_error() -> None:
    with pytest.raises(WordsError, match="there is no docs/rules/en/"):
        written("chess", "en")


@pytest.mark.parametrize(
    "broken",
    [
        "Words before the title.",
        "# Title\n# Another title",
        "# Title\n| a | table |",
        "# Title\n<p>HTML</p>",
        "# Title\n- an item without a number",
        "# Title\n## Section without a number",
        "# Title\n## Q1 Section\n- **Q1.1** A clause.\nWords after it.",
        "# Title\n## Q1 Section\n- **Q1.1** A clause.\n\n  Words under it.",
        "# Title\n## Q1 Section\n- **Q1.1** A clause.\n  - an item in it",
    ],
)
def test_what_cannot_be_read_is_an_error(broken: str) -> None:
    with pytest.raises(WordsError, match="rules cannot be read"):
        sections(broken)
