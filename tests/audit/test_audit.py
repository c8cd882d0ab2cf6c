"""No clause of the rules is without what has to stand behind it."""

from __future__ import annotations

import pytest

from motherlode.core.game import Game
from motherlode.games import GAMES
from motherlode.games.quartz import QUARTZ
from tests.audit.audit import Entry, audit
from tests.audit.refusals import refusals
from tests.conformance.walks import every_game


@every_game
def test_nothing_is_missing_behind_any_clause(game: Game) -> None:
    assert [gap for entry in audit(game) for gap in entry.gaps()] == []


@pytest.mark.parametrize(
    ("clause", "reasons"),
    [
        ("Q3.3", {"bag-empty"}),  # as it is written
        ("Q9.7", {"not-yourself", "target-outside", "target-has-nothing"}),  # of a card
        ("Q11.2", {"another-decision"}),  # of a decision that hands its clause on
        ("Q8.1", {"game-over"}),
    ],
)
def test_refusals_are_found_in_the_sources(clause: str, reasons: set[str]) -> None:
    assert reasons <= refusals(QUARTZ)[clause]


def test_what_is_missing_is_said() -> None:
    bare = Entry(
        clause="Q0.1",
        test=None,
        reasons=(),
        unshown=("bag-empty",),
        duty="somebody is asked",
        untold=("its text in ru",),
        scene=None,
    )
    assert len(list(bare.gaps())) == 4
    assert "MISSING" in " ".join(bare.lines())


def test_every_game_is_audited() -> None:
    assert all(len(audit(game)) > 10 for game in GAMES.values())
