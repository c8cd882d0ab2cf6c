"""Every game can be said in every language, completely and without a fault."""

from __future__ import annotations

from collections import Counter

import pytest
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from motherlode.core.game import Game
from motherlode.games import GAMES
from motherlode.words import LANGUAGES, Speaker
from motherlode.words.library import home_of, messages
from tests.words.needs import PLAYERS, heard, needed, outcome_reasons, refusals, said

# Where a language rightly says the same as English.
SAME = {("quartz", "pt", "title")}

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_a_game_has_all_the_words_it_needs_and_no_others(game: Game, language: str) -> None:
    there = set(messages(home_of(game.key), language))
    missing, unused = needed(game) - there, there - needed(game)
    assert not missing, f"missing in {said(missing, game, language)}"
    assert not unused, f"unused in {said(unused, game, language)}"


@every_game
@every_language
def test_every_move_can_be_said_and_no_two_sound_alike(game: Game, language: str) -> None:
    speaker = Speaker(language, game, PLAYERS)
    sounds = Counter(speaker.move(move) for move in game.catalogue)
    assert len(sounds) == len(game.catalogue), sounds.most_common(3)


@every_game
@every_language
def test_every_refusal_can_be_said(game: Game, language: str) -> None:
    speaker = Speaker(language, game, PLAYERS)
    assert all(speaker.refusal(refusal) for refusal in refusals(game))


@every_game
@every_language
def test_everything_without_variables_can_be_said(game: Game, language: str) -> None:
    speaker = Speaker(language, game, PLAYERS)
    fixed = ("title", "pitch", "label-", "option-")
    assert all(speaker.say(message) for message in needed(game) if message.startswith(fixed))
    assert all(speaker.outcome(reason) for reason in outcome_reasons(game))


@every_game
@every_language
def test_whole_matches_can_be_told_to_every_seat(game: Game, language: str) -> None:
    speaker, told = Speaker(language, game, PLAYERS), heard(game)
    assert all(speaker.event(event) for event in told.events.values())
    assert all(speaker.decision(decision) for decision in told.decisions.values())
    assert all(speaker.refusal(refusal) for refusal in told.refusals.values())
    assert {event["event"] for event in told.events.values()} <= {kind.key for kind in game.events}


@every_game
@pytest.mark.parametrize("language", ["ru", "pt"])
def test_nothing_was_left_in_english(game: Game, language: str) -> None:
    english, other = (messages(home_of(game.key), tongue) for tongue in ("en", language))
    same = {
        key
        for key in english
        if words_of(english[key]) and words_of(english[key]) == words_of(other[key])
    }
    assert {key for key in same if (game.key, language, key) not in SAME} == set()


class Words(Visitor):
    """Collects the text of a message outside its placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def words_of(message: Message) -> str:
    """What a message says by itself."""
    words = Words()
    words.visit(message)
    return "".join(filter(str.isalpha, "".join(words.found)))
