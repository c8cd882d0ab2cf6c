"""Equal players in small: what the report of sanity says is what happened."""

from __future__ import annotations

import pytest

from benchmarks.sanity import PLAYERS, never_offered, play, report
from motherlode.games import find

GAMES = 6


@pytest.mark.parametrize("players", PLAYERS)
def test_every_match_is_counted_once(players: str) -> None:
    table = play(("quartz_cards", players, 2, range(GAMES)))
    assert table.games == GAMES == sum(table.ends.values())
    assert sum(table.shares(2)) == pytest.approx(2)
    assert table == play(("quartz_cards", players, 2, range(GAMES)))


def test_what_nobody_could_do_is_named() -> None:
    game = find("dwarves_fall")
    tables = {("hints", 2): play(("dwarves_fall", "hints", 2, range(1)))}
    never = never_offered(game, tables)
    assert "on castle" in never  # an option that this table did not choose
    assert "put castle" not in never
    assert any("on castle" in line for line in report(game, tables))
