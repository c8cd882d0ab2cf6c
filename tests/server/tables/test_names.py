"""Names of people are one line that everyone can see, and no two at a table are the same."""

from __future__ import annotations

import msgspec
import pytest

from motherlode.server.log_events import Sat
from motherlode.server.tables import commands
from motherlode.server.tables.names import BOT_NAMES, LONGEST_NAME
from motherlode.server.terms import Name, Player, Terms
from tests.server.tables.sitting import ENTROPY, HOST, Sitting
from tests.server.tables.test_chairs import refused


@pytest.mark.parametrize("name", ["Odda", "Ёлка 7", "São João", "名", "O'Dda-2", "👑 king", "नमस्ते"])
def test_a_name_of_any_script(name: str) -> None:
    assert msgspec.convert(name, Name) == name


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", " Odda", "Odda ", "Odda\n", "Od\nda", "Od\x00da", "Od\u202eda", "\u200b"),
        *("\u3164", "\u2800", "\u115f", "\uffa0", "\ufe0f", "\u034f", "Odda\u3164", "Od\ufe0fda"),
        "x" * 25,
    ],
)
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(name, Name)


def names_after(*names: str) -> list[str | None]:
    """What those who sit down under some names are called at the table."""
    sitting = Sitting(Terms("quartz", 5))
    for place, name in enumerate(names):
        sitting.do(commands.sit, Player(f"p{place}", name), None, ENTROPY)
    return [chair.name for chair in sitting.table.chairs][: len(names)]


def test_whoever_sits_down_under_a_name_that_is_there_is_numbered() -> None:
    assert names_after("Anna", "Anna", "ANNA", "Аnna", "Ánna") == [
        *("Anna", "Anna 2", "ANNA 3", "Аnna 4", "Ánna 5")
    ]
    long = "x" * LONGEST_NAME
    assert names_after(long, long) == [long, f"{long[:-2]} 2"]


def test_names_of_bots_are_theirs() -> None:
    assert names_after(BOT_NAMES[0].upper()) == [f"{BOT_NAMES[0].upper()} 2"]


def test_whoever_sits_down_again_in_a_rematch_has_a_name_of_their_own_too() -> None:
    sitting = Sitting(Terms("quartz", 3))
    sitting.do(commands.sit, Player("p0", "Anna"), 1, ENTROPY)
    places = [(seat, Player("p1", "Anna"), ENTROPY) for seat in (0, 1)]
    sitting.do(commands.sit_again, [Sat(*place) for place in places])
    assert [chair.name for chair in sitting.table.chairs] == ["Anna 2", "Anna", "Anna 3"]


def test_whoever_was_sent_away_stays_away() -> None:
    sitting = Sitting(Terms("quartz", 3))
    torvik = Player("torvik", "Torvik")
    sitting.do(commands.sit, torvik, 1, ENTROPY)
    sitting.do(commands.stand, HOST, 1)
    with refused("kicked"):
        sitting.do(commands.sit, torvik, None, ENTROPY)
    sitting.do(commands.sit_again, [Sat(1, torvik, ENTROPY)])
    assert sitting.again().table.chairs.held("torvik") == []


def test_whoever_left_may_come_back() -> None:
    sitting = Sitting(Terms("quartz", 3))
    torvik = Player("torvik", "Torvik")
    for _ in range(2):
        sitting.do(commands.sit, torvik, 1, ENTROPY)
        sitting.do(commands.stand, "torvik", 1)
