"""Positions that were written when decisions were still called questions."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.core import position
from motherlode.core.errors import InvalidPosition
from motherlode.games.quartz import QUARTZ


def old(data: dict[str, Any]) -> dict[str, Any]:
    """A position in the words of that time."""
    asked = data.pop("decisions")
    renamed = [{"question": one.pop("decision"), **one} for one in asked]
    return {**data, "questions": renamed}


def test_an_old_position_is_read_and_written_in_the_words_of_today() -> None:
    now = position.dump(QUARTZ.start(3, 7))
    assert now["decisions"] == [{"decision": "turn", "seat": now["table"]["turn"]}]
    assert position.dump(position.load(old(position.dump(QUARTZ.start(3, 7))))) == now


@pytest.mark.parametrize("asked", [7, ["turn"], [{"question": "when", "seat": 0}]])
def test_an_old_position_is_checked_like_any_other(asked: object) -> None:
    data = old(position.dump(QUARTZ.start(3, 7)))
    with pytest.raises(InvalidPosition, match="decision"):
        position.load({**data, "questions": asked})


def test_a_position_cannot_have_both() -> None:
    data = position.dump(QUARTZ.start(3, 7))
    with pytest.raises(InvalidPosition, match="questions"):
        position.load({**data, "questions": []})
