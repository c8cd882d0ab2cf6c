"""Every game can be said in every language, completely and without a fault."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from motherlode.core.game import Game
from motherlode.core.match import Match
from motherlode.core.seats import ONLOOKER
from motherlode.games import GAMES
from motherlode.words import LANGUAGES, Speaker
from motherlode.words.library import home_of, messages
from tests.conformance.walks import choose, start
from tests.words.needs import (
    PLAYERS,
    matches,
    needed,
    outcome_reasons,
    positions,
    refusals,
)

# Where a language rightly says the same as English.
SAME: set[tuple[str, str, str]] = set()

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_a_game_has_all_the_words_it_needs_and_no_others(game: Game, language: str) -> None:
    there = set(messages(home_of(game.key), language))
    assert needed(game) - there == set(), "missing"
    assert there - needed(game) == set(), "unused"


@every_game
@every_language
def test_every_move_can_be_said_and_no_two_sound_alike(game: Game, language: str) -> None:
    speaker = Speaker(language, game, PLAYERS)
    said = Counter(speaker.move(move) for move in game.catalogue)
    assert len(said) == len(game.catalogue), said.most_common(3)


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
    speaker = Speaker(language, game, PLAYERS)
    for case, seed in matches(game):
        match, source = start(case, seed), Random(seed)
        events = match.opening
        while not match.state.over:
            tell(match, speaker)
            events = match.play(*choose(match, source))
            for seat in (ONLOOKER, *range(case.seats)):
                seen = [event.seen_by(seat, game.names) for event in events]
                assert all(speaker.event(event) for event in seen if event)
        assert events


def tell(match: Match, speaker: Speaker) -> None:
    """The question that is open, and a move that is refused."""
    question = speaker.game.question(match.state)
    assert question
    assert speaker.question(question)
    for move in range(0, len(speaker.game.catalogue), 17):
        refusal = match.state.why_not(match.state.seat, move)
        assert refusal is None or speaker.refusal(refusal)


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


@every_game
def test_views_are_walked_to_their_ends(game: Game) -> None:
    assert any(match.state.over for match in positions(game))
