"""What happened is said to whoever reads it: “you”, with the grammar that goes with it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from motherlode.core.events import EventKind
from motherlode.core.game import Game
from motherlode.games import GAMES
from motherlode.games.dwarves_fall import DWARVES_FALL
from motherlode.games.quartz_cards import QUARTZ_CARDS
from motherlode.words import LANGUAGES, Speaker
from motherlode.words.keys import is_seat, kind_of

Seen = dict[str, object]
PLAYERS = ("Qox", "Wuz", "Zyf", "Xev", "Vaq")  # in no word of any language
NUMBERS = (0, 1, 2, 5, 21)
YOU = {
    "en": r"\b(you|your)\b",
    "ru": r"\b(вы|вас|вам|вами|ваш\w*)\b",
    "pt": r"\b(você|seus?|suas?)\b",
}
WRONG = {  # “you” with the verb or the possessive of somebody else
    "en": r"\byou (\w*[^s\W]s|is|has)\b|\byou’s\b|\bof you\b",
    "ru": r"\bвы (не )?\w+([её]т|ит|[её]тся|ится)\b|игрок\w* вы\b",
    "pt": r"\b(vez|linha|conjunto|anões|anão) de você\b",
}


def samples(game: Game, kind: EventKind) -> Iterator[Seen]:
    """An event with a seat in each of its seats, and with various numbers and things."""
    for turn, number in enumerate(NUMBERS):
        seen: Seen = {"event": kind.key, "clause": ""}
        for role in kind.roles:
            seen[role.name] = something(role.name, game, turn, number)
        seats = [role.name for role in kind.roles if is_seat(role.name, game)]
        seen |= {role: seat for seat, role in enumerate(seats)}
        yield seen
        if kind.secret:
            yield seen | dict.fromkeys(kind.secret)


def something(role: str, game: Game, turn: int, number: int) -> object:
    """Something that may stand in a role."""
    named = kind_of(role, game)
    return number if named is None else game.names[named][turn % len(game.names[named])]


def seats_of(seen: Seen, game: Game) -> list[int]:
    return [int(str(value)) for role, value in seen.items() if is_seat(role, game)]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_says_you_to_whom_it_is_about(game: Game, language: str) -> None:
    speaker, told = Speaker(language, game, PLAYERS), 0
    for kind in game.events:
        for seen in samples(game, kind):
            for seat in seats_of(seen, game):
                said = speaker.to(seat).event(seen)
                assert PLAYERS[seat] not in said, said
                assert re.search(YOU[language], said, re.IGNORECASE), said
                assert not re.search(WRONG[language], said, re.IGNORECASE), said
                assert not said[0].islower(), said
                told += 1
    assert told


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_names_everybody_to_an_onlooker(game: Game, language: str) -> None:
    speaker = Speaker(language, game, PLAYERS)
    for kind in game.events:
        for seen in samples(game, kind):
            said = speaker.event(seen)
            assert all(said.count(PLAYERS[seat]) == 1 for seat in seats_of(seen, game)), said
            assert not re.search(r"[!?:,]\.|(?<!\.)\.\.(?!\.)|  ", said), said


def test_a_turn_has_an_owner() -> None:
    began: Seen = {"event": "turn_began", "clause": "", "seat": 0}
    for language, mine, others in (
        ("en", "Your turn.", "Qox’s turn."),
        ("ru", "Ваш ход.", "Ходит Qox."),
        ("pt", "Sua vez.", "Vez de Qox."),
    ):
        speaker = Speaker(language, QUARTZ_CARDS, PLAYERS)
        assert speaker.to(0).event(began) == mine
        assert speaker.to(1).event(began) == others


def test_a_move_calls_a_card_of_the_one_who_moves_your_own() -> None:
    number = next(
        number
        for number, move in enumerate(DWARVES_FALL.catalogue)
        if move.kind == "put" and dict(move.slots) == {"card": "tavern", "owner": 0}
    )
    for language, mine, others in (
        ("en", "Put a dwarf on your tavern", "Put a dwarf on Qox’s tavern"),
        (
            "ru",
            "Поставить гнома на свою карту «таверна»",
            "Поставить гнома на карту «таверна» игрока Qox",
        ),
        ("pt", "Pôr um anão na sua taverna", "Pôr um anão na taverna de Qox"),
    ):
        speaker = Speaker(language, DWARVES_FALL, PLAYERS)
        assert speaker.to(0).move(number) == mine
        assert speaker.to(1).move(number) == others
