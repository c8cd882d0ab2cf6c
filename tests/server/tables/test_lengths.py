"""Whether matches by some house rules end in time."""

from __future__ import annotations

from motherlode.games import find
from motherlode.server.tables.lengths import comes_to_an_end


def test_matches_end_within_the_moves_that_they_take_and_not_within_fewer() -> None:
    assert comes_to_an_end("leduc", 2, {}, {})
    assert comes_to_an_end("leduc", 2, {}, {}, most=20)
    assert not comes_to_an_end("leduc", 2, {}, {}, most=1)


def test_the_rules_of_the_house_count() -> None:
    long = {"game.days": 9}
    assert find("quartz").box.values["game.days"] == 5
    assert comes_to_an_end("quartz", 3, {}, {"game.days": 1}, most=100)
    assert not comes_to_an_end("quartz", 3, {}, long, most=100)
