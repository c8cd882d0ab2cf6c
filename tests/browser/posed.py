"""A position of our own on the page: the rules say what may be done there, and why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Any, Final

import msgspec
from playwright.sync_api import Route

from motherlode.core.position import dump
from motherlode.school.courses import lesson
from motherlode.school.scenario import Performance, Scenario
from motherlode.server.web.schemas import ScenarioRequest
from motherlode.server.web.school import scenario_facts
from motherlode.server.web.school_schemas import PuzzleCard, PuzzleFacts
from tests.browser.player import Player

KEY: Final = "0" * 8  # as keys of puzzles look


def position_of(game: str, name: str) -> dict[str, Any]:
    """The position of a lesson."""
    return dump(lesson(game, name).scenario.state)


def changed(position: Mapping[str, Any], **fields: Any) -> dict[str, Any]:
    """A position with other things on its table."""
    return {**position, "table": {**position["table"], **fields}}


def holding(
    position: Mapping[str, Any], *cards: str, deck: str = "deck", hands: Iterable[str] = ("hand",)
) -> dict[str, Any]:
    """A position in which the first seat holds one of each of these cards, out of the deck."""
    table = deepcopy(position["table"])
    fields = tuple(hands)  # the hand itself, and what its owner knows of it
    stock = Counter(table[deck]) + Counter(table[fields[0]][0]) - Counter(cards)
    table[deck] = dict(stock)
    for field in fields:
        table[field][0] = dict.fromkeys(cards, 1)
    return {**position, "table": table}


def pose(
    player: Player, position: Mapping[str, Any], script: Iterable[str] = (), seat: int = 0
) -> None:
    """Show what a seat sees of a position after some moves, as if it were a puzzle."""
    scenario = Scenario.of(position, seat)
    performance = Performance(scenario)
    performance.follow(script)
    card = PuzzleCard(KEY, position["game"], scenario.state.seats, "journeyman", "")

    def answer(route: Route) -> None:
        wanted = msgspec.json.decode(route.request.post_data_buffer or b"{}", type=ScenarioRequest)
        facts = scenario_facts(
            scenario, performance, wanted, performance.legal(), performance.why_not
        )
        fulfil(route, PuzzleFacts(card, facts, None))

    player.page.unroute_all()
    player.page.route("**/api/school/puzzles", lambda route: fulfil(route, [card]))
    player.page.route(f"**/api/school/puzzles/{KEY}", answer)
    player.page.goto(f"/puzzles/{KEY}")


def fulfil(route: Route, body: object) -> None:
    """Answer a request instead of the server."""
    route.fulfill(body=msgspec.json.encode(body), content_type="application/json")
