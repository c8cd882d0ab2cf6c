"""The evening's sale is told so that everybody can check the sums."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from motherlode.core.seats import ONLOOKER
from motherlode.games.quartz import QUARTZ
from tests.conformance.walks import Case, choose, start


@pytest.mark.clause("Q7.3", "Q7.4")
@pytest.mark.parametrize("seats", QUARTZ.seats)
def test_what_is_sold_and_the_bonus_add_up_to_what_is_earned(seats: int) -> None:
    match, source, evenings = start(Case(QUARTZ, seats), 0), Random(0), 0
    while not match.state.over:
        told = [event.seen_by(ONLOOKER) for event in match.play(*choose(match, source))]
        earned = Counter[object]()
        for event in filter(None, told):
            if event["event"] == "goods_sold":
                earned[event["seat"]] += int(str(event["coins"]))
            elif event["event"] == "sold":
                evenings += 1
                bonus = int(str(event["bonus"]))
                assert earned[event["seat"]] + bonus == event["coins"]
    assert evenings == seats * 5
