"""What stands on the screen: the table, the log, the end."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from motherlode.core.match import Match
from motherlode.core.seats import ONLOOKER
from motherlode.core.views import View
from motherlode.games import GAMES
from motherlode.games.leduc import LEDUC
from motherlode.games.quartz import QUARTZ
from motherlode.terminal.diary import story
from motherlode.terminal.screen import Screen
from motherlode.terminal.sheet import Sheet
from motherlode.words import LANGUAGES, Speaker
from tests.conformance.walks import Case, every_case, play_out, walk
from tests.words.needs import PLAYERS

SHEET = Sheet(Speaker("en", QUARTZ, ("Ann", "Bo", "Cy")))


def printed(view: View[Any], seat: int, speaker: Speaker, width: int = 80) -> list[str]:
    """The table of a view, line by line."""
    console = Console(file=StringIO(), width=width, highlight=False)
    Screen(console, speaker).table(view.table.as_data(), seat)
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


@pytest.mark.parametrize(
    ("key", "value", "text"),
    [
        ("day", 3, "3"),
        ("turn", 1, "Bo"),
        ("inside", [0, 2], "Ann, Cy"),
        ("inside", [], "–"),
        ("token", True, "yes"),
        ("hand", None, "–"),
        ("cart", {"ruby": 1, "quartz": 3}, "ruby · quartz×3"),
        ("prices", {"quartz": 1, "ruby": 6, "obsidian": 0}, "quartz 1 · ruby 6"),
        ("card", "eureka", "Eureka!"),
        ("attacker", 2, "Cy"),
        ("attacker", 9, "9"),
        ("answer", "play this_isnt_mine @1", "Play “This Isn’t Mine” on Bo"),
        (
            "bravery",
            [{"card": "eureka", "coins": 0}, {"card": None, "coins": 2}],
            "Eureka!; Coins 2",
        ),
    ],
)
def test_a_value_in_words(key: str, value: object, text: str) -> None:
    assert SHEET.value(key, value) == text


def test_things_with_many_facts_stand_on_lines_of_their_own() -> None:
    things = [{"card": "eureka", "coins": 1, "deck": 2}, {"card": "eureka", "coins": 3, "deck": 4}]
    assert SHEET.value("", things) == "Eureka! (Coins 1, Deck 2)\nEureka! (Coins 3, Deck 4)"


def test_counts_of_counts_stand_on_lines_of_their_own() -> None:
    counts = {"ruby": {"quartz": 1}, "amber": {"quartz": 0}}
    assert SHEET.value("", counts) == "ruby: quartz 1\namber: –"


def test_a_seat_sees_its_own_card_in_a_column_with_its_name() -> None:
    speaker = Speaker("en", LEDUC, ("Ann", "Bo"))
    lines = printed(Match(LEDUC, 2, 3).state.view(0), 0, speaker)
    assert lines == [
        "Round 0   A raise costs 2   Raises 0   Cards of each rank 2   Ante 1",
        "Most raises in a round 2",
        "Raise in each round   2, 4",
        "                      Ann    Bo",
        "───────────────────────────────",
        "Paid                  1      1",
        "Card                  king   –",
    ]


@every_case
@pytest.mark.parametrize("width", [80, 120])
def test_every_table_fits_the_screen(case: Case, width: int) -> None:
    speaker = Speaker("en", case.game, PLAYERS[: case.seats])
    for match in [*list(walk(case, 1))[-1:], play_out(case, 1)]:
        for seat in (ONLOOKER, *range(case.seats)):
            lines = printed(match.state.view(seat), seat, speaker, width)
            assert lines
            assert max(map(len, lines)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_end_is_told(game: Any, language: str) -> None:
    case = Case(game, game.seats[0])
    speaker = Speaker(language, game, PLAYERS[: case.seats])
    console = Console(file=StringIO(), width=80)
    Screen(console, speaker).outcome(play_out(case, 0).state.outcome())
    assert isinstance(console.file, StringIO)
    told = console.file.getvalue()
    assert all(player in told for player in speaker.players)


def test_dealing_is_told_seat_by_seat_and_counted() -> None:
    speaker = Speaker("en", QUARTZ, ("Ann", "Bo", "Cy"))
    told = story(Match(QUARTZ, 3, 1).opening, 0, speaker)
    assert told[0].startswith("Ann draws the card “")
    assert told[1:3] == ["Bo draws a card. (×5)", "Cy draws a card. (×5)"]
    assert told[3].startswith("Day 1 begins;")
    assert len(told) == 4


def test_sentences_about_the_same_seat_stand_together() -> None:
    match = Match(QUARTZ, 3, 1, {"first_player": "0"})
    speaker = Speaker("en", QUARTZ, ("Ann", "Bo", "Cy"))
    told = story(match.play(0, "leave"), 1, speaker)
    assert len(told) == 1
    assert told[0].startswith("Ann leaves the mine. Ann takes the bonus: ")
